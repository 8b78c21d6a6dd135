// What the search proves agrees with results found elsewhere, for the side to move.
#include "players/tokan/proof.h"

#include <gtest/gtest.h>
#include <thread>

#include "players/tokan/judge.h"
#include "search/alpha_beta.h"
#include "support/vectors.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

TEST(TokanProof, SolvedPositionsComeOutRight) {
  search::TranspositionTable table(std::size_t{16} << 20);
  search::AlphaBeta<Judge> search(table);
  for (const testing::VectorLine& line : testing::read_vectors("tokan-solved.tsv")) {
    const Field field = field_of(line.fields[0]);
    int value = search.prove(field, 0, 1);
    if (value == 0) value = search.prove(field, -1, 0);
    EXPECT_EQ((value > 0) - (value < 0), std::stoi(line.fields[1])) << "line " << line.number;
  }
}

TEST(TokanProof, WorkersWhoShareAProofComeOutRight) {
  const Proof::Enough never = [](std::uint64_t) { return false; };
  for (const testing::VectorLine& line : testing::read_vectors("tokan-solved.tsv")) {
    Proof proof(field_of(line.fields[0]), std::size_t{4} << 20);
    std::optional<int> other;
    std::jthread second([&] { other = proof.work(never); });
    const std::optional<int> one = proof.work(never);
    second.join();
    EXPECT_EQ(one, std::stoi(line.fields[1])) << "line " << line.number;
    EXPECT_EQ(other, one) << "line " << line.number;
  }
}

}  // namespace
}  // namespace menagerie::tokan
