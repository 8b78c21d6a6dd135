#include "cli/terminal/screen.h"

#include "cli/terminal/output.h"
#include "cli/terminal/text.h"

namespace menagerie::cli {

Screen::Screen(bool ascii, Language language)
    : ascii_(ascii), language_(language), look_(look_of_stdout(ascii)) {}

void Screen::measure() {
  look_ = look_of_stdout(ascii_);
}

void Screen::write(std::string_view text) {
  if (text.empty()) return;
  fine_ = write_output(in_letters_of(look_, text)) && fine_;
}

std::string Screen::word(Message message, std::initializer_list<Word> words) const {
  return in_letters_of(look_, menagerie::say(message, words, language_));
}

void Screen::say(Message message, std::initializer_list<Word> words, Ink ink) {
  sentence(word(message, words), ink);
}

void Screen::sentence(std::string_view text, Ink ink) {
  for (const std::string& part : wrapped(in_letters_of(look_, text), look_.width)) {
    line(inked(part, ink, look_));
  }
}

void Screen::refuse(const Error& error) {
  sentence(error.full_sentence(language_), Ink::warning);
}

void Screen::line(std::string_view text) {
  write(text);
  write("\n");
}

void Screen::lines(const std::vector<std::string>& all) {
  for (const std::string& text : all) line(text);
}

void Screen::text(std::string_view text) {
  write(text);
  flush();
}

void Screen::wipe() {
  if (look_.screen) text("\x1b[2J\x1b[3J\x1b[H");
}

bool Screen::flush() {
  fine_ = flush_output() && fine_;
  return fine_;
}

}  // namespace menagerie::cli
