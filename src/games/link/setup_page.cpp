#include "games/link/setup_page.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/link/deal.hpp"
#include "core/link/difficulty.hpp"
#include "core/link/gravity.hpp"
#include "core/link/lines.hpp"
#include "games/link/tiles.hpp"
#include "games/link/words.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::array kRectangles{BoardOption{.id = "small", .name = msgid("Small"), .size = {8, 8}},
                                 BoardOption{.id = "medium", .name = msgid("Medium"), .size = {12, 8}},
                                 BoardOption{.id = "classic", .name = msgid("Classic"), .size = {16, 10}},
                                 BoardOption{.id = "large", .name = msgid("Large"), .size = {20, 12}},
                                 BoardOption{.id = "huge", .name = msgid("Huge"), .size = {28, 16}}};

Size size_of(const Settings& wish) {
  return {wish.width, wish.height};
}

bool has_name(Size size) {
  return std::ranges::find(kRectangles, size, &BoardOption::size) != kRectangles.end();
}

}  // namespace

BoardGallery::BoardGallery(std::vector<Figure> figures, const Settings& wish) : figures_(std::move(figures)) {
  show(wish);
}

void BoardGallery::show(const Settings& wish) {
  if (!boards_.empty() && wish == wish_) return;
  wish_ = wish;
  boards_.assign(kRectangles.begin(), kRectangles.end());
  if (const auto own = has_name(size_of(wish)) ? own_ : std::optional(size_of(wish))) {
    const auto larger = std::ranges::find_if(
        boards_, [&](const BoardOption& board) { return own->area() <= board.size.area(); });
    boards_.insert(larger, {.id = "own", .name = msgid("Custom"), .size = *own});
  }
  boards_.push_back({.id = "random", .name = msgid("Random"), .layout = kAnyFigure});
  for (const Figure& figure : figures_)
    boards_.push_back(
        {.id = figure.file, .name = figure.layout.name, .layout = figure.file, .shape = &figure.layout});
  // A shape that is not among the assets is dealt as a rectangle.
  auto here = std::ranges::find(boards_, wish.layout, &BoardOption::layout);
  if (wish.layout.empty() || here == boards_.end())
    here = std::ranges::find(boards_, size_of(wish), &BoardOption::size);
  chosen_ = static_cast<std::size_t>(here - boards_.begin());
  layout_.reset();
  if (here->shape) layout_ = *here->shape;
  if (is_rectangle()) layout_ = link::plain_layout(size_of(wish));
}

Settings BoardGallery::with_board(std::size_t option) {
  if (!has_name(size_of(wish_))) own_ = size_of(wish_);
  const BoardOption& board = boards_.at(option);
  Settings wish = wish_;
  wish.layout = board.layout;
  if (board.shape) wish.gravity = board.shape->gravity.value_or(wish.gravity);
  if (board.layout.empty()) {
    wish.width = board.size.width;
    wish.height = board.size.height;
  }
  return wish;
}

Settings turned(Settings wish, int Settings::*side, int by) {
  const bool across = side == &Settings::width;
  const int most = across ? kWidthMost : kHeightMost, other = across ? wish.height : wish.width;
  for (int next = wish.*side + by; next >= kSideLeast && next <= most; next += by) {
    if (next * other % 2 != 0) continue;
    wish.*side = next;
    break;
  }
  return wish;
}

