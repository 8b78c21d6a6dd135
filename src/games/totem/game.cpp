#include "games/totem/game.h"

#include <array>

#include "messages/totem.h"

namespace menagerie::totem {

static_assert(SettlesOptions<Game> && LimitsTakeBack<Game> && LetsSeatsLeave<Game> &&
              RollsForSeats<Game>);

namespace {

constexpr std::array<std::string_view, 2> kSeatings = {"auto", "choose"};
constexpr std::array<std::string_view, 2> kTwelves = {"must", "may"};
constexpr std::array<OptionSpec, 4> kSpecs = {{
    {.name = "seats", .standard = "2", .choices = {}, .min = 2, .max = 4},
    {.name = "seating", .standard = "auto", .choices = kSeatings},
    {.name = "quiet_limit", .standard = "100", .choices = {}, .min = 0, .max = 1000},
    {.name = "twelve", .standard = "must", .choices = kTwelves},
}};

// All that is not lost for good; an exchange changes nothing about it.
int material(const Position& position) {
  int pieces = 0;
  for (std::uint8_t seat = 0; seat < position.seats(); ++seat) {
    pieces += position.piece_count(Seat{seat}) + position.reserve(Seat{seat});
    pieces += position.in_play(Seat{seat}) ? 1 : 0;
  }
  return pieces;
}

}  // namespace

std::span<const OptionSpec> Game::option_specs() {
  return kSpecs;
}

Options Game::options(const OptionValues& values) {
  return {
      .seats = static_cast<int>(number_option(values, "seats")),
      .seating = values.find("seating")->second == "choose" ? Seating::choose : Seating::automatic,
      .quiet_limit = number_option(values, "quiet_limit"),
      .twelve = values.find("twelve")->second == "may" ? Twelve::may : Twelve::must};
}

std::string_view Game::seat_name(Seat seat) {
  constexpr std::array<std::string_view, kMaxSeats> kNames = {"1", "2", "3", "4"};
  return kNames[seat.index];
}

Message Game::seat_word(Seat seat) {
  constexpr std::array<Message, kMaxSeats> kWords = {messages::totem_seat_1, messages::totem_seat_2,
                                                     messages::totem_seat_3,
                                                     messages::totem_seat_4};
  return kWords[seat.index];
}

Position Game::start(const Options& options, RandomSource&) {
  const auto make = options.seating == Seating::choose ? Position::unseated : Position::seated;
  return make(options.seats, options.quiet_limit, options.twelve);
}

Result<Position> Game::parse(std::string_view text, const Options& options) {
  return Position::parse(text, options.quiet_limit, options.twelve);
}

OptionValues Game::settled(const Position& position) {
  return {{"seats", std::to_string(position.seats())}};
}

std::optional<std::size_t> Game::take_back(std::span<const Position> game, std::size_t ply) {
  const Position& now = game.back();
  if (now.stage() == Stage::over || material(now) != material(game[ply])) return std::nullopt;
  return ply;
}

}  // namespace menagerie::totem
