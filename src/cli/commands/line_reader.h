// Lines from a stream of bytes that nobody vouches for: of any length, the last one perhaps without
// its end. A line that is too long is passed over and reported once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace menagerie::cli {

class LineReader {
 public:
  // Fills some bytes and tells how many; 0 at the end.
  using Source = std::function<std::size_t(char* bytes, std::size_t room)>;
  // Takes all the memory it will ever need at once: reading never fails for want of it.
  LineReader(Source source, std::size_t longest) : source_(std::move(source)), longest_(longest) {
    buffer_.reserve(longest + kChunk);
  }

  enum class Kind : std::uint8_t { line, too_long, end };
  struct Line {
    Kind kind = Kind::end;
    std::string_view text;  // without its end; good until the next call
  };
  [[nodiscard]] Line next();

 private:
  static constexpr std::size_t kChunk = 65536;

  Source source_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t start_ = 0;   // of what has not been given out
  std::size_t looked_ = 0;  // up to here there is no line end
  bool skipping_ = false;   // the rest of a line that was too long
};

}  // namespace menagerie::cli
