// Tokan's field. A stack is written as in its notation, bottom to top, with the top tile set off;
// below it stands its height. A stack too tall for its space shows its upper tiles; `look` shows
// them all.
#include "cli/play/tokan/board.h"

#include <algorithm>

#include "cli/play/tokan/words.h"
#include "cli/terminal/canvas.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr int kRows = 5;
constexpr int kMargin = 2;  // the row numbers

bool is_red(char tile) {
  return tile >= 'A' && tile <= 'Z';
}
Ink covered_ink(char tile) {
  return is_red(tile) ? Ink::piece_1 : Ink::dark_piece;
}
Ink top_ink(char tile) {
  return is_red(tile) ? Ink::block_1 : Ink::dark_block;
}

// Where two lines of the frame meet: by whether it is at the top or bottom, left or right.
std::string_view corner(bool unicode, bool top, bool bottom, bool left, bool right) {
  if (!unicode) return "+";
  if (top) return left ? "┌" : right ? "┐" : "┬";
  if (bottom) return left ? "└" : right ? "┘" : "┴";
  return left ? "├" : right ? "┤" : "┼";
}

class TokanDrawing {
 public:
  explicit TokanDrawing(const Scene& scene)
      : scene_(scene),
        board_(std::get<TokanBoard>(scene.view.board)),
        inner_(inner_width()),
        lines_a_row_(board_.laying ? 1 : 2),
        canvas_(kMargin + board_.columns * (inner_ + 1) + 1, 2 + kRows * (lines_a_row_ + 1)) {}

