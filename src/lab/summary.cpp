#include "lab/summary.h"

#include <fmt/format.h>

namespace menagerie::lab {

Result<Merged> merge(const Folder& folder, const Study& study) {
  const Result<TaskResults> results = folder.gather(false);
  if (!results) return fail(results.error());
  const std::uint64_t tasks = study.experiment->tasks();
  Merged merged{tasks, results->size(), missing_shards(*results, tasks, study.shards)};
  if (!merged.missing.empty()) return merged;
  if (const Result<void> fine = folder.write_result(*results); !fine) return fail(fine.error());
  return merged;
}

Result<Reported> report(const Folder& folder, const Study& study) {
  const Result<TaskResults> results = folder.gather(true);
  if (!results) return fail(results.error());
  std::vector<Json> lines;
  for (const auto& [task, line] : *results) lines.push_back(line);
  const Report report = study.experiment->report(lines);
  const ReportHead head{study.title, folder.plan().text(), folder.plan().digest(),
                        study.experiment->tasks(), lines.size()};
  Reported reported{head.tasks, head.done, markdown_of(head, report),
                    json_of(head, report).dump(2)};
  for (const Plot& plot : report.plots) {
    if (plot.rows.empty()) continue;
    const Result<void> fine = folder.write_report(plot.name + ".svg", svg_of(plot));
    if (!fine) return fail(fine.error());
  }
  if (const Result<void> fine = folder.write_report("report.md", reported.markdown); !fine) {
    return fail(fine.error());
  }
  const Result<void> fine = folder.write_report("report.json", reported.json + "\n");
  if (!fine) return fail(fine.error());
  return reported;
}

std::string ranges_text(const std::vector<std::uint32_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (!text.empty()) text += ", ";
    text +=
        i == last ? fmt::format("{}", numbers[i]) : fmt::format("{}-{}", numbers[i], numbers[last]);
    i = last + 1;
  }
  return text;
}

}  // namespace menagerie::lab
