// What the server did, a JSON object a line: for those who run it. Nothing that opens a room or
// names a person is in it: no ids, tokens, names, bodies, and addresses only if that was asked for.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace menagerie::server {

class Log {
 public:
  using Write = std::function<void(std::string_view line)>;
  using Value = std::variant<std::string_view, std::int64_t>;
  using Field = std::pair<std::string_view, Value>;

  // Without a way to write nothing is logged.
  Log() = default;
  Log(Write write, bool addresses) : write_(std::move(write)), addresses_(addresses) {}

  [[nodiscard]] bool on() const { return static_cast<bool>(write_); }
  // One line: the time, what happened, and the fields; one called `address` is left out unless
  // addresses were asked for. What the line lacks room for is not worth failing for.
  void write(std::string_view event, std::initializer_list<Field> fields = {}) noexcept;

 private:
  Write write_;
  bool addresses_ = false;
};

// A path as the log shows it: what may open a room is a star, "/api/rooms/*/commands".
[[nodiscard]] std::string shown_path(std::string_view path);

}  // namespace menagerie::server
