#include "server/live/room_service.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <exception>
#include <optional>
#include <utility>

#include "server/live/api_requests.h"
#include "server/live/inbox.h"
#include "server/live/loaded_rooms.h"
#include "server/live/lobby.h"
#include "server/live/metrics.h"
#include "server/live/refusals.h"
#include "server/live/room_words.h"
#include "server/live/secrets.h"
#include "server/live/socket_frames.h"
#include "server/live/store_link.h"
#include "server/live/watched_store.h"

namespace menagerie::server {

namespace {

std::int64_t system_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

LoadedRooms::Settings settings_of(RoomService::Settings settings) {
  return {.limits = settings.limits,
          .retention = settings.retention,
          .thinkers = settings.thinkers,
          .node = settings.node.empty() ? random_id() : std::move(settings.node),
          .clock = settings.clock ? std::move(settings.clock) : system_time};
}

}  // namespace

class RoomService::Implementation {
 public:
  Implementation(boost::asio::io_context& context, store::Store& store, const Settings& settings)
      : timer_(context),
        inbox_(std::make_shared<Inbox>(context)),
        watched_(store),
        store_(watched_, inbox_),
        rooms_(inbox_, store_, settings_of(settings), [this](rooms::Millis when) { arm(when); }),
        words_(rooms_, settings.limits),
        lobby_(rooms_),
        requests_(rooms_, words_, lobby_, settings.limits, settings.lan_address),
        sockets_(rooms_, words_, lobby_, settings.limits) {
    rooms_.start();
  }
  ~Implementation() { inbox_->close(); }
  Implementation(const Implementation&) = delete;
  Implementation& operator=(const Implementation&) = delete;

  // Does something for one request; what it throws, most likely for want of memory, ends that
  // alone.
  template <class Work>
  bool attempt(const Work& work) {
    try {
      work();
      return true;
    } catch (const std::exception&) {
      ++broken_;
      return false;
    }
  }

  void request(ApiRequest request, const std::function<void(ApiAnswer)>& reply) {
    const Language language = request.language;
    if (stopping_) return reply(answer_of(closing(), language));
    const auto answered = std::make_shared<bool>(false);
    const bool fine = attempt([&] {
      requests_.request(std::move(request), [answered, reply](ApiAnswer answer) {
        *answered = true;
        reply(std::move(answer));
      });
    });
    if (!fine && !*answered) reply(answer_of(unavailable(), language));
  }

  void stream(const ApiRequest& request, const std::shared_ptr<Listener>& listener,
              const std::function<void(ApiAnswer)>& refused) {
    if (stopping_) return refused(answer_of(closing(), request.language));
    if (!attempt([&] { requests_.stream(request, listener, refused); })) listener->close();
  }

  void open_socket(const std::shared_ptr<Listener>& listener, std::string address,
                   Language language) {
    if (stopping_) return listener->close();
    if (!attempt([&] { sockets_.open(listener, std::move(address), language); })) listener->close();
  }

  void frame(const std::shared_ptr<Listener>& listener, std::string_view text) {
    if (stopping_) return;
    if (!attempt([&] { sockets_.frame(listener, text); })) listener->close();
  }

  void gone(const std::shared_ptr<Listener>& listener) {
    if (!requests_.gone(listener)) sockets_.gone(listener);
  }

  void wake() {
    attempt([&] { rooms_.wake(); });
  }

  void stop(std::function<void()> stopped) {
    if (!std::exchange(stopping_, true)) {
      rooms_.stop();
      timer_.cancel();
      sockets_.close_all();
      requests_.close_all();
    }
    // What the store has begun is answered; nothing new is begun.
    if (store_.under_way() == 0) return stopped();
    store_.quiet = [this, stopped = std::move(stopped)] {
      const std::function<void()> once = stopped;
      store_.quiet = nullptr;
      once();
    };
  }

