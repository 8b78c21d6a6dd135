// Numbers as Prometheus reads them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace menagerie::server {

class MetricsText {
 public:
  void gauge(std::string_view name, std::string_view help, std::uint64_t value) {
    add(name, help, "gauge", value);
  }
  void counter(std::string_view name, std::string_view help, std::uint64_t value) {
    add(name, help, "counter", value);
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  void add(std::string_view name, std::string_view help, std::string_view type,
           std::uint64_t value) {
    text_.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ");
    text_.append(name).append(" ").append(type).append("\n").append(name).append(" ");
    text_.append(std::to_string(value)).append("\n");
  }

  std::string text_;
};

}  // namespace menagerie::server
