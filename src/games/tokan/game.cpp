#include "games/tokan/game.h"

#include <algorithm>
#include <array>

#include "messages/tokan.h"

namespace menagerie::tokan {

static_assert(HasRematchStart<Game>);

namespace {

constexpr std::array<std::string_view, 2> kScoringNames = {"classic", "heads"};
constexpr std::array<std::string_view, 2> kEndsNames = {"turn", "either"};
constexpr std::array<std::string_view, 2> kGapsNames = {"run", "all"};
constexpr std::array<std::string_view, 2> kFrameNames = {"float", "centre"};
constexpr std::array<std::string_view, 3> kSetupNames = {"deal", "lay", "fair"};
constexpr std::array<std::string_view, 3> kBeginsNames = {"random", "r", "b"};
constexpr std::array<std::string_view, 2> kStudyNames = {"no", "yes"};

constexpr std::array<OptionSpec, 7> kSpecs = {{
    {"score", kScoringNames[0], kScoringNames},
    {.name = "setup", .standard = kSetupNames[0], .choices = kSetupNames, .usual = "fair"},
    {"frame", kFrameNames[0], kFrameNames},
    {"ends", kEndsNames[0], kEndsNames},
    {"gaps", kGapsNames[0], kGapsNames},
    {"begins", kBeginsNames[0], kBeginsNames},
    {.name = "study", .standard = kStudyNames[0], .choices = kStudyNames, .for_study = true},
}};

// The place of the option's value among its names.
template <std::size_t Size>
std::size_t chosen(const OptionValues& values, std::string_view name,
                   const std::array<std::string_view, Size>& names) {
  const std::string& value = values.find(name)->second;
  return static_cast<std::size_t>(std::ranges::find(names, value) - names.begin());
}

using OfColour = std::array<Tile, kTilesOfColour>;

// 7 jackals, then 5 lions, then 3 mice.
constexpr OfColour tiles_of(Colour colour) {
  OfColour tiles{};
  std::size_t next = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    for (int n = 0; n < kSupply[kind]; ++n) {
      tiles[next++] = tile_of(colour, static_cast<Kind>(kind));
    }
  }
  return tiles;
}
constexpr OfColour kRedTiles = tiles_of(Colour::red);
constexpr OfColour kBlackTiles = tiles_of(Colour::black);

// Always the last draw, so that a seed gives one layout whoever begins.
Colour who_begins(Begins begins, RandomSource& random) {
  if (begins == Begins::random) return random.below(2) == 0 ? Colour::red : Colour::black;
  return begins == Begins::red ? Colour::red : Colour::black;
}

// T2. What a seed deals is a promise: red's tiles and then black's, in the order of tiles_of, are
// shuffled as one (core/random.h) and laid on a1, a2, ..., f5; then it is drawn who begins.
Position deal(const Options& options, RandomSource& random) {
  std::array<Tile, kTilesInAll> tiles{};
  std::ranges::copy(kRedTiles, tiles.begin());
  std::ranges::copy(kBlackTiles, tiles.begin() + kTilesOfColour);
  shuffle(tiles, random);
  const Colour begins = who_begins(options.begins, random);
  return Position(Field::dealt(tiles, begins, options.play_rules()));
}

// T14. Likewise a promise: red's tiles are shuffled, then black's; the first five of red and the
// first five of black, in that order, are shuffled as one and laid on e1 to e5 and f1 to f5; then
// it is drawn who lays first.
Position lay(const Options& options, RandomSource& random) {
  OfColour red = kRedTiles;
  OfColour black = kBlackTiles;
  shuffle(red, random);
  shuffle(black, random);
  constexpr std::size_t kEach = Laying::kCoreTiles / kColours;
  std::array<Tile, Laying::kCoreTiles> core{};
  std::copy_n(red.begin(), kEach, core.begin());
  std::copy_n(black.begin(), kEach, core.begin() + kEach);
  shuffle(core, random);
  const Colour begins = who_begins(options.begins, random);
  return Position(Laying::started(core, begins, options));
}

}  // namespace

std::span<const OptionSpec> Game::option_specs() {
  return kSpecs;
}

Options Game::options(const OptionValues& values) {
  return {.scoring = static_cast<Scoring>(chosen(values, "score", kScoringNames)),
          .setup = static_cast<Setup>(chosen(values, "setup", kSetupNames)),
          .begins = static_cast<Begins>(chosen(values, "begins", kBeginsNames)),
          .study = chosen(values, "study", kStudyNames) == 1,
          .ends = static_cast<Ends>(chosen(values, "ends", kEndsNames)),
          .gaps = static_cast<Gaps>(chosen(values, "gaps", kGapsNames)),
          .frame = static_cast<Frame>(chosen(values, "frame", kFrameNames))};
}

std::string_view Game::seat_name(Seat seat) {
  return seat == seat_of(Colour::red) ? "r" : "b";
}

Message Game::seat_word(Seat seat) {
  return seat == seat_of(Colour::red) ? messages::tokan_seat_red : messages::tokan_seat_black;
}

Position Game::start(const Options& options, RandomSource& random) {
  return options.setup == Setup::lay ? lay(options, random) : deal(options, random);
}

Result<Position> Game::parse(std::string_view text, const Options& options) {
  return Position::parse(text, options);
}

Position Game::rematch_start(std::span<const Position> game) {
  const auto laid =
      std::ranges::find_if(game, [](const Position& one) { return one.field() != nullptr; });
  return laid == game.end() ? game.front() : *laid;
}

}  // namespace menagerie::tokan
