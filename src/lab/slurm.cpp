#include "lab/slurm.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/scanner.h"
#include "core/text.h"
#include "messages/lab.h"
#include "native/descriptor.h"

namespace menagerie::lab {

namespace {

// A text that a shell takes as one word, whatever is in it.
std::string shell_word(const std::string& text) {
  std::string word = "'";
  for (const char c : text) {
    if (c == '\'') {
      word += "'\\''";
    } else {
      word += c;
    }
  }
  return word + "'";
}

// What a command writes on standard output; its last words and its exit code where it fails.
Result<std::string> output_of(const std::vector<std::string>& command) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return fail(messages::lab_sbatch, {"pipe"});
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  std::vector<std::string> copies = command;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& copy : copies) arguments.push_back(copy.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int refused =
      posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  const Descriptor output(ends[0]);
  if (refused != 0) {
    return fail(messages::lab_sbatch,
                {std::error_code(refused, std::generic_category()).message()});
  }
  std::string text;
  std::array<char, 4096> part{};
  while (true) {
    const ssize_t got = read(output.number(), part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    text.append(part.data(), static_cast<std::size_t>(got));
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return text;
  return fail(messages::lab_sbatch, {quote(text)});
}

// `--parsable` prints the number of the job, and on some clusters `;` and a name behind it.
Result<std::string> submitted_job(const std::vector<std::string>& command) {
  const Result<std::string> output = output_of(command);
  if (!output) return output;
  const std::string number = output->substr(0, output->find_first_of(";\n"));
  const bool fine =
      !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
  if (!fine) return fail(messages::lab_sbatch, {quote(*output)});
  return number;
}

std::vector<std::string> with_options(std::vector<std::string> command,
                                      const SlurmRequest& request) {
  command.insert(command.end(), request.options.begin(), request.options.end());
  return command;
}

}  // namespace

std::vector<std::string> array_command(const SlurmRequest& request) {
  // A shard that was stopped ends with 75, which a cluster may requeue by itself (RequeueExit);
  // --requeue lets it start shards of lost nodes again.
  return with_options({"sbatch", "--parsable", fmt::format("--array=1-{}", request.shards),
                       "--requeue", "--open-mode=append", "--job-name=menagerie-lab",
                       fmt::format("--output={}/slurm/shard-%a.log", request.folder)},
                      request);
}

std::vector<std::string> merge_command(const SlurmRequest& request, const std::string& array_job) {
  return with_options(
      {"sbatch", "--parsable", "--dependency=afterany:" + array_job, "--kill-on-invalid-dep=yes",
       "--requeue", "--open-mode=append", "--job-name=menagerie-merge",
       fmt::format("--output={}/slurm/merge.log", request.folder)},
      request);
}

std::string shard_script(const SlurmRequest& request) {
  return fmt::format(
      "#!/bin/sh\n"
      "exec {} lab run {} --out {} --shard \"$SLURM_ARRAY_TASK_ID/{}\" --checkpoint {} --threads "
      "1\n",
      shell_word(request.program), shell_word(request.folder + "/plan.txt"),
      shell_word(request.folder), request.shards, request.checkpoint_seconds);
}

std::string merge_script(const SlurmRequest& request) {
  return fmt::format("#!/bin/sh\nexec {} lab merge {}\n", shell_word(request.program),
                     shell_word(request.folder));
}

Result<Submitted> submit(const Folder& folder, const SlurmRequest& request) {
  const auto script = [&](const std::string& name, const std::string& text) {
    return folder.write_beside("slurm", name, text);
  };
  const Result<std::string> shards = script("shard.sh", shard_script(request));
  if (!shards) return fail(shards.error());
  const Result<std::string> merging = script("merge.sh", merge_script(request));
  if (!merging) return fail(merging.error());
  std::vector<std::string> command = array_command(request);
  command.push_back(*shards);
  const Result<std::string> array_job = submitted_job(command);
  if (!array_job) return fail(array_job.error());
  command = merge_command(request, *array_job);
  command.push_back(*merging);
  const Result<std::string> merge_job = submitted_job(command);
  if (!merge_job) return fail(merge_job.error());
  return Submitted{*array_job, *merge_job};
}

}  // namespace menagerie::lab
