// The Gomocup (Piskvork) protocol, version 2: a line in, a line out, so that the master plays in any tournament manager.
// https://plastovicka.github.io/protocl2en.htm. Coordinates are `x,y` from 0, x the column, y the row from the top.
#pragma once

#include <cstdint>
#include <memory>

#include "cli/front.hpp"
#include "core/gomoku/players.hpp"

namespace quintet::cli {

struct GomocupOptions {
  gomoku::Level level = gomoku::Level::Master;
  std::uint64_t nodes = 0;  // positions the master looks at for a move; 0: as many as the time allows
};

// Talks until END or the end of the input. What it does not know is answered with UNKNOWN, what makes no sense with
// ERROR, and the conversation goes on.
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
