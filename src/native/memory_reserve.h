// Memory that is kept back for the moment when there is no more: to undo what cannot be finished
// takes some, too. (Taking a JSON list apart does.)
#pragma once

namespace menagerie {

// Keeps memory back from now on, or again after it was used. The first thing that then finds no
// memory is broken off with std::bad_alloc, and what is left of it is cleared away with this.
void keep_memory_back();

}  // namespace menagerie
