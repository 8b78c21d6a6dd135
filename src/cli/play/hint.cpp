#include "cli/play/hint.h"

#include "cli/terminal/figures.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

// Rarer choices are left off: nobody mixes so finely by hand.
constexpr double kWorthTelling = 0.005;

// "Fw 43 %, Fe 57 %"
std::string mix_of(const Opinion& opinion, Language language) {
  std::vector<std::string> parts;
  for (const Advice& advice : opinion.policy) {
    if (advice.probability < kWorthTelling) continue;
    parts.push_back(advice.action + " " + percent(advice.probability, 0, language));
  }
  return joined(parts, ", ");
}

bool is_mixed(const Opinion& opinion) {
  return opinion.policy.front().probability < 1 - kWorthTelling;
}

std::string others_of(const Opinion& opinion, Language language) {
  std::vector<std::string> parts;
  for (std::size_t i = 1; i < opinion.policy.size(); ++i) {
    parts.push_back(opinion.policy[i].action + " " + percent(opinion.policy[i].value, 0, language));
  }
  return joined(parts, ", ");
}

}  // namespace

Lines explain(const Scene& scene, const Opinion& opinion) {
  if (opinion.policy.empty()) return {scene.say(messages::cli_hint_none)};
  Lines lines;
  const Advice& best = opinion.policy.front();
  const std::string before = percent(opinion.value[scene.view.node.seat.index], 0, scene.language);
  const std::string after = percent(best.value, 0, scene.language);
  if (is_mixed(opinion)) {
    lines.push_back(scene.say(messages::cli_hint_mix, {mix_of(opinion, scene.language)}));
    lines.push_back(scene.say(messages::cli_hint_mix_value, {before, after}));
  } else {
    lines.push_back(scene.say(messages::cli_hint_best, {best.action, before, after}));
    if (opinion.policy.size() > 1) {
      lines.push_back(scene.say(messages::cli_hint_others, {others_of(opinion, scene.language)}));
    }
  }
  if (opinion.pv.size() > 1) {
    lines.push_back(scene.say(messages::cli_hint_line, {joined(opinion.pv, " ")}));
  }
  lines.push_back(
      scene.say(opinion.exact ? messages::cli_hint_exact : messages::cli_hint_estimate));
  return lines;
}

}  // namespace menagerie::cli
