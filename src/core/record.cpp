#include "core/record.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/hash.h"
#include "core/scanner.h"
#include "messages/core.h"

namespace menagerie {

namespace {

constexpr std::size_t kLineWidth = 88;
constexpr std::size_t kCheckDigits = 16;
// Of what is found a message shows less.
constexpr std::size_t kLooksAhead = 64;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}
bool is_tag_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(c) || c == '.';
}
bool is_action_letter(char c) {
  return is_tag_letter(c) ? c != '.' : c == '+' || c == '-' || c == '@';
}
bool all_digits(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, is_digit);
}

// What the check covers: every tag and every action, in order, each closed by a line end.
std::string check_of(const Record& record) {
  std::uint64_t hash = kEmptyHash;
  for (const Tag& tag : record.tags) {
    hash = hash_bytes(tag.name, hash);
    hash = hash_bytes("\t", hash);
    hash = hash_bytes(tag.value, hash);
    hash = hash_bytes("\n", hash);
  }
  for (const RecordedAction& action : record.actions) {
    hash = hash_bytes(action.text, hash);
    hash = hash_bytes("\n", hash);
  }
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string digits(kCheckDigits, '0');
  for (std::size_t i = kCheckDigits; i-- > 0; hash >>= 4U) digits[i] = kHex[hash & 15U];
  return digits;
}

// Reads a record from its first byte to its last, counting lines and columns.
class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : text_(text) {}

  Result<Record> read() {
    if (text_.size() > kLongestRecord) {
      return fail(messages::record_too_long, {std::to_string(kLongestRecord)});
    }
    if (const Result<void> fine = read_tags(); !fine) return fail(fine.error());
    if (const Result<void> fine = read_actions(); !fine) return fail(fine.error());
    if (const Result<void> fine = read_check(); !fine) return fail(fine.error());
    return std::move(record_);
  }

 private:
  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }
  [[nodiscard]] Where here() const { return {line_, at_ - line_start_ + 1}; }

  void step() {
    if (text_[at_++] == '\n') {
      ++line_;
      line_start_ = at_;
    }
  }
  void skip_blanks() {
    while (!done() && is_blank(peek())) step();
  }
  // The rest of the line from here, for messages.
  [[nodiscard]] Word found(std::size_t length = kLooksAhead) const {
    if (done()) return messages::end_of_text;
    const std::string_view rest = text_.substr(at_, length);
    return quote(rest.substr(0, rest.find('\n')));
  }
  [[nodiscard]] std::unexpected<Error> refuse(Message code, std::vector<Word> words,
                                              Where where) const {
    return fail(at(where, Error{code, std::move(words), {}}));
  }

  Result<void> read_tags() {
    if (!text_.starts_with("[Game \"")) {
      return refuse(messages::record_not_a_record, {found()}, here());
    }
    while (peek() == '[') {
      if (const Result<void> fine = read_tag(); !fine) return fine;
      skip_blanks();
    }
    return {};
  }

  Result<void> read_tag() {
    const Where start = here();
    const Word line = found();
    const auto malformed = [&] { return refuse(messages::record_tag_form, {line}, start); };
    step();
    Tag tag;
    while (!done() && is_tag_letter(peek())) {
      tag.name += peek();
      step();
    }
    if (tag.name.empty() || peek() != ' ') return malformed();
    step();
    if (peek() != '"') return malformed();
    step();
    tag.where = here();
    while (peek() != '"') {
      if (peek() == '\\') step();
      if (done() || is_control(peek())) return malformed();
      tag.value += peek();
      step();
    }
    step();
    if (peek() != ']') return malformed();
    step();
    if (record_.tags.size() == kMostTags) {
      return refuse(messages::record_too_many_tags, {std::to_string(kMostTags)}, start);
    }
    if (record_.tag(tag.name) != nullptr) {
      return refuse(messages::record_tag_twice, {tag.name}, start);
    }
    record_.tags.push_back(std::move(tag));
    return {};
  }

  Result<void> read_actions() {
    for (skip_blanks(); !done() && peek() != '='; skip_blanks()) {
      const Result<void> fine = peek() == '{' ? read_comment() : read_word();
      if (!fine) return fine;
    }
    if (done()) return refuse(messages::record_cut, {}, here());
    return {};
  }

  Result<void> read_comment() {
    const Where start = here();
    step();
    const std::size_t first = at_;
    while (!done() && peek() != '}') step();
    if (done()) return refuse(messages::record_comment_open, {}, start);
    const std::string comment = comment_of(text_.substr(first, at_ - first));
    step();
    std::string& target = record_.actions.empty() ? record_.remark : record_.actions.back().comment;
    if (!target.empty() && !comment.empty()) target += ' ';
    target += comment;
    return {};
  }

  Result<void> read_word() {
    const Where where = here();
    const std::size_t first = at_;
    while (!done() && !is_blank(peek()) && peek() != '{') step();
    const std::string_view word = text_.substr(first, at_ - first);
    if (word.back() == '.' && all_digits(word.substr(0, word.size() - 1))) {
      const std::string next = std::to_string(record_.actions.size() + 1);
      if (word.substr(0, word.size() - 1) == next) return {};
      return refuse(messages::record_ply, {quote(word), next + "."}, where);
    }
    if (all_digits(word) && !record_.actions.empty()) {
      record_.actions.back().text += ' ';
      record_.actions.back().text += word;
      return {};
    }
    return add_actions(word, where);
  }

  Result<void> add_actions(std::string_view word, Where where) {
    std::size_t start = 0;
    while (true) {
      const std::size_t slash = std::min(word.find('/', start), word.size());
      const std::string_view action = word.substr(start, slash - start);
      if (action.empty() || all_digits(action) || !std::ranges::all_of(action, is_action_letter)) {
        return refuse(messages::record_word, {quote(word)}, where);
      }
      const Where here{where.line, where.column + start};
      if (record_.actions.size() == kMostActions) {
        return refuse(messages::record_too_many_actions, {std::to_string(kMostActions)}, here);
      }
      record_.actions.push_back({std::string(action), {}, here});
      if (slash == word.size()) return {};
      start = slash + 1;
    }
  }

  Result<void> read_check() {
    step();
    while (peek() == ' ') step();
    const Where where = here();
    const std::string_view rest = text_.substr(at_);
    const auto is_hex = [](char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); };
    if (rest.empty()) return refuse(messages::record_cut, {}, where);
    if (rest.size() < kCheckDigits || !std::ranges::all_of(rest.substr(0, kCheckDigits), is_hex)) {
      return refuse(messages::record_check_form, {found(kCheckDigits)}, where);
    }
    for (std::size_t i = 0; i < kCheckDigits; ++i) step();
    skip_blanks();
    if (!done()) return refuse(messages::record_after_end, {found()}, here());
    const std::string check = check_of(record_);
    const std::string_view said = rest.substr(0, kCheckDigits);
    if (said == check) return {};
    return refuse(messages::record_check, {check, std::string(said)}, where);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::size_t line_start_ = 0;
  Record record_;
};

