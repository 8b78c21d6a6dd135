#include "store/postgres_hints.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <exception>
#include <iterator>
#include <optional>
#include <poll.h>
#include <string_view>
#include <sys/eventfd.h>
#include <system_error>
#include <utility>

#include "store/hint.h"
#include "store/postgres_session.h"

namespace menagerie::store {

namespace {

// While the database is away notes pile up; older ones are worth nothing then.
constexpr std::size_t kMostWaiting = 10'000;

constexpr std::array kStatements = {
    Prepared{"notify", "SELECT pg_notify('menagerie', hint) FROM unnest($1::text[]) AS hint"},
};

const char* greeting() {
  static const std::string text = std::string(kGreeting) + "LISTEN menagerie;";
  return text.c_str();
}

int make_event() {
  const int event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (event < 0) throw std::system_error(errno, std::generic_category());
  return event;
}

}  // namespace

PostgresHints::PostgresHints(const std::string& place, std::string speaker)
    : link_(place, greeting(), kStatements),
      speaker_(std::move(speaker)),
      wake_(make_event()),
      thread_([this] { run(); }) {}

PostgresHints::~PostgresHints() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake();
  thread_.join();
}

void PostgresHints::listen(std::function<void(Store::News)> heard) {
  {
    const std::lock_guard lock(mutex_);
    heard_ = std::move(heard);
  }
  // What was heard before waits for it.
  wake();
}

void PostgresHints::send_note(std::string room, std::string note) {
  std::optional<std::string> hint =
      hint_text({speaker_, {.room = std::move(room), .version = 0, .note = std::move(note)}});
  if (!hint) return;
  {
    const std::lock_guard lock(mutex_);
    if (outbox_.size() >= kMostWaiting) outbox_.clear();
    outbox_.push_back(std::move(*hint));
  }
  wake();
}

void PostgresHints::run() {
  while (true) {
    std::vector<std::string> hints;
    bool ending = false;
    {
      const std::lock_guard lock(mutex_);
      hints.swap(outbox_);
      ending = ending_;
    }
    try {
      if (!hints.empty()) send_all(std::move(hints));
      if (!ending) hear_all();
    } catch (const std::exception&) {
      link_.drop();  // no memory left: these are lost
    }
    if (ending) return;
    wait();
  }
}

void PostgresHints::wait() {
  const std::chrono::milliseconds pause = link_.pause();
  std::array<pollfd, 2> entries = {pollfd{.fd = wake_.number(), .events = POLLIN, .revents = 0},
                                   pollfd{.fd = link_.socket(), .events = POLLIN, .revents = 0}};
  poll(entries.data(), entries.size(), link_.socket() < 0 ? static_cast<int>(pause.count()) : -1);
  eventfd_t count = 0;
  eventfd_read(wake_.number(), &count);
}

void PostgresHints::send_all(std::vector<std::string> notes) {
  const std::vector<std::string_view> views(notes.begin(), notes.end());
  std::vector<Command> commands(1);
  commands.front().statement = "notify";
  commands.front().parameters.add(Element::text, views);
  if (link_.exchange(commands)) return;
  // Once more with the next connection; a note may be heard twice.
  const std::lock_guard lock(mutex_);
  outbox_.insert(outbox_.begin(), std::make_move_iterator(notes.begin()),
                 std::make_move_iterator(notes.end()));
}

void PostgresHints::hear_all() {
  std::function<void(Store::News)> heard;
  {
    const std::lock_guard lock(mutex_);
    heard = heard_;
  }
  const Result<PostgresConnection*> connection = link_.connection();
  if (!connection || !heard) return;
  if (std::exchange(listening_since_, link_.count()) != link_.count()) heard({});
  while (const std::optional<std::string> text = (*connection)->notification()) {
    std::optional<Hint> hint = parse_hint(*text);
    if (hint && hint->speaker != speaker_) heard(std::move(hint->news));
  }
}

void PostgresHints::wake() const {
  // A counter that is full wakes as well.
  eventfd_write(wake_.number(), 1);
}

}  // namespace menagerie::store
