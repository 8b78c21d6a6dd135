// Says on standard error what was wrong with the input, and gives the exit code for it.
#pragma once

#include <initializer_list>

#include "cli/commands/commands.h"
#include "core/result.h"

namespace menagerie::cli {

int complain(const Error& error, const Manner& manner);
int complain(Message message, std::initializer_list<Word> words, const Manner& manner);

}  // namespace menagerie::cli
