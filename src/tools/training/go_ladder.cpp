// Measures players of go against each other:
//   go_ladder SIDE GAMES SEED PLAYER PLAYER…
// Each plays against the next one; printed are the wins of the second, a draw as half of one, with the interval in which
// the share of wins lies in 19 of 20 cases (E. Wilson, 1927). Even games begin with openings by lot, each of them twice with
// colours changed. SIDE is the board's number of lines; with "9:3" the first player always has black, three handicap stones
// and a komi of half a point, with "9:1" only that komi. PLAYER is a level,
// or playouts:NUMBER, or network:EVALUATIONS:SHARPNESS:LEAST_SHARE, where "@FILE" behind it names another network than that of
// the game.
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/contest.hpp"
#include "core/go/levels.hpp"
#include "core/text.hpp"
#include "tools/training/arguments.hpp"
#include "tools/training/network_file.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;

constexpr Effort kMaster{.playouts = 3000, .evaluations = 3000};

std::optional<Effort> read_effort(std::string_view text, int side) {
  if (const auto level = read_level(text)) return effort_of(*level, side, kMaster);
  const auto parts = split(text, ':');
  std::vector<std::uint64_t> numbers;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto value = number(parts[i]);
    if (!value) return std::nullopt;
    numbers.push_back(*value);
  }
  if (numbers.empty() || numbers.front() == 0) return std::nullopt;
  if (parts[0] == "playouts" && numbers.size() == 1)
    return Effort{.playouts = numbers[0], .reflexes = Reflexes::OnAtari};
  if (parts[0] != "network" || numbers.size() != 3) return std::nullopt;
  return Effort{.evaluations = numbers[0],
                .reflexes = Reflexes::OnAtari,
                .sharpness = static_cast<int>(numbers[1]),
                .least_share = static_cast<int>(numbers[2])};
}

// Networks are read once, and stay where they are.
std::optional<Contestant> read_player(std::string_view text, int side,
                                      std::map<std::string, Network>& networks) {
  const std::size_t at = text.find('@');
  const auto effort = read_effort(text.substr(0, at), side);
  if (!effort) return std::nullopt;
  if (at == std::string_view::npos) return Contestant{*effort};
  const std::string file(text.substr(at + 1));
  if (!networks.contains(file)) {
    const auto network = read_network(file);
    if (!network) return std::nullopt;
    networks.emplace(file, *network);
  }
  return Contestant{*effort, &networks.at(file)};
}

// "9", or "9:3".
std::optional<Start> read_start(std::string_view text) {
  const auto parts = split(text, ':');
  const auto side = number(parts[0]);
  if (!side || *side < kLeastSide || *side > kMostSide || parts.size() > 2) return std::nullopt;
  Start start{.side = static_cast<int>(*side)};
  if (parts.size() == 1) return start;
  const auto stones = number(parts[1]);
  if (!stones || *stones == 0 || *stones > static_cast<std::uint64_t>(most_fixed_handicap(start.side)))
    return std::nullopt;
  start.komi = usual_komi(start.rules, static_cast<int>(*stones));
  if (*stones > 1) start.handicap = static_cast<int>(*stones);
  return start;
}

std::array<double, 2> interval(double share, int games) {
  constexpr double kSigmas = 1.96;
  const double square = kSigmas * kSigmas / games, middle = (share + square / 2) / (1 + square);
  const double width = kSigmas * std::sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square);
  return {middle - width, middle + width};
}

int usage() {
  std::cerr << "usage: go_ladder SIDE[:HANDICAP] GAMES SEED PLAYER PLAYER...\n"
               "  PLAYER: a level, playouts:NUMBER or network:EVALUATIONS:SHARPNESS:LEAST_SHARE[@FILE]\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  constexpr int kFirstPlayer = 4;
  if (argc < kFirstPlayer + 2) return usage();
  const auto start = read_start(argv[1]);
  const auto games = number(argv[2]), seed = number(argv[3]);
  if (!start || !games || *games == 0 || !seed) return usage();
  std::map<std::string, Network> networks;
  std::vector<Contestant> players;
  for (int i = kFirstPlayer; i < argc; ++i) {
    const auto player = read_player(argv[i], start->side, networks);
    if (!player) return usage();
    players.push_back(*player);
  }
  Random chance(*seed);
  for (std::size_t i = 0; i + 1 < players.size(); ++i) {
    const int count = static_cast<int>(*games);
    const MatchScore score = match(*start, count, players[i + 1], players[i], chance);
    const double won = score.wins + score.draws / 2.0;
    const auto [least, most] = interval(won / count, count);
    std::cout << argv[kFirstPlayer + i + 1] << " against " << argv[kFirstPlayer + i] << ": " << won << " of "
              << count << std::fixed << std::setprecision(0) << ", " << 100 * least << " to " << 100 * most
              << " %" << std::defaultfloat << std::setprecision(6) << std::endl;
  }
}
