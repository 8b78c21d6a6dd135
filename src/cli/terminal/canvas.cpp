#include "cli/terminal/canvas.h"

#include "cli/terminal/text.h"

namespace menagerie::cli {

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

const Canvas::Cell& Canvas::cell(int x, int y) const {
  return cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                static_cast<std::size_t>(x)];
}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
  for (std::size_t at = 0; at < text.size(); ++x) {
    const std::size_t next = character_after(text, at);
    if (x >= 0 && x < width_ && y >= 0 && y < height_) {
      Cell& target = cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                            static_cast<std::size_t>(x)];
      target.character = text.substr(at, next - at);
      target.ink = ink;
    }
    at = next;
  }
}

void Canvas::put_centred(int x, int y, std::string_view text, Ink ink) {
  put(x - columns(text) / 2, y, text, ink);
}

std::string Canvas::line(int y, const Look& look) const {
  // Blanks in a coloured block are part of the picture; the others at the end are not.
  const auto shows = [](const Cell& c) { return c.character != " " || c.ink >= Ink::block_1; };
  int end = width_;
  while (end > 0 && !shows(cell(end - 1, y))) --end;
  std::string out;
  for (int x = 0; x < end;) {
    const Ink ink = cell(x, y).ink;
    std::string run;
    for (; x < end && cell(x, y).ink == ink; ++x) run += cell(x, y).character;
    out += inked(run, ink, look);
  }
  return out;
}

std::vector<std::string> Canvas::lines(const Look& look) const {
  std::vector<std::string> all;
  all.reserve(static_cast<std::size_t>(height_));
  for (int y = 0; y < height_; ++y) all.push_back(line(y, look));
  return all;
}

}  // namespace menagerie::cli
