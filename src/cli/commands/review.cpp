// `review`: a recorded game looked at action by action, or turn by turn where a turn is many
// actions, with what each choice cost and what was luck.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/scene.h"
#include "cli/terminal/figures.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "engine/expert.h"
#include "engine/protocol/opinion_json.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

// As chess players write it.
std::string_view mark_of(Judgement judgement) {
  constexpr std::array<std::string_view, 4> kMarks = {"", "?!", "?", "??"};
  return kMarks[static_cast<std::size_t>(judgement)];
}

bool is_marked(const JudgedAction& one) {
  return one.node.turn == Turn::decision && one.judgement() != Judgement::none;
}

// What a predictor of the protocol looks for, in words.
Message habit_of(std::string_view predictor) {
  constexpr std::array<std::pair<std::string_view, Message>, 7> kHabits = {{
      {"favourite", messages::cli_review_predictor_favourite},
      {"last", messages::cli_review_predictor_last},
      {"pattern", messages::cli_review_predictor_pattern},
      {"success", messages::cli_review_predictor_success},
      {"imitation", messages::cli_review_predictor_imitation},
      {"further", messages::cli_review_predictor_further},
      {"further-by-column", messages::cli_review_predictor_further_by_column},
  }};
  return std::ranges::find(kHabits, predictor, [](const auto& habit) { return habit.first; })
      ->second;
}

class ReviewTable {
 public:
  ReviewTable(Screen& screen, const Scene& scene, std::vector<std::string> history)
      : screen_(screen), scene_(scene), actions_(std::move(history)) {}

  void show(const GameReview& review) {
    if (review.turns) {
      screen_.line(scene_.say(messages::cli_review_turns));
      for (std::size_t i = 0; i < review.turns->size(); ++i) show_turn(i + 1, (*review.turns)[i]);
    } else {
      screen_.line(scene_.say(messages::cli_review_heading));
      for (std::size_t i = 0; i < review.actions.size(); ++i) show_action(i + 1, review.actions[i]);
    }
    screen_.line();
    show_summary(review);
    for (std::size_t i = 0; i < review.hiding.size(); ++i) {
      foretold(messages::cli_review_hiding, i, review.hiding[i]);
      foretold(messages::cli_review_blocking, i, review.blocking[i]);
    }
    if (!review.complete) screen_.say(messages::cli_review_incomplete);
  }

 private:
  [[nodiscard]] std::string in_percent(double part) const {
    return percent(part, 1, scene_.language);
  }

  void show_action(std::size_t ply, const JudgedAction& one) {
    const bool decides = one.node.turn == Turn::decision;
    const std::size_t seat = decides ? one.node.seat.index : 0;
    std::string line =
        fmt::format("{:>4}  {:<12} {:<10} {:>8} {:>8}", ply,
                    decides ? scene_.seats[seat] : scene_.say(messages::cli_review_chance),
                    one.action, in_percent(one.before[seat]), in_percent(one.after[seat]));
    if (is_marked(one)) {
      line += fmt::format(" {:>8} {:<2} {} ({})", in_percent(one.cost), mark_of(one.judgement()),
                          one.best, in_percent(one.best_value));
    } else if (one.luck[seat] != 0) {
      line += "  " +
              scene_.say(messages::cli_review_luck,
                         {signed_percent(one.luck[seat], 1, scene_.language), scene_.seats[seat]});
    }
    screen_.line(line);
  }

  // A turn, what was done in it and, if it could have been used better, how.
  void show_turn(std::size_t number, const JudgedTurn& one) {
    const std::size_t seat = one.seat.index;
    screen_.line(fmt::format("{:>5}  {:<12} {:<9} {:>8} {:>8} {:>8} {:<2} {}", number,
                             scene_.seats[seat], fmt::format("{} {}", one.dice[0], one.dice[1]),
                             in_percent(one.before[seat]), in_percent(one.after[seat]),
                             in_percent(one.cost), mark_of(one.judgement()),
                             signed_percent(one.luck[seat], 1, scene_.language)));
    std::vector<std::string> played;
    for (std::size_t i = one.from + (one.rolled ? 1 : 0); i < one.to; ++i)
      played.push_back(actions_[i]);
    screen_.sentence(fmt::format("{}", fmt::join(played, " ")));
    if (one.judgement() == Judgement::none) return;
    screen_.say(messages::cli_review_better,
                {fmt::format("{}", fmt::join(one.best, " ")), in_percent(one.best_value)});
  }

  void show_summary(const GameReview& review) {
    const std::vector<SeatSummary> summary = summary_of(review);
    const auto is_flawed = [](const SeatSummary& one) {
      return one.slips + one.mistakes + one.blunders > 0;
    };
    if (std::ranges::any_of(summary, is_flawed)) {
      screen_.say(messages::cli_review_marks,
                  {std::string(mark_of(Judgement::slip)), std::string(mark_of(Judgement::mistake)),
                   std::string(mark_of(Judgement::blunder))});
    }
    for (std::size_t i = 0; i < summary.size(); ++i) {
      const SeatSummary& one = summary[i];
      screen_.say(review.turns ? messages::cli_review_total_turns : messages::cli_review_total,
                  {scene_.players[i], in_percent(review.result[i]), in_percent(one.given),
                   std::to_string(one.choices), std::to_string(one.slips),
                   std::to_string(one.mistakes), std::to_string(one.blunders)});
      if (one.events == 0) continue;
      screen_.say(messages::cli_review_total_luck,
                  {scene_.players[i], signed_percent(one.luck, 1, scene_.language),
                   std::to_string(one.events)});
    }
  }

  void foretold(Message message, std::size_t seat, const Foretelling& one) {
    if (one.sides == 0) return;
    screen_.say(message,
                {scene_.players[seat], std::to_string(one.right), std::to_string(one.sides),
                 decimal(one.usual, 1, scene_.language), in_percent(one.gained)});
    if (one.best.predictor == "none") return screen_.say(messages::cli_review_best_none);
    screen_.say(
        messages::cli_review_best,
        {scene_.say(habit_of(one.best.predictor)), std::to_string(one.best.right),
         std::to_string(one.sides), in_percent(one.best.gained), in_percent(one.best.by_luck)});
  }

  Screen& screen_;
  const Scene& scene_;
  std::vector<std::string> actions_;
};

}  // namespace

int review(const ReviewRequest& request, const Manner& manner) {
  const Result<Table> table = load_table(request.file);
  if (!table) return complain(table.error(), manner);
  GameReview review;
  {
    Progress progress(say(messages::cli_review_progress, {}, manner.language));
    review = Expert(*table).review(*table, request.nodes, [&](std::size_t judged, std::size_t all) {
      progress.show(static_cast<double>(judged) /
                    static_cast<double>(std::max<std::size_t>(all, 1)));
      return true;
    });
  }
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(review_json(*table, review).dump());
  } else {
    const Scene scene = scene_of(*table, std::nullopt, screen.look(), screen.language());
    ReviewTable(screen, scene, table->history(std::nullopt)).show(review);
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli
