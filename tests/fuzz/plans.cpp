// The input is read as a plan of an experiment, expanded by expand.h. What is refused says why and
// where; what is accepted has one plain form, tasks and an empty report.
#include <cstdint>

#include "fuzz/expand.h"
#include "fuzz/must.h"
#include "lab/experiment.h"

namespace menagerie::fuzz {
namespace {

void check_plan(std::string_view input) {
  const Result<lab::Plan> plan = lab::Plan::parse(input);
  if (!plan) {
    must(!plan.error().full_sentence().empty(), "a refusal says why", input);
    return;
  }
  const Result<lab::Plan> again = lab::Plan::parse(plan->text());
  must(again.has_value(), "the plain form can be read", input);
  must(again->text() == plan->text(), "a plan has one plain form", input);
  const Result<lab::Study> study = lab::study_of(*plan);
  must(study.has_value() == lab::study_of(*again).has_value(), "the plain form says the same",
       input);
  if (!study) {
    must(study.error().place.line > 0, "a refusal says where", input);
    must(!study.error().full_sentence().empty(), "a refusal says why", input);
    return;
  }
  const std::uint64_t tasks = study->experiment->tasks();
  must(tasks > 0 && tasks <= lab::kMostTasks, "tasks are some, but not too many", input);
  must(study->shards > 0 && study->shards <= tasks, "no shard is empty", input);
  if (tasks <= 1000) (void)study->experiment->report({});
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_plan(menagerie::fuzz::expand(menagerie::fuzz::text_of(data, size)));
  return 0;
}
