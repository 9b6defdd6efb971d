// `bench [NAME]`: every engine's fixed workload, one figure a line.
//
// Workloads never change with the machine, only the figures do, so that two versions can be compared on one
// machine.
#pragma once

#include <string>
#include <vector>

#include "cli/front.hpp"

namespace quintet::cli {

struct Figure {
  std::string name;  // `link.path_query`
  double value = 0;
  std::string unit;  // `us`
};

// A workload and the figures it yields. A NAME on the command line selects all workloads whose name begins
// so.
struct Workload {
  std::string name;
  std::function<std::vector<Figure>()> run;
};

std::vector<Workload> link_workloads();
std::vector<Workload> gomoku_workloads();

void add_bench_command(CLI::App& app, Command& chosen);

}  // namespace quintet::cli
