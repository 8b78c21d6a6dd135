// `match`: two players over many games with mirrored seats, and what that says of their strength.
#include "engine/match.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <mutex>
#include <nlohmann/json.hpp>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/play/how_to_play.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "engine/strength.h"
#include "messages/cli.h"
#include "native/os_random.h"
#include "native/parallel.h"

namespace menagerie::cli {

namespace {

using Verdict = SequentialTest::Verdict;

// All rounds of a match, played by several threads and counted in the order of their numbers, so
// that the result does not depend on who was quicker.
class Match {
 public:
  Match(const MatchPlan& plan, std::uint64_t rounds, std::optional<SequentialTest> test)
      : plan_(plan), rounds_(rounds), test_(test) {}

  void play(int threads, Progress& progress) {
    const ParallelPlan plan{.threads = threads, .progress = [&] { progress.show(done()); }};
    (void)work_in_parallel(plan, [this](const Stop& stop) { return work(stop); });
  }

  [[nodiscard]] const Round& total() const { return total_; }
  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] Verdict verdict() const { return test_ ? test_->verdict(tally_) : Verdict::open; }

 private:
  // Plays the rounds that nobody has begun. True once the match is decided.
  bool work(const Stop& stop) {
    MatchPlayer player(plan_);
    for (std::uint64_t number = next_++; number < rounds_; number = next_++) {
      const std::optional<Round> round = player.play(number, stop);
      if (!round) return false;
      if (take(number, *round)) return true;
    }
    return false;
  }

  [[nodiscard]] double done() const {
    return static_cast<double>(counted_.load()) / static_cast<double>(rounds_);
  }

  // Counts what can be counted. True once the match is decided.
  bool take(std::uint64_t number, const Round& round) {
    const std::lock_guard lock(mutex_);
    waiting_[number] = round;
    for (auto next = waiting_.find(counted_); next != waiting_.end() && !decided_;
         next = waiting_.find(counted_)) {
      count(next->second);
      waiting_.erase(next);
      ++counted_;
      decided_ = verdict() != Verdict::open;
    }
    return decided_;
  }

  void count(const Round& round) {
    tally_.add(round.points / round.games());
    total_.wins += round.wins;
    total_.draws += round.draws;
    total_.losses += round.losses;
    total_.points += round.points;
    total_.actions += round.actions;
    for (std::size_t i = 0; i < 2; ++i) {
      Round::Thinking& all = total_.thinking[i];
      all.decisions += round.thinking[i].decisions;
      all.ms += round.thinking[i].ms;
      all.longest_ms = std::max(all.longest_ms, round.thinking[i].longest_ms);
    }
  }

