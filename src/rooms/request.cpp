#include "rooms/request.h"

#include <algorithm>
#include <utility>

#include "core/scanner.h"
#include "core/text.h"
#include "engine/contender.h"
#include "engine/table.h"
#include "messages/rooms.h"
#include "rooms/command.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

// The engine names a field by itself; here it stands inside another.
std::unexpected<Refusal> malformed_at(Error error, const std::string& place) {
  error.place.field = place;
  return malformed(std::move(error), place);
}

Heard<std::string> read_name(const Fields& fields) {
  Heard<std::string> text = fields.text("name");
  if (!text) return text;
  const std::size_t first = std::min(text->find_first_not_of(' '), text->size());
  const std::string trimmed = text->substr(first, text->find_last_not_of(' ') + 1 - first);
  // What a name may hold is decided once, in core.
  if (trimmed.empty() || name_from(trimmed) != trimmed) {
    return refuse("name", kMalformed, messages::rooms_name, {std::to_string(kLongestName)},
                  fields.place("name"));
  }
  return trimmed;
}

Heard<void> read_person(const Fields& fields, Asker asker, ChairSpec& chair) {
  chair.kind = ChairKind::person;
  Heard<std::string> name = read_name(fields);
  if (!name) return std::unexpected(name.error());
  chair.name = std::move(*name);
  const Heard<Digest> token = fields.digest("token");
  if (!token) return std::unexpected(token.error());
  chair.token = asker == Asker::room ? *token : hash_of_secret(*token);
  Heard<std::optional<Anchors>> anchors = fields.anchors("anchors");
  if (!anchors) return std::unexpected(anchors.error());
  chair.anchors = *anchors;
  return {};
}

Heard<void> read_computer(const Fields& fields, std::string_view game, ChairSpec& chair) {
  chair.kind = ChairKind::computer;
  const Json* const level = fields.find("level");
  std::string text;
  if (level != nullptr && level->is_string()) text = level->get<std::string>();
  if (level != nullptr && level->is_number_integer()) text = level->dump();
  if (text.empty()) return malformed(fields.place("level"), messages::rooms_a_level);
  const Result<Contender> contender = parse_contender(text, game);
  if (!contender) return malformed_at(contender.error(), fields.place("level"));
  chair.level = contender_text(*contender);
  return {};
}

Heard<ChairSpec> read_chair(const Json& json, const std::string& place, std::string_view game,
                            Asker asker) {
  const Fields fields(json, place + ".");
  const Heard<std::string> kind = fields.text("kind");
  ChairSpec chair;
  Heard<void> fine;
  if (kind == "me") {
    fine = read_person(fields, asker, chair);
  } else if (kind == "computer") {
    fine = read_computer(fields, game, chair);
  } else if (kind != "open") {
    fine = malformed(fields.place("kind"), messages::rooms_a_chair_kind);
  }
  if (!fine) return std::unexpected(fine.error());
  return chair;
}

std::vector<Digest> all_anchors(const std::vector<ChairSpec>& chairs) {
  std::vector<Digest> all;
  for (const ChairSpec& chair : chairs) {
    if (!chair.anchors) continue;
    all.push_back(chair.anchors->own);
    all.push_back(chair.anchors->help);
  }
  return all;
}

Heard<std::vector<ChairSpec>> read_chairs(const Fields& fields, std::string_view game,
                                          Asker asker) {
  const Json* const list = fields.find("chairs");
  if (list == nullptr || !list->is_array() || list->size() < 2 ||
      list->size() > static_cast<std::size_t>(kMaxSeats)) {
    return malformed("chairs", messages::rooms_chairs);
  }
  std::vector<ChairSpec> chairs;
  for (const Json& one : *list) {
    const std::string place = "chairs[" + std::to_string(chairs.size()) + "]";
    Heard<ChairSpec> chair = read_chair(one, place, game, asker);
    if (!chair) return std::unexpected(chair.error());
    chairs.push_back(std::move(*chair));
  }
  const auto people = std::ranges::count(chairs, ChairKind::person, &ChairSpec::kind);
  const auto computers = std::ranges::count(chairs, ChairKind::computer, &ChairSpec::kind);
  if (asker == Asker::anybody && people > 1)
    return refuse("one_chair_each", kMalformed, messages::rooms_one_chair_each, {}, "chairs");
  if (static_cast<std::size_t>(computers) == chairs.size())
    return refuse("no_person", kMalformed, messages::rooms_no_person, {}, "chairs");
  if (equal_anchors(all_anchors(chairs)))
    return refuse("same_anchors", kConflict, messages::rooms_same_anchors, {}, "chairs");
  return chairs;
}

// A deal that depends on what our player thinks of it is another one in every version, so nobody
// could check it later.
Heard<void> check_options(const MakeRequest& request) {
  const auto setup = request.options.find("setup");
  if (setup != request.options.end() && setup->second == "fair")
    return refuse("option", kMalformed, messages::rooms_option_fair, {}, "options.setup");
  return {};
}

// The table that the request describes; of a new start only its number of seats matters here.
Heard<Table> trial(const MakeRequest& request) {
  Generator any(0);
  Result<Table> table = request.position
                            ? Table::at(request.game, request.options, *request.position)
                            : Table::start(request.game, request.options, any);
  if (!table) return malformed(table.error(), "options");
  return std::move(*table);
}

