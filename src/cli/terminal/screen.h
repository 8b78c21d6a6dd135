// Standard output as the commands and the terminal game write to it: sentences broken to the
// terminal's width, drawings as they are, everything in ASCII where the terminal knows no more.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/ink.h"
#include "cli/terminal/look.h"
#include "core/message.h"
#include "core/result.h"

namespace menagerie::cli {

class Screen {
 public:
  Screen(bool ascii, Language language);

  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] Language language() const { return language_; }
  // Looks again how wide the terminal is; people drag their windows.
  void measure();

  // A word or sentence of the catalogue in the reader's language and the terminal's letters.
  [[nodiscard]] std::string word(Message message, std::initializer_list<Word> words = {}) const;
  // A sentence of the catalogue, as a paragraph of its own.
  void say(Message message, std::initializer_list<Word> words = {}, Ink ink = Ink::plain);
  void sentence(std::string_view text, Ink ink = Ink::plain);
  // What went wrong, in a friendly sentence.
  void refuse(const Error& error);
  void line(std::string_view text = {});
  void lines(const std::vector<std::string>& all);
  // Text without a line end, for prompts.
  void text(std::string_view text);
  // Empties the screen and what can be scrolled back to, where there is a screen.
  void wipe();
  // False once something could not be written.
  bool flush();

 private:
  void write(std::string_view text);

  bool ascii_;
  Language language_;
  Look look_;
  bool fine_ = true;
};

}  // namespace menagerie::cli
