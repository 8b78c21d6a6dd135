#include "lab/kept_proof.h"

#include <ctime>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/text.h"
#include "engine/solve/tokan_proof.h"
#include "messages/lab.h"
#include "native/parallel.h"
#include "native/whole_file.h"

namespace menagerie::lab {

namespace {

// No proof has half as many bytes.
constexpr std::size_t kMostBytes = 64U << 20U;

// Of this thread alone: shards beside it have budgets of their own.
double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

class ProofFile {
 public:
  explicit ProofFile(const ProofKeeping& keeping)
      : path_(keeping.folder.empty() ? "" : keeping.folder + "/proofs/" + keeping.name) {}

  [[nodiscard]] bool keeps() const { return !path_.empty(); }

  // Of a damaged file or one of an older program nothing is taken; a file of another position or
  // another program is not ours to replace.
  Result<void> take_up(TokanProof& proof, double& seconds) const {
    if (!keeps()) return {};
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), error);
    const Result<bool> exists = plain_file_exists(path_ + ".proof");
    if (!exists) return fail(exists.error());
    if (*exists) {
      const Result<std::string> bytes = read_bytes(path_ + ".proof", kMostBytes);
      if (!bytes) return fail(bytes.error());
      const std::optional<Refusal> refusal = proof.take_up(*bytes);
      if (refusal && refusal->foreign) return fail(refusal->error);
    }
    const Result<std::string> spent = read_bytes(path_ + ".json", 4096);
    if (spent) {
      const auto json = nlohmann::json::parse(*spent, nullptr, false);
      if (json.is_object() && json.contains("seconds") && json["seconds"].is_number()) {
        seconds = json["seconds"].get<double>();
      }
    }
    return {};
  }

  Result<void> keep(const TokanProof& proof, double seconds) const {
    if (!keeps()) return {};
    const Result<void> kept = write_bytes(path_ + ".proof", proof.to_bytes());
    if (!kept) return kept;
    return write_bytes(path_ + ".json", nlohmann::json{{"seconds", seconds}}.dump() + "\n");
  }

 private:
  std::string path_;
};

}  // namespace

Result<std::optional<ProofResult>> prove(const OptionValues& options, const std::string& position,
                                         const ProofBudget& budget, const ProofKeeping& keeping) {
  Result<TokanProof> proof = TokanProof::of(options, position, budget.megabytes << 20U);
  if (!proof) return fail(proof.error());
  const ProofFile file(keeping);
  double spent = 0;
  if (const Result<void> fine = file.take_up(*proof, spent); !fine) return fail(fine.error());
  const double before = processor_seconds();
  const auto seconds = [&] { return spent + processor_seconds() - before; };
  const auto exhausted = [&] {
    return (budget.seconds > 0 && seconds() >= budget.seconds) ||
           (budget.nodes > 0 && proof->nodes() >= budget.nodes);
  };
  std::optional<Error> error;
  const auto keep = [&] {
    const Result<void> kept = file.keep(*proof, seconds());
    if (!kept && !error) error = kept.error();
  };
  ProofResult result;
  const ParallelPlan plan{.enough = [&] { return error || keeping.stopped() || exhausted(); },
                          .checkpoint = file.keeps() ? std::function<void()>(keep) : nullptr,
                          .between_checkpoints = keeping.between_checkpoints};
  const bool done = work_in_parallel(plan, [&](const Stop& stop) {
    result.result = proof->work(stop);
    return result.result.has_value();
  });
  keep();
  if (error) return fail(*error);
  if (!done && !exhausted()) return std::nullopt;
  if (result.result && *result.result >= 0) result.move = proof->best(*result.result);
  result.nodes = proof->nodes();
  result.seconds = seconds();
  result.progress = proof->progress();
  return result;
}

}  // namespace menagerie::lab
