// The network of Two Paths, north at the top. Between two rows run the paths of P2: straight on at
// the edges, crosswise elsewhere. South's animals are capitals pointing up, North's small letters
// pointing down, each towards its goal.
#include "cli/play/two_paths/board.h"

#include "cli/terminal/canvas.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr int kColumns = 3;
constexpr int kLeft = 5;    // the middle of column a
constexpr int kSpread = 8;  // from column to column
constexpr int kRoomForWords = 12;

struct Signs {
  std::string_view straight, rising, falling, crossing, free, south, north;
};
Signs signs_of(const Look& look) {
  if (look.unicode) return {"│", "╱", "╲", "╳", "○", "▲", "▼"};
  return {"|", "/", "\\", "X", "o", "^", "v"};
}

constexpr Seat kSouth{0};
constexpr Seat kNorth{1};

class TwoPathsDrawing {
 public:
  explicit TwoPathsDrawing(const Scene& scene)
      : scene_(scene),
        board_(std::get<TwoPathsBoard>(scene.view.board)),
        signs_(signs_of(scene.look)),
        pitch_(roomy() ? 4 : 2),
        margin_(roomy() ? 3 : 2),
        canvas_(kLeft + (kColumns - 1) * kSpread + 4,
                2 * margin_ + (board_.rows - 1) * pitch_ + 1) {}

  Lines draw() {
    for (int row = 1; row <= board_.rows; ++row) draw_row(row);
    draw_edge(canvas_.height() - 2);
    if (roomy()) draw_edge(1);
    for (const TwoPathsBoard::Animal& animal : board_.animals) draw_animal(animal);
    if (board_.announced != '\0') {
      for (const TwoPathsBoard::Choice& choice : board_.choices) draw_landings(choice);
    }
    Lines lines = canvas_.lines(scene_.look);
    lines.front() = goal_line(kSouth);
    lines.back() = goal_line(kNorth);
    return lines;
  }

 private:
  // Three lines between the rows where they fit with some words below, one where they do not.
  [[nodiscard]] bool roomy() const {
    const int height = 2 * 3 + (board_.rows - 1) * 4 + 1 + kRoomForWords;
    return scene_.look.height == 0 || scene_.look.height >= height;
  }
  static int x_of(int column) { return kLeft + column * kSpread; }
  [[nodiscard]] int y_of(int row) const { return margin_ + (board_.rows - row) * pitch_; }

  void draw_row(int row) {
    const int y = y_of(row);
    canvas_.put(0, y, std::to_string(row), Ink::strong);
    for (int column = 0; column < kColumns; ++column) {
      canvas_.put(x_of(column), y, signs_.free, Ink::faint);
    }
    if (row == 1) return;
    for (int k = 1; k < pitch_; ++k) {
      canvas_.put(x_of(0), y + k, signs_.straight, Ink::faint);
      canvas_.put(x_of(kColumns - 1), y + k, signs_.straight, Ink::faint);
      for (int column = 0; column + 1 < kColumns; ++column) draw_cross(x_of(column), y, k);
    }
  }

  // The k-th line of the two paths that cross between a column and the next.
  void draw_cross(int x, int y, int k) {
    const int step = k * kSpread / pitch_;
    if (2 * step == kSpread) {
      canvas_.put(x + step, y + k, signs_.crossing, Ink::faint);
      return;
    }
    canvas_.put(x + step, y + k, signs_.falling, Ink::faint);
    canvas_.put(x + kSpread - step, y + k, signs_.rising, Ink::faint);
  }

  // The columns' letters, with the two sides of the board.
  void draw_edge(int y) {
    for (int column = 0; column < kColumns; ++column) {
      canvas_.put(x_of(column), y, std::string(1, static_cast<char>('a' + column)), Ink::strong);
    }
    const std::string west = scene_.say(messages::cli_two_paths_west);
    const std::string east = scene_.say(messages::cli_two_paths_east);
    canvas_.put(x_of(0) + 2, y, west, Ink::faint);
    canvas_.put(x_of(kColumns - 1) - 1 - columns(east), y, east, Ink::faint);
  }

  void draw_animal(const TwoPathsBoard::Animal& animal) {
    if (animal.whereabouts != TwoPathsBoard::Whereabouts::on_board) return;
    canvas_.put_centred(x_of(animal.column), y_of(animal.row), sign(animal),
                        block_ink(animal.owner));
  }
  // The animal as everybody reads it: ▲F▲, ▼f▼.
  [[nodiscard]] std::string sign(const TwoPathsBoard::Animal& animal) const {
    const bool south = animal.owner == kSouth;
    const std::string arrow(south ? signs_.south : signs_.north);
    const std::string letter(1, animal.kind);
    return arrow + (south ? letter : lowered(letter)) + arrow;
  }

  void draw_landings(const TwoPathsBoard::Choice& choice) {
    draw_landing(choice.west, 'w');
    draw_landing(choice.east, 'e');
  }
  void draw_landing(const TwoPathsBoard::Landing& landing, char side) {
    const std::string mark = std::string("(") + side + ")";
    if (!landing.arrival) {
      canvas_.put_centred(x_of(landing.column), y_of(landing.row), mark, Ink::target);
      return;
    }
    // Beyond the finishing line there are no spaces, only the two sides.
    const int beyond = board_.mover == kSouth ? margin_ - 1 : canvas_.height() - margin_;
    canvas_.put_centred(x_of(side == 'w' ? 0 : kColumns - 1), beyond, mark, Ink::target);
  }

  // The line beyond a finishing line: whose goal it is and who has arrived there.
  [[nodiscard]] std::string goal_line(Seat owner) const {
    std::string arrived;
    bool waiting = false;
    for (const TwoPathsBoard::Animal& animal : board_.animals) {
      if (animal.owner != owner) continue;
      waiting = waiting || animal.whereabouts == TwoPathsBoard::Whereabouts::waiting;
      if (animal.whereabouts != TwoPathsBoard::Whereabouts::arrived) continue;
      arrived += (arrived.empty() ? "" : " ") + inked(sign(animal), block_ink(owner), scene_.look);
    }
    const std::string goal = scene_.say(messages::cli_two_paths_goal, {scene_.seat(owner)});
    if (waiting) return scene_.say(messages::cli_two_paths_waiting, {scene_.seat(owner)});
    return inked(goal, piece_ink(owner), scene_.look) + " " +
           (arrived.empty() ? scene_.say(messages::cli_two_paths_nobody) : arrived);
  }

  const Scene& scene_;
  const TwoPathsBoard& board_;
  Signs signs_;
  int pitch_;   // lines from one row to the next
  int margin_;  // lines above row R and below row 1
  Canvas canvas_;
};

}  // namespace

Lines draw_two_paths(const Scene& scene) {
  Lines lines = TwoPathsDrawing(scene).draw();
  const auto& board = std::get<TwoPathsBoard>(scene.view.board);
  if (board.duel > 0 && !scene.view.standing.over) {
    add_sentence(
        lines, scene,
        scene.say(board.duel < 3 ? messages::cli_two_paths_duel : messages::cli_two_paths_last_duel,
                  {scene.player(board.mover), std::to_string(board.duel)}));
  }
  return lines;
}

}  // namespace menagerie::cli
