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
  std::string name{};  // of the workloads begins so
};

Answer run_workloads(const BenchOptions& options, Streams streams) {
  std::vector<Workload> workloads;
  for (const Front& game : kGames) {
    for (Workload& workload : game.workloads()) {
      if (workload.name.starts_with(options.name)) workloads.push_back(std::move(workload));
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
          {{"NAME", "Only workloads whose name begins with NAME", &options->name}},
          with(options, run_workloads)};
}

}  // namespace quintet::cli
