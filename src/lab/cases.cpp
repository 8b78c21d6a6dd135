#include "lab/cases.h"

#include "engine/game_info.h"
#include "messages/lab.h"

namespace menagerie::lab {

namespace {

constexpr std::string_view kOption = "option.";

}  // namespace

void refuse_too_many(PlanReader& reader, std::string_view name) {
  reader.refuse(name, {messages::lab_plan_cases, {std::to_string(kMostCases)}, {}});
}

std::string options_text(const OptionValues& options) {
  std::string text;
  for (const auto& [name, value] : options) {
    if (!text.empty()) text += ' ';
    text += name;
    text += '=';
    text += value;
  }
  return text;
}

std::string name_of(const Case& one) {
  std::string name = options_text(one.options);
  if (!one.players.empty()) {
    name += name.empty() ? "level " : " level ";
    for (std::size_t i = 0; i < one.players.size(); ++i) {
      if (i > 0) name += '-';
      name += contender_text(one.players[i]);
    }
  }
  return name.empty() ? "standard" : name;
}

std::string read_game(PlanReader& reader) {
  std::vector<std::string_view> names;
  for (const GameInfo& game : games()) names.push_back(game.name);
  return reader.choice("game", names);
}

std::vector<Case> read_cases(PlanReader& reader, const std::string& game) {
  const GameInfo info = find_game(game).value();
  std::vector<Case> cases = {Case{}};
  for (const PlanLine& line : reader.all_of(kOption)) {
    const std::string option = line.name.substr(kOption.size());
    std::vector<Case> next;
    for (const Case& one : cases) {
      for (const std::string& value : split(line.value)) {
        const Result<OptionValues> fine = complete_options(info.options, {{option, value}});
        if (!fine) {
          reader.refuse(line.name, fine.error());
          return {Case{}};
        }
        next.push_back(one);
        next.back().options[option] = value;
        if (next.size() > kMostCases) {
          refuse_too_many(reader, line.name);
          return {Case{}};
        }
      }
    }
    cases = std::move(next);
  }
  return cases;
}

std::vector<Contender> read_contenders(PlanReader& reader, std::string_view name,
                                       const std::string& game) {
  std::vector<Contender> contenders;
  for (const std::string& word : reader.words(name, "1 … 8")) {
    const Result<Contender> contender = parse_contender(word, game);
    if (contender) {
      contenders.push_back(*contender);
    } else {
      reader.refuse(name, contender.error());
    }
  }
  if (contenders.empty()) contenders.emplace_back();
  return contenders;
}

std::vector<Case> with_each(PlanReader& reader, const std::vector<Case>& cases,
                            const std::vector<Contender>& contenders) {
  if (cases.size() * contenders.size() > kMostCases) {
    refuse_too_many(reader, "levels");
    return {Case{}};
  }
  std::vector<Case> all;
  for (const Case& one : cases) {
    for (const Contender& contender : contenders) {
      all.push_back(one);
      all.back().players = {contender};
    }
  }
  return all;
}

int seats_of(const std::string& game, const OptionValues& options) {
  const GameInfo info = find_game(game).value();
  const Result<OptionValues> complete = complete_options(info.options, options);
  if (info.fewest_seats == info.most_seats || !complete) return info.fewest_seats;
  return static_cast<int>(number_option(*complete, "seats"));
}

}  // namespace menagerie::lab
