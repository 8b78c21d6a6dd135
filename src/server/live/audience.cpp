#include "server/live/audience.h"

#include <algorithm>
#include <utility>

#include "server/live/recent_lines.h"

namespace menagerie::server {

void Audience::add(std::shared_ptr<Subscriber> subscriber) {
  subscribers_.push_back(std::move(subscriber));
}

void Audience::remove(const std::shared_ptr<Subscriber>& subscriber) {
  std::erase(subscribers_, subscriber);
}

bool Audience::wants_views() const {
  return std::ranges::any_of(subscribers_, [](const auto& one) { return one->views; });
}

void Audience::tell(const Told& told, std::string_view room) {
  const std::string_view view = told.view;
  std::array<std::shared_ptr<const std::string>, 4> texts;
  // A copy: a listener that has too much to read may leave while it is told.
  const std::vector<std::shared_ptr<Subscriber>> all = subscribers_;
  for (const std::shared_ptr<Subscriber>& one : all) {
    if (!one->live || one->position >= told.version) continue;
    std::shared_ptr<const std::string>& text =
        texts[(one->socket ? 2U : 0U) + (one->views ? 1U : 0U)];
    if (!text) {
      text = std::make_shared<const std::string>(
          with_room_and_view(told.line, one->socket ? room : std::string_view(),
                             one->views ? view : std::string_view()));
    }
    one->position = told.version;
    one->listener->send(text);
  }
}

void Audience::tell_sockets(const std::string& text) {
  const auto shared = std::make_shared<const std::string>(text);
  const std::vector<std::shared_ptr<Subscriber>> all = subscribers_;
  for (const std::shared_ptr<Subscriber>& one : all) {
    if (one->socket && one->live) one->listener->send(shared);
  }
}

std::string backlog_text(const Subscriber& subscriber, std::string_view room,
                         const std::vector<std::string>& lines, std::string_view view) {
  const std::string_view name = subscriber.socket ? room : std::string_view();
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) text += '\n';
    const bool shows = subscriber.views && i + 1 == lines.size();
    text += with_room_and_view(lines[i], name, shows ? view : std::string_view());
  }
  return text;
}

}  // namespace menagerie::server