namespace {

constexpr Duration kBeforePair = milliseconds(280);  // the board is seen before it acts
constexpr Duration kAfterPair = milliseconds(900);   // and what it has done
constexpr std::uint64_t kSeed = 7;
constexpr int kManyShifts = 14;                                       // more of them are too many to follow
constexpr float kArrow = 0.12F, kArrowHead = 0.32F, kCasing = 0.05F;  // in cells

bool outside(const Board& board, Point at) {
  return !board.contains(at);
}

// How well a pair shows what the rules do: tiles move, the path turns, and runs around the edge where it may.
int worth(const Board& board, const Pair& pair, const Rules& rules) {
  const auto path = find_path(board, rules.outside, pair.a, pair.b);
  if (!path) return 0;
  const auto moved = static_cast<int>(take_pair(board, pair, rules.gravity).shifts.size());
  const auto points = path->points();
  const bool around =
      std::any_of(points.begin(), points.end(), [&board](Point at) { return outside(board, at); });
  const int shown = moved <= kManyShifts ? 4 * moved : std::max(4, 6 * kManyShifts - 2 * moved);
  return 1 + shown + 6 * path->turns() + (around ? 8 : 0) + std::min(path->length(), 12);
}

int sign(int n) {
  return (n > 0) - (n < 0);
}

}  // namespace

SetupBoard::SetupBoard(Context& context) : context_(context), view_(context), chance_(kSeed) {}

void SetupBoard::fit(Rect area) {
  area_ = area;
  if (wish_) view_.fit(area_, start_.board.size(), start_.rules.outside);
}

// Another shape or other designs are another deal; it can be cleared without gravity, which is quick to find out.
void SetupBoard::deal(const BoardGallery& gallery) {
  const std::vector<Figure>& figures = gallery.figures();
  std::optional<link::Layout> layout = gallery.layout();
  if (!layout && !figures.empty()) layout = figures[chance_.index(figures.size())].layout;
  if (!layout) layout = plain_layout({wish_->width, wish_->height});
  const Order order{.layout = *layout, .rules = {}, .kinds = kinds_on(blanks_of(*layout), wish_->variety)};
  if (auto dealt = link::deal(order, Random(kSeed))) start_ = *std::move(dealt);
}

void SetupBoard::show(const BoardGallery& gallery, const Settings& wish, Duration now) {
  if (wish_ == wish) return;
  const auto same = [&](auto... members) { return wish_ && (((*wish_).*members == wish.*members) && ...); };
  const bool same_deal = same(&Settings::layout, &Settings::width, &Settings::height, &Settings::variety);
  const bool same_rules = same(&Settings::gravity, &Settings::outside);
  const bool same_pictures = same(&Settings::pictures);
  wish_ = wish;
  if (same_deal && same_rules && same_pictures) return;
  if (!same_deal) deal(gallery);
  start_.rules = {wish.gravity, wish.outside};
  begin();
  if (!same_deal || !same_pictures) view_.deal_in(game_.board(), now);
  acts_at_ = std::max(now, view_.busy_until()) + kBeforePair;
}

void SetupBoard::begin() {
  game_ = Game(start_);
  restores_at_.reset();
  shifts_.clear();
  view_.finish();
  fit(area_);
}

void SetupBoard::act_again(Duration now) {
  if (!wish_ || moving(now)) return;
  begin();
  acts_at_ = now + kBeforePair;
}

void SetupBoard::advance(Duration now) {
  if (acts_at_ && now >= *acts_at_) act(now);
  if (!restores_at_ || now < *restores_at_) return;
  begin();
  view_.deal_in(game_.board(), now);
}

void SetupBoard::act(Duration now) {
  acts_at_.reset();
  const auto pair = best_pair();
  if (!pair) return;
  const Played played = game_.play(*pair);
  shifts_ = played.shifts;
  view_.show(played, pair, now);
  if (!context_.still()) restores_at_ = view_.busy_until() + kAfterPair;
}

std::optional<Pair> SetupBoard::best_pair() const {
  std::optional<Pair> best;
  int most = 0;
  for (const Pair& pair : removable_pairs(start_.board, start_.rules.outside)) {
    const int value = worth(start_.board, pair, start_.rules);
    if (value <= most) continue;
    most = value;
    best = pair;
  }
  return best;
}

void SetupBoard::draw(Canvas& canvas, Duration now) const {
  view_.draw(canvas, game_.board(), {}, now);
  if (context_.still() && !view_.moving(now)) draw_arrows(canvas);
}

