// Weights of the shapes around a move, for the playouts of go (core/go/shapes.hpp), by minorisation-maximisation: R. Coulom,
// "Computing Elo Ratings of Move Patterns in the Game of Go" (2007). A move of a game has won against all other moves of its
// position; the strength of a move is the product of the weights of its features.
//
//     go_shapes games GAMES PLAYOUTS SEED >>games.txt     games of the playouts player, a line each; seeds count up
//     go_shapes fit games.txt >src/core/go/shape_weights.hpp
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/playout.hpp"
#include "core/go/search.hpp"
#include "core/go/shapes.hpp"
#include "core/go/tactics.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;

// --- Games

int write_games(int games, std::uint64_t playouts, std::uint64_t seed) {
  for (int i = 0; i < games; ++i, ++seed) {
    Random random(seed);
    constexpr std::array kSides{9, 9, 13};
    Game game({.side = kSides[random.index(kSides.size())]});
    Searcher searcher;
    std::string line = std::to_string(game.board().side());
    const int most = 3 * game.board().size().area();
    for (int moves = 0; game.phase() == Phase::Playing && moves < most; ++moves) {
      const Thought thought =
          searcher.think(game, {.playouts = playouts}, Resigns::WhenLost, Random(random.next()));
      if (is_resignation(thought.move)) break;
      game.play(thought.move);
      line += ' ' + (thought.move.kind == Move::Kind::Stone ? point_name(thought.move.at, game.board().side())
                                                            : "pass");
    }
    std::cout << line << std::endl;  // a game that was interrupted is not half in the file
  }
  return 0;
}

// --- Features

constexpr std::size_t kGroups = 4;
enum Group : std::size_t { kTactics, kNear, kNearBefore, kShapeGroup };

// Of a candidate: in each group one feature.
using Features = std::array<std::uint16_t, kGroups>;

struct Choice {
  std::vector<Features> moves;  // the one that was played first
};

// How far a move is from another one: 0 far away or none, 1 to 9 in order of the distance.
std::uint16_t nearness(Point a, Point b) {
  constexpr int kFarthest = 10;
  const int rows = std::abs(a.row - b.row), columns = std::abs(a.column - b.column);
  const int distance = rows + columns + std::max(rows, columns);
  return static_cast<std::uint16_t>(distance > kFarthest ? 0 : distance - 1);
}

std::uint16_t tactics_of(const Board& board, Board::Cell at, Colour colour, Ladders& ladders) {
  if (board.would_capture(at, colour)) return 1;
  if (is_self_atari(board, at, colour)) return 2;
  for (const Board::Cell beside : board.around(at)) {
    if (board.is_rim(beside) || board[beside] != stone_of(colour) || !board.in_atari(beside)) continue;
    const auto saving = ladders.saving_moves(board, beside);
    return std::ranges::find(saving, at) != saving.end() ? 3 : 4;
  }
  return 0;
}

Features features_of(const Board& board, Board::Cell at, Colour colour, const std::array<Point, 2>& last,
                     Ladders& ladders) {
  const Point point = board.point(at);
  const auto near = [&](Point to) { return board.contains(to) ? nearness(point, to) : std::uint16_t{0}; };
  return {tactics_of(board, at, colour, ladders), near(last[0]), near(last[1]),
          standard_shape(board.surroundings(at), colour)};
}

// All positions of a game.
void read_game(const std::string& line, std::vector<Choice>& choices) {
  constexpr Point kNone{-9, -9};
  std::istringstream words(line);
  int side = 0;
  words >> side;
  Board board(side);
  Colour colour = Colour::Black;
  std::array<Point, 2> last{kNone, kNone};
  Ladders ladders;
  for (std::string word; words >> word; colour = other(colour)) {
    const auto played = read_point_name(word, side);
    if (!played) {
      board.pass();
      last = {kNone, last[0]};
      continue;
    }
    Choice choice;
    choice.moves.push_back(features_of(board, board.cell(*played), colour, last, ladders));
    for (int i = 0; i < side * side; ++i) {
      const Board::Cell at = board.cell({i / side, i % side});
      if (board[at] != Stone::None || board.is_ko(at) || board.is_suicide(at, colour) ||
          is_eye(board, at, colour) || board.point(at) == *played)
        continue;
      choice.moves.push_back(features_of(board, at, colour, last, ladders));
    }
    choices.push_back(std::move(choice));
    board.place(*played, colour);
    last = {*played, last[0]};
  }
}

// --- The fit

