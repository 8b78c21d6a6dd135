#include "cli/terminal/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace menagerie::cli {

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// How the signs and letters of our languages are written where there is only ASCII.
constexpr std::array<std::pair<std::string_view, std::string_view>, 57> kPlain = {{
    {"…", "..."}, {"–", "-"},      {"—", "-"},      {"’", "'"},  {"“", "\""}, {"”", "\""},
    {"„", "\""},  {"«", "\""},     {"»", "\""},     {"×", "x"},  {"→", "->"}, {"¿", ""},
    {"¡", ""},    {"\u00A0", " "}, {"\u202F", " "}, {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"},
    {"Ä", "Ae"},  {"Ö", "Oe"},     {"Ü", "Ue"},     {"ß", "ss"}, {"œ", "oe"}, {"á", "a"},
    {"à", "a"},   {"â", "a"},      {"ç", "c"},      {"é", "e"},  {"è", "e"},  {"ê", "e"},
    {"ë", "e"},   {"í", "i"},      {"î", "i"},      {"ï", "i"},  {"ñ", "n"},  {"ó", "o"},
    {"ô", "o"},   {"ú", "u"},      {"ù", "u"},      {"û", "u"},  {"Á", "A"},  {"À", "A"},
    {"Â", "A"},   {"Ç", "C"},      {"É", "E"},      {"È", "E"},  {"Ê", "E"},  {"Ë", "E"},
    {"Í", "I"},   {"Î", "I"},      {"Ï", "I"},      {"Ñ", "N"},  {"Ó", "O"},  {"Ô", "O"},
    {"Ú", "U"},   {"Ù", "U"},      {"Û", "U"},
}};

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    if (is_blank(text[at])) {
      ++at;
      continue;
    }
    const std::size_t start = at;
    while (at < text.size() && !is_blank(text[at])) ++at;
    words.emplace_back(text.substr(start, at - start));
  }
  return words;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (&part != parts.data()) out += between;
    out += part;
  }
  return out;
}

bool all_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

int columns(std::string_view text) {
  return static_cast<int>(characters(text));
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  const std::string margin(static_cast<std::size_t>(std::max(indent, 0)), ' ');
  std::string line;
  bool empty = true;
  for (const std::string& word : words_of(text)) {
    if (!empty && columns(line) + 1 + columns(word) > width) {
      lines.push_back(line);
      line = margin;
      empty = true;
    }
    if (!empty) line += ' ';
    line += word;
    empty = false;
  }
  lines.push_back(line);
  return lines;
}

std::string in_ascii(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = character_after(text, at);
    const std::string_view character = text.substr(at, next - at);
    const auto* const found =
        std::ranges::find(kPlain, character, &std::pair<std::string_view, std::string_view>::first);
    if (found != kPlain.end()) {
      out += found->second;
    } else {
      out += static_cast<unsigned char>(character[0]) < 0x80 ? character : "?";
    }
    at = next;
  }
  return out;
}

std::string folded(std::string_view text) {
  return lowered(in_ascii(text));
}

}  // namespace menagerie::cli
