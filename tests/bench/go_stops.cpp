// How long the players go on after they are told to stop, by another thread, at random times, in the middle of games on all
// usual boards:  go_stops [STOPS [SEED]]
//
// Prints for the playouts player and for the network's with one and with two threads the slowest, the 99.9th percentile and the
// median, in milliseconds. Times are those of the machine: no test.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <stop_token>
#include <string_view>
#include <thread>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/playout.hpp"
#include "core/go/search.hpp"
#include "tools/training/arguments.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;
using Clock = std::chrono::steady_clock;

// A game after so many moves of a playout, so that there is a lot to read.
Game middle_of(int side, Random& random) {
  Game game({.side = side});
  const Playout playout = play_out(game.board(), Colour::Black, Sense::Heavy, random);
  const std::size_t moves = random.index(playout.moves.size());
  for (std::size_t i = 0; i < moves; ++i) {
    const Board::Cell at = playout.moves[i];
    const Move move = at == 0 ? Move{.kind = Move::Kind::Pass} : Move{.at = game.board().point(at)};
    if (!game.is_legal(move) || (at == 0 && game.passed())) break;
    game.play(move);
  }
  return game;
}

double milliseconds_after_stop(Searcher& searcher, const Effort& effort, const Game& game, Random& random) {
  constexpr std::uint64_t kLatest = 8000;  // microseconds
  std::stop_source source;
  const auto wait = std::chrono::microseconds(random.below(kLatest));
  Clock::time_point stopped;
  std::jthread stopper([&] {
    std::this_thread::sleep_for(wait);
    stopped = Clock::now();
    source.request_stop();
  });
  searcher.think(game, effort, Resigns::Never, Random(random.next()), source.get_token());
  const Clock::time_point answered = Clock::now();
  stopper.join();
  return std::max(0.0, std::chrono::duration<double, std::milli>(answered - stopped).count());
}

void measure(std::string_view name, Searcher searcher, const Effort& effort, int stops, Random random) {
  std::vector<double> times;
  for (int i = 0; i < stops; ++i) {
    constexpr std::array kSides{9, 13, 19};
    const Game game = middle_of(kSides[random.index(kSides.size())], random);
    times.push_back(milliseconds_after_stop(searcher, effort, game, random));
  }
  std::ranges::sort(times);
  const auto part = [&](double of) {
    return times[static_cast<std::size_t>(of * static_cast<double>(times.size() - 1))];
  };
  std::cout << name << ": " << stops << " stops, ms: slowest " << times.back() << ", 99.9 % " << part(0.999)
            << ", median " << part(0.5) << std::endl;
}

}  // namespace

int main(int count, char** words) {
  constexpr std::uint64_t kNoLimit = 1'000'000'000;
  const auto stops = count > 1 ? number(words[1]) : 10'000, seed = count > 2 ? number(words[2]) : 1;
  if (!stops || *stops == 0 || !seed) {
    std::cerr << "usage: go_stops [STOPS [SEED]]\n";
    return 2;
  }
  const int each = static_cast<int>(*stops);
  measure("playouts", Searcher(Threads::One), {.playouts = kNoLimit}, each, Random(*seed));
  measure("network", Searcher(Threads::One), {.evaluations = kNoLimit}, each, Random(*seed));
  measure("network, two threads", Searcher(Threads::Two), {.evaluations = kNoLimit}, each, Random(*seed));
}
