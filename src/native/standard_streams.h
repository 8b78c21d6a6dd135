// The three streams that a program expects to be open when it starts.
#pragma once

namespace menagerie {

// Fills the places of standard streams that whoever started the program has closed. Else the next
// file opened would take such a place, and what is printed would land in it. Reading and writing
// there still fails. To be called before any file is opened.
void fill_closed_streams();

}  // namespace menagerie
