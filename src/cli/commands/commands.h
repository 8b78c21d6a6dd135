// The commands besides `play`: each takes what the command line said and gives the exit code.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/message.h"
#include "engine/patience.h"

namespace menagerie::cli {

// What every command that draws or speaks needs to know.
struct Manner {
  bool ascii = false;
  Language language;
};

// A position as the command line names it: notation, or "start".
struct PositionRequest {
  std::string game;
  OptionValues options;
  std::string position;
  std::optional<std::uint64_t> seed;
};

[[nodiscard]] int show(const PositionRequest& request, const Manner& manner);
[[nodiscard]] int legal(const PositionRequest& request, const Manner& manner);
// `words` are the actions as the shell cut them: "roll" "53" and "Fw/e" are understood.
[[nodiscard]] int apply(const PositionRequest& request, const std::vector<std::string>& words,
                        const Manner& manner);
[[nodiscard]] int perft(const PositionRequest& request, int depth, const Manner& manner);

struct ReplayRequest {
  std::string file;
  std::optional<std::size_t> ply;
  bool every = false;
};
[[nodiscard]] int replay(const ReplayRequest& request, const Manner& manner);

struct RandomRequest {
  std::string game;
  OptionValues options;
  std::uint64_t games = 1000;
  std::optional<std::uint64_t> seed;
};
[[nodiscard]] int random_games(const RandomRequest& request, const Manner& manner);

struct MatchRequest {
  std::string game;
  OptionValues options;
  std::vector<std::string> players;  // two: levels or characters
  std::uint64_t games = 100;
  std::optional<std::uint64_t> seed;
  Limits limits;                                  // for each action
  std::optional<std::pair<double, double>> test;  // two differences in rating to decide between
  int threads = 1;
  bool json = false;
};
// Pre: two players, at least one game and one thread.
[[nodiscard]] int match(const MatchRequest& request, const Manner& manner);

struct ReviewRequest {
  std::string file;
  std::uint64_t nodes = 0;  // for each position; 0 for as many as are usual
  bool json = false;
};
[[nodiscard]] int review(const ReviewRequest& request, const Manner& manner);

struct VerifyRequest {
  std::vector<std::string> files;  // one, or two of one room
  bool json = false;
};
[[nodiscard]] int verify(const VerifyRequest& request, const Manner& manner);

struct AnalyseRequest {
  int lines = 5;
  Limits limits;
  bool json = false;
};
[[nodiscard]] int analyse(const PositionRequest& position, const AnalyseRequest& request,
                          const Manner& manner);

struct SolveRequest {
  std::string game;
  OptionValues options;
  std::string position;
  std::optional<std::uint64_t> seed;
  int threads = 1;
  std::size_t megabytes = 8192;
  double seconds = 0;  // 0 for no limit
  std::string file;    // where the proof is kept, if anywhere
  bool json = false;
};
// Pre: at least one thread and one megabyte.
[[nodiscard]] int solve(const SolveRequest& request, const Manner& manner);
[[nodiscard]] int solve_two_paths(const SolveRequest& request, const Manner& manner);

struct ServeRequest {
  std::map<std::string, std::vector<std::string>, std::less<>> options;  // by name
  std::string config;  // a file with more of them; empty for none
};
[[nodiscard]] int serve(const ServeRequest& request, const Manner& manner);

struct RoomsRequest {
  std::string task;  // "list", "show", "export", "delete"
  std::string store;
  std::string room;  // for all but "list"
  std::string file;  // of an export; empty for standard output
  bool json = false;
};
[[nodiscard]] int rooms(const RoomsRequest& request, const Manner& manner);

struct BotRequest {
  std::string table;  // a link
  int level = 8;
  std::string seat;  // the only one that will do; empty for any
  std::string name = "Menagerie";
  std::string keep;  // a file for its secret; empty for none
  std::string ca;    // a file of certificates; empty for the system's
};
// Pre: a level that there is.
[[nodiscard]] int bot(const BotRequest& request, const Manner& manner);

struct LabRequest {
  std::string task;    // "run", "merge", "report", "check"
  std::string place;   // a plan for "run" and "check", a folder for the others
  std::string folder;  // of "run"
  std::string shard;   // "3/8"; empty for all
  std::string engine = "local";
  int threads = 1;
  double checkpoint_seconds = 30;
  std::vector<std::string> sbatch;  // more options of the cluster's command
  bool json = false;
};
// Pre: an engine that there is.
[[nodiscard]] int lab(const LabRequest& request, const Manner& manner);

[[nodiscard]] int bench(const Manner& manner);
// Only what a search visits and answers, without any time: the same on every machine.
[[nodiscard]] int signatures(const Manner& manner);
[[nodiscard]] int version(const Manner& manner);
[[nodiscard]] int engine();

}  // namespace menagerie::cli
