#include "games/link/setup_choices.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/link/words.hpp"

namespace quintet::link {

using namespace ui;
namespace {

struct FullBoard {
  Size size;
  std::string_view name;
};

constexpr std::array kFullBoards{FullBoard{{8, 8}, msgid("Small")}, FullBoard{{12, 8}, msgid("Medium")},
                                 FullBoard{{16, 10}, msgid("Classic")}, FullBoard{{20, 12}, msgid("Large")},
                                 FullBoard{{28, 16}, msgid("Huge")}};

std::size_t around(std::size_t at, int by, std::size_t count) {
  const auto n = static_cast<int>(count);
  return static_cast<std::size_t>(((static_cast<int>(at) + by) % n + n) % n);
}

const FullBoard* full_board(const Settings& wish) {
  const auto found = std::find_if(kFullBoards.begin(), kFullBoards.end(), [&wish](const FullBoard& board) {
    return board.size == Size{wish.width, wish.height};
  });
  return found == kFullBoards.end() ? nullptr : &*found;
}

// An entry in the ring of boards: a size, a shape, or a random shape.
struct Stop {
  Size size{};
  std::string_view layout{};
  std::optional<link::Gravity> gravity{};
};

// The boards form a ring: the rectangles, the shapes, and a random shape. A custom size lies between two of the
// rectangles.
std::vector<Stop> ring_of_boards(std::optional<Size> own, std::span<const Figure> figures) {
  std::vector<Stop> ring;
  for (const FullBoard& board : kFullBoards) {
    if (own && own->area() <= board.size.area()) ring.push_back({*std::exchange(own, std::nullopt)});
    ring.push_back({board.size});
  }
  if (own) ring.push_back({*own});
  for (const Figure& figure : figures) ring.push_back({{}, figure.file, figure.layout.gravity});
  ring.push_back({{}, kAnyFigure});
  return ring;
}

Settings with_next_board(Settings wish, int by, std::span<const Figure> figures,
                         const std::vector<Stop>& ring) {
  const bool known =
      wish.layout == kAnyFigure || std::ranges::find(figures, wish.layout, &Figure::file) != figures.end();
  const Size size{wish.width, wish.height};
  const auto here = std::ranges::find_if(ring, [&](const Stop& stop) {
    return known ? stop.layout == wish.layout : stop.layout.empty() && stop.size == size;
  });
  const Stop& next = ring[around(static_cast<std::size_t>(here - ring.begin()), by, ring.size())];
  wish.layout = next.layout;
  if (next.gravity) wish.gravity = *next.gravity;
  if (next.layout.empty()) {
    wish.width = next.size.width;
    wish.height = next.size.height;
  }
  return wish;
}

// Skips sizes with an odd number of cells. The side stays as it is if there is no other.
int next_side(int side, int by, int most, int other) {
  for (int next = side + by; next >= kSideLeast && next <= most; next += by) {
    if (next * other % 2 == 0) return next;
  }
  return side;
}

template <class Value, std::size_t kCount>
Value next_of(const std::array<Value, kCount>& all, Value value, int by) {
  const auto at = std::find(all.begin(), all.end(), value) - all.begin();
  return all[around(static_cast<std::size_t>(at), by, kCount)];
}

std::string board_value(const Localiser& words, const Settings& wish, std::span<const Figure> figures) {
  if (wish.layout == kAnyFigure) return words.tr("Any figure");
  const auto figure = std::ranges::find(figures, wish.layout, &Figure::file);
  if (figure != figures.end()) return words.tr(figure->layout.name);
  const FullBoard* board = full_board(wish);
  return words.tr(board ? board->name : msgid("Own size"));
}

std::string variety_value(const Localiser& words, Variety variety, const std::optional<link::Layout>& board) {
  std::string level = words.tr(variety_message(variety));
  if (!board) return level;
  const auto kinds = static_cast<std::uint64_t>(kinds_on(blanks_of(*board), variety));
  return level + " · " +
         format(words.trn("{count} picture", "{count} pictures", kinds), {{"count", std::to_string(kinds)}});
}

}  // namespace

std::string_view word_of(Choice choice) {
  constexpr std::array<std::string_view, kChoices.size()> kWords{"board",   "width",    "height", "variety",
                                                                 "gravity", "pictures", "outside"};
  return kWords[static_cast<std::size_t>(choice)];
}

std::optional<Size> own_size(const Settings& wish) {
  return full_board(wish) ? std::nullopt : std::optional(Size{wish.width, wish.height});
}

Settings turned(Settings wish, Choice choice, int by, std::span<const Figure> figures,
                std::optional<Size> own) {
  switch (choice) {
    case Choice::Board:
      if (const auto size = own_size(wish)) own = size;
      return with_next_board(std::move(wish), by, figures, ring_of_boards(own, figures));
    case Choice::Width:
      if (wish.layout.empty()) wish.width = next_side(wish.width, by, kWidthMost, wish.height);
      break;
    case Choice::Height:
      if (wish.layout.empty()) wish.height = next_side(wish.height, by, kHeightMost, wish.width);
      break;
    case Choice::Variety:
      wish.variety = next_of(kVarieties, wish.variety, by);
      break;
    case Choice::Gravity:
      wish.gravity = next_of(link::kGravities, wish.gravity, by);
      break;
    case Choice::Pictures:
      wish.pictures = wish.pictures == Pictures::Paintings ? Pictures::Characters : Pictures::Paintings;
      break;
    case Choice::Outside:
      wish.outside =
          wish.outside == link::Outside::Allowed ? link::Outside::Forbidden : link::Outside::Allowed;
      break;
  }
  return wish;
}

std::optional<link::Layout> board_of(const Settings& wish, std::span<const Figure> figures) {
  if (wish.layout == kAnyFigure) return std::nullopt;
  const auto figure = std::ranges::find(figures, wish.layout, &Figure::file);
  return figure != figures.end() ? figure->layout : link::plain_layout({wish.width, wish.height});
}

std::string label_of(const Localiser& words, Choice choice) {
  constexpr std::array<std::string_view, kChoices.size()> kLabels{msgid("Board"),
                                                                  msgid("Columns"),
                                                                  msgid("Rows"),
                                                                  msgid("Difficulty"),
                                                                  msgid("Tiles fall"),
                                                                  msgid("Pictures"),
                                                                  msgid("Lines outside the board")};
  return words.tr(kLabels[static_cast<std::size_t>(choice)]);
}

std::string value_of(const Localiser& words, Choice choice, const Settings& wish,
                     std::span<const Figure> figures) {
  const auto board = board_of(wish, figures);
  switch (choice) {
    case Choice::Board:
      return board_value(words, wish, figures);
    case Choice::Width:
      return board ? std::to_string(board->cells.size().width) : "—";
    case Choice::Height:
      return board ? std::to_string(board->cells.size().height) : "—";
    case Choice::Variety:
      return variety_value(words, wish.variety, board);
    case Choice::Gravity:
      return words.tr(gravity_message(wish.gravity));
    case Choice::Pictures:
      return words.tr(wish.pictures == Pictures::Paintings ? msgid("Paintings") : msgid("Characters"));
    case Choice::Outside:
      return words.tr(wish.outside == link::Outside::Allowed ? msgid("Allowed") : msgid("Not allowed"));
  }
  return {};
}

}  // namespace quintet::link
