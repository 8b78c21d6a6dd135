#include "cli/commands/opened_store.h"

#include "core/text.h"
#include "messages/cli.h"
#include "native/whole_file.h"

namespace menagerie::cli {

Result<std::unique_ptr<store::Store>> open_existing_store(const std::string& place) {
  const bool is_file = !place.contains("://") && place != "memory:";
  if (is_file) {
    const Result<bool> there = plain_file_exists(place);
    if (!there) return fail(there.error());
    if (!*there) return fail(messages::cli_rooms_no_store, {printable(place)});
  }
  return store::open_store(place);
}

}  // namespace menagerie::cli
