#include "core/message.h"

#include "core/message_texts.h"  // generated: kLanguageCodes, kMessages

namespace menagerie {

namespace {

const ModuleMessages& module_of(Message message) {
  return kMessages[static_cast<std::size_t>(message) / kMessagesOfAModule];
}
std::size_t number_of(Message message) {
  return static_cast<std::size_t>(message) % kMessagesOfAModule;
}

}  // namespace

std::vector<Message> all_messages() {
  std::vector<Message> all;
  for (std::size_t module = 0; module < kMessages.size(); ++module) {
    for (std::size_t i = 0; i < kMessages[module].names.size(); ++i) {
      all.push_back(static_cast<Message>(module * kMessagesOfAModule + i));
    }
  }
  return all;
}

std::span<const std::string_view> languages() {
  return kLanguageCodes;
}

Language language_of(std::string_view code) {
  const std::string_view two = code.substr(0, 2);
  for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) {
    if (kLanguageCodes[i] == two) return Language{static_cast<int>(i)};
  }
  return Language{};
}

std::string_view name_of(Message message) {
  return module_of(message).names[number_of(message)];
}

std::string_view rule_of(Message message) {
  const std::span<const std::string_view> rules = module_of(message).rules;
  return rules.empty() ? std::string_view() : rules[number_of(message)];
}

std::string Word::in(Language language) const {
  return message_ ? say(*message_, {}, language) : text_;
}

std::string say(Message message, std::span<const Word> words, Language language) {
  const std::string_view pattern =
      module_of(message).sentences[static_cast<std::size_t>(language.index)][number_of(message)];
  std::string sentence;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool slot = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                      pattern[i + 1] >= '0' && pattern[i + 1] <= '9';
    if (!slot) {
      sentence += pattern[i];
      continue;
    }
    const auto n = static_cast<std::size_t>(pattern[i + 1] - '0');
    if (n < words.size()) sentence += words[n].in(language);
    i += 2;
  }
  return sentence;
}

std::string say(Message message, std::initializer_list<Word> words, Language language) {
  return say(message, std::span<const Word>(words.begin(), words.size()), language);
}

}  // namespace menagerie
