// A plan: the small text file that says what an experiment is. A line is `name = value`; what
// stands behind a `#` is a remark. This file knows lines only: what names there are, and what their
// values mean, is for the kinds of experiments, which read them through PlanReader.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace menagerie::lab {

// Far more than any plan needs.
inline constexpr std::size_t kLongestPlan = 64U << 10U;
inline constexpr std::size_t kMostValues = 10'000;  // of one line, ranges written out

struct PlanLine {
  std::string name;
  std::string value;  // without blanks at its ends
  std::size_t line = 0;
  std::size_t column = 0;  // of the value
};

class Plan {
 public:
  [[nodiscard]] static Result<Plan> parse(std::string_view text);

  [[nodiscard]] std::span<const PlanLine> lines() const { return lines_; }
  // The line of that name, or null.
  [[nodiscard]] const PlanLine* find(std::string_view name) const;
  // The line on which a missing name could have stood.
  [[nodiscard]] std::size_t end() const { return end_; }
  // The plan in its one plain form, without remarks: plans that say the same in the same order have
  // the same text, and parse(text()) is the same plan.
  [[nodiscard]] std::string text() const;
  // What results carry, so that nobody merges those of different plans.
  [[nodiscard]] std::string digest() const;

 private:
  std::vector<PlanLine> lines_;
  std::size_t end_ = 1;
};

// Reads values and remembers the first refusal. Whoever has read all calls `finish`, which also
// refuses lines that nobody has asked for. After a refusal values are some that are allowed.
class PlanReader {
 public:
  explicit PlanReader(const Plan& plan) : plan_(plan) {}

  [[nodiscard]] bool has(std::string_view name) const { return plan_.find(name) != nullptr; }
  // A whole number in a range; `standard` where the line may be missing.
  std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most,
                       std::optional<std::uint64_t> standard = {});
  // Several, as `1-30 35`.
  std::vector<std::uint64_t> numbers(std::string_view name, std::uint64_t least, std::uint64_t most,
                                     std::optional<std::uint64_t> standard = {});
  // One or more words parted by blanks. `expected` says what they are where the line is missing.
  std::vector<std::string> words(std::string_view name, std::string_view expected,
                                 std::optional<std::string_view> standard = {});
  // Several of these.
  std::vector<std::string> choices(std::string_view name, std::span<const std::string_view> known,
                                   std::optional<std::string_view> standard = {});
  // One of these.
  std::string choice(std::string_view name, std::span<const std::string_view> known,
                     std::optional<std::string_view> standard = {});
  // Anything, or nothing.
  std::string remark(std::string_view name);
  // All lines whose names begin so; they count as asked for.
  std::vector<PlanLine> all_of(std::string_view prefix);

  // What the line says is wrong for another reason.
  void refuse(std::string_view name, Error error);
  [[nodiscard]] bool refused() const { return error_.has_value(); }
  [[nodiscard]] Result<void> finish();

 private:
  // The line, or null where it is missing; refused unless it may be.
  const PlanLine* line(std::string_view name, bool may_be_missing, std::string_view expected);
  void refuse(const PlanLine& line, Message code, std::vector<Word> words);
  void read_range(const PlanLine& line, std::string_view word, std::uint64_t least,
                  std::uint64_t most, std::vector<std::uint64_t>& found);

  const Plan& plan_;
  std::set<std::string, std::less<>> asked_;
  std::optional<Error> error_;
};

// A list parted by blanks.
[[nodiscard]] std::vector<std::string> split(std::string_view text);

}  // namespace menagerie::lab
