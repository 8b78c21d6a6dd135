// `verify`: whether the record of a room proves itself, or two of them tell the same game.
#include "rooms/verify.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/terminal/output.h"
#include "cli/terminal/screen.h"
#include "fairness/words.h"
#include "messages/rooms_verify.h"
#include "native/record_file.h"

namespace menagerie::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string_view name_of(rooms::Proven::End end) {
  constexpr std::array<std::string_view, 3> kNames = {"played", "told", "missing"};
  return kNames.at(static_cast<std::size_t>(end));
}

Json json_of(const rooms::Verdict& verdict, Language language) {
  if (!verdict) {
    const rooms::Misfit& misfit = verdict.error();
    return {{"holds", false},
            {"check", rooms::name_of(misfit.check)},
            {"at", misfit.at.empty() ? Json() : Json(misfit.at)},
            {"message", misfit.error.full_sentence(language)}};
  }
  Json absent = Json::array();
  for (const rooms::Proven::Absent& one : verdict->absent) {
    absent.push_back({{"seat", one.name}, {"draws", one.draws}});
  }
  return {{"holds", true},
          {"room", verdict->room},
          {"words", fairness::text_of(verdict->words, language)},
          {"complete", verdict->complete()},
          {"start_drawn", verdict->start_drawn},
          {"start_vouched", verdict->start_vouched},
          {"end", name_of(verdict->end)},
          {"order_drawn", verdict->order_drawn},
          {"rolls", verdict->rolls},
          {"sides", verdict->opened},
          {"unopened", verdict->unopened},
          {"absent", std::move(absent)}};
}

Message start_of(const rooms::Proven& proven) {
  if (!proven.start_drawn) return messages::verify_holds_start_given;
  return proven.start_vouched ? messages::verify_holds_start : messages::verify_holds_start_alone;
}

void tell(Screen& screen, const rooms::Proven& proven) {
  screen.say(messages::verify_holds_room, {proven.room});
  screen.say(messages::verify_holds_words, {fairness::text_of(proven.words, screen.language())});
  screen.say(start_of(proven));
  if (proven.end == rooms::Proven::End::told) screen.say(messages::verify_holds_end_told);
  if (proven.end == rooms::Proven::End::missing) screen.say(messages::verify_holds_end_missing);
  if (proven.order_drawn) screen.say(messages::verify_holds_order);
  if (proven.rolls > 0) screen.say(messages::verify_holds_rolls, {std::to_string(proven.rolls)});
  if (proven.opened > 0) screen.say(messages::verify_holds_sides, {std::to_string(proven.opened)});
  if (proven.unopened > 0) {
    screen.say(messages::verify_holds_unopened, {std::to_string(proven.unopened)});
  }
  for (const rooms::Proven::Absent& one : proven.absent) {
    screen.say(messages::verify_holds_absent,
               {one.word, std::to_string(one.draws), std::to_string(proven.rolls + 1)});
  }
}

// A line a record, and where there are two and both hold, one that compares them.
int verify_as_json(const std::vector<Record>& records, const Manner& manner) {
  bool holds = true;
  bool complete = true;
  bool told = true;
  const auto tell = [&](const Json& line) { told = told && write_output(line.dump() + "\n"); };
  for (const Record& record : records) {
    const rooms::Verdict verdict = rooms::verify(record);
    holds = holds && verdict;
    complete = complete && verdict && verdict->complete();
    tell(json_of(verdict, manner.language));
  }
  if (records.size() == 2 && holds) {
    const Result<std::size_t> shared = rooms::compare(records[0], records[1]);
    holds = shared.has_value();
    tell(holds ? Json{{"same", true}, {"actions", *shared}}
               : Json{{"same", false}, {"message", shared.error().sentence(manner.language)}});
  }
  if (!told || !flush_output() || !holds) return kRefused;
  return complete ? kFine : kUnproven;
}

}  // namespace

int verify(const VerifyRequest& request, const Manner& manner) {
  std::vector<Record> records;
  for (const std::string& file : request.files) {
    Result<Record> record = load_record(file);
    if (!record) return complain(record.error(), manner);
    records.push_back(std::move(*record));
  }
  if (request.json) return verify_as_json(records, manner);
  Screen screen(manner.ascii, manner.language);
  bool complete = true;
  for (const Record& record : records) {
    const rooms::Verdict verdict = rooms::verify(record);
    if (!verdict) return complain(verdict.error().error, manner);
    complete = complete && verdict->complete();
    tell(screen, *verdict);
    screen.line();
  }
  if (records.size() == 2) {
    const Result<std::size_t> shared = rooms::compare(records[0], records[1]);
    if (!shared) return complain(shared.error(), manner);
    screen.say(messages::verify_holds_same, {std::to_string(*shared)});
  }
  screen.say(complete ? messages::verify_holds : messages::verify_holds_partly, {}, Ink::strong);
  screen.say(messages::verify_holds_limits);
  if (!screen.flush()) return kRefused;
  return complete ? kFine : kUnproven;
}

}  // namespace menagerie::cli
