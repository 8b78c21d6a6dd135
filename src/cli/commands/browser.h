// The desktop's browser.
#pragma once

#include <string>

namespace menagerie::cli {

// Opens the address in the browser. Does nothing where there is no desktop.
void open_in_browser(const std::string& address);

}  // namespace menagerie::cli
