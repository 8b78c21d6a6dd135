// Asking the protocol in tests.
#pragma once

#include <exception>
#include <functional>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/random.h"
#include "engine/protocol/protocol.h"

namespace menagerie::testing {

using Json = nlohmann::json;

// Does everything at once and, as natively, catches what fails.
class CatchingExecutor : public Executor {
 public:
  void execute(std::function<void()> work) override { work(); }
  bool attempt(const std::function<void()>& work) override {
    try {
      work();
      return true;
    } catch (const std::exception&) {
      return false;
    }
  }
};

// A conversation with one protocol, everything done at once.
class Conversation {
 public:
  std::vector<std::string> lines(const std::string& line) {
    std::vector<std::string> lines;
    protocol_.answer(line, [&](std::string_view answer) { lines.emplace_back(answer); });
    return lines;
  }
  std::vector<Json> answers(const Json& request) {
    std::vector<Json> all;
    for (const std::string& line : lines(request.dump())) all.push_back(Json::parse(line));
    return all;
  }
  // The last line of the answer.
  Json ask(const Json& request) { return answers(request).back(); }

 private:
  Generator random_{1};
  InlineExecutor here_;
  Protocol protocol_{random_, here_};
};

}  // namespace menagerie::testing