// Lays out the actions: a new line before dice, which open a turn, and where a line is full.
class ActionWriter {
 public:
  explicit ActionWriter(std::string& out) : out_(out), line_start_(out.size()) {}

  void write(std::size_t ply, const RecordedAction& action) {
    const bool answer = action.text.size() == 1 && joinable_;
    const bool dice = action.text.starts_with("roll ");
    const bool full = out_.size() - line_start_ + action.text.size() > kLineWidth;
    if (answer) {
      out_ += '/';
    } else if (out_.size() == line_start_ || dice || full) {
      if (out_.size() != line_start_) new_line();
      out_ += std::to_string(ply) + ". ";
    } else {
      out_ += ' ';
    }
    out_ += action.text;
    // A slash would bind an answer to the last word only ("roll 53/e").
    joinable_ = action.comment.empty() && !answer && !action.text.contains(' ');
    if (!action.comment.empty()) out_ += " {" + action.comment + "}";
  }
  void new_line() {
    out_ += '\n';
    line_start_ = out_.size();
  }

 private:
  std::string& out_;
  std::size_t line_start_;
  bool joinable_ = false;
};

}  // namespace

const Tag* Record::tag(std::string_view name) const {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? nullptr : &*found;
}

void Record::set(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  if (found == tags.end()) {
    tags.push_back({std::string(name), std::move(value), {}});
  } else {
    found->value = std::move(value);
  }
}

Result<Record> parse_record(std::string_view text) {
  return RecordReader(text).read();
}

std::string record_text(const Record& record) {
  std::string out;
  for (const Tag& tag : record.tags) {
    out += '[' + tag.name + " \"";
    for (const char c : tag.value) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    out += "\"]\n";
  }
  out += '\n';
  if (!record.remark.empty()) out += '{' + record.remark + "}\n";
  ActionWriter writer(out);
  for (std::size_t i = 0; i < record.actions.size(); ++i) writer.write(i + 1, record.actions[i]);
  if (!record.actions.empty()) writer.new_line();
  out += "= " + check_of(record) + '\n';
  return out;
}

std::string comment_of(std::string_view text) {
  std::string comment;
  for (const char c : text) {
    const bool plain = !is_control(c) && c != '{' && c != '}';
    if (plain && c != ' ') {
      comment += c;
    } else if (!comment.empty() && comment.back() != ' ') {
      comment += ' ';
    }
  }
  if (!comment.empty() && comment.back() == ' ') comment.pop_back();
  return comment;
}

Error at(Where where, Error error) {
  error.place.line = where.line;
  error.place.column = where.column;
  return error;
}

}  // namespace menagerie
