#include "games/link/setup_choices.hpp"

#include <algorithm>
#include <utility>

#include "games/link/words.hpp"

namespace quintet::link {

using namespace ui;
namespace {

struct FullBoard {
  Size size;
  std::string_view id, name;
};

constexpr std::array kFullBoards{
    FullBoard{{8, 8}, "small", msgid("Small")}, FullBoard{{12, 8}, "medium", msgid("Medium")},
    FullBoard{{16, 10}, "classic", msgid("Classic")}, FullBoard{{20, 12}, "large", msgid("Large")},
    FullBoard{{28, 16}, "huge", msgid("Huge")}};

constexpr std::array kOutsides{link::Outside::Allowed, link::Outside::Forbidden};

bool has_name(Size size) {
  return std::ranges::find(kFullBoards, size, &FullBoard::size) != kFullBoards.end();
}

// The size of the settings stays as it is if there is no other.
int next_side(int side, int by, int most, int other) {
  for (int next = side + by; next >= kSideLeast && next <= most; next += by) {
    if (next * other % 2 == 0) return next;
  }
  return side;
}

std::string id_of(const BoardOption& board) {
  if (board.layout == kAnyFigure) return "random";
  if (!board.layout.empty()) return board.layout;
  const auto full = std::ranges::find(kFullBoards, board.size, &FullBoard::size);
  return full == kFullBoards.end() ? "own" : std::string(full->id);
}

template <class Values, class Value>
std::size_t index_in(const Values& values, Value value) {
  return static_cast<std::size_t>(std::ranges::find(values, value) - std::ranges::begin(values));
}

std::string_view label_message(Choice choice) {
  constexpr std::array<std::string_view, kChoices.size()> kLabels{msgid("Layout"),
                                                                  msgid("Columns"),
                                                                  msgid("Rows"),
                                                                  msgid("Gravity"),
                                                                  msgid("Tile designs"),
                                                                  msgid("Tile faces"),
                                                                  msgid("Paths around the edge")};
  return kLabels[static_cast<std::size_t>(choice)];
}

SetupRow gravity_row(const Localiser& words, const Settings& wish) {
  SetupRow row{.chosen = index_in(kGravities, wish.gravity), .look = SetupRow::Look::Icons};
  for (const link::Gravity gravity : kGravities) {
    row.options.push_back({.id = std::string(link::name(gravity)),
                           .label = words.tr(gravity_message(gravity)),
                           .sentence = words.tr(gravity_line(gravity)),
                           .icon = gravity_icon(gravity)});
  }
  return row;
}

SetupRow variety_row(const Localiser& words, const Settings& wish, const std::optional<link::Layout>& board) {
  SetupRow row{.chosen = index_in(kVarieties, wish.variety)};
  for (const Variety variety : kVarieties) {
    std::string label = words.tr(variety_message(variety));
    if (board) label += " · " + std::to_string(kinds_on(blanks_of(*board), variety));
    row.options.push_back({.id = std::string(word_of(variety)), .label = std::move(label)});
  }
  return row;
}

SetupRow pictures_row(const Localiser& words, const Settings& wish) {
  return {.options = {{.id = "paintings", .label = words.tr("Pictures"), .art = true},
                      {.id = "characters", .label = words.tr("Characters"), .art = true}},
          .chosen = index_in(kPictureSets, wish.pictures)};
}

SetupRow outside_row(const Localiser& words, const Settings& wish) {
  return {.options = {{.id = "yes", .label = words.tr("On")}, {.id = "no", .label = words.tr("Off")}},
          .chosen = index_in(kOutsides, wish.outside)};
}

}  // namespace

std::string_view word_of(Choice choice) {
  constexpr std::array<std::string_view, kChoices.size()> kWords{"board",   "width",    "height", "gravity",
                                                                 "variety", "pictures", "outside"};
  return kWords[static_cast<std::size_t>(choice)];
}

std::optional<Choice> choice_of(std::string_view word) {
  for (const Choice choice : kChoices) {
    if (word_of(choice) == word) return choice;
  }
  return std::nullopt;
}

SetupChoices::SetupChoices(std::vector<Figure> figures, Settings wish)
    : figures_(std::move(figures)), wish_(std::move(wish)), boards_(make_boards()), layout_(make_layout()) {}

void SetupChoices::show(const Settings& wish) {
  if (wish == wish_) return;
  wish_ = wish;
  boards_ = make_boards();
  layout_ = make_layout();
}

bool SetupChoices::is_rectangle() const {
  return wish_.layout != kAnyFigure &&
         std::ranges::find(figures_, wish_.layout, &Figure::file) == figures_.end();
}

std::vector<BoardOption> SetupChoices::make_boards() const {
  const Size size{wish_.width, wish_.height};
  std::optional<Size> own = has_name(size) ? own_ : size;
  std::vector<BoardOption> all;
  const auto add_own = [&] {
    all.push_back({.size = *std::exchange(own, std::nullopt), .name = msgid("Custom")});
  };
  for (const FullBoard& board : kFullBoards) {
    if (own && own->area() <= board.size.area()) add_own();
    all.push_back({.size = board.size, .name = board.name});
  }
  if (own) add_own();
  all.push_back({.name = msgid("Random"), .layout = std::string(kAnyFigure)});
  for (const Figure& figure : figures_)
    all.push_back({.name = figure.layout.name, .layout = figure.file, .gravity = figure.layout.gravity});
  return all;
}

std::optional<link::Layout> SetupChoices::make_layout() const {
  if (wish_.layout == kAnyFigure) return std::nullopt;
  const auto figure = std::ranges::find(figures_, wish_.layout, &Figure::file);
  return figure != figures_.end() ? figure->layout : link::plain_layout({wish_.width, wish_.height});
}

std::size_t SetupChoices::board() const {
  const bool rectangle = is_rectangle();
  const Size size{wish_.width, wish_.height};
  const auto here = std::ranges::find_if(boards_, [&](const BoardOption& board) {
    return rectangle ? board.layout.empty() && board.size == size : board.layout == wish_.layout;
  });
  return static_cast<std::size_t>(here - boards_.begin());
}

const link::Layout* SetupChoices::shape_of(const BoardOption& board) const {
  const auto figure = std::ranges::find(figures_, board.layout, &Figure::file);
  return figure == figures_.end() ? nullptr : &figure->layout;
}

std::optional<SetupRow> SetupChoices::row(const Localiser& words, Choice choice) const {
  SetupRow row;
  switch (choice) {
    case Choice::Board:
      row = {.chosen = board(), .look = SetupRow::Look::Gallery, .place = SetupRow::Place::Below};
      for (const BoardOption& option : boards_)
        row.options.push_back({.id = id_of(option), .label = words.tr(option.name), .art = true});
      break;
    case Choice::Width:
    case Choice::Height: {
      if (!is_rectangle()) return std::nullopt;
      const int side = choice == Choice::Width ? wish_.width : wish_.height;
      row = {.look = SetupRow::Look::Steps, .value = std::to_string(side), .share = 0.5F};
      row.previous = turned(wish_, choice, -1) != wish_;
      row.next = turned(wish_, choice, 1) != wish_;
      break;
    }
    case Choice::Gravity:
      row = gravity_row(words, wish_);
      break;
    case Choice::Variety:
      row = variety_row(words, wish_, layout_);
      break;
    case Choice::Pictures:
      row = pictures_row(words, wish_);
      break;
    case Choice::Outside:
      row = outside_row(words, wish_);
      break;
  }
  row.id = word_of(choice);
  row.label = words.tr(label_message(choice));
  return row;
}

Settings SetupChoices::with(Choice choice, std::size_t option) {
  Settings wish = wish_;
  switch (choice) {
    case Choice::Board: {
      if (const Size size{wish.width, wish.height}; !has_name(size)) own_ = size;
      const BoardOption& board = boards_.at(option);
      wish.layout = board.layout;
      if (board.gravity) wish.gravity = *board.gravity;
      if (board.layout.empty()) {
        wish.width = board.size.width;
        wish.height = board.size.height;
      }
      break;
    }
    case Choice::Variety:
      wish.variety = kVarieties.at(option);
      break;
    case Choice::Gravity:
      wish.gravity = kGravities.at(option);
      break;
    case Choice::Pictures:
      wish.pictures = kPictureSets.at(option);
      break;
    case Choice::Outside:
      wish.outside = kOutsides.at(option);
      break;
    case Choice::Width:
    case Choice::Height:
      break;
  }
  return wish;
}

Settings turned(Settings wish, Choice choice, int by) {
  if (choice == Choice::Width) wish.width = next_side(wish.width, by, kWidthMost, wish.height);
  if (choice == Choice::Height) wish.height = next_side(wish.height, by, kHeightMost, wish.width);
  return wish;
}

std::string count_words(const Localiser& words, const Settings& wish,
                        const std::optional<link::Layout>& board) {
  if (!board) return words.tr("A new shape each game");
  const auto tiles = static_cast<std::uint64_t>(tiles_of(*board));
  const auto kinds = static_cast<std::uint64_t>(kinds_on(blanks_of(*board), wish.variety));
  return format(words.trn("{count} tile", "{count} tiles", tiles), {{"count", std::to_string(tiles)}}) +
         " · " +
         format(words.trn("{count} design", "{count} designs", kinds), {{"count", std::to_string(kinds)}});
}

}  // namespace quintet::link
