// The Gomocup (Piskvork) protocol, version 2: a line in, a line out, so that the master plays in any tournament manager.
// https://plastovicka.github.io/protocl2en.htm. Coordinates are `x,y` from 0, x the column, y the row from the top.
#pragma once

#include <memory>

#include "cli/front.hpp"

namespace quintet::cli {

// Talks until END or the end of the input. What it does not know is answered with UNKNOWN, what makes no sense with
// ERROR, and the conversation goes on.
class Gomocup {
 public:
  explicit Gomocup(Streams streams);
  Gomocup(const Gomocup&) = delete;
  Gomocup& operator=(const Gomocup&) = delete;
  ~Gomocup();

  Answer talk();

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace quintet::cli