// A side that is hidden in a position has been seen by whoever wrote it down.
Heard<void> check_position(const Table& table) {
  if (table.node().turn == Turn::over)
    return refuse("position", kMalformed, messages::rooms_position_over, {}, "position");
  if (!table.complete() || table.view(std::nullopt).position != table.position())
    return refuse("position", kMalformed, messages::rooms_position_hidden, {}, "position");
  return {};
}

// Chairs say how many seats there are, where a game leaves that open.
void choose_seats(MakeRequest& request, const GameInfo& info) {
  if (info.fewest_seats != info.most_seats && !request.position)
    request.options.try_emplace("seats", std::to_string(request.chairs.size()));
}

// What a position settles by itself is so; who asks for something else is mistaken.
Heard<void> settle_options(MakeRequest& request, const OptionValues& asked, const Table& table) {
  for (const auto& [name, value] : table.settled_options()) {
    const auto given = asked.find(name);
    if (given != asked.end() && given->second != value)
      return refuse("option", kMalformed, messages::rooms_option_of_position, {value},
                    "options." + name);
    request.options.insert_or_assign(name, value);
  }
  return {};
}

Heard<void> settle_game(MakeRequest& request) {
  const Result<GameInfo> info = find_game(request.game);
  if (!info) return malformed(info.error(), "game");
  choose_seats(request, *info);
  const OptionValues asked = request.options;
  Result<OptionValues> options = complete_options(info->options, request.options);
  if (!options) return malformed_at(options.error(), "options." + options.error().place.field);
  request.options = std::move(*options);
  if (const Heard<void> fine = check_options(request); !fine) return fine;
  const Heard<Table> table = trial(request);
  if (!table) return std::unexpected(table.error());
  if (request.position) {
    if (const Heard<void> fine = settle_options(request, asked, *table); !fine) return fine;
  }
  if (static_cast<std::size_t>(table->seats()) != request.chairs.size()) {
    return refuse("chairs", kMalformed, messages::rooms_chairs_of_game,
                  {std::to_string(table->seats())}, "chairs");
  }
  return request.position ? check_position(*table) : Heard<void>();
}

}  // namespace

bool equal_anchors(const std::vector<Digest>& all) {
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (all[i] == all[j]) return true;
  return false;
}

Heard<MakeRequest> read_make(const Json& json, Asker asker) {
  const Fields fields(json);
  MakeRequest request;
  Heard<std::string> game = fields.text("game");
  if (!game) return std::unexpected(game.error());
  request.game = std::move(*game);
  if (const Result<GameInfo> info = find_game(request.game); !info)
    return malformed(info.error(), "game");
  Heard<OptionValues> options = fields.options("options");
  if (!options) return std::unexpected(options.error());
  request.options = std::move(*options);
  if (fields.has("position")) {
    Heard<std::string> position = fields.text("position");
    if (!position) return std::unexpected(position.error());
    request.position = std::move(*position);
  }
  Heard<std::vector<ChairSpec>> chairs = read_chairs(fields, request.game, asker);
  if (!chairs) return std::unexpected(chairs.error());
  request.chairs = std::move(*chairs);
  const Heard<std::string> order = fields.has("order") ? fields.text("order") : "given";
  if (!order || (*order != "given" && *order != "drawn"))
    return malformed("order", messages::rooms_an_order);
  request.drawn_order = *order == "drawn";
  const Heard<ClockSetting> clock = read_clock(fields, "clock");
  if (!clock) return std::unexpected(clock.error());
  request.clock = *clock;
  const Heard<bool> listed = fields.flag_or("listed", false);
  if (!listed) return std::unexpected(listed.error());
  request.listed = *listed;
  const Heard<bool> spectators = fields.flag_or("spectators", true);
  if (!spectators) return std::unexpected(spectators.error());
  request.spectators = *spectators;
  if (const Heard<void> fine = settle_game(request); !fine) return std::unexpected(fine.error());
  return request;
}

Heard<SitRequest> read_sit(const Json& json) {
  const Fields fields(json);
  SitRequest request;
  const Heard<std::optional<Digest>> invite = fields.maybe_digest("invite");
  if (!invite) return std::unexpected(invite.error());
  if (*invite) request.invite = hash_of_secret(**invite);
  if (fields.has("chair")) {
    const Heard<std::uint64_t> chair = fields.number("chair");
    if (!chair) return std::unexpected(chair.error());
    request.chair = static_cast<std::size_t>(*chair);
  }
  Heard<std::string> name = read_name(fields);
  if (!name) return std::unexpected(name.error());
  request.name = std::move(*name);
  const Heard<Digest> token = fields.digest("token");
  if (!token) return std::unexpected(token.error());
  request.token = hash_of_secret(*token);
  const Heard<std::optional<Anchors>> anchors = fields.anchors("anchors");
  if (!anchors) return std::unexpected(anchors.error());
  request.anchors = *anchors;
  if (request.anchors && request.anchors->own == request.anchors->help)
    return refuse("same_anchors", kConflict, messages::rooms_same_anchors, {}, "anchors");
  return request;
}

}  // namespace menagerie::rooms
