#include "lab/plot.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace menagerie::lab {

namespace {

constexpr double kWidth = 640;
constexpr double kRight = 24;
constexpr double kTop = 40;
constexpr double kRowHeight = 24;
constexpr double kBottom = 52;
constexpr double kLetter = 7;
constexpr const char* kInk = "#808080";
constexpr const char* kColour = "#1b9e77";

// What the axis shows: from one round number to another.
struct Axis {
  double from = 0;
  double to = 1;
  double step = 0.1;
};

Axis axis_of(const Plot& plot) {
  double low = plot.reference.value_or(plot.rows.front().estimate.low);
  double high = low;
  for (const Plot::Row& row : plot.rows) {
    low = std::min(low, row.estimate.low);
    high = std::max(high, row.estimate.high);
  }
  if (high - low < 1e-9) {
    low -= 0.5;
    high += 0.5;
  }
  const double rough = (high - low) / 6;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough) {
      step = factor * power;
      break;
    }
  }
  return {std::floor(low / step) * step, std::ceil(high / step) * step, step};
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '<') {
      safe += "&lt;";
    } else if (c == '>') {
      safe += "&gt;";
    } else if (c == '&') {
      safe += "&amp;";
    } else if (c == '"') {
      safe += "&quot;";
    } else {
      safe += c;
    }
  }
  return safe;
}

}  // namespace

std::string svg_of(const Plot& plot) {
  if (plot.rows.empty()) return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n";
  std::size_t longest = 4;
  for (const Plot::Row& row : plot.rows) longest = std::max(longest, row.label.size());
  const double left = std::min(24 + kLetter * static_cast<double>(longest), kWidth / 2);
  const double height = kTop + kRowHeight * static_cast<double>(plot.rows.size()) + kBottom;
  const double base = height - kBottom;
  const Axis axis = axis_of(plot);
  const auto at = [&](double value) {
    return left + (value - axis.from) / (axis.to - axis.from) * (kWidth - left - kRight);
  };
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"{}\">\n<title>{}</title>\n"
      "<text x=\"12\" y=\"22\" font-size=\"16\">{}</text>\n",
      kWidth, height, kInk, escaped(plot.title), escaped(plot.title));
  const int ticks = static_cast<int>(std::lround((axis.to - axis.from) / axis.step));
  for (int tick = 0; tick <= ticks; ++tick) {
    const double value = axis.from + tick * axis.step;
    const double shown = std::abs(value) < axis.step / 1000 ? 0 : value;
    svg += fmt::format(
        "<path d=\"M{:.1f} {:.1f}V{:.1f}\" stroke=\"{}\" stroke-opacity=\"0.3\"/>"
        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{:.4g}</text>\n",
        at(value), kTop - 6, base, kInk, at(value), base + 18, shown);
  }
  if (plot.reference) {
    svg += fmt::format(
        "<path d=\"M{:.1f} {:.1f}V{:.1f}\" stroke=\"#d95f02\" stroke-dasharray=\"5 4\"/>\n",
        at(*plot.reference), kTop - 6, base);
  }
  double y = kTop + kRowHeight / 2;
  for (const Plot::Row& row : plot.rows) {
    svg += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>"
        "<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"{}\" stroke-width=\"2.5\"/>"
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\" fill=\"{}\"/>\n",
        left - 10, y + 4, escaped(row.label), at(row.estimate.low), y, at(row.estimate.high),
        kColour, at(row.estimate.value), y, kColour);
    y += kRowHeight;
  }
  svg += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
                     (left + kWidth - kRight) / 2, height - 10, escaped(plot.axis));
  return svg;
}

}  // namespace menagerie::lab
