#include "engine/protocol/slow_words.h"

#include <array>
#include <memory>
#include <utility>

#include "core/scanner.h"
#include "engine/protocol/opinion_json.h"
#include "engine/protocol/request_table.h"
#include "engine/signature.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

// What is thought where a request sets no limit.
constexpr std::uint64_t kUsualMs = 1000;
constexpr std::uint64_t kMostLines = 1000;

// A job holds its table; jobs are copied about, tables are not.
std::shared_ptr<const Table> shared(Table table) {
  return std::make_shared<const Table>(std::move(table));
}

Result<Job> read_analyse(const Request& request, RandomSource&) {
  Result<Table> table = table_of(request);
  if (!table) return fail(table.error());
  const Result<Limits> limits = request.limits({.ms = kUsualMs});
  if (!limits) return fail(limits.error());
  const Result<std::uint64_t> lines =
      request.number_or("lines", 1, 1, kMostLines, messages::protocol_a_number_of_lines);
  if (!lines) return fail(lines.error());
  const Result<std::optional<std::uint64_t>> seed = request.seed();
  if (!seed) return fail(seed.error());
  const Expert::Question question{.lines = static_cast<int>(*lines), .seed = seed->value_or(0)};
  std::string game(table->game());
  return Job{std::move(game),
             [table = shared(std::move(*table)), limits = *limits, question](
                 Expert& expert, const std::atomic<bool>& stopped, const Job::Tell& tell) {
               const Patience patience(limits, &stopped);
               const auto json = [&](const Opinion& opinion) {
                 return opinion_json(*table, opinion, patience.ms());
               };
               return json(expert.analyse(*table, question, patience,
                                          [&](const Opinion& partial) { tell(json(partial)); }));
             }};
}

// The lists `earlier` (records) and `seats` (who the mind reader was in each).
Result<std::vector<Expert::Earlier>> earlier_games(const Request& request, std::string_view game) {
  std::vector<Expert::Earlier> games;
  if (!request.has("earlier")) return games;
  const Result<std::vector<std::string>> records = request.texts("earlier");
  if (!records) return fail(records.error());
  const Result<std::vector<std::string>> seats = request.texts("seats");
  if (!seats) return fail(seats.error());
  if (seats->size() != records->size()) {
    return fail(messages::protocol_seats_of_earlier, {}, Place{.field = "seats"});
  }
  for (std::size_t i = 0; i < records->size(); ++i) {
    const std::string number = '[' + std::to_string(i) + ']';
    const Result<Record> record = parse_record((*records)[i]);
    if (!record) return in_field(record.error(), "earlier" + number);
    Result<Table> table = Table::replay(*record);
    if (!table) return in_field(table.error(), "earlier" + number);
    if (table->game() != game) {
      return fail(messages::protocol_other_game, {std::string(table->game())},
                  Place{.field = "earlier" + number});
    }
    const Result<Seat> seat = table->find_seat((*seats)[i]);
    if (!seat) return in_field(seat.error(), "seats" + number);
    games.push_back({shared(std::move(*table)), *seat});
  }
  return games;
}

Result<Job> read_choose(const Request& request, RandomSource& random) {
  Result<Table> table = game_so_far(request);
  if (!table) return fail(table.error());
  const Result<std::string> level = request.text_or_number("level", messages::protocol_a_level);
  if (!level) return fail(level.error());
  const Result<Contender> contender = parse_contender(*level, table->game());
  if (!contender) return fail(contender.error());
  if (contender->kind == Contender::Kind::special && !request.has("start")) {
    return fail(messages::protocol_needs_actions, {}, Place{.field = "start"});
  }
  if (const Turn turn = table->node().turn; turn != Turn::decision) {
    return fail(
        messages::protocol_not_a_decision,
        {turn == Turn::chance ? messages::protocol_chance_next : messages::protocol_game_over},
        Place{.field = request.has("start") ? "actions" : "position"});
  }
  const Result<Limits> limits = request.limits({});
  if (!limits) return fail(limits.error());
  const Result<std::optional<std::uint64_t>> given = request.seed();
  if (!given) return fail(given.error());
  const std::uint64_t seed = *given ? **given : random.next();
  std::string game(table->game());
  Result<std::vector<Expert::Earlier>> earlier = earlier_games(request, game);
  if (!earlier) return fail(earlier.error());
  return Job{
      std::move(game), [table = shared(std::move(*table)), contender = *contender, limits = *limits,
                        seed, earlier = std::move(*earlier)](
                           Expert& expert, const std::atomic<bool>& stopped, const Job::Tell&) {
        Generator generator(seed);
        const Patience patience(limits, &stopped);
        return Json{{"action", expert.choose(*table, contender, generator, patience, earlier)},
                    {"seed", std::to_string(seed)},
                    {"ms", patience.ms()}};
      }};
}

Result<Job> read_review(const Request& request, RandomSource&) {
  Result<Table> table = recorded_game(request);
  if (!table) return fail(table.error());
  const Result<Limits> limits = request.limits({});
  if (!limits) return fail(limits.error());
  std::string game(table->game());
  return Job{std::move(game),
             [table = shared(std::move(*table)), limits = *limits](
                 Expert& expert, const std::atomic<bool>& stopped, const Job::Tell& tell) {
               const Patience patience({.ms = limits.ms}, &stopped);
               std::size_t told = 0;
               const GameReview review =
                   expert.review(*table, limits.nodes, [&](std::size_t judged, std::size_t all) {
                     if (judged > told) tell({{"judged", told = judged}, {"of", all}});
                     return !patience.is_over(0);
                   });
               Json json = review_json(*table, review);
               json["ms"] = patience.ms();
               return json;
             }};
}

Result<Job> read_signature(const Request& request, RandomSource&) {
  const Result<std::string> name = request.text("game");
  if (!name) return fail(name.error());
  const Result<GameInfo> game = find_game(*name);
  if (!game) return fail(game.error());
  return Job{std::string(game->name),
             [game = *name](Expert&, const std::atomic<bool>&, const Job::Tell&) {
               const Signature signature = signature_of(game).value();
               return Json{{"nodes", signature.nodes}, {"answers", signature.answers}};
             }};
}

constexpr std::array<SlowWord, 4> kWords = {{{"analyse", read_analyse},
                                             {"choose", read_choose},
                                             {"review", read_review},
                                             {"signature", read_signature}}};

}  // namespace

std::span<const SlowWord> slow_words() {
  return kWords;
}

}  // namespace menagerie
