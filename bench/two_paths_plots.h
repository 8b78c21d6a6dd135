// Plain line plots as SVG on standard output, readable on light and on dark pages.
#pragma once

#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace menagerie::two_paths {

struct Series {
  std::string name;
  std::vector<std::array<double, 2>> points;
};

struct Axis {
  double from;
  double to;
  double step;
};

inline void print_lines(const char* title, const char* below, Axis x, Axis y,
                        const std::vector<Series>& series) {
  constexpr double kWidth = 640;
  constexpr double kHeight = 400;
  constexpr double kLeft = 60;
  constexpr double kTop = 60;
  constexpr double kRight = 20;
  constexpr double kBottom = 60;
  constexpr std::array<const char*, 3> kColours = {"#d95f02", "#1b9e77", "#7570b3"};
  constexpr std::array<const char*, 3> kDashes = {"none", "7 4", "2 3"};
  const auto at_x = [&](double v) {
    return kLeft + (v - x.from) / (x.to - x.from) * (kWidth - kLeft - kRight);
  };
  const auto at_y = [&](double v) {
    return kHeight - kBottom - (v - y.from) / (y.to - y.from) * (kHeight - kTop - kBottom);
  };
  std::printf(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"#808080\">\n<title>%s</title>\n",
      kWidth, kHeight, title);
  std::printf("<text x=\"%.0f\" y=\"22\" font-size=\"16\">%s</text>\n", kLeft, title);
  for (double v = x.from; v < x.to + x.step / 2; v += x.step) {
    std::printf("<path d=\"M%.1f %.1fV%.1f\" stroke=\"#808080\" stroke-opacity=\"0.3\"/>", at_x(v),
                kTop, kHeight - kBottom);
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%g</text>\n", at_x(v),
                kHeight - kBottom + 18, v);
  }
  for (double v = y.from; v < y.to + y.step / 2; v += y.step) {
    std::printf("<path d=\"M%.1f %.1fH%.1f\" stroke=\"#808080\" stroke-opacity=\"0.3\"/>", kLeft,
                at_y(v), kWidth - kRight);
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", kLeft - 8,
                at_y(v) + 4, v);
  }
  std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n",
              (kLeft + kWidth - kRight) / 2, kHeight - 14, below);
  double legend = kLeft;
  for (std::size_t i = 0; i < series.size(); ++i) {
    std::printf(
        "<path d=\"M%.0f 43h22\" stroke=\"%s\" stroke-width=\"2.5\" "
        "stroke-dasharray=\"%s\"/><text x=\"%.0f\" y=\"47\">%s</text>\n",
        legend, kColours[i], kDashes[i], legend + 28, series[i].name.c_str());
    legend += 28 + 7 * static_cast<double>(series[i].name.size()) + 14;
    std::printf(
        "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\" "
        "stroke-dasharray=\"%s\" points=\"",
        kColours[i], kDashes[i]);
    for (const auto& [px, py] : series[i].points) {
      if (px >= x.from && px <= x.to) std::printf("%.1f,%.1f ", at_x(px), at_y(py));
    }
    std::printf("\"/>\n");
  }
  std::printf("</svg>\n");
}

}  // namespace menagerie::two_paths
