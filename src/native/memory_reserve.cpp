#include "native/memory_reserve.h"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace menagerie {

namespace {

// Enough for the lists of several requests of the greatest size; it is never touched, so it costs
// addresses and nothing else.
constexpr std::size_t kReserve = std::size_t{16} << 20U;

std::atomic<void*>& reserve() {
  static std::atomic<void*> memory = nullptr;
  return memory;
}

[[noreturn]] void give_up() {
  std::free(reserve().exchange(nullptr));
  throw std::bad_alloc();
}

}  // namespace

void keep_memory_back() {
  std::set_new_handler(give_up);
  if (reserve().load() != nullptr) return;
  void* const fresh = std::malloc(kReserve);
  void* none = nullptr;
  if (!reserve().compare_exchange_strong(none, fresh)) std::free(fresh);
}

}  // namespace menagerie
