// `lab`: experiments from plans, in shards, here or on a cluster, and reports on them.
#include "messages/lab.h"

#include <chrono>
#include <filesystem>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/screen.h"
#include "core/text.h"
#include "lab/runner.h"
#include "lab/slurm.h"
#include "lab/summary.h"
#include "native/interruption.h"
#include "native/whole_file.h"

namespace menagerie::cli {

namespace {

using lab::Folder;
using lab::Plan;
using lab::Study;

Result<Plan> read_plan(const std::string& path) {
  const Result<std::string> text = read_bytes(path, lab::kLongestPlan);
  if (!text) return fail(text.error());
  return Plan::parse(*text);
}

int tell_missing(const lab::Merged& merged, const Manner& manner) {
  return complain(messages::lab_missing,
                  {std::to_string(merged.tasks - merged.done), std::to_string(merged.tasks),
                   lab::ranges_text(merged.missing)},
                  manner);
}

int merge_folder(const Folder& folder, const Study& study, const Manner& manner) {
  const Result<lab::Merged> merged = lab::merge(folder, study);
  if (!merged) return complain(merged.error(), manner);
  if (!merged->missing.empty()) return tell_missing(*merged, manner);
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::lab_merged,
             {std::to_string(merged->done), printable(folder.path() + "/result.jsonl")});
  return screen.flush() ? kFine : kRefused;
}

int run_on_slurm(const LabRequest& request, const Folder& folder, const Study& study,
                 const Manner& manner) {
  std::error_code error;
  const lab::SlurmRequest slurm{std::filesystem::read_symlink("/proc/self/exe", error).string(),
                                std::filesystem::canonical(folder.path(), error).string(),
                                study.shards, request.checkpoint_seconds, request.sbatch};
  const Result<lab::Submitted> submitted = lab::submit(folder, slurm);
  if (!submitted) return complain(submitted.error(), manner);
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::lab_submitted,
             {submitted->array_job, submitted->merge_job,
              "\"menagerie lab report " + printable(folder.path()) + "\""});
  return screen.flush() ? kFine : kRefused;
}

int run_here(const LabRequest& request, const Folder& folder, const Study& study,
             const Manner& manner) {
  std::optional<lab::Shard> shard;
  if (!request.shard.empty()) {
    const Result<lab::Shard> parsed = lab::parse_shard(request.shard);
    if (!parsed) return complain(parsed.error(), manner);
    shard = *parsed;
  }
  const Interruption interruption;
  Result<lab::RunEnd> end = lab::RunEnd::done;
  {
    Progress progress(say(messages::lab_progress, {}, manner.language));
    const lab::RunSettings settings{
        .between_checkpoints = std::chrono::milliseconds(
            static_cast<std::int64_t>(1000 * std::min(request.checkpoint_seconds, 1e9))),
        .threads = request.threads,
        .stopped = [] { return Interruption::came(); },
        .progress = [&](double done) { progress.show(done); }};
    end = shard ? lab::run_shard(folder, *study.experiment, *shard, settings)
                : lab::run_all(folder, *study.experiment, study.shards, settings);
  }
  if (!end) return complain(end.error(), manner);
  if (*end == lab::RunEnd::stopped) {
    complain(messages::lab_stopped, {}, manner);
    return kStopped;
  }
  return shard ? kFine : merge_folder(folder, study, manner);
}

int run_plan(const LabRequest& request, const Manner& manner) {
  const Result<Plan> plan = read_plan(request.place);
  if (!plan) return complain(plan.error(), manner);
  const Result<Study> study = lab::study_of(*plan);
  if (!study) return complain(study.error(), manner);
  if (request.task == "check") {
    Screen screen(manner.ascii, manner.language);
    screen.say(messages::lab_valid,
               {std::to_string(study->experiment->tasks()), std::to_string(study->shards)});
    return screen.flush() ? kFine : kRefused;
  }
  if (request.folder.empty()) return complain(messages::lab_out, {}, manner);
  const Result<Folder> folder = Folder::open(request.folder, *plan);
  if (!folder) return complain(folder.error(), manner);
  if (request.engine == "slurm") return run_on_slurm(request, *folder, *study, manner);
  return run_here(request, *folder, *study, manner);
}

int report_on(const Folder& folder, const Study& study, const LabRequest& request,
              const Manner& manner) {
  const Result<lab::Reported> reported = lab::report(folder, study);
  if (!reported) return complain(reported.error(), manner);
  Screen screen(manner.ascii, manner.language);
  if (request.json) {
    screen.line(reported->json);
  } else {
    screen.text(reported->markdown);
    screen.say(messages::lab_reported, {printable(folder.path() + "/report.md")});
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace

int lab(const LabRequest& request, const Manner& manner) {
  if (request.task == "run" || request.task == "check") return run_plan(request, manner);
  if (request.task != "merge" && request.task != "report") {
    return complain(messages::lab_task, {}, manner);
  }
  const Result<Folder> folder = Folder::find(request.place);
  if (!folder) return complain(folder.error(), manner);
  const Result<Study> study = lab::study_of(folder->plan());
  if (!study) return complain(study.error(), manner);
  if (request.task == "merge") return merge_folder(*folder, *study, manner);
  return report_on(*folder, *study, request, manner);
}

}  // namespace menagerie::cli
