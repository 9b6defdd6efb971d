// The Go Text Protocol, version 2 (https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html): a player for
// Sabaki, GoGui, twogtp and other programs.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "cli/front.hpp"
#include "core/go/levels.hpp"

namespace quintet::cli {

struct GtpOptions {
  go::Level level = go::Level::Master;
  std::uint64_t playouts =
      0;  // evaluations per move of the master; 0: as many as the time allows, or the usual number without a clock
  int threads = 1;         // or 2
  std::uint64_t seed = 1;  // 0: another one each time
  bool uses_files = true;  // whether `loadsgf` and `printsgf` may
  // That the clocks of the game go by.
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

// Runs until `quit` or the end of the input. What it does not know or cannot do is answered with `?` and the reason; the
// board then stays as it was.
class Gtp {
 public:
  Gtp(const GtpOptions& options, Streams streams);
  Gtp(const Gtp&) = delete;
  Gtp& operator=(const Gtp&) = delete;
  ~Gtp();

  Answer talk();

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace quintet::cli
