#include "cli/bench.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <ostream>
#include <sstream>

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

Answer run_workloads(const std::string& name, Streams streams) {
  std::vector<Workload> workloads = link_workloads();
  std::ranges::move(gomoku_workloads(), std::back_inserter(workloads));
  std::ranges::move(twenty48_workloads(), std::back_inserter(workloads));
  std::ranges::move(mines_workloads(), std::back_inserter(workloads));
  bool is_known = false;
  for (const Workload& workload : workloads) {
    if (!workload.name.starts_with(name)) continue;
    is_known = true;
    const auto figures = workload.run();
    if (!figures) return refuse(streams, figures.error());
    for (const Figure& figure : *figures) {
      streams.out << figure.name << ' ' << written(figure.value) << ' ' << figure.unit << std::endl;
    }
  }
  return is_known ? Answer::Well : refuse(streams, {"there is no workload of this name: " + name});
}

}  // namespace

void add_bench_command(CLI::App& app, Command& chosen) {
  CLI::App& command = *app.add_subcommand("bench", "Run the engines' fixed workloads");
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "Only workloads whose name begins with NAME");
  command.callback(
      [name, &chosen] { chosen = [name](Streams streams) { return run_workloads(*name, streams); }; });
}

}  // namespace quintet::cli
