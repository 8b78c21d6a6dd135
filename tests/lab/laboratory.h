// A plan's study and its folder, run in the test itself.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "lab/runner.h"
#include "lab/summary.h"
#include "support/folder.h"

namespace menagerie::lab {

inline Plan plan_of(const std::string& text) {
  const Result<Plan> plan = Plan::parse(text);
  EXPECT_TRUE(plan) << plan.error().full_sentence();
  return plan.value();
}

inline Study study_in(const std::string& text) {
  Result<Study> study = study_of(plan_of(text));
  EXPECT_TRUE(study) << study.error().full_sentence();
  return std::move(study.value());
}

inline Folder folder_in(const testing::Folder& place, const std::string& text) {
  const Result<Folder> folder = Folder::open(place.path("results"), plan_of(text));
  EXPECT_TRUE(folder) << folder.error().full_sentence();
  return folder.value();
}

// Quick, of two games, with several cases.
inline const std::string kSmallPlan =
    "kind = match\ngame = two-paths\nplayers = random 1\noption.rows = 7 8\nrounds = 13\nseed = 5\n"
    "shards = 4\n";

}  // namespace menagerie::lab
