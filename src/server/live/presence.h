// Who is there in one room: which chairs have a connection, at this node or at another, since when
// the others are away, and how many watch. Nodes tell each other by notes, which may be lost, so
// what a note says holds for a while only. None of it stands in the log.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::server {

class Presence {
 public:
  using Millis = std::int64_t;
  // What a note says holds so long; nodes repeat themselves three times as often.
  static constexpr Millis kNoteHolds = 60'000;
  static constexpr Millis kNoteEvery = 20'000;

  // Nobody is there yet, and nobody has been away for longer than since `now`.
  Presence(std::size_t chairs, Millis now);

  // A connection at this node comes or goes; of a spectator where there is no chair.
  void connect(std::optional<std::size_t> chair);
  void disconnect(std::optional<std::size_t> chair, Millis now);
  // The chair did something without a connection that stays.
  void seen(std::size_t chair, Millis now);

  [[nodiscard]] bool connected(std::size_t chair, Millis now) const;
  // By chair; nothing while it is connected.
  [[nodiscard]] std::vector<std::optional<Millis>> away_since(Millis now) const;
  [[nodiscard]] std::size_t watching(Millis now) const;
  // Whether anybody is connected to this node.
  [[nodiscard]] bool anybody_here() const;

  // What other nodes are to know: `{"node":"…","chairs":[0],"watching":2}`.
  [[nodiscard]] std::string note(std::string_view node) const;
  // What another node said; whether it changed anything.
  bool heard(const std::string& node, const std::vector<std::size_t>& chairs, std::size_t watching,
             Millis now);
  // As told to listeners: `"presence":[…],"watching":2`.
  [[nodiscard]] std::string text(Millis now) const;

 private:
  struct Elsewhere {
    std::vector<bool> chairs;
    std::size_t watching = 0;
    Millis until = 0;
  };
  struct Chair {
    std::size_t connections = 0;  // at this node
    Millis seen = 0;              // when it was last there
    bool ever = false;
  };

  std::vector<Chair> chairs_;
  std::size_t watching_ = 0;
  std::map<std::string, Elsewhere> elsewhere_;
};

}  // namespace menagerie::server
