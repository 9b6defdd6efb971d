#include <iostream>
#include <string>
#include <vector>

#include "cli/front.hpp"
#include "cli/input_file.hpp"

int main(int argc, char** argv) {
  quintet::cli::use_binary_streams();
  std::ios::sync_with_stdio(false);
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return quintet::cli::run(arguments, {std::cin, std::cout, std::cerr});
}
