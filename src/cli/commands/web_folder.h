// Where the built web pages lie when nobody says so.
#pragma once

#include <filesystem>
#include <vector>

namespace menagerie::cli {

// The places to look in, the likeliest first: installed beside the program, or built beside it.
[[nodiscard]] std::vector<std::filesystem::path> usual_web_folders(
    const std::filesystem::path& program);

}  // namespace menagerie::cli