  const MatchPlan& plan_;
  std::uint64_t rounds_;
  std::optional<SequentialTest> test_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> counted_ = 0;
  std::mutex mutex_;  // of all below
  bool decided_ = false;
  std::map<std::uint64_t, Round> waiting_;  // played, but a round before them is not
  Round total_;
  Tally tally_;
};

std::string_view verdict_name(Verdict verdict) {
  if (verdict == Verdict::upper) return "upper";
  return verdict == Verdict::lower ? "lower" : "open";
}

double per_decision(const Round::Thinking& thinking) {
  return thinking.decisions == 0 ? 0 : thinking.ms / static_cast<double>(thinking.decisions);
}

nlohmann::ordered_json json_of(const MatchPlan& plan, const Match& match, int seats,
                               const std::optional<SequentialTest>& test) {
  using Json = nlohmann::ordered_json;
  const Round& total = match.total();
  const Estimate share = match.tally().share();
  Json json = {{"game", plan.game},
               {"options", plan.options},
               {"first", contender_text(plan.contenders[0])},
               {"second", contender_text(plan.contenders[1])},
               {"seed", std::to_string(plan.seed)},
               {"seats", seats},
               {"rounds", match.tally().rounds()},
               {"games", total.games()},
               {"wins", total.wins},
               {"draws", total.draws},
               {"losses", total.losses},
               {"share", {{"low", share.low}, {"value", share.value}, {"high", share.high}}}};
  if (seats == 2) {
    // JSON has no infinity: null is a rating that no number of points can tell.
    const auto finite = [](double elo) { return std::isfinite(elo) ? Json(elo) : Json(); };
    const Estimate elo = elo_of(share);
    json["elo"] = {
        {"low", finite(elo.low)}, {"value", finite(elo.value)}, {"high", finite(elo.high)}};
  }
  if (test) {
    json["test"] = {{"log_likelihood_ratio", test->log_likelihood_ratio(match.tally())},
                    {"verdict", verdict_name(match.verdict())}};
  }
  json["actions"] = total.actions;
  json["ms"] = Json::array();
  for (const Round::Thinking& thinking : total.thinking) {
    json["ms"].push_back({{"mean", per_decision(thinking)}, {"longest", thinking.longest_ms}});
  }
  return json;
}

std::string elo_text(double elo) {
  if (std::isfinite(elo)) return fmt::format("{:+.0f}", elo);
  return elo > 0 ? "+inf" : "-inf";
}

void show_table(Screen& screen, const MatchPlan& plan, const Match& match, int seats,
                const std::optional<SequentialTest>& test) {
  const Round& total = match.total();
  const Language language = screen.language();
  const auto row = [&](Message name, const std::string& value) {
    screen.line(fmt::format("{:<34} {}", screen.word(name), value));
  };
  screen.say(messages::cli_match_heading,
             {game_title(plan.game), contender_text(plan.contenders[0]),
              contender_text(plan.contenders[1]), std::to_string(plan.seed)});
  row(messages::cli_match_games,
      fmt::format("{} (+{} ={} -{})", total.games(), total.wins, total.draws, total.losses));
  const Estimate share = match.tally().share();
  row(messages::cli_match_share,
      screen.word(messages::cli_match_interval,
                  {percent(share.value, 1, language), decimal(100 * share.low, 1, language),
                   decimal(100 * share.high, 1, language)}));
  if (seats == 2) {
    const Estimate elo = elo_of(share);
    row(messages::cli_match_elo,
        screen.word(messages::cli_match_interval,
                    {elo_text(elo.value), elo_text(elo.low), elo_text(elo.high)}));
  } else {
    row(messages::cli_match_fair, percent(1.0 / seats, 1, language));
  }
  if (test) {
    const Message verdict = match.verdict() == Verdict::upper   ? messages::cli_match_upper
                            : match.verdict() == Verdict::lower ? messages::cli_match_lower
                                                                : messages::cli_match_open;
    row(messages::cli_match_test,
        fmt::format("{} ({})", screen.word(verdict),
                    signed_decimal(test->log_likelihood_ratio(match.tally()), 2, language)));
  }
  row(messages::cli_match_length,
      mean(total.actions, static_cast<std::uint64_t>(total.games()), language));
  for (std::size_t i = 0; i < 2; ++i) {
    const Round::Thinking& thinking = total.thinking[i];
    screen.line(fmt::format(
        "{:<34} {} ms ({})",
        screen.word(messages::cli_match_time, {contender_text(plan.contenders[i])}),
        decimal(per_decision(thinking), 2, language), decimal(thinking.longest_ms, 0, language)));
  }
}

}  // namespace

int match(const MatchRequest& request, const Manner& manner) {
  const std::uint64_t seed = request.seed ? *request.seed : OsRandom().next();
  MatchPlan plan{request.game, request.options, {}, request.limits, seed};
  if (const Result<void> fine = check(plan); !fine) return complain(fine.error(), manner);
  for (std::size_t i = 0; i < 2; ++i) {
    const Result<Contender> contender = parse_contender(request.players[i], request.game);
    if (!contender) return complain(contender.error(), manner);
    plan.contenders[i] = *contender;
  }
  Generator random(seed);
  const Result<Table> table = Table::start(plan.game, plan.options, random);
  if (!table) return complain(table.error(), manner);
  const int seats = table->seats();
  std::optional<SequentialTest> test;
  if (request.test) {
    if (request.test->first >= request.test->second) {
      return complain(messages::cli_match_test_form, {}, manner);
    }
    if (seats != 2) return complain(messages::cli_match_test_seats, {}, manner);
    test.emplace(request.test->first, request.test->second);
  }
  const auto games_a_round = static_cast<std::uint64_t>(seats);
  Match match(plan, (request.games + games_a_round - 1) / games_a_round, test);
  {
    Progress progress(say(messages::cli_random_progress, {}, manner.language));
    match.play(request.threads, progress);
  }
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(json_of(plan, match, seats, test).dump());
  } else {
    show_table(screen, plan, match, seats, test);
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli
