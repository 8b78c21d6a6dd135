// Totem's board of 271 spaces. A space of its own is found by the letter of its row and by numbers:
// every piece, every space that something may go to, and the ends of every row show theirs.
// Three sizes for wide, usual and narrow terminals; below that, lists.
#include "cli/play/totem/board.h"

#include <algorithm>
#include <array>
#include <set>

#include "cli/play/totem/map.h"
#include "cli/terminal/canvas.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr int kRows = 2 * kTotemRadius + 1;
constexpr int kSmallest = 45;  // columns that the narrow size needs

struct Glyphs {
  std::array<std::string_view, kMaxSeats> piece, travelled;
  std::string_view free, trail, target;
};
Glyphs glyphs_of(const Look& look) {
  if (look.unicode) {
    return {{"●", "▲", "■", "◆"}, {"○", "△", "□", "◇"}, "·", "∘", "›"};
  }
  return {{"o", "x", "#", "%"}, {"o", "x", "#", "%"}, ".", "'", ">"};
}

// The spaces that the actions at hand would go to, or strike.
std::set<std::string, std::less<>> targets_of(const TotemBoard& board) {
  std::set<std::string, std::less<>> targets;
  for (const TotemBoard::Move& move : board.moves) {
    if (!move.to.empty()) targets.insert(move.to);
  }
  return targets;
}

class TotemDrawing {
 public:
  explicit TotemDrawing(const Scene& scene)
      : scene_(scene),
        board_(std::get<TotemBoard>(scene.view.board)),
        glyphs_(glyphs_of(scene.look)),
        cell_(scene.look.width >= 80   ? 4
              : scene.look.width >= 62 ? 3
                                       : 2),
        margin_(cell_ == 2 ? 4 : 2),
        targets_(targets_of(board_)),
        canvas_(2 * margin_ + (kRows - 1) * cell_ + 3, kRows) {}

  Lines draw() {
    for (int r = -kTotemRadius; r <= kTotemRadius; ++r) draw_row(r);
    for (std::size_t i = 0; i + 1 < board_.path.size(); ++i) draw_trail(board_.path[i]);
    for (std::size_t i = 0; i < board_.players.size(); ++i) {
      draw_player(board_.players[i], Seat{static_cast<std::uint8_t>(i)});
    }
    return canvas_.lines(scene_.look);
  }

 private:
  [[nodiscard]] int x_of(TotemSpace space) const {
    return margin_ + cell_ * (2 * space.q + space.r + 2 * kTotemRadius) / 2;
  }
  static int y_of(TotemSpace space) { return space.r + kTotemRadius; }
  [[nodiscard]] bool small() const { return cell_ == 2; }

  void draw_row(int r) {
    const TotemSpace first = first_of_row(r);
    const TotemSpace last = last_of_row(r);
    const std::string letter(1, first.letter());
    const std::string left = small() ? letter + std::to_string(first.number()) : letter;
    const std::string right = small() ? letter + std::to_string(last.number()) : letter;
    canvas_.put(x_of(first) - 1 - columns(left), y_of(first), left, Ink::strong);
    canvas_.put(x_of(last) + (small() ? 2 : 4), y_of(last), right, Ink::strong);
    for (TotemSpace space = first; space.q <= last.q; ++space.q) {
      const bool end = space.q == first.q || space.q == last.q;
      draw_free(space, end && !small());
    }
  }

  void draw_free(TotemSpace space, bool numbered) {
    const int x = x_of(space);
    const int y = y_of(space);
    const std::string number = std::to_string(space.number());
    if (targets_.contains(space.letter() + number)) {
      canvas_.put(x, y, glyphs_.target, Ink::target);
      if (!small()) canvas_.put(x + 1, y, number, Ink::target);
    } else if (numbered) {
      canvas_.put(x + 1, y, number, Ink::faint);
    } else {
      canvas_.put(small() ? x : x + 1, y, glyphs_.free, Ink::faint);
    }
  }

  void draw_trail(const std::string& name) {
    const std::optional<TotemSpace> space = TotemSpace::named(name);
    if (!space) return;
    canvas_.put(small() ? x_of(*space) : x_of(*space) + 1, y_of(*space), glyphs_.trail,
                Ink::strong);
  }

  void draw_player(const TotemBoard::Player& player, Seat seat) {
    if (player.presence != TotemBoard::Presence::playing) return;
    for (const std::string& piece : player.pieces) draw_piece(piece, seat);
    const std::optional<TotemSpace> space = TotemSpace::named(player.totem);
    if (!space) return;
    // A totem is a block of its own; where there is room for one sign only, the seat's number.
    const std::string sign = small() ? std::to_string(seat.index + 1)
                                     : "[" + std::string(glyphs_.piece[seat.index]) + "]";
    canvas_.put(x_of(*space), y_of(*space), sign, block_ink(seat));
  }