class Weights {
 public:
  Weights() {
    for (auto& group : of_) group.assign(1U << 16U, 1.0);
  }

  double of(const Features& move) const {
    double product = 1;
    for (std::size_t group = 0; group < kGroups; ++group) product *= of_[group][move[group]];
    return product;
  }
  double of(std::size_t group, std::size_t feature) const { return of_[group][feature]; }

  // One step for all features of a group, which exclude each other. A virtual win and loss against a move of weight 1 keeps
  // rare ones near 1.
  void improve(std::size_t group, const std::vector<Choice>& choices) {
    std::vector<double> wins(1U << 16U, 0.0), chances(1U << 16U, 0.0);
    for (const Choice& choice : choices) {
      wins[choice.moves.front()[group]] += 1;
      double all = 0;
      for (const Features& move : choice.moves) all += of(move);
      for (const Features& move : choice.moves)
        chances[move[group]] += of(move) / of_[group][move[group]] / all;
    }
    for (std::size_t feature = 0; feature < wins.size(); ++feature) {
      if (chances[feature] == 0) continue;
      double& weight = of_[group][feature];
      weight = (wins[feature] + 1) / (chances[feature] + 2 / (weight + 1));
    }
  }

  // The mean logarithm of the probability of the moves that were played.
  double fit(const std::vector<Choice>& choices) const {
    double sum = 0;
    for (const Choice& choice : choices) {
      double all = 0;
      for (const Features& move : choice.moves) all += of(move);
      sum += std::log(of(choice.moves.front()) / all);
    }
    return sum / static_cast<double>(choices.size());
  }

 private:
  std::array<std::vector<double>, kGroups> of_;
};

constexpr int kSeenEnough = 100;

// The shapes that were seen often, in the order of their codes.
void write_weights(const Weights& weights, const std::vector<Choice>& choices) {
  std::map<std::uint16_t, int> seen;
  for (const Choice& choice : choices)
    for (const Features& move : choice.moves) ++seen[move[kShapeGroup]];
  std::erase_if(seen, [](const auto& each) { return each.second < kSeenEnough; });
  std::cout << "// Made by go_shapes (src/tools/training) from " << choices.size()
            << " moves of the playouts player.\n"
               "//\n"
               "// A weight is that of the shape in 32nds of an octave above 1: 32 is twice as good as a "
               "shape that is not here.\n"
               "#pragma once\n\n#include <array>\n#include <cstdint>\n\nnamespace quintet::go {\n\n"
               "struct ShapeWeight {\n  std::uint16_t shape;  // as `standard_shape` numbers it\n  "
               "std::int16_t weight;\n};\n"
               "inline constexpr std::array<ShapeWeight, "
            << seen.size() << "> kShapeWeights{{\n";
  std::string line = "   ";
  for (const auto& [shape, count] : seen) {
    const std::string entry = " {" + std::to_string(shape) + ", " +
                              std::to_string(std::lround(32 * std::log2(weights.of(kShapeGroup, shape)))) +
                              "},";
    if (line.size() + entry.size() > 110) {
      std::cout << line << '\n';
      line = "   ";
    }
    line += entry;
  }
  std::cout << line << "\n}};\n\n}  // namespace quintet::go\n";
}

int fit(const std::string& file) {
  constexpr int kSweeps = 12;
  std::ifstream in(file);
  std::vector<Choice> choices;
  for (std::string line; std::getline(in, line);) read_game(line, choices);
  if (choices.empty()) {
    std::cerr << "There are no games in " << file << ".\n";
    return 1;
  }
  Weights weights;
  std::cerr << choices.size() << " moves; fit " << weights.fit(choices) << '\n';
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (std::size_t group = 0; group < kGroups; ++group) weights.improve(group, choices);
    std::cerr << "sweep " << sweep + 1 << ": fit " << weights.fit(choices) << '\n';
  }
  for (const std::size_t group : {kTactics, kNear, kNearBefore}) {
    std::cerr << "group " << group << ':' << std::setprecision(3);
    for (std::size_t feature = 0; feature < 10; ++feature) std::cerr << ' ' << weights.of(group, feature);
    std::cerr << '\n';
  }
  write_weights(weights, choices);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> all(words + 1, words + count);
  if (all.size() == 4 && all[0] == "games")
    return write_games(std::stoi(all[1]), std::stoull(all[2]), std::stoull(all[3]));
  if (all.size() == 2 && all[0] == "fit") return fit(all[1]);
  std::cerr << "usage: go_shapes games GAMES PLAYOUTS SEED | go_shapes fit FILE\n";
  return 2;
}
