// The message catalogue: every sentence that a person may read, by name, in every language we have.
// The names and the English sentences stand in messages/en, a file a module, and each further
// language is one more folder beside it. The build makes a header of each module's names,
// `messages/tokan.h`, with constants such as `messages::tokan_seat_red`.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie {

// A sentence of the catalogue: the number of its module and its own number there.
enum class Message : std::uint16_t {};
inline constexpr std::uint16_t kMessagesOfAModule = 1024;

// All of them.
[[nodiscard]] std::vector<Message> all_messages();

// A language we have, by its position in `languages()`. The first is English.
struct Language {
  int index = 0;
  friend bool operator==(const Language&, const Language&) = default;
};

// The two-letter codes of all languages, English first.
[[nodiscard]] std::span<const std::string_view> languages();

// The language of a code or locale name ("de", "de_AT.UTF-8"); English where we do not have it.
[[nodiscard]] Language language_of(std::string_view code);

// The name of a message as it stands in the catalogue, for protocols: "tokan.tile.unknown".
[[nodiscard]] std::string_view name_of(Message message);

// The rule by which a game refuses an action with this message: "T8". Empty for all others.
[[nodiscard]] std::string_view rule_of(Message message);

// What fills a gap in a message: plain text that is the same in every language, or a message.
class Word {
 public:
  Word(std::string text) : text_(std::move(text)) {}  // NOLINT(google-explicit-constructor)
  Word(const char* text) : text_(text) {}             // NOLINT(google-explicit-constructor)
  Word(Message message) : message_(message) {}        // NOLINT(google-explicit-constructor)
  friend bool operator==(const Word&, const Word&) = default;

  [[nodiscard]] std::string in(Language language) const;

 private:
  std::string text_;
  std::optional<Message> message_;
};

// The message with {0}, {1}, … replaced by the words given.
[[nodiscard]] std::string say(Message message, std::span<const Word> words = {},
                              Language language = {});
[[nodiscard]] std::string say(Message message, std::initializer_list<Word> words,
                              Language language = {});

}  // namespace menagerie
