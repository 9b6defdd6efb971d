#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "core/mines/chances.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/no_guess.hpp"
#include "core/mines/playout.hpp"

namespace quintet::cli {
namespace {

using MinesClock = std::chrono::steady_clock;

constexpr double kMilli = 1e3, kMicro = 1e6;

// Durations of single runs, in seconds.
class Times {
 public:
  template <class Run>
  void measure(const Run& run) {
    const auto start = MinesClock::now();
    run();
    times_.push_back(std::chrono::duration<double>(MinesClock::now() - start).count());
  }
  double mean() const {
    double sum = 0;
    for (const double time : times_) sum += time;
    return sum / static_cast<double>(times_.size());
  }
  // The time that this part of the runs did not exceed.
  double quantile(double part) {
    std::ranges::sort(times_);
    return times_[static_cast<std::size_t>(part * static_cast<double>(times_.size() - 1))];
  }

 private:
  std::vector<double> times_;
};

std::vector<Figure> generate_without_guess() {
  constexpr int kBoards = 500;
  struct Level {
    std::string name;
    mines::Rules rules;
  };
  const std::array<Level, 3> levels = {Level{"beginner", mines::kBeginner},
                                       Level{"intermediate", mines::kIntermediate},
                                       Level{"expert", mines::kExpert}};
  std::vector<Figure> figures;
  for (const Level& level : levels) {
    const mines::Rules& rules = level.rules;
    const std::string& name = level.name;
    Random random(1);
    Times times;
    const Point middle{rules.size.height / 2, rules.size.width / 2};
    for (int i = 0; i < kBoards; ++i)
      times.measure([&] { return mines::draw_no_guess(rules, middle, random); });
    figures.push_back({"mines.no_guess_" + name, kMilli * times.mean(), "ms"});
    figures.push_back({"mines.no_guess_" + name + "_median", kMilli * times.quantile(0.5), "ms"});
    figures.push_back({"mines.no_guess_" + name + "_p95", kMilli * times.quantile(0.95), "ms"});
  }
  return figures;
}

// Positions of Expert where logic of sight ends.
std::vector<mines::Position> positions_with_a_guess() {
  constexpr std::size_t kPositions = 500;
  std::vector<mines::Position> positions;
  Random random(1);
  const auto logic = std::make_unique<mines::Logic>();
  const Point first{8, 15};
  while (positions.size() < kPositions) {
    const mines::Field field = mines::draw_field(mines::kExpert, first, random);
    mines::Position position(field.size(), field.mines());
    position.open(first, field.number(first));
    mines::learn(*logic, position);
    while (logic->has_safe()) {
      const mines::Cell cell = logic->take_safe();
      const Point at = mines::unpack(cell);
      position.open(at, field.number(at));
      logic->open(cell, field.number(at));
      logic->deduce();
    }
    if (logic->unknown() > 0) positions.push_back(position);
  }
  return positions;
}

std::vector<Figure> solve_exactly() {
  const std::vector<mines::Position> positions = positions_with_a_guess();
  const auto logic = std::make_unique<mines::Logic>();
  const auto chances = std::make_unique<mines::Chances>();
  Times times;
  std::size_t nodes = 0;
  for (const mines::Position& position : positions) {
    times.measure([&] {
      mines::learn(*logic, position);
      chances->solve(*logic);
    });
    nodes += chances->nodes();
  }
  return {{"mines.chances", kMicro * times.mean(), "us"},
          {"mines.chances_most", kMicro * times.quantile(1), "us"},
          {"mines.signature", static_cast<double>(nodes), "nodes"}};
}

std::vector<Figure> play_games() {
  constexpr int kGames = 200;
  std::vector<Figure> figures;
  const auto player = std::make_unique<mines::PlayoutPlayer>();
  for (const mines::FirstClick first : {mines::FirstClick::Opens, mines::FirstClick::Safe}) {
    mines::Rules rules = mines::kExpert;
    rules.first = first;
    const Point click = mines::first_click(rules);
    Random random(1);
    Times times;
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      const mines::Field field = mines::draw_field(rules, click, random);
      times.measure([&] { won += player->play(field, click).won ? 1 : 0; });
    }
    const std::string name = "mines.play_" + std::string(mines::name(first));
    figures.push_back({name, kMilli * times.mean(), "ms"});
    figures.push_back({name + "_won", static_cast<double>(won) * 100 / kGames, "%"});
  }
  return figures;
}

}  // namespace

std::vector<Workload> mines_workloads() {
  return {{"mines.no_guess", generate_without_guess},
          {"mines.chances", solve_exactly},
          {"mines.play", play_games}};
}

}  // namespace quintet::cli