// An arrow for each line of tiles that have moved, along all of them.
void SetupBoard::draw_arrows(Canvas& canvas) const {
  struct Run {
    Point from, to, way;
  };
  std::map<std::pair<int, int>, Run> runs;  // by the line, and the direction in it
  for (const Shift& shift : shifts_) {
    const Point way{sign(shift.to.row - shift.from.row), sign(shift.to.column - shift.from.column)};
    const int line = way.row != 0 ? shift.from.column : -1 - shift.from.row;
    const auto [found, first] =
        runs.try_emplace({line, way.row + way.column}, Run{shift.from, shift.to, way});
    Run& run = found->second;
    const auto along = [&way](Point at) { return at.row * way.row + at.column * way.column; };
    if (along(shift.from) < along(run.from)) run.from = shift.from;
    if (along(shift.to) > along(run.to)) run.to = shift.to;
  }
  const Rgba ink = kAccent.on(context_.theme), casing = context_.theme.colour.surface;
  const float side = view_.grid().side, width = std::max(2.0F, kArrow * side), head = kArrowHead * side;
  for (const auto& [line, run] : runs) {
    const Vec from = view_.centre(run.from), to = view_.centre(run.to);
    const Vec back{static_cast<float>(-run.way.column) * head, static_cast<float>(-run.way.row) * head};
    const Vec across{back.y, back.x};
    const std::array barbs{to + back + across, to, to + back + across * -1};
    const float edge = width + 2 * std::max(1.0F, kCasing * side);
    canvas.line(from, to, edge, casing);
    canvas.polyline(barbs, edge, casing);
    canvas.line(from, to, width, ink);
    canvas.polyline(barbs, width, ink);
  }
}

namespace {

constexpr Size kLargest{28, 16};   // of the rectangles with a name
constexpr float kIconPart = 0.7F;  // of a thumbnail
constexpr float kQuiet = 0.25F;    // share of the card's colour in a thumbnail that is not chosen
constexpr float kHalf = 0.5F;      // of a line
constexpr int kDeals = 5;          // that are measured

// The setting of a row that counts columns or rows.
std::optional<int Settings::*> side_of(std::string_view row) {
  if (row == "width") return &Settings::width;
  if (row == "height") return &Settings::height;
  return std::nullopt;
}

// The cells of a board as a silhouette in this colour. Rectangles are drawn to one scale, so that a small one looks small;
// a random shape is an icon.
void draw_thumbnail(Canvas& canvas, const Theme& theme, Rect area, const BoardOption& board, Rgba ink) {
  if (board.shape)
    return draw_silhouette(canvas, area, *board.shape, {.tile = ink, .stone = theme.colour.text});
  if (!board.layout.empty()) {
    const float side = std::min(area.w, area.h) * kIconPart;
    return canvas.picture("images/icons/shuffle.svg", centred(area.centre(), {side, side}), ink);
  }
  const Size scale{std::max(kLargest.width, board.size.width), std::max(kLargest.height, board.size.height)};
  const float side = picture_grid(area, scale, canvas.scale()).side;
  draw_squares(canvas, BoardGrid(area, board.size, {.side = side}, 0), [ink](Point) { return ink; });
}

}  // namespace

void Rating::show(const link::Layout& layout, const Settings& wish) {
  Settings board = wish;
  board.pictures = {};
  board.line_ms = kLineUsual;
  if (wish_ == board) return;
  wish_ = board;
  level_.reset();
  const Order order{.layout = layout,
                    .rules = {wish.gravity, wish.outside},
                    .kinds = kinds_on(blanks_of(layout), wish.variety)};
  background_.start([order](const std::stop_token& stop) -> std::optional<int> {
    Difficulty mean;
    for (std::uint64_t deal = 0; deal < kDeals && !stop.stop_requested(); ++deal) {
      const auto dealt = link::deal(order, Random(deal));
      if (!dealt) return std::nullopt;
      const Difficulty difficulty = difficulty_of(dealt->board, order.rules, stop);
      mean.search += difficulty.search / kDeals;
      mean.stuck += difficulty.stuck / kDeals;
    }
    return mean.level();
  });
}

