// What waits to be sent to one listener: texts in their order, no more of them and no more bytes
// than a reader who keeps up would ever leave. It knows no connection.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <utility>

namespace menagerie::server {

class Outbox {
 public:
  using Text = std::shared_ptr<const std::string>;

  Outbox(std::size_t most_texts, std::size_t most_bytes)
      : most_texts_(most_texts), most_bytes_(most_bytes) {}

  // Whether there was room. One text fits whatever its length: a backlog comes as one.
  [[nodiscard]] bool push(Text text) {
    if (texts_.size() >= most_texts_) return false;
    if (!texts_.empty() && bytes_ + text->size() > most_bytes_) return false;
    bytes_ += text->size();
    texts_.push_back(std::move(text));
    return true;
  }
  [[nodiscard]] bool empty() const { return texts_.empty(); }

  // The texts that go together as lines of one message: the first, and those after it while they
  // are short. Pre: not empty.
  [[nodiscard]] Text take() {
    Text first = take_one();
    if (texts_.empty() || first->size() + texts_.front()->size() >= kLongestTogether) return first;
    std::string lines = *first;
    while (!texts_.empty() && lines.size() + texts_.front()->size() < kLongestTogether) {
      lines += '\n';
      lines += *take_one();
    }
    return std::make_shared<const std::string>(std::move(lines));
  }

 private:
  // Copying a longer one would cost more than a message of its own.
  static constexpr std::size_t kLongestTogether = 16U << 10U;

  Text take_one() {
    Text text = std::move(texts_.front());
    texts_.pop_front();
    bytes_ -= text->size();
    return text;
  }

  std::size_t most_texts_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::deque<Text> texts_;
};

}  // namespace menagerie::server
