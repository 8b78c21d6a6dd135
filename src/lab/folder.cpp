#include "lab/folder.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <unistd.h>

#include "core/scanner.h"
#include "core/text.h"
#include "messages/lab.h"
#include "native/whole_file.h"

namespace menagerie::lab {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDone = ".jsonl";
constexpr std::string_view kCheckpoint = ".part";
// No shard of any plan so far has a hundredth of it.
constexpr std::size_t kMostBytes = 1U << 30U;

Result<void> make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (fs::is_directory(path, error)) return {};
  return fail(messages::lab_folder, {printable(path)});
}

}  // namespace

Result<Shard> parse_shard(std::string_view text) {
  Scanner scanner(text);
  const auto refusal = [&] {
    return fail(messages::lab_shard_form, {std::to_string(kMostShards), quote(text)});
  };
  const Result<std::uint32_t> number = scanner.number(kMostShards);
  if (!number || !scanner.accept('/')) return refusal();
  const Result<std::uint32_t> of = scanner.number(kMostShards);
  if (!of || !scanner.done() || *number < 1 || *number > *of) return refusal();
  return Shard{*number, *of};
}

std::string shard_text(const Shard& shard) {
  return fmt::format("{}/{}", shard.number, shard.of);
}

Result<Folder> Folder::open(const std::string& path, const Plan& plan) {
  if (const Result<void> made = make_folder(path + "/shards"); !made) return fail(made.error());
  const std::string file = path + "/plan.txt";
  const Result<bool> exists = plain_file_exists(file);
  if (!exists) return fail(exists.error());
  if (!*exists) {
    if (const Result<void> fine = write_bytes(file, plan.text()); !fine) return fail(fine.error());
  }
  Result<Folder> folder = find(path);
  if (folder && folder->plan().text() != plan.text()) {
    return fail(messages::lab_folder_other, {printable(path)});
  }
  return folder;
}

Result<Folder> Folder::find(const std::string& path) {
  const Result<std::string> text = read_bytes(path + "/plan.txt", kLongestPlan);
  if (!text) return fail(text.error());
  const Result<Plan> plan = Plan::parse(*text);
  if (!plan) return fail(plan.error());
  return Folder(path, *plan);
}

std::string Folder::shard_path(const Shard& shard, std::string_view ending) const {
  return fmt::format("{}/shards/{}-of-{}{}", path_, shard.number, shard.of, ending);
}

bool Folder::is_done(const Shard& shard) const {
  return plain_file_exists(shard_path(shard, kDone)).value_or(false);
}

std::string Folder::lines_of(const Shard& shard, const TaskResults& results) const {
  const Json head = {{"plan", plan_.digest()}, {"shard", shard_text(shard)}};
  std::string lines = head.dump() + "\n";
  for (const auto& [task, result] : results) lines += result.dump() + "\n";
  return lines;
}

Result<void> Folder::read_lines(const std::string& path, TaskResults& results) const {
  const Result<std::string> bytes = read_bytes(path, kMostBytes);
  if (!bytes) return fail(bytes.error());
  std::string_view rest = *bytes;
  for (std::size_t line = 1; !rest.empty(); ++line) {
    const std::string_view text = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(text.size() + 1, rest.size()));
    Json json = Json::parse(text, nullptr, false);
    const bool fits = json.is_object() &&
                      (line == 1 ? json.contains("plan") && json["plan"] == plan_.digest()
                                 : json.contains("task") && json["task"].is_number_unsigned());
    if (!fits) return fail(messages::lab_shard_file, {printable(path)}, {.line = line});
    if (line > 1) results.try_emplace(json["task"].get<std::uint64_t>(), std::move(json));
  }
  return {};
}

Result<TaskResults> Folder::read_checkpoint(const Shard& shard) const {
  TaskResults results;
  for (const std::string_view ending : {kDone, kCheckpoint}) {
    const std::string path = shard_path(shard, ending);
    const Result<bool> exists = plain_file_exists(path);
    if (!exists) return fail(exists.error());
    if (!*exists) continue;
    const Result<void> read = read_lines(path, results);
    // Another process may have finished the shard and taken its checkpoint away meanwhile.
    if (!read && plain_file_exists(path).value_or(true)) return fail(read.error());
  }
  return results;
}

Result<void> Folder::write_checkpoint(const Shard& shard, const TaskResults& results) const {
  return write_bytes(shard_path(shard, kCheckpoint), lines_of(shard, results));
}

Result<void> Folder::write_done(const Shard& shard, const TaskResults& results) const {
  const Result<void> written = write_bytes(shard_path(shard, kDone), lines_of(shard, results));
  if (!written) return written;
  unlink(shard_path(shard, kCheckpoint).c_str());
  return {};
}

Result<TaskResults> Folder::gather(bool unfinished) const {
  std::vector<std::string> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(path_ + "/shards", error)) {
    const std::string ending = entry.path().extension().string();
    if (ending == kDone || (unfinished && ending == kCheckpoint)) {
      files.push_back(entry.path().string());
    }
  }
  std::ranges::sort(files);
  TaskResults results;
  for (const std::string& file : files) {
    if (const Result<void> read = read_lines(file, results); !read) return fail(read.error());
  }
  return results;
}

Result<void> Folder::write_result(const TaskResults& results) const {
  const Json head = {{"plan", plan_.digest()}};
  std::string lines = head.dump() + "\n";
  for (const auto& [task, result] : results) lines += result.dump() + "\n";
  return write_bytes(path_ + "/result.jsonl", lines);
}

Result<void> Folder::write_report(const std::string& name, std::string_view bytes) const {
  return write_bytes(path_ + "/" + name, bytes);
}

Result<std::string> Folder::write_beside(const std::string& inner, const std::string& name,
                                         std::string_view bytes) const {
  if (const Result<void> made = make_folder(path_ + "/" + inner); !made) return fail(made.error());
  const std::string path = path_ + "/" + inner + "/" + name;
  if (const Result<void> fine = write_bytes(path, bytes); !fine) return fail(fine.error());
  return path;
}

std::vector<std::uint32_t> missing_shards(const TaskResults& results, std::uint64_t tasks,
                                          std::uint32_t shards) {
  std::vector<bool> missing(shards, false);
  for (std::uint64_t task = 0; task < tasks; ++task) {
    if (!results.contains(task)) missing[task % shards] = true;
  }
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t i = 0; i < shards; ++i) {
    if (missing[i]) numbers.push_back(i + 1);
  }
  return numbers;
}

}  // namespace menagerie::lab
