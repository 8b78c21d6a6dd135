#include "server/live/heartbeat.h"

#include <utility>

namespace menagerie::server {

void Heartbeat::beat(Done done) {
  if (under_way_) return;
  const store::Beat::Kind kind = started() ? store::Beat::Kind::alive : store::Beat::Kind::start;
  store_.beat({.node = node_, .now = now_(), .kind = kind},
              [this, done = std::move(done)](const Result<std::vector<store::Outage>>& outages) {
                under_way_ = false;
                if (!outages) return done(Told::nothing);
                stored_ = now_();
                const bool known = *outages == outages_;
                outages_ = *outages;
                done(known ? Told::the_same : Told::new_outages);
              });
  // Answers never come from inside of the call, and one that throws has begun nothing.
  under_way_ = true;
}

void Heartbeat::stop() {
  if (!started()) return;
  store_.beat({.node = node_, .now = now_(), .kind = store::Beat::Kind::stop},
              [](const Result<std::vector<store::Outage>>&) {});
}

}  // namespace menagerie::server
