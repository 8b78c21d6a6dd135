#include "cli/commands/kept_work.h"

#include "cli/commands/complain.h"
#include "core/text.h"
#include "messages/cli.h"
#include "native/whole_file.h"

namespace menagerie::cli {

namespace {

// No proof and no solution has half as many bytes.
constexpr std::size_t kMostBytes = 64U << 20U;

}  // namespace

void KeptWork::take_up(const Take& take) {
  if (path_.empty()) return;
  keeps_ = usable(take);
  if (!keeps_) complain(messages::cli_solve_stays, {}, manner_);
}

bool KeptWork::usable(const Take& take) const {
  if (const Result<void> fine = check_writable(path_); !fine) {
    complain(fine.error(), manner_);
    return false;
  }
  const Result<bool> exists = plain_file_exists(path_);
  if (exists && !*exists) return true;
  const Result<std::string> bytes = read_bytes(path_, kMostBytes);
  if (!bytes) {
    complain(bytes.error(), manner_);
    return false;
  }
  if (bytes->empty()) return true;
  const std::optional<Refusal> refusal = take(*bytes);
  if (!refusal) return true;
  complain(messages::cli_solve_refused,
           {printable(path_), refusal->error.sentence(manner_.language)}, manner_);
  return !refusal->foreign;
}

void KeptWork::keep(std::string_view bytes) {
  const Result<void> written = write_bytes(path_, bytes);
  if (!written) complain(written.error(), manner_);
  kept_ = written.has_value();
}

}  // namespace menagerie::cli
