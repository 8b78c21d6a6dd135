// The file in which `solve` keeps what it has found, if one is wanted. Says itself what is wrong
// with it; a file that must not be replaced stays, and then nothing is kept.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "engine/solve/refusal.h"

namespace menagerie::cli {

class KeptWork {
 public:
  // An empty path is no file at all.
  KeptWork(std::string path, const Manner& manner) : path_(std::move(path)), manner_(manner) {}

  // Gives `take` what an earlier run has kept, if there is anything.
  using Take = std::function<std::optional<Refusal>(std::string_view bytes)>;
  void take_up(const Take& take);

  // Whether there is a file that may be written to.
  [[nodiscard]] bool keeps() const { return keeps_; }
  // Pre: keeps().
  void keep(std::string_view bytes);

  // Whether the file holds what was given last.
  [[nodiscard]] bool kept() const { return kept_; }
  // Whether everything is as it was asked for.
  [[nodiscard]] bool fine() const { return path_.empty() || kept_; }

 private:
  [[nodiscard]] bool usable(const Take& take) const;

  std::string path_;
  const Manner& manner_;
  bool keeps_ = false;
  bool kept_ = false;
};

}  // namespace menagerie::cli
