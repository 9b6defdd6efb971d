#include "cli/bench.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

namespace quintet::cli {
namespace {

Answer run_workloads(const std::string& name, Streams streams) {
  bool is_known = false;
  for (const Workload& workload : link_workloads()) {
    if (!workload.name.starts_with(name)) continue;
    is_known = true;
    for (const Figure& figure : workload.run()) {
      streams.out << figure.name << ' ' << figure.value << ' ' << figure.unit << std::endl;
    }
  }
  return is_known ? Answer::Well : refuse(streams, {"there is no workload of this name: " + name});
}

}  // namespace

void add_bench_command(CLI::App& app, Command& chosen) {
  CLI::App& command = *app.add_subcommand("bench", "Run the engines' fixed workloads");
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "Only workloads whose name begins so");
  command.callback(
      [name, &chosen] { chosen = [name](Streams streams) { return run_workloads(*name, streams); }; });
}

}  // namespace quintet::cli