bool Rating::poll() {
  const auto outcome = background_.poll();
  if (outcome) level_ = *outcome ? **outcome : std::nullopt;
  return outcome.has_value();
}

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : MatchSetupPage(context, "link.setup", mode, over),
      gallery_(figures(context.assets), settings()),
      board_(context),
      rating_(context) {}

SetupRow SetupPage::board_row() const {
  SetupRow row{.id = "board",
               .label = tr("Layout"),
               .chosen = gallery_.chosen(),
               .look = SetupRow::Look::Gallery,
               .place = SetupRow::Place::Below};
  for (const BoardOption& board : gallery_.boards())
    row.options.push_back({.id = std::string(board.id), .label = tr(board.name), .art = true});
  return row;
}

// A shape has its own columns and rows.
std::vector<SetupRow> SetupPage::rows() const {
  std::vector<SetupRow> rows{board_row()};
  for (SetupRow& row : MatchSetupPage::rows()) {
    if (const auto side = side_of(row.id)) {
      if (!gallery_.is_rectangle()) continue;
      row.share = kHalf;
      row.previous = turned(settings(), *side, -1) != settings();
      row.next = turned(settings(), *side, 1) != settings();
    }
    for (std::size_t i = 0; i < row.options.size(); ++i) {
      SetupOption& option = row.options[i];
      option.art = row.id == "pictures";
      if (row.id == "gravity") {
        row.look = SetupRow::Look::Icons;
        option.sentence = tr(gravity_line(kGravities[i]));
        option.icon = gravity_icon(kGravities[i]);
      } else if (row.id == "variety" && gallery_.layout()) {
        option.label += " · " + std::to_string(kinds_on(blanks_of(*gallery_.layout()), kVarieties[i]));
      }
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

// There may be several choices in one step.
void SetupPage::change(const Settings& wish) {
  context_.profile.change(wish);
  gallery_.show(settings());
}

void SetupPage::choose(std::string_view row, std::size_t option) {
  gallery_.show(settings());
  if (row != "board") return MatchSetupPage::choose(row, option);
  change(gallery_.with_board(option));
}

void SetupPage::turn(std::string_view row, int by) {
  if (const auto side = side_of(row)) change(turned(settings(), *side, by));
}

std::string SetupPage::summary() const {
  const std::string clock = tr(mode() == Mode::Timed ? msgid("against the clock") : msgid("no clock"));
  const auto& board = gallery_.layout();
  if (!board) return tr("A new shape each game") + " · " + clock;
  return tiles_words(context_.words, tiles_of(*board)) + " · " +
         difficulty_words(context_.words, rating_.level()) + " · " + clock;
}

void SetupPage::show_choice() {
  gallery_.show(settings());
  board_.show(gallery_, settings(), now());
  if (gallery_.layout()) rating_.show(*gallery_.layout(), settings());
}

// The choice of a gravity acts again when the player comes back to it.
void SetupPage::advance(Duration step) {
  MatchSetupPage::advance(step);
  const bool acts = attention() == "gravity" || attention() == "outside";
  if (acts && attention() != attention_before_) board_.act_again(now());
  attention_before_ = attention();
  board_.advance(now());
  if (rating_.poll()) refresh_summary();
}

bool SetupPage::moving() const {
  return MatchSetupPage::moving() || board_.moving(now());
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  board_.draw(canvas, now);
}

void SetupPage::paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  if (row.id == "pictures") return canvas.sprite(TileSet::sample(kPictureSets[option], theme()), area);
  const Palette& c = theme().colour;
  const Rgba ink = option == row.chosen ? kAccent.on(theme()) : mix(c.text_2, c.raised, kQuiet);
  draw_thumbnail(canvas, theme(), area, gallery_.boards().at(option), ink);
}

}  // namespace quintet::link
