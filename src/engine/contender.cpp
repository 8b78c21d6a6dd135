#include "engine/contender.h"

#include <algorithm>

#include "core/scanner.h"
#include "games/two_paths/game.h"
#include "messages/engine.h"
#include "players/player.h"

namespace menagerie {

namespace {

constexpr std::string_view kMindReader = "mind-reader";
constexpr std::string_view kRandom = "random";

bool has_mind_reader(std::string_view game) {
  return game == two_paths::Game::kName;
}

}  // namespace

std::vector<std::string> contender_names(std::string_view game) {
  std::vector<std::string> names;
  for (int level = 1; level <= kLevels; ++level) names.push_back(std::to_string(level));
  if (has_mind_reader(game)) names.emplace_back(kMindReader);
  names.emplace_back(kRandom);
  return names;
}

Result<Contender> parse_contender(std::string_view text, std::string_view game) {
  const std::vector<std::string> names = contender_names(game);
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) {
    const Message refusal = has_mind_reader(game) ? messages::contender_unknown_with_mind_reader
                                                  : messages::contender_unknown;
    return fail(refusal, {quote(text), std::to_string(kLevels)}, Place{.field = "level"});
  }
  if (text == kRandom) return Contender{.kind = Contender::Kind::random};
  if (text == kMindReader) return Contender{.kind = Contender::Kind::mind_reader};
  return Contender{.level = static_cast<int>(found - names.begin()) + 1};
}

std::string contender_text(const Contender& contender) {
  switch (contender.kind) {
    case Contender::Kind::random:
      return std::string(kRandom);
    case Contender::Kind::mind_reader:
      return std::string(kMindReader);
    case Contender::Kind::level:
      break;
  }
  return std::to_string(contender.level);
}

}  // namespace menagerie
