#include "cli/bench.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <ostream>
#include <sstream>

#include "cli/games.hpp"

namespace quintet::cli {
namespace {

// Large figures are counts, written as integers.
std::string written(double value) {
  constexpr double kLarge = 1'000;
  std::ostringstream out;
  if (value >= kLarge)
    out << std::llround(value);
  else
    out << value;
  return out.str();
}

struct BenchOptions {
  std::string name{};  // of one workload, or of the first parts of several
};

// `go` chooses `go.playouts`, not `gomoku.nodes`; an empty name chooses all.
bool is_chosen(std::string_view workload, std::string_view name) {
  const std::string_view rest = workload.starts_with(name) ? workload.substr(name.size()) : "no match";
  return name.empty() || rest.empty() || rest.front() == '.';
}

Answer run_workloads(const BenchOptions& options, Streams streams) {
  std::vector<Workload> workloads;
  for (const Front& game : kGames) {
    for (Workload& workload : game.workloads()) {
      if (is_chosen(workload.name, options.name)) workloads.push_back(std::move(workload));
    }
  }
  for (const Workload& workload : workloads) {
    const auto figures = workload.run();
    if (!figures) return refuse(streams, figures.error());
    for (const Figure& figure : *figures) {
      streams.out << figure.name << ' ' << written(figure.value) << ' ' << figure.unit << std::endl;
    }
  }
  return workloads.empty() ? refuse(streams, {"there is no workload of this name: " + options.name})
                           : Answer::Well;
}

}  // namespace

Command bench_command() {
  const auto options = std::make_shared<BenchOptions>();
  return {"bench",
          "Run the engines' fixed workloads",
          {{"NAME", "A game, or one of its workloads: gomoku, gomoku.nodes", &options->name}},
          with(options, run_workloads)};
}

}  // namespace quintet::cli
