#include "games/two_paths/game.h"

#include "games/two_paths/words.h"

namespace menagerie::two_paths {

static_assert(SettlesOptions<Game> && LimitsTakeBack<Game>);

namespace {

constexpr std::array<std::string_view, 2> kRowChoices = {"7", "8"};
constexpr std::array<std::string_view, 3> kBeginsChoices = {"s", "n", "random"};
constexpr std::array<OptionSpec, 2> kOptionSpecs = {{
    {.name = "rows", .standard = "7", .choices = kRowChoices},
    {.name = "begins", .standard = "s", .choices = kBeginsChoices, .usual = "random"},
}};

Seat starter(Begins begins, RandomSource& random) {
  switch (begins) {
    case Begins::south:
      return kSouth;
    case Begins::north:
      return kNorth;
    case Begins::random:
      break;
  }
  return random.below(2) == 0 ? kSouth : kNorth;
}

}  // namespace

std::span<const OptionSpec> Game::option_specs() {
  return kOptionSpecs;
}

Options Game::options(const OptionValues& values) {
  Options options;
  options.rows = static_cast<int>(number_option(values, "rows"));
  const std::string& begins = values.find("begins")->second;
  if (begins == "n") options.begins = Begins::north;
  if (begins == "random") options.begins = Begins::random;
  return options;
}

int Game::seats(const Options&) {
  return 2;
}

std::string_view Game::seat_name(Seat seat) {
  return seat == kSouth ? "s" : "n";
}

Message Game::seat_word(Seat seat) {
  return word(seat);
}

Position Game::start(const Options& options, RandomSource& random) {
  return Position::lining_up(options.rows, starter(options.begins, random));
}

Result<Position> Game::parse(std::string_view text, const Options&) {
  return Position::parse(text);
}

OptionValues Game::settled(const Position& position) {
  return {{"rows", std::to_string(position.rows())}};
}

std::optional<std::size_t> Game::take_back(std::span<const Position> game, std::size_t ply) {
  if (game[ply].phase() != Phase::blocking) return ply;
  // A table that was set up in the middle of a duel has nothing before it.
  if (ply == 0) return std::nullopt;
  return ply - 1;
}

}  // namespace menagerie::two_paths
