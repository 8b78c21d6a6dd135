#include <algorithm>
#include <array>

#include "lab/balance.h"
#include "lab/experiment.h"
#include "lab/folder.h"
#include "lab/proofs.h"
#include "lab/rounds.h"
#include "lab/two_paths_exact.h"

namespace menagerie::lab {

namespace {

struct Kind {
  std::string_view name;
  std::unique_ptr<Experiment> (*make)(PlanReader& reader);
};

constexpr std::array kKinds = {
    Kind{"match", match_experiment},
    Kind{"balance", balance_experiment},
    Kind{"options", options_experiment},
    Kind{"luck", luck_experiment},
    Kind{"proofs", proofs_experiment},
    Kind{"agreement", agreement_experiment},
    Kind{"two-paths-exact", two_paths_exact_experiment},
};

// Enough that several machines have something to do, few enough to be looked at.
constexpr std::uint64_t kUsualShards = 16;

}  // namespace

std::vector<std::string_view> experiment_kinds() {
  std::vector<std::string_view> names;
  names.reserve(kKinds.size());
  for (const Kind& kind : kKinds) names.push_back(kind.name);
  return names;
}

Result<Study> study_of(const Plan& plan) {
  PlanReader reader(plan);
  const std::string name = reader.choice("kind", experiment_kinds());
  Study study;
  study.title = reader.remark("title");
  if (study.title.empty()) study.title = name;
  const std::uint64_t shards = reader.number("shards", 1, kMostShards, kUsualShards);
  if (!reader.refused()) {
    study.experiment = std::ranges::find(kKinds, name, &Kind::name)->make(reader);
  }
  if (const Result<void> fine = reader.finish(); !fine) return fail(fine.error());
  study.shards = static_cast<std::uint32_t>(std::min(shards, study.experiment->tasks()));
  return study;
}

}  // namespace menagerie::lab
