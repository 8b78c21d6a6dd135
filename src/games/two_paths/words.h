// The words of the message catalogue for seats and kinds.
#pragma once

#include "core/message.h"
#include "games/two_paths/board.h"
#include "messages/two_paths.h"

namespace menagerie::two_paths {

[[nodiscard]] inline Message word(Seat seat) {
  return seat == kSouth ? messages::two_paths_seat_south : messages::two_paths_seat_north;
}

[[nodiscard]] inline Message word(Kind kind) {
  switch (kind) {
    case Kind::fox:
      return messages::two_paths_kind_fox;
    case Kind::hedgehog:
      return messages::two_paths_kind_hedgehog;
    case Kind::hare:
      break;
  }
  return messages::two_paths_kind_hare;
}

// The kind with its article where it opens a sentence.
[[nodiscard]] inline Message subject_word(Kind kind) {
  switch (kind) {
    case Kind::fox:
      return messages::two_paths_subject_fox;
    case Kind::hedgehog:
      return messages::two_paths_subject_hedgehog;
    case Kind::hare:
      break;
  }
  return messages::two_paths_subject_hare;
}

// The kind with its article where something is done to it.
[[nodiscard]] inline Message object_word(Kind kind) {
  switch (kind) {
    case Kind::fox:
      return messages::two_paths_object_fox;
    case Kind::hedgehog:
      return messages::two_paths_object_hedgehog;
    case Kind::hare:
      break;
  }
  return messages::two_paths_object_hare;
}

}  // namespace menagerie::two_paths
