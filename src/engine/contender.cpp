#include "engine/contender.h"

#include <algorithm>
#include <array>

#include "core/scanner.h"
#include "engine/game_info.h"
#include "messages/engine.h"
#include "players/player.h"

namespace menagerie {

namespace {

constexpr std::string_view kRandom = "random";

std::span<const std::string_view> special_opponents(std::string_view game) {
  const auto all = games();
  const auto found = std::ranges::find(all, game, &GameInfo::name);
  return found == all.end() ? std::span<const std::string_view>() : found->special_opponents;
}

}  // namespace

std::vector<std::string> contender_names(std::string_view game) {
  std::vector<std::string> names;
  for (int level = 1; level <= kLevels; ++level) names.push_back(std::to_string(level));
  for (const std::string_view name : special_opponents(game)) names.emplace_back(name);
  names.emplace_back(kRandom);
  return names;
}

Result<Contender> parse_contender(std::string_view text, std::string_view game) {
  if (text == kRandom) return Contender{.kind = Contender::Kind::random};
  const auto special = special_opponents(game);
  if (std::ranges::find(special, text) != special.end()) {
    return Contender{.kind = Contender::Kind::special, .special = std::string(text)};
  }
  for (int level = 1; level <= kLevels; ++level) {
    if (text == std::to_string(level)) return Contender{.level = level};
  }
  std::string others;
  for (const std::string_view name : special) others += '"' + std::string(name) + "\", ";
  return fail(messages::contender_unknown, {quote(text), std::to_string(kLevels), others},
              Place{.field = "level"});
}

std::string contender_text(const Contender& contender) {
  switch (contender.kind) {
    case Contender::Kind::random:
      return std::string(kRandom);
    case Contender::Kind::special:
      return contender.special;
    case Contender::Kind::level:
      break;
  }
  return std::to_string(contender.level);
}

std::optional<Contender> contender_by_old_name(std::string_view name, std::string_view game) {
  constexpr std::array<std::string_view, 5> kBeforeLevels = {"level ", "Stufe ", "niveau ",
                                                             "nivel ", "Menagerie "};
  constexpr std::array<std::string_view, 4> kMindReaders = {"mind reader", "Gedankenleser",
                                                            "télépathe", "lector de mentes"};
  constexpr std::array<std::string_view, 4> kRandomPlayers = {
      "random player", "Zufallsspieler", "joueur au hasard", "jugador al azar"};
  std::string_view meant;
  if (std::ranges::find(kRandomPlayers, name) != kRandomPlayers.end()) meant = kRandom;
  if (std::ranges::find(kMindReaders, name) != kMindReaders.end()) meant = "mind-reader";
  for (const std::string_view words : kBeforeLevels) {
    if (name.starts_with(words)) meant = name.substr(words.size());
  }
  const Result<Contender> found = parse_contender(meant, game);
  return found ? std::optional(*found) : std::nullopt;
}

}  // namespace menagerie
