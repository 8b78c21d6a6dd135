#include "cli/command_line.h"

int main(int argc, char** argv) {
  return menagerie::cli::run(argc, argv);
}
