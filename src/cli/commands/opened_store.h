// A store opened for one command, and asked as if it answered at once.
#pragma once

#include <functional>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "core/result.h"
#include "store/store.h"

namespace menagerie::cli {

// Unlike `open_store` it makes no file: a slip in a name is no new store.
[[nodiscard]] Result<std::unique_ptr<store::Store>> open_existing_store(const std::string& place);

// What the store answers. `ask` gets the callback.
template <class T>
[[nodiscard]] Result<T> answer_of(const std::function<void(store::Store::Done<T>)>& ask) {
  std::promise<Result<T>> promise;
  std::future<Result<T>> future = promise.get_future();
  ask([&promise](Result<T> result) { promise.set_value(std::move(result)); });
  return future.get();
}

}  // namespace menagerie::cli
