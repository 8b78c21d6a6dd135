#include "cli/commands/complain.h"

#include "cli/commands/exit_code.h"
#include "cli/terminal/look.h"
#include "cli/terminal/output.h"

namespace menagerie::cli {

namespace {

int complain(const std::string& sentence, const Manner& manner) {
  write_error(in_letters_of(look_of_stdout(manner.ascii), sentence) + "\n");
  return kRefused;
}

}  // namespace

int complain(const Error& error, const Manner& manner) {
  return complain(error.full_sentence(manner.language), manner);
}

int complain(Message message, std::initializer_list<Word> words, const Manner& manner) {
  return complain(say(message, words, manner.language), manner);
}

}  // namespace menagerie::cli