  Lines draw() {
    draw_frame();
    for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
      const int column = static_cast<int>(i) % board_.columns;
      const int row = static_cast<int>(i) / board_.columns;
      draw_space(board_.spaces[i], left_of(column), top_of(row));
    }
    Lines lines = canvas_.lines(scene_.look);
    add_words(lines);
    return lines;
  }

 private:
  [[nodiscard]] bool marks_tops() const { return scene_.look.colours == Colours::none; }
  [[nodiscard]] int fitting() const {
    return (scene_.look.width - kMargin - 1) / board_.columns - 1;
  }
  // As wide as the tallest stack needs, as far as the terminal allows.
  [[nodiscard]] int inner_width() const {
    if (board_.laying) return std::clamp(fitting(), 2, 3);
    std::size_t tallest = 0;
    for (const TokanBoard::Space& space : board_.spaces) {
      tallest = std::max(tallest, space.stack.size());
    }
    const int wanted = std::max(7, static_cast<int>(tallest) + 2);
    return std::clamp(wanted | 1, 5, std::max(5, (fitting() - 1) | 1));
  }
  [[nodiscard]] int left_of(int column) const { return kMargin + 1 + column * (inner_ + 1); }
  [[nodiscard]] int top_of(int row) const { return 2 + row * (lines_a_row_ + 1); }

  void draw_frame() {
    const bool unicode = scene_.look.unicode;
    for (int row = 0; row <= kRows; ++row) {
      const int y = top_of(row) - 1;
      for (int x = kMargin; x < canvas_.width(); ++x) {
        const bool crossing = (x - kMargin) % (inner_ + 1) == 0;
        if (!crossing) {
          canvas_.put(x, y, unicode ? "─" : "-", Ink::faint);
          continue;
        }
        canvas_.put(x, y,
                    corner(unicode, row == 0, row == kRows, x == kMargin, x + 1 == canvas_.width()),
                    Ink::faint);
        for (int i = 1; row < kRows && i <= lines_a_row_; ++i) {
          canvas_.put(x, y + i, unicode ? "│" : "|", Ink::faint);
        }
      }
      if (row < kRows) canvas_.put(0, y + 1, std::to_string(kRows - row), Ink::strong);
    }
    for (int column = 0; column < board_.columns; ++column) {
      canvas_.put(left_of(column) + inner_ / 2, 0, std::string(1, static_cast<char>('a' + column)),
                  Ink::strong);
    }
  }

  void draw_space(const TokanBoard::Space& space, int x, int y) {
    if (space.stack.empty()) {
      if (board_.laying && may_be_laid(space.name)) {
        canvas_.put(x + inner_ / 2, y, scene_.look.unicode ? "·" : ".", Ink::target);
      }
      return;
    }
    draw_stack_line(space.stack, x, y);
    if (board_.laying) return;
    const bool taboo = space.name == board_.taboo;
    std::string below = space.stack.size() > 1 ? std::to_string(space.stack.size()) : "";
    if (taboo) below += inner_ >= 7 ? " " + scene_.say(messages::cli_tokan_taboo_mark) : " *";
    canvas_.put(x + (inner_ - columns(below) + 1) / 2, y + 1, below,
                taboo ? Ink::warning : Ink::faint);
  }

  // The covered tiles, then the top one as a block, or in brackets where there are no colours.
  void draw_stack_line(const std::string& stack, int x, int y) {
    const bool brackets = marks_tops() && stack.size() > 1;
    const int tall = static_cast<int>(stack.size());
    const int edges = brackets || (!marks_tops() && tall + 2 <= inner_) ? 2 : 0;
    const int shown = std::min(tall, inner_ - edges);
    const bool cut = shown < tall;
    int at = x + (inner_ - shown - edges) / 2;
    if (cut) canvas_.put(at++, y, scene_.look.unicode ? "…" : "<", Ink::faint);
    for (int i = tall - shown + (cut ? 1 : 0); i + 1 < tall; ++i) {
      const char tile = stack[static_cast<std::size_t>(i)];
      canvas_.put(at++, y, std::string(1, tile), covered_ink(tile));
    }
    std::string top(1, stack.back());
    if (edges > 0) top = brackets ? "[" + top + "]" : " " + top + " ";
    canvas_.put(at, y, top, top_ink(stack.back()));
  }

  [[nodiscard]] bool may_be_laid(const std::string& space) const {
    return std::ranges::find(board_.moves, space, &TokanBoard::Move::to) != board_.moves.end();
  }

  void add_words(Lines& lines) const {
    if (board_.laying) {
      for (const int seat : {0, 1}) {
        const std::string& hand = board_.hands[seat];
        add_sentence(
            lines, scene_,
            scene_.say(messages::cli_tokan_hand, {scene_.players[static_cast<std::size_t>(seat)],
                                                  std::to_string(hand.size()), spread(hand)}));
      }
      return;
    }
    const auto option = scene_.view.options.find("score");
    const bool heads = option != scene_.view.options.end() && option->second == "heads";
    const int* const points = heads ? board_.heads : board_.classic;
    add_sentence(
        lines, scene_,
        scene_.say(heads ? messages::cli_tokan_score_heads : messages::cli_tokan_score_classic,
                   {scene_.players[0], std::to_string(points[0]), scene_.players[1],
                    std::to_string(points[1])}));
    if (board_.taboo.empty() || scene_.view.standing.over) return;
    add_sentence(lines, scene_, scene_.say(messages::cli_tokan_taboo, {board_.taboo}));
  }

  static std::string spread(const std::string& hand) {
    std::string out;
    for (const char tile : hand) {
      if (!out.empty()) out += ' ';
      out += tile;
    }
    return out;
  }

  const Scene& scene_;
  const TokanBoard& board_;
  int inner_;
  int lines_a_row_;
  Canvas canvas_;
};

}  // namespace

Lines draw_tokan(const Scene& scene) {
  return TokanDrawing(scene).draw();
}

Lines draw_tokan_stack(const Scene& scene, std::string_view space) {
  const auto& board = std::get<TokanBoard>(scene.view.board);
  const auto found = std::ranges::find(board.spaces, space, &TokanBoard::Space::name);
  if (found == board.spaces.end()) return {};
  const std::string& stack = found->stack;
  if (stack.empty()) return {scene.say(messages::cli_look_empty, {found->name})};
  Lines lines{scene.say(stack.size() == 1 ? messages::cli_look_single : messages::cli_look_stack,
                        {found->name, std::to_string(stack.size())})};
  for (std::size_t i = stack.size(); i-- > 0;) {
    const bool top = i + 1 == stack.size();
    const Seat owner{static_cast<std::uint8_t>(is_red(stack[i]) ? 0 : 1)};
    const std::string level = std::to_string(i + 1);
    const std::string tile = std::string(top ? "[" : " ") + stack[i] + (top ? "]" : " ");
    lines.push_back(std::string(level.size() < 2 ? 1 : 0, ' ') + level + "  " +
                    inked(tile, top ? top_ink(stack[i]) : covered_ink(stack[i]), scene.look) + " " +
                    scene.say(top ? messages::cli_look_top : messages::cli_look_tile,
                              {tile_word(stack[i]), scene.seat(owner)}));
  }
  return lines;
}

}  // namespace menagerie::cli
