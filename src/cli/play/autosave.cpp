#include "cli/play/autosave.h"

#include <ctime>

#include "native/record_file.h"

namespace menagerie::cli {

namespace {

// Whether nothing has happened between the two: no action, and no other end.
bool same_game(const Record& a, const Record& b) {
  const Tag* const end = a.tag("Ended");
  const Tag* const other = b.tag("Ended");
  const bool same_end = end && other ? end->value == other->value : end == other;
  return same_end && a.actions == b.actions;
}

}  // namespace

Result<void> Keeper::check() const {
  return path_.empty() ? Result<void>{} : check_saving(path_, states_);
}

Result<std::string> Keeper::save(const Table& table, const std::string& path) {
  const std::string target = !path.empty()    ? path
                             : !path_.empty() ? path_
                                              : new_record_name(table.game(), std::time(nullptr));
  const Record record = table.record();
  if (const Result<void> fine = save_record(target, record, states_); !fine) {
    return fail(fine.error());
  }
  path_ = target;
  states_.push_back(record);
  kept_ = record;
  return target;
}

Result<std::optional<std::string>> Keeper::save_on_leaving(const Table& table) {
  if (same_game(table.record(), kept_)) return std::nullopt;
  Result<std::string> name = save(table);
  if (!name && !path_.empty()) {
    // The player's own name will not do (any more); the game is kept under a new one.
    Keeper elsewhere("", table);
    name = elsewhere.save(table);
  }
  if (!name) return fail(name.error());
  return *name;
}

}  // namespace menagerie::cli
