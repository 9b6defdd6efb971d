// A conversation with a front of quintet-cli, without a process.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/front.hpp"
#include "core/text.hpp"

namespace quintet::cli {

struct Spoken {
  int status = 0;
  std::string out;
  std::string err;
};

// The output of the command for `input`; `file`, which may contain spaces, follows the other arguments.
inline Spoken speak(std::string_view command_line, const std::string& input = "",
                    const std::string& file = "") {
  std::vector<std::string> arguments;
  for (const std::string_view word : split(command_line, ' ')) arguments.emplace_back(word);
  if (!file.empty()) arguments.push_back(file);
  std::istringstream in(input);
  std::ostringstream out, err;
  const int status = run(arguments, {in, out, err});
  return {status, out.str(), err.str()};
}

}  // namespace quintet::cli
