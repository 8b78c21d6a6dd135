#include "cli/command_line.h"
#include "native/standard_streams.h"

int main(int argc, char** argv) {
  menagerie::fill_closed_streams();
  return menagerie::cli::run(argc, argv);
}
