// The Gomocup (Piskvork) protocol, version 2, https://plastovicka.github.io/protocl2en.htm: the master level plays in
// any tournament manager that supports it. Coordinates are `x,y` from 0, x the column, y the row from the top.
#pragma once

#include <cstdint>
#include <memory>

#include "cli/front.hpp"
#include "core/gomoku/levels.hpp"

namespace quintet::cli {

struct GomocupOptions {
  gomoku::Level level = gomoku::Level::Master;
  std::uint64_t nodes = 0;  // positions that the master searches per move; 0: limited by time only
  int threads = 1;          // or 2
};

// Runs until END or the end of the input. Unknown commands are answered with UNKNOWN, invalid ones with ERROR, and the
// conversation continues. STOP, an addition to the protocol, ends the search for a move at once and returns the best move
// so far; END and the end of the input do the same before the program ends.
class Gomocup {
 public:
  Gomocup(const GomocupOptions& options, Streams streams);
  Gomocup(const Gomocup&) = delete;
  Gomocup& operator=(const Gomocup&) = delete;
  ~Gomocup();

  Answer talk();

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace quintet::cli
