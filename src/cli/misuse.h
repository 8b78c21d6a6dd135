// What is wrong with a command line, in the reader's language: the library that reads it knows
// English only.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/message.h"

namespace menagerie::cli {

[[nodiscard]] std::string misuse_sentence(const CLI::App& app, const CLI::Error& error,
                                          Language language);

}  // namespace menagerie::cli
