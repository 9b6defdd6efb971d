// How often the proposal of dead stones is right. Games of the network's player are played until both sides pass; the truth
// is what becomes of each chain where they are played on, by the same player with more evaluations, until nothing dead is left:
//
//     go_dead_stones [GAMES [LINES [SEED]]]
//
// For the proposal by playouts and the one by the network it prints the chains whose mark is right, among all, those that are
// dead, and those that were proposed as dead. Status 1 where fewer than nine of ten are right.
#include <array>
#include <cstdint>
#include <iostream>
#include <string>

#include "core/go/game.hpp"
#include "core/go/life.hpp"
#include "core/go/playout.hpp"
#include "core/go/search.hpp"

namespace {

using namespace quintet;
using namespace quintet::go;

constexpr std::uint64_t kPlayed = 30, kPlayedOn = 400;  // evaluations a move
constexpr int kProposed = 400;                          // playouts, as in the game

struct Share {
  int right = 0, all = 0;
  void add(bool is_right) {
    right += static_cast<int>(is_right);
    ++all;
  }
};
std::ostream& operator<<(std::ostream& out, const Share& share) {
  out << share.right << " of " << share.all;
  if (share.all > 0) out << " (" << 1000 * share.right / share.all / 10.0 << " %)";
  return out;
}

// Whether the game comes to an end.
bool play_to_the_end(Game& game, Random& random) {
  Searcher searcher;
  const int most = 3 * game.board().size().area();
  for (int moves = 0; game.phase() == Phase::Playing && moves < most; ++moves)
    game.play(
        searcher.think(game, {.evaluations = kPlayed, .sharpness = 16}, Resigns::Never, Random(random.next()))
            .move);
  return game.phase() == Phase::Counting;
}

// The most visited move that keeps the lead; a pass where every stone would lose points, as in a seki.
Move without_loss(Searcher& searcher, const Game& game, Random& random) {
  constexpr float kGiven = 1.5F;       // points
  constexpr std::uint64_t kKnown = 8;  // visits
  const Move pass{.kind = Move::Kind::Pass};
  searcher.search(game, {.evaluations = kPlayedOn}, random);
  const auto all = searcher.candidates(static_cast<std::size_t>(game.board().size().area()) + 1);
  for (const Candidate& each : all)
    if (each.move != pass && each.visits >= kKnown && each.lead >= all.front().lead - kGiven)
      return each.move;
  return pass;
}

// The board where both have gone on as long as it cost them nothing.
Board played_on(Game game, Random& random) {
  Searcher searcher;
  game.play({.kind = Move::Kind::PlayOn});
  const int most = 3 * game.board().size().area();
  for (int moves = 0; game.phase() == Phase::Playing && moves < most; ++moves)
    game.play(without_loss(searcher, game, random));
  return game.board();
}

struct Proposal {
  const char* name;
  Marks marks{Size{}};
  Share all{}, dead{}, proposed{};
};

}  // namespace

int main(int count, char** words) {
  const auto number = [&](int index, int usual) { return index < count ? std::stoi(words[index]) : usual; };
  const int games = number(1, 300), side = number(2, 9);
  Random random(static_cast<std::uint64_t>(number(3, 1)));
  std::array<Proposal, 2> proposals{{{.name = "playouts"}, {.name = "network"}}};
  int played = 0;
  while (played < games) {
    Game game({.side = side});
    if (!play_to_the_end(game, random)) continue;
    ++played;
    const Board& board = game.board();
    proposals[0].marks = propose_dead(board, kProposed, random);
    proposals[1].marks = propose_dead(board, expected_ownership(board));
    const Board end = played_on(game, random);
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        const Board::Cell cell = board.cell({row, column});
        if (board[cell] == Stone::None || board.head(cell) != cell) continue;
        const int owner = owner_at_end(end, cell);
        const bool lost = owner == (board[cell] == Stone::Black ? -1 : 1);
        for (Proposal& each : proposals) {
          const bool called = each.marks[Point{row, column}] == Mark::Dead;
          each.all.add(called == lost);
          if (lost) each.dead.add(called);
          if (called) each.proposed.add(lost);
          if (called != lost)
            std::cout << each.name << ", game " << played << ": " << point_name({row, column}, side)
                      << (lost ? " is dead\n" : " is alive\n") << write_board(board) << write_board(end)
                      << '\n';
        }
      }
    }
  }
  int status = 0;
  for (const Proposal& each : proposals) {
    std::cout << each.name << ": " << games << " games on " << side << " lines, chains: " << each.all
              << "\ndead ones found: " << each.dead << "\nproposed ones dead: " << each.proposed << '\n';
    if (10 * each.all.right < 9 * each.all.all) status = 1;
  }
  return status;
}
