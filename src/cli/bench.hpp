// `bench [NAME]`: the fixed workloads of all engines, one figure per line.
//
// The workloads are the same on every machine, so that two versions can be compared on one machine.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/front.hpp"
#include "core/parse_error.hpp"

namespace quintet::cli {

struct Figure {
  std::string name;  // `link.path_query`
  double value = 0;
  std::string unit;  // `us`
};

// A workload and the figures it produces. NAME on the command line selects the workloads whose name starts with it.
struct Workload {
  std::string name;
  std::function<Expected<std::vector<Figure>, ParseError>()> run;
};

Command bench_command();

}  // namespace quintet::cli
