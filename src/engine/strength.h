// What a match says about strength. Games come in rounds, each with the same start and the same
// dice for every seating, so the luck of a round cancels out within it, and it is whole rounds, not
// games, that are counted as independent.
#pragma once

#include <cstdint>

namespace menagerie {

// A number that lies between two others in 95 of 100 such matches.
struct Estimate {
  double low = 0;
  double value = 0;
  double high = 0;
};

class Tally {
 public:
  // The share of a round's points that the first contender took, from 0 to 1.
  void add(double share);

  [[nodiscard]] std::uint64_t rounds() const { return rounds_; }
  [[nodiscard]] double mean() const;
  [[nodiscard]] double variance() const;  // of one round's share; 0 for fewer than two rounds
  // The same with a round lost and a round won, as Agresti and Coull advise, so that even a match
  // without a loss leaves some doubt.
  [[nodiscard]] Tally doubted() const;
  // The mean, and by the doubted tally how far off it may be.
  [[nodiscard]] Estimate share() const;

 private:
  std::uint64_t rounds_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// The difference in rating at which a share of the points is expected; infinite at 0 and 1.
[[nodiscard]] double elo_of(double share);
[[nodiscard]] double share_of(double elo);
[[nodiscard]] Estimate elo_of(const Estimate& share);

// Wald's sequential test between two differences in rating, for a tally that grows: the logarithm
// of the likelihood ratio by the normal approximation, errors of either kind 5 in 100.
class SequentialTest {
 public:
  // Pre: lower < upper.
  SequentialTest(double lower_elo, double upper_elo) : lower_(lower_elo), upper_(upper_elo) {}

  enum class Verdict : std::uint8_t { open, lower, upper };
  [[nodiscard]] double log_likelihood_ratio(const Tally& tally) const;
  [[nodiscard]] Verdict verdict(const Tally& tally) const;

 private:
  double lower_;
  double upper_;
};

}  // namespace menagerie
