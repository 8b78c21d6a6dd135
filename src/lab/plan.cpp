#include "lab/plan.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "core/hash.h"
#include "core/scanner.h"
#include "core/text.h"
#include "messages/lab.h"

namespace menagerie::lab {

namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
  };
  return !text.empty() && std::ranges::all_of(text, fits);
}

template <class Texts>
std::string listed(const Texts& texts) {
  return fmt::format("{}", fmt::join(texts, ", "));
}

bool read_number(std::string_view text, std::uint64_t& number) {
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto [stop, error] = std::from_chars(begin, end, number);
  return error == std::errc{} && stop == end;
}

}  // namespace

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  while (!(text = trimmed(text)).empty()) {
    const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
    words.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

Result<Plan> Plan::parse(std::string_view text) {
  if (text.size() > kLongestPlan) {
    return fail(messages::lab_plan_long, {std::to_string(kLongestPlan)});
  }
  Plan plan;
  while (!text.empty()) {
    const std::string_view whole = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(whole.size() + 1, text.size()));
    const std::size_t number = plan.end_++;
    const std::string_view said = whole.substr(0, whole.find('#'));
    if (trimmed(said).empty()) continue;
    const std::size_t equals = said.find('=');
    const std::string_view name = trimmed(said.substr(0, equals));
    const std::string_view value =
        equals == std::string_view::npos ? "" : trimmed(said.substr(equals + 1));
    const std::size_t at = said.find_first_not_of(kBlanks) + 1;
    if (!is_name(name) || value.empty() || printable(value) != value) {
      return fail(messages::lab_plan_form, {quote(shortened(printable(trimmed(said)), 60))},
                  {.line = number, .column = at});
    }
    if (plan.find(name) != nullptr) {
      return fail(messages::lab_plan_twice, {quote(name)}, {.line = number, .column = at});
    }
    const auto column = static_cast<std::size_t>(value.data() - whole.data()) + 1;
    std::string plain = fmt::format("{}", fmt::join(split(value), " "));
    plan.lines_.push_back({std::string(name), std::move(plain), number, column});
  }
  return plan;
}

const PlanLine* Plan::find(std::string_view name) const {
  const auto found = std::ranges::find(lines_, name, &PlanLine::name);
  return found == lines_.end() ? nullptr : &*found;
}

std::string Plan::text() const {
  std::string text;
  for (const PlanLine& line : lines_) text += line.name + " = " + line.value + "\n";
  return text;
}

std::string Plan::digest() const {
  return fmt::format("{:016x}", hash_bytes(text()));
}

const PlanLine* PlanReader::line(std::string_view name, bool may_be_missing,
                                 std::string_view expected) {
  asked_.emplace(name);
  const PlanLine* const found = plan_.find(name);
  if (found == nullptr && !may_be_missing && !error_) {
    error_ = Error{messages::lab_plan_missing,
                   {std::string(name), std::string(expected)},
                   {.line = plan_.end(), .column = 1}};
  }
  return found;
}

void PlanReader::refuse(const PlanLine& line, Message code, std::vector<Word> words) {
  if (!error_) error_ = Error{code, std::move(words), {.line = line.line, .column = line.column}};
}

void PlanReader::refuse(std::string_view name, Error error) {
  if (error_) return;
  const PlanLine* const line = plan_.find(name);
  error.place = line == nullptr ? Place{.line = plan_.end(), .column = 1}
                                : Place{.line = line->line, .column = line->column};
  error_ = std::move(error);
}

void PlanReader::read_range(const PlanLine& line, std::string_view word, std::uint64_t least,
                            std::uint64_t most, std::vector<std::uint64_t>& found) {
  const std::size_t dash = word.find('-');
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  bool fine = read_number(word.substr(0, dash), first);
  if (dash == std::string_view::npos) {
    last = first;
  } else {
    fine = fine && read_number(word.substr(dash + 1), last);
  }
  if (!fine || first < least || last > most || first > last) {
    refuse(line, messages::lab_plan_number,
           {line.name, std::to_string(least), std::to_string(most), quote(word)});
    return;
  }
  if (last - first >= kMostValues - std::min(found.size(), kMostValues)) {
    refuse(line, messages::lab_plan_many, {line.name, std::to_string(kMostValues)});
    return;
  }
  for (std::uint64_t number = first; number <= last; ++number) {
    found.push_back(number);
    if (number == last) break;  // the greatest number of all has none after it
  }
}

std::vector<std::uint64_t> PlanReader::numbers(std::string_view name, std::uint64_t least,
                                               std::uint64_t most,
                                               std::optional<std::uint64_t> standard) {
  const PlanLine* const found = line(name, standard.has_value(), fmt::format("{}-{}", least, most));
  if (found == nullptr) return {standard.value_or(least)};
  std::vector<std::uint64_t> all;
  for (const std::string& word : split(found->value)) read_range(*found, word, least, most, all);
  if (all.empty()) all.push_back(least);
  return all;
}

std::uint64_t PlanReader::number(std::string_view name, std::uint64_t least, std::uint64_t most,
                                 std::optional<std::uint64_t> standard) {
  const std::vector<std::uint64_t> all = numbers(name, least, most, standard);
  if (all.size() > 1) {
    const PlanLine& found = *plan_.find(name);
    refuse(found, messages::lab_plan_number,
           {found.name, std::to_string(least), std::to_string(most),
            quote(shortened(found.value, 60))});
  }
  return all.front();
}

std::vector<std::string> PlanReader::words(std::string_view name, std::string_view expected,
                                           std::optional<std::string_view> standard) {
  const PlanLine* const found = line(name, standard.has_value(), expected);
  if (found == nullptr) return split(standard.value_or(""));
  std::vector<std::string> all = split(found->value);
  if (all.size() > kMostValues) {
    refuse(*found, messages::lab_plan_many, {found->name, std::to_string(kMostValues)});
  }
  return all;
}

std::vector<std::string> PlanReader::choices(std::string_view name,
                                             std::span<const std::string_view> known,
                                             std::optional<std::string_view> standard) {
  std::vector<std::string> all = words(name, listed(known), standard);
  for (const std::string& word : all) {
    if (std::ranges::find(known, word) != known.end()) continue;
    refuse(*plan_.find(name), messages::lab_plan_choice,
           {std::string(name), listed(known), quote(word)});
    break;
  }
  if (refused()) return {std::string(known.front())};
  return all;
}

std::string PlanReader::choice(std::string_view name, std::span<const std::string_view> known,
                               std::optional<std::string_view> standard) {
  const std::vector<std::string> all = choices(name, known, standard);
  if (all.size() > 1) {
    refuse(*plan_.find(name), messages::lab_plan_choice,
           {std::string(name), listed(known), quote(shortened(plan_.find(name)->value, 60))});
  }
  return all.front();
}

std::string PlanReader::remark(std::string_view name) {
  const PlanLine* const found = line(name, true, "");
  return found == nullptr ? "" : found->value;
}

std::vector<PlanLine> PlanReader::all_of(std::string_view prefix) {
  std::vector<PlanLine> found;
  for (const PlanLine& line : plan_.lines()) {
    if (!line.name.starts_with(prefix)) continue;
    asked_.insert(line.name);
    found.push_back(line);
  }
  return found;
}

Result<void> PlanReader::finish() {
  for (const PlanLine& line : plan_.lines()) {
    if (error_) break;
    if (asked_.contains(line.name)) continue;
    error_ = Error{messages::lab_plan_unknown,
                   {quote(line.name), listed(asked_)},
                   {.line = line.line, .column = 1}};
  }
  if (error_) return fail(*error_);
  return {};
}

}  // namespace menagerie::lab
