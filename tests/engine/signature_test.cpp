// The searches' signatures on file. One that has changed means that a search visits other nodes or
// answers otherwise than before: then the file is to change with it, and the commit says why.
// `menagerie bench --signatures` prints the new ones.
#include "engine/signature.h"

#include <fstream>
#include <gtest/gtest.h>

#include "engine/table.h"

namespace menagerie {
namespace {

TEST(Signatures, AreTheOnesOnFile) {
  std::ifstream file(std::string(MENAGERIE_TESTS) + "/signatures.txt");
  std::string game;
  std::uint64_t nodes = 0;
  std::string answers;
  std::size_t seen = 0;
  for (; file >> game >> nodes >> answers; ++seen) {
    const Signature signature = signature_of(game).value();
    EXPECT_EQ(signature.nodes, nodes) << game;
    EXPECT_EQ(signature.answers, answers) << game;
  }
  EXPECT_EQ(seen, games().size());
}

}  // namespace
}  // namespace menagerie
