// Tells what happened at a table in sentences. It compares what everybody could see before and
// after an action; of a hidden choice it knows nothing until it is revealed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/board.h"
#include "cli/play/scene.h"

namespace menagerie::cli {

class Teller {
 public:
  // What this action did. `public_actions` are the actions so far as a spectator knows them, this
  // one included if it is public.
  [[nodiscard]] Lines tell(const Scene& before, const Scene& after,
                           const std::vector<std::string>& public_actions);

 private:
  [[nodiscard]] Lines tell_totem(const Scene& before, const Scene& after,
                                 const std::string& action);

  std::vector<std::string> travel_;  // Totem: the spaces of the travel that is going on
};

[[nodiscard]] Lines tell_tokan(const Scene& before, const std::string& action);
[[nodiscard]] Lines tell_two_paths(const Scene& before, const Scene& after,
                                   const std::vector<std::string>& public_actions);

// How the game ended. Pre: it is over.
[[nodiscard]] Lines tell_result(const Scene& scene);

}  // namespace menagerie::cli
