// How much of the rooms one client or all of them may use, each limit with its reason.
#pragma once

#include <chrono>
#include <cstddef>

namespace menagerie::server {

struct ServiceLimits {
  // Of a frame or a body: the longest command is a list of actions or links, a few KB.
  std::size_t longest_frame = 64U << 10U;
  // Rooms in memory; others are read from the store when somebody asks for them.
  std::size_t loaded_rooms = 20'000;
  // A room nobody listens to and that waits for nothing is put away after this time.
  std::chrono::seconds idle_room{60};
  // Rooms that one address may make in an hour: a club's evening behind one address.
  std::size_t made_per_hour = 120;
  // Listed tables of one address that are not over. The lobby shows 100 open and 100 running ones,
  // so nobody can fill it alone; a club that plays more at a time invites by links.
  std::size_t listed_per_address = 24;
  // Commands a second by seat, with a burst: nobody moves faster.
  double commands_per_second = 20;
  double commands_burst = 60;
  // The same for everything from one address.
  double requests_per_second = 200;
  double requests_burst = 600;
  // Wrong tokens and invitations from one address: they have 256 bits, so nobody finds one, and who
  // tries is slowed down.
  double attempts_per_second = 0.2;
  double attempts_burst = 30;
  // Rooms that one socket may listen to.
  std::size_t subscriptions = 64;
  // Lines that wait for a slow reader before it is let go; it resumes by asking for the rest.
  std::size_t waiting_lines = 512;
};

}  // namespace menagerie::server
