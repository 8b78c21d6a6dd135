// `verify`: whether the record of a room proves itself, or two of them tell the same game.
#include "rooms/verify.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
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
          {"start_drawn", verdict->start_drawn},
          {"order_drawn", verdict->order_drawn},
          {"rolls", verdict->rolls},
          {"sides", verdict->opened},
          {"unopened", verdict->unopened},
          {"absent", std::move(absent)}};
}

void tell(Screen& screen, const rooms::Proven& proven) {
  screen.say(messages::verify_holds_room, {proven.room});
  screen.say(messages::verify_holds_words, {fairness::text_of(proven.words, screen.language())});
  screen.say(proven.start_drawn ? messages::verify_holds_start
                                : messages::verify_holds_start_given);
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
  bool told = true;
  const auto tell = [&](const Json& line) { told = told && write_output(line.dump() + "\n"); };
  for (const Record& record : records) {
    const rooms::Verdict verdict = rooms::verify(record);
    holds = holds && verdict;
    tell(json_of(verdict, manner.language));
  }
  if (records.size() == 2 && holds) {
    const Result<std::size_t> shared = rooms::compare(records[0], records[1]);
    holds = shared.has_value();
    tell(holds ? Json{{"same", true}, {"actions", *shared}}
               : Json{{"same", false}, {"message", shared.error().sentence(manner.language)}});
  }
  return told && flush_output() && holds ? kFine : kRefused;
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
  for (const Record& record : records) {
    const rooms::Verdict verdict = rooms::verify(record);
    if (!verdict) return complain(verdict.error().error, manner);
    tell(screen, *verdict);
    screen.line();
  }
  if (records.size() == 2) {
    const Result<std::size_t> shared = rooms::compare(records[0], records[1]);
    if (!shared) return complain(shared.error(), manner);
    screen.say(messages::verify_holds_same, {std::to_string(*shared)});
  }
  screen.say(messages::verify_holds, {}, Ink::strong);
  screen.say(messages::verify_holds_limits);
  return screen.flush() ? kFine : kRefused;
}

}  // namespace menagerie::cli
