// A QR code in the terminal: two rows of squares a line where it knows more than ASCII.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/look.h"

namespace menagerie::cli {

// The lines of a picture that phones read; none where the text is too long for one. Squares are
// white and black where there are colours. Elsewhere what is light in the code is drawn, as on a
// dark screen; phones read that on a light one, too.
[[nodiscard]] std::vector<std::string> qr_lines(std::string_view text, const Look& look);

}  // namespace menagerie::cli
