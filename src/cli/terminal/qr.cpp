#include "cli/terminal/qr.h"

#include <array>
#include <cstddef>
#include <memory>
#include <qrencode.h>

namespace menagerie::cli {

namespace {

// The code wants four squares of light around it; two are enough for phones.
constexpr int kMargin = 2;

class Code {
 public:
  explicit Code(const std::string& text)
      : code_(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), QRcode_free) {}

  [[nodiscard]] bool made() const { return code_ != nullptr; }
  // With the margin.
  [[nodiscard]] int width() const { return code_->width + 2 * kMargin; }
  [[nodiscard]] bool dark(int row, int column) const {
    const int y = row - kMargin;
    const int x = column - kMargin;
    if (y < 0 || x < 0 || y >= code_->width || x >= code_->width) return false;
    const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(code_->width) +
                    static_cast<std::size_t>(x);
    return (code_->data[at] & 1U) != 0;
  }

 private:
  std::unique_ptr<QRcode, void (*)(QRcode*)> code_;
};

std::string ascii_line(const Code& code, int row) {
  std::string line;
  for (int column = 0; column < code.width(); ++column) {
    line += code.dark(row, column) ? "  " : "##";
  }
  return line;
}

// `drawn` is what a block stands for: dark on a white ground, or light on a dark screen.
std::string block_line(const Code& code, int row, bool drawn) {
  constexpr std::array<const char*, 4> kBlocks = {" ", "▄", "▀", "█"};
  std::string line;
  for (int column = 0; column < code.width(); ++column) {
    const bool upper = code.dark(row, column) == drawn;
    // Below the last row there is light.
    const bool lower = code.dark(row + 1, column) == drawn;
    line += kBlocks.at((upper ? 2U : 0U) + (lower ? 1U : 0U));
  }
  return line;
}

}  // namespace

std::vector<std::string> qr_lines(std::string_view text, const Look& look) {
  constexpr const char* kBlackOnWhite = "\x1b[30;107m";
  constexpr const char* kPlain = "\x1b[0m";
  const Code code{std::string(text)};
  if (!code.made()) return {};
  const bool colours = look.colours != Colours::none;
  std::vector<std::string> lines;
  for (int row = 0; row < code.width(); row += look.unicode ? 2 : 1) {
    if (!look.unicode) {
      lines.push_back(ascii_line(code, row));
    } else if (colours) {
      lines.push_back(kBlackOnWhite + block_line(code, row, true) + kPlain);
    } else {
      lines.push_back(block_line(code, row, false));
    }
  }
  return lines;
}

}  // namespace menagerie::cli