  [[nodiscard]] std::string metrics() const {
    const LoadedRooms::Numbers& rooms = rooms_.numbers();
    const RoomWords::Numbers& words = words_.numbers();
    MetricsText text;
    text.gauge("menagerie_sockets", "Open WebSockets", sockets_.size());
    text.gauge("menagerie_streams", "Open streams of events", requests_.streams());
    text.gauge("menagerie_lobby_followers", "Sockets that follow the lobby", lobby_.followers());
    text.gauge("menagerie_rooms_loaded", "Rooms in memory", rooms_.size());
    text.gauge("menagerie_store_calls_under_way", "Calls that the store has not answered",
               store_.under_way());
    text.gauge("menagerie_decisions_waiting", "Decisions of computers that wait for a thread",
               rooms_.thinking());
    text.counter("menagerie_commands_total", "Commands received", words.commands);
    text.counter("menagerie_refusals_total", "Requests and commands refused", words.refused);
    text.counter("menagerie_wrong_secrets_total", "Wrong tokens and invitations", words.attempts);
    text.counter("menagerie_appends_total", "Appends stored by this node", rooms.appends);
    text.counter("menagerie_conflicts_total", "Appends that met another node's", rooms.conflicts);
    text.counter("menagerie_loads_total", "Rooms loaded or made", rooms.loads);
    text.counter("menagerie_decisions_total", "Decisions of computers", rooms.decisions);
    text.counter("menagerie_unreadable_rooms_total", "Logs that do not fit together",
                 rooms.unreadable);
    text.counter("menagerie_store_failures_total", "Calls that the store failed",
                 store_.failures());
    text.counter("menagerie_exceptions_total", "Requests that ended with an exception",
                 broken_ + inbox_->broken() + rooms.broken);
    return text.take();
  }

  [[nodiscard]] bool healthy() const {
    return !stopping_ && rooms_.healthy() && !watched_.refuses();
  }

 private:
  // Wakes the rooms then; a later alarm replaces an earlier one.
  void arm(rooms::Millis when) {
    const std::chrono::milliseconds left(std::max<rooms::Millis>(when - rooms_.now(), 0));
    timer_.expires_after(left);
    // The inbox is closed before any of this ends.
    timer_.async_wait([this, box = inbox_](const boost::system::error_code& error) {
      if (!error) box->put([this] { wake(); });
    });
  }

  boost::asio::steady_timer timer_;
  std::shared_ptr<Inbox> inbox_;
  WatchedStore watched_;
  StoreLink store_;
  LoadedRooms rooms_;
  RoomWords words_;
  Lobby lobby_;
  ApiRequests requests_;
  SocketFrames sockets_;
  bool stopping_ = false;
  std::uint64_t broken_ = 0;
};

RoomService::RoomService(boost::asio::io_context& context, store::Store& store,
                         const Settings& settings)
    : implementation_(std::make_unique<Implementation>(context, store, settings)) {}

RoomService::~RoomService() = default;

void RoomService::request(ApiRequest request, std::function<void(ApiAnswer)> reply) {
  implementation_->request(std::move(request), reply);
}

void RoomService::stream(const ApiRequest& request, std::shared_ptr<Listener> listener,
                         std::function<void(ApiAnswer)> refused) {
  implementation_->stream(request, listener, refused);
}

void RoomService::open_socket(const std::shared_ptr<Listener>& listener, std::string address,
                              Language language) {
  implementation_->open_socket(listener, std::move(address), language);
}

void RoomService::frame(const std::shared_ptr<Listener>& listener, std::string_view text) {
  implementation_->frame(listener, text);
}

void RoomService::gone(const std::shared_ptr<Listener>& listener) {
  implementation_->gone(listener);
}

void RoomService::wake() {
  implementation_->wake();
}

void RoomService::stop(std::function<void()> stopped) {
  implementation_->stop(std::move(stopped));
}

std::string RoomService::metrics() const {
  return implementation_->metrics();
}

bool RoomService::healthy() const {
  return implementation_->healthy();
}

}  // namespace menagerie::server