  void draw_piece(const std::string& name, Seat seat) {
    const std::optional<TotemSpace> space = TotemSpace::named(name);
    if (!space) return;
    const bool done = std::ranges::find(board_.travelled, name) != board_.travelled.end() &&
                      scene_.view.node.seat == seat;
    const bool struck = targets_.contains(name);
    const bool travels = !board_.path.empty() && board_.path.back() == name;
    const Ink ink = struck ? Ink::target : travels ? block_ink(seat) : piece_ink(seat);
    const std::string glyph(struck ? "!"
                            : done ? glyphs_.travelled[seat.index]
                                   : glyphs_.piece[seat.index]);
    const std::string number = small() ? "" : std::to_string(space->number());
    canvas_.put(x_of(*space), y_of(*space), glyph + number, ink);
    if (!small() && number.size() == 1) canvas_.put(x_of(*space) + 2, y_of(*space), " ", ink);
  }

  const Scene& scene_;
  const TotemBoard& board_;
  Glyphs glyphs_;
  int cell_;    // columns from one space to the next
  int margin_;  // columns for the letters at each end
  std::set<std::string, std::less<>> targets_;
  Canvas canvas_;
};

void add_player(Lines& lines, const Scene& scene, std::size_t i) {
  const TotemBoard::Player& player = std::get<TotemBoard>(scene.view.board).players[i];
  const Seat seat{static_cast<std::uint8_t>(i)};
  const Glyphs glyphs = glyphs_of(scene.look);
  std::string words;
  switch (player.presence) {
    case TotemBoard::Presence::waiting:
      words = scene.say(messages::cli_totem_waiting, {scene.player(seat)});
      break;
    case TotemBoard::Presence::out:
      words = scene.say(messages::cli_totem_out, {scene.player(seat)});
      break;
    case TotemBoard::Presence::playing:
      words = scene.say(
          player.pieces.size() == 1 ? messages::cli_totem_player_one : messages::cli_totem_player,
          {scene.player(seat), player.totem, std::to_string(player.pieces.size()),
           std::to_string(player.reserve)});
      break;
  }
  const std::string sign = std::string(glyphs.piece[i]) + " ";
  Lines wrapped_words = wrapped(words, scene.look.width - 2, 2);
  wrapped_words.front() = inked(sign, piece_ink(seat), scene.look) + wrapped_words.front();
  lines.insert(lines.end(), wrapped_words.begin(), wrapped_words.end());
}

// The narrowest form: where everything stands, in words.
void add_spaces(Lines& lines, const Scene& scene) {
  const auto& board = std::get<TotemBoard>(scene.view.board);
  for (std::size_t i = 0; i < board.players.size(); ++i) {
    if (board.players[i].pieces.empty()) continue;
    add_sentence(lines, scene,
                 scene.say(messages::cli_totem_pieces_on,
                           {scene.seats[i], joined(board.players[i].pieces, " ")}));
  }
}

void add_turn(Lines& lines, const Scene& scene) {
  const auto& board = std::get<TotemBoard>(scene.view.board);
  if (scene.view.standing.over || board.dice[0] == 0) return;
  add_sentence(lines, scene,
               board.points ? scene.say(messages::cli_totem_points, {std::to_string(board.dice[0]),
                                                                     std::to_string(board.dice[1]),
                                                                     std::to_string(*board.points)})
                            : scene.say(messages::cli_totem_dice, {std::to_string(board.dice[0]),
                                                                   std::to_string(board.dice[1])}));
  if (!board.path.empty()) {
    add_sentence(lines, scene, scene.say(messages::cli_totem_path, {joined(board.path, " > ")}));
  }
  if (!board.travelled.empty()) {
    add_sentence(lines, scene,
                 scene.say(messages::cli_totem_travelled, {joined(board.travelled, ", ")}));
  }
  if (!board.fall.falls.empty()) {
    add_sentence(lines, scene,
                 scene.say(messages::cli_totem_falls, {joined(board.fall.falls, ", ")}));
  }
}

}  // namespace

Lines draw_totem(const Scene& scene) {
  const auto& board = std::get<TotemBoard>(scene.view.board);
  const bool lists = scene.look.width < kSmallest;
  Lines lines;
  if (!lists) lines = TotemDrawing(scene).draw();
  for (std::size_t i = 0; i < board.players.size(); ++i) add_player(lines, scene, i);
  if (lists) add_spaces(lines, scene);
  add_turn(lines, scene);
  return lines;
}

}  // namespace menagerie::cli
