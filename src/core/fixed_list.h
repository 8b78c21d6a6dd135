// A list with room for a known number of small values and no heap behind it: what legal actions
// and outcomes are collected in. It never grows; pushing past its capacity is a bug of the caller.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace menagerie {

template <class T, std::size_t Capacity>
  requires std::is_trivially_copyable_v<T>
class FixedList {
 public:
  using value_type = T;

  // The items are left unwritten on purpose (as by no defaulted constructor): a list is filled once
  // a node.
  FixedList() noexcept {}  // NOLINT(modernize-use-equals-default)

  void push_back(T item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  void clear() { size_ = 0; }
  // For lists that are written in bulk: a place to write past the last item, and the taking of what
  // was written there as items. Pre: `end` lies within the capacity.
  [[nodiscard]] T* room() { return items_.data() + size_; }
  void take_until(const T* end) {
    size_ = static_cast<std::size_t>(end - items_.data());
    assert(size_ <= Capacity);
  }
  // Forgets the items past the first `size`. Pre: size <= this->size().
  void truncate(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

  [[nodiscard]] const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }

  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }
  [[nodiscard]] T* begin() { return items_.data(); }
  [[nodiscard]] T* end() { return items_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> items_;
};

}  // namespace menagerie
