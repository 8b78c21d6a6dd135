#include "games/two_paths/board.h"

namespace menagerie::two_paths {

std::string name_of(Space space) {
  if (!space.on_board()) return "-";
  return {static_cast<char>('a' + space.column()), static_cast<char>('0' + space.row())};
}

}  // namespace menagerie::two_paths
