#include "engine/protocol/protocol.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/scanner.h"
#include "engine/protocol/quick_words.h"
#include "engine/protocol/request.h"
#include "engine/protocol/slow_words.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

constexpr std::string_view kStop = "stop";

void add_name(std::string& names, std::string_view name) {
  if (!names.empty()) names += ", ";
  names += name;
}

std::unexpected<Error> unknown_command(const std::string& name) {
  std::string names;
  for (const QuickWord& word : quick_words()) add_name(names, word.name);
  for (const SlowWord& word : slow_words()) add_name(names, word.name);
  add_name(names, kStop);
  return fail(messages::protocol_unknown_command, {quote(name), names}, Place{.field = "cmd"});
}

Json error_json(const Error& error, Language language) {
  Json json = {{"code", name_of(error.code)},
               {"field", error.place.field.empty() ? Json() : Json(error.place.field)},
               {"message", error.sentence(language)}};
  if (const std::string_view rule = rule_of(error.code); !rule.empty()) json["rule"] = rule;
  if (error.place.line > 0) json["line"] = error.place.line;
  if (error.place.column > 0) json["column"] = error.place.column;
  return json;
}

// One line of an answer: the id, then the rest.
void send(Json id, Json body, const Protocol::Emit& emit) {
  Json::object_t line;
  line.reserve(1 + body.size());
  line.emplace("id", std::move(id));
  for (auto& [name, value] : body.items()) line.emplace(name, std::move(value));
  emit(Json(std::move(line)).dump(-1, ' ', false, Json::error_handler_t::replace));
}

void send_error(Json id, const Error& error, Language language, const Protocol::Emit& emit) {
  send(std::move(id), {{"error", error_json(error, language)}}, emit);
}

}  // namespace

Result<void> Protocol::dispatch(const Request& request, const Emit& emit) {
  if (const Result<void> fine = request.check_id(); !fine) return fine;
  const Result<std::string> name = request.text("cmd");
  if (!name) return fail(name.error());
  if (const auto quick = std::ranges::find(quick_words(), *name, &QuickWord::name);
      quick != quick_words().end()) {
    Result<Json> body = quick->answer(request, random_);
    if (!body) return fail(body.error());
    send(request.id(), std::move(*body), emit);
    return {};
  }
  if (*name == kStop) {
    // The answer is the own last line of each analysis.
    if (jobs_.stop(request.id())) return {};
    return fail(messages::protocol_no_analysis, {}, Place{.field = "id"});
  }
  const auto slow = std::ranges::find(slow_words(), *name, &SlowWord::name);
  if (slow == slow_words().end()) return unknown_command(*name);
  Result<Job> job = slow->read(request, random_);
  if (!job) return fail(job.error());
  return jobs_.take(request.id(), std::move(*job),
                    [id = request.id(), language = request.language(), emit](Result<Json> body) {
                      if (!body) return send_error(id, body.error(), language, emit);
                      send(id, std::move(*body), emit);
                    });
}

void Protocol::answer(std::string_view line, const Emit& emit) {
  Json id;
  Language language;
  const bool finished = executor_.attempt([&] {
    const std::expected<Request, RequestRefusal> request = Request::parse(line);
    id = request ? request->id() : request.error().id;
    language = request ? request->language() : request.error().language;
    const Result<void> fine =
        request ? dispatch(*request, emit) : Result<void>(std::unexpect, request.error().error);
    if (!fine) send_error(id, fine.error(), language, emit);
  });
  if (finished) return;
  executor_.attempt(
      [&] { send_error(id, Error{messages::protocol_unfinished, {}, {}}, language, emit); });
}

}  // namespace menagerie
