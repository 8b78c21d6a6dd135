#include "cli/play/two_paths/words.h"

#include "messages/two_paths.h"

namespace menagerie::cli {

namespace {

Message of_kind(char kind, Message fox, Message hare, Message hedgehog) {
  if (kind == 'F') return fox;
  return kind == 'H' ? hare : hedgehog;
}

}  // namespace

Message kind_word(char kind) {
  return of_kind(kind, messages::two_paths_kind_fox, messages::two_paths_kind_hare,
                 messages::two_paths_kind_hedgehog);
}

Message kind_subject_word(char kind) {
  return of_kind(kind, messages::two_paths_subject_fox, messages::two_paths_subject_hare,
                 messages::two_paths_subject_hedgehog);
}

Message kind_object_word(char kind) {
  return of_kind(kind, messages::two_paths_object_fox, messages::two_paths_object_hare,
                 messages::two_paths_object_hedgehog);
}

std::string space_name(int column, int row) {
  return static_cast<char>('a' + column) + std::to_string(row);
}

}  // namespace menagerie::cli
