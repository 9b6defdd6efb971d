// Deals many boards of all sizes, methods, gravities and layouts, and plays the stored solution of each through the
// game. Prints the number of boards that the solution did not clear, which must be 0.
//
// deal_proof [BOARDS] [FIRST SEED]
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "core/link/board_text.hpp"
#include "core/link/deal.hpp"
#include "core/link/game.hpp"
#include "core/link/layout.hpp"

namespace {

using namespace quintet;
using namespace quintet::link;

std::vector<Layout> all_layouts() {
  std::vector<Layout> layouts;
  for (const Size size :
       std::array<Size, 8>{{{2, 1}, {4, 3}, {8, 8}, {12, 8}, {16, 10}, {20, 12}, {28, 16}, {32, 18}}}) {
    layouts.push_back(plain_layout(size));
  }
  for (const auto& file : std::filesystem::directory_iterator(QUINTET_LAYOUTS)) {
    std::ifstream in(file.path(), std::ios::binary);
    layouts.push_back(*read_layout(std::string(std::istreambuf_iterator<char>(in), {})));
  }
  return layouts;
}

Order draw_order(const std::vector<Layout>& layouts, Random& random) {
  Order order;
  order.layout = layouts[random.index(layouts.size())];
  order.rules.gravity = kGravities[random.index(kGravities.size())];
  order.rules.outside = random.below(2) == 0 ? Outside::Allowed : Outside::Forbidden;
  order.way = random.below(2) == 0 ? Way::RandomCells : Way::CopiedHalf;
  int blanks = 0;
  for (const Tile cell : order.layout.cells.cells()) blanks += cell == Tile::Blank ? 1 : 0;
  const int most = std::min(blanks / 2, kMaxPictures);
  order.kinds = 1 + static_cast<int>(random.index(static_cast<std::size_t>(most)));
  return order;
}

bool is_cleared(const Start& start) {
  Game game(start);
  for (const Pair& pair : start.solution) {
    if (!game.is_legal(pair)) return false;
    game.play(pair);
  }
  return game.won() && game.reshuffles() == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const long boards = argc > 1 ? std::stol(argv[1]) : 100'000;
  Random random(argc > 2 ? std::stoull(argv[2]) : 0);
  const std::vector<Layout> layouts = all_layouts();
  long failed = 0;
  for (long i = 0; i < boards; ++i) {
    const Order order = draw_order(layouts, random);
    const Random chance(random.next());
    const Expected<Start, DealError> dealt = deal(order, chance);
    if (dealt && is_cleared(*dealt)) continue;
    ++failed;
    std::cout << name(order.rules.gravity) << " outside=" << name(order.rules.outside) << ' '
              << order.layout.name << ": "
              << (dealt ? write_board(dealt->board) : std::string(message_of(dealt.error()))) << '\n';
  }
  std::cout << "boards " << boards << " not cleared " << failed << '\n';
  return failed == 0 ? 0 : 1;
}
