// What one viewer may see of a table: all that a page, a terminal or a network client ever draws.
// A view is made from the position as that viewer sees it and from nothing else (see table.cpp), so
// a hidden choice cannot slip out. It holds plain data and knows no rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/seat.h"

namespace menagerie {

// Tokan: every space with its stack, bottom to top ("jl" is a lion on a jackal, both black).
struct TokanBoard {
  struct Space {
    std::string name;   // "c3"
    std::string stack;  // empty for a gap, or for a space not yet laid
  };
  struct Move {  // an action, taken apart
    std::string action;
    std::string from;  // empty when a tile is laid (T14)
    std::string to;
    int carried = 0;
    char tile = '\0';  // the tile that is laid
  };
  int columns = 6;            // ten while laying (T14)
  std::vector<Space> spaces;  // rows from 5 down to 1, each from left to right: reading order
  std::string taboo;          // the space nobody may move onto now (T6), or empty
  bool laying = false;
  std::string hands[2];  // tiles not yet laid, red's and black's ("MMJJL"), empty when playing
  int classic[2] = {0, 0};
  int heads[2] = {0, 0};
  std::vector<int> towers[2];  // their heights, the tallest first
  std::vector<Move> moves;     // the legal actions
  std::optional<Move> last;    // the action that led here
};

// Two Paths: where every animal is, and where each announceable one would land.
struct TwoPathsBoard {
  enum class Whereabouts : std::uint8_t { waiting, on_board, arrived };
  struct Animal {
    Seat owner;
    char kind = 'F';  // F fox, H hare, G hedgehog
    Whereabouts whereabouts = Whereabouts::waiting;
    int column = 0;  // 0 to 2 from the west; on the board only
    int row = 0;     // from 1 at South's start line; on the board only
  };
  struct Landing {
    bool arrival = false;
    int column = 0;
    int row = 0;
  };
  struct Choice {  // of an animal that the mover may announce, or has announced
    char kind = 'F';
    Landing west;
    Landing east;
  };
  enum class Deed : std::uint8_t { line_up, announce, block };
  struct Move {  // an action, taken apart
    std::string action;
    Deed deed = Deed::line_up;
    std::string order;  // the kinds on a, b, c; lining up only
    char kind = '\0';   // the animal that is announced
    char side = '\0';   // 'w' or 'e'; hidden or blocked
  };
  int rows = 7;
  std::vector<Animal> animals;  // South's fox, hare, hedgehog, then North's
  Seat mover;
  int duel = 0;                 // of the turn, 1 to 3 (third or later); 0 while lining up
  char announced = '\0';        // the animal, from announcing to the block
  char hidden = '\0';           // its side, 'w' or 'e', if this viewer may know it
  std::vector<Choice> choices;  // what the mover may announce; the announced animal alone after
  std::vector<Move> moves;      // the legal actions
  std::optional<Move> last;     // the action that led here, if this viewer may know it
};

// Totem: every seat's totem, pieces and reserve, and how far the turn has gone.
struct TotemBoard {
  enum class Presence : std::uint8_t { waiting, playing, out };
  struct Player {
    Presence presence = Presence::waiting;
    std::string totem;
    std::vector<std::string> pieces;
    int reserve = 0;
  };
  // What would be eliminated if a travel ended on a space (H14 to H16).
  struct Fall {
    std::vector<std::string> falls;    // for certain
    std::vector<std::string> choices;  // or one of these, as the attacker chooses
  };
  // A space that a piece of the mover can still travel to now.
  struct Goal {
    std::string from;
    std::string to;
    std::vector<std::string> actions;  // the shortest way, the first of them in byte order
    Fall fall;
  };
  enum class Deed : std::uint8_t {
    roll,
    exchange,
    use,
    step,
    end,
    take,
    pass,
    start,
    out,
    again,
    leave
  };
  struct Move {  // an action, taken apart
    std::string action;
    Deed deed = Deed::pass;
    std::string from;      // of a step
    std::string to;        // of a step; the space of an exchange, a start or a piece that is taken
    int points = 0;        // that are used
    int dice[2] = {0, 0};  // of a roll, higher first
    Seat seat;             // that is out
  };
  std::vector<Player> players;
  Seat mover;                          // whose turn it is, before the roll too
  int dice[2] = {0, 0};                // higher first; 0 before the roll
  std::optional<int> points;           // left, once chosen
  std::vector<std::string> path;       // where the travelling piece has stood, in order
  std::vector<std::string> travelled;  // pieces that have ended their travel this turn
  bool must_choose = false;            // the attacker chooses which piece is eliminated (H14)
  Fall fall;                           // if the travel ended now
  std::vector<Goal> reach;             // by `from`, the nearest first
  int quiet = 0;                       // turns since the last elimination or exchange (H18)
  std::vector<Move> moves;             // the legal actions
  std::optional<Move> last;            // the action that led here
};

// An action of any game that has a board, taken apart.
using AnyMove = std::variant<TokanBoard::Move, TwoPathsBoard::Move, TotemBoard::Move>;

// Where a game stands: final once it is over.
struct Standing {
  bool over = false;
  std::vector<int> scores;       // by seat, in the game's own points
  std::optional<Seat> winner;    // over and no winner: a draw
  bool called_off = false;       // over, and neither won nor drawn
  std::optional<Reason> reason;  // why it is over
};

struct View {
  std::string game;
  OptionValues options;
  std::string position;  // as this viewer sees it
  std::size_t ply = 0;
  std::string last;  // the action that led here, if it is public
  Node node;
  std::vector<std::string> actions;  // what may be done now, in byte order
  Standing standing;
  std::string ended;  // how the game ended, if not by its rules (engine/ending.h)
  // Nothing for a game that has no board here.
  std::variant<std::monostate, TokanBoard, TwoPathsBoard, TotemBoard> board;
};

}  // namespace menagerie
