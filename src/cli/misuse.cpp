#include "cli/misuse.h"

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

// The option or argument that the error speaks of: "--seed", "game".
std::string culprit(const CLI::App& app, const std::string& complaint) {
  for (const CLI::App* const command : app.get_subcommands()) {
    for (const CLI::Option* const option : command->get_options()) {
      for (const std::string& word : words_of(complaint)) {
        const std::string name = option->get_name();
        if (word == name || word == name + ":" || word == name + ",") return name;
      }
    }
  }
  return complaint;
}

}  // namespace

std::string misuse_sentence(const CLI::App& app, const CLI::Error& error, Language language) {
  const std::string complaint = printable(error.what());
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    constexpr std::size_t kMost = 40;
    std::vector<std::string> extras = app.remaining(true);
    for (std::string& extra : extras) extra = shortened(printable(extra), kMost);
    return say(messages::cli_misuse_extra, {joined(extras, " ")}, language);
  }
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    return say(messages::cli_misuse_missing, {culprit(app, complaint)}, language);
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return say(messages::cli_misuse_count, {culprit(app, complaint)}, language);
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    return say(messages::cli_misuse_value, {culprit(app, complaint)}, language);
  }
  // The checks of values are ours and speak the language already.
  return say(messages::cli_misuse_refused, {complaint}, language);
}

}  // namespace menagerie::cli
