// A sheet of character cells that boards are drawn on, and its lines as the terminal gets them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/ink.h"
#include "cli/terminal/look.h"

namespace menagerie::cli {

class Canvas {
 public:
  Canvas(int width, int height);

  // Writes the characters one a cell, from (x, y) to the right; what lies outside is dropped.
  void put(int x, int y, std::string_view text, Ink ink = Ink::plain);
  // The same, with the text's middle at x.
  void put_centred(int x, int y, std::string_view text, Ink ink = Ink::plain);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  // Every line without the blanks at its end.
  [[nodiscard]] std::vector<std::string> lines(const Look& look) const;

 private:
  struct Cell {
    std::string character = " ";
    Ink ink = Ink::plain;
  };
  [[nodiscard]] const Cell& cell(int x, int y) const;
  [[nodiscard]] std::string line(int y, const Look& look) const;

  int width_;
  int height_;
  std::vector<Cell> cells_;
};

}  // namespace menagerie::cli
