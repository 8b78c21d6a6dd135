#include "cli/commands/line_reader.h"

namespace menagerie::cli {

LineReader::Line LineReader::next() {
  while (true) {
    const std::size_t end = buffer_.find('\n', looked_);
    if (end != std::string::npos) {
      std::string_view text = std::string_view(buffer_).substr(start_, end - start_);
      start_ = looked_ = end + 1;
      if (skipping_) {
        skipping_ = false;
        continue;
      }
      if (text.size() > longest_) return {Kind::too_long, {}};
      if (text.ends_with('\r')) text.remove_suffix(1);
      return {Kind::line, text};
    }
    buffer_.erase(0, start_);
    start_ = 0;
    bool report = false;
    if (skipping_ || buffer_.size() > longest_) {
      report = !skipping_;
      skipping_ = true;
      buffer_.clear();
    }
    looked_ = buffer_.size();
    if (report) return {Kind::too_long, {}};
    buffer_.resize(looked_ + kChunk);
    const std::size_t got = source_(buffer_.data() + looked_, kChunk);
    buffer_.resize(looked_ + got);
    if (got > 0) continue;
    if (buffer_.empty()) return {Kind::end, {}};
    start_ = looked_ = buffer_.size();
    return {Kind::line, buffer_};
  }
}

}  // namespace menagerie::cli
