// What stands where in an observation: named blocks of numbers, one behind the other. An
// observation is an array of bytes; a learner that wants a block as a picture cuts it out and gives
// it its shape.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace menagerie::environment {

struct Block {
  std::string_view name;
  std::vector<std::size_t> shape;
  std::size_t offset = 0;

  [[nodiscard]] std::size_t size() const {
    std::size_t size = 1;
    for (const std::size_t side : shape) size *= side;
    return size;
  }
};

class Layout {
 public:
  // Appends a block and tells where it begins.
  std::size_t add(std::string_view name, std::vector<std::size_t> shape) {
    blocks_.push_back({name, std::move(shape), size_});
    size_ += blocks_.back().size();
    return blocks_.back().offset;
  }
  [[nodiscard]] const std::vector<Block>& blocks() const { return blocks_; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  std::vector<Block> blocks_;
  std::size_t size_ = 0;
};

}  // namespace menagerie::environment
