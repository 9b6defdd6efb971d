#include "ui/pages/statistics_page.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "ui/kit/statistics.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

using Sheet = StatisticsSheet;

// Points.
constexpr float kPadding = 20, kGap = space::kBase;
constexpr float kHeading = 40, kPicture = 48;
constexpr float kBar = 12, kBarGap = 3, kBarWords = 28;
constexpr float kFigure = 104, kFigureLeast = 150, kFiguresUp = 14;
constexpr float kValueY = 22, kValue = 36, kNameY = 62, kName = 24;  // within a figure
constexpr float kRow = 40;                                           // of a table
constexpr std::size_t kFiguresInARow = 3;                            // where the figures need several rows

std::size_t figure_columns(const StatisticsCard& card, float inner) {
  const std::size_t count = card.figures.size();
  return inner >= static_cast<float>(count) * kFigureLeast ? count : std::min(count, kFiguresInARow);
}

float figures_height(const StatisticsCard& card, float inner) {
  const std::size_t columns = figure_columns(card, inner);
  if (columns == 0) return 0;
  const std::size_t rows = (card.figures.size() + columns - 1) / columns;
  return static_cast<float>(rows) * kFigure;
}

float heading_height(const StatisticsCard& card) {
  if (!card.picture.empty()) return kPicture + space::kSmall;
  return card.heading.empty() ? 0 : kHeading;
}

std::string value_text(const std::string& value) {
  return value.empty() ? "—" : value;
}

TextStyle words_style(Rgba colour) {
  return {.size = type::kLabel, .colour = colour};
}

// Words of one size in all rows: what is too wide for its cell takes several lines.
bool takes_lines(const Sheet& sheet, const std::string& words, float room) {
  return sheet.canvas.text_width(words, Face::Text, type::kLabel) > room;
}

float cell_room(const StatisticsTable::Head& column, float inner) {
  return column.width * inner - space::kTiny;
}

float row_height(const Sheet& sheet, const StatisticsTable& table, const std::vector<std::string>& cells,
                 float inner) {
  float height = kRow;
  const std::size_t columns = std::min(table.columns.size(), cells.size());
  for (std::size_t i = 0; i < columns; ++i) {
    const float room = cell_room(table.columns[i], inner);
    if (table.columns[i].column != StatisticsTable::Column::Words || !takes_lines(sheet, cells[i], room))
      continue;
    const float lines = sheet.canvas.paragraph_height(cells[i], room, words_style({}), sheet.line_height);
    height = std::max(height, lines + kRow - type::kLabel * sheet.line_height);
  }
  return height;
}

// The lines of a figure include room above and below, so that no padding is needed there.
float height_of(const Sheet& sheet, const StatisticsCard& card, float width) {
  const float inner = width - 2 * kPadding;
  const float above = heading_height(card) + (card.bar ? kBar + kBarWords : 0);
  float height = above > 0 ? kPadding + above : 0;
  if (!card.figures.empty()) height += figures_height(card, inner) - (above > 0 ? kFiguresUp : 0);
  if (height == 0) height = kPadding;
  if (!card.table.columns.empty()) height += kRow;
  for (const auto& cells : card.table.rows) height += row_height(sheet, card.table, cells, inner);
  if (card.drawing.height) height += card.drawing.height(inner);
  const bool figures_last = !card.figures.empty() && card.table.columns.empty() && !card.drawing.height;
  return height + (figures_last ? 0 : kPadding);
}

// One card, from its top downwards.
class CardPainter {
 public:
  CardPainter(Canvas& canvas, const Context& context, const StatisticsCard& card, Rect area, Rgba ink)
      : canvas_(canvas),
        context_(context),
        card_(card),
        ink_(ink),
        inner_(area.grown(-kPadding)),
        y_(inner_.y) {
    draw_card(canvas, context.theme, area, Elevation::Low);
  }

  void paint() {
    heading();
    if (card_.bar && card_.bar->played() == 0) return note(tr("Not played yet"));
    if (card_.bar) bar(*card_.bar);
    if (!card_.figures.empty()) figures();
    if (!card_.table.columns.empty()) table();
    if (card_.drawing.paint) card_.drawing.paint(canvas_, {inner_.x, y_, inner_.w, inner_.bottom() - y_});
  }

 private:
  const Palette& colour() const { return context_.theme.colour; }
  std::string tr(std::string_view message) const { return context_.words.tr(message); }

  void heading() {
    const bool picture = !card_.picture.empty();
    const float left = picture ? kPicture + space::kSmall : 0;
    const float height = picture ? kPicture : kHeading - space::kSmall;
    if (picture) canvas_.picture(card_.picture, {inner_.x, y_, kPicture, kPicture});
    canvas_.text(context_.words.tr(card_.heading), {inner_.x + left, y_, inner_.w - left, height},
                 {.face = Face::Bold, .size = type::kLead, .colour = colour().text});
    y_ += heading_height(card_);
  }

  void note(std::string_view words) {
    canvas_.text(words, {inner_.x, y_, inner_.w, kBar + kBarWords},
                 {.size = type::kBody, .colour = colour().text_2});
  }

  void bar(const StatisticsBar& bar) {
    const std::array parts{std::pair{bar.won, colour().primary}, std::pair{bar.drawn, colour().border},
                           std::pair{bar.lost, colour().danger}};
    float x = inner_.x;
    for (const auto& [count, colour] : parts) {
      const float width = inner_.w * static_cast<float>(count) / static_cast<float>(bar.played());
      if (count > 0) canvas_.rounded({x, y_, std::max(kBarGap, width - kBarGap), kBar}, kBarGap, colour);
      x += width;
    }
    const std::string words =
        format(tr("{won} won · {drawn} drawn · {lost} lost"), {{"won", std::to_string(bar.won)},
                                                               {"drawn", std::to_string(bar.drawn)},
                                                               {"lost", std::to_string(bar.lost)}});
    canvas_.text(words, {inner_.x, y_ + kBar, inner_.w, kBarWords},
                 {.size = type::kLabel, .colour = colour().text_2});
    y_ += kBar + kBarWords;
  }

  void figures() {
    const std::size_t columns = figure_columns(card_, inner_.w);
    const float width = inner_.w / static_cast<float>(columns);
    y_ -= y_ > inner_.y ? kFiguresUp : kPadding;
    for (std::size_t i = 0; i < card_.figures.size(); ++i) {
      const std::size_t row = i / columns, column = i % columns;
      const float x = inner_.x + static_cast<float>(column) * width;
      const float y = y_ + static_cast<float>(row) * kFigure;
      canvas_.text(value_text(card_.figures[i].value), {x, y + kValueY, width, kValue},
                   {.face = Face::Bold, .size = type::kTitle, .colour = ink_, .align = Align::Centre});
      canvas_.text(context_.words.tr(card_.figures[i].name),
                   {x + space::kHair, y + kNameY, width - 2 * space::kHair, kName},
                   {.size = type::kLabel, .colour = colour().text_2, .align = Align::Centre});
    }
    y_ += figures_height(card_, inner_.w);
  }

  void table() {
    std::vector<std::string> names;
    for (const StatisticsTable::Head& head : card_.table.columns)
      names.push_back(context_.words.tr(head.name));
    row(names, Row::Head);
    for (std::vector<std::string> cells : card_.table.rows) {
      cells.resize(card_.table.columns.size());
      for (std::string& cell : cells) cell = value_text(cell);
      canvas_.fill({inner_.x, y_, inner_.w, kLine}, colour().hairline);
      row(cells, Row::Values);
    }
  }

  enum class Row : std::uint8_t { Head, Values };

  void row(const std::vector<std::string>& cells, Row kind) {
    using Column = StatisticsTable::Column;
    const Sheet sheet{canvas_, context_.line_height()};
    const float height = kind == Row::Head ? kRow : row_height(sheet, card_.table, cells, inner_.w);
    float x = inner_.x;
    for (std::size_t i = 0; i < card_.table.columns.size(); ++i) {
      const StatisticsTable::Head& column = card_.table.columns[i];
      TextStyle style = words_style(kind == Row::Head ? colour().text_2 : colour().text);
      if (kind == Row::Values && column.column == Column::Best) style.face = Face::Bold;
      if (column.column != Column::Words) style.align = Align::Right;
      cell(cells[i], {x, y_, cell_room(column, inner_.w), height}, style);
      x += column.width * inner_.w;
    }
    y_ += height;
  }

  void cell(const std::string& words, Rect box, const TextStyle& style) {
    if (box.h <= kRow || style.align == Align::Right || !takes_lines({canvas_, 0}, words, box.w))
      return canvas_.text(words, box, style);
    const float lines = canvas_.paragraph_height(words, box.w, style, context_.line_height());
    canvas_.paragraph(words, {box.x, box.centre().y - lines / 2, box.w, lines}, style,
                      context_.line_height());
  }

  Canvas& canvas_;
  const Context& context_;
  const StatisticsCard& card_;
  Rgba ink_;
  Rect inner_;
  float y_ = 0;  // where the next part begins
};

}  // namespace

std::vector<Rect> place_cards(const StatisticsSheet& sheet, std::span<const StatisticsCard> cards,
                              float width) {
  std::vector<Rect> places;
  for (const StatisticsCard& card : cards) {
    const float y = places.empty() ? 0 : places.back().bottom() + kGap;
    if (places.empty() || card.beside_from <= 0 || width < card.beside_from) {
      places.push_back({0, y, width, height_of(sheet, card, width)});
      continue;
    }
    Rect& left = places.back();
    const float right = card.beside_width > 0 ? card.beside_width : (width - kGap) / 2;
    left.w = width - right - kGap;
    left.h = std::max(height_of(sheet, cards[places.size() - 1], left.w), height_of(sheet, card, right));
    places.push_back({left.right() + kGap, left.y, right, left.h});
  }
  return places;
}

void paint_card(Canvas& canvas, const Context& context, const StatisticsCard& card, Rect area, Rgba ink) {
  CardPainter(canvas, context, card, area, ink).paint();
}

namespace {

constexpr Extent kEmptyCard{520, 220};
constexpr float kEmptyInset = 20;
constexpr float kEmptyPart = 0.42F;  // the place of its middle, in parts of the page's height
constexpr float kMostTab = 168;      // points of width
constexpr float kLow = 560;          // points of height below which the tabs are lower

}  // namespace

StatisticsPage::StatisticsPage(Context& context, const GameDefinition* first)
    : ScrollPage(context, "statistics") {
  for (const GameDefinition* game : context.games)
    if (game->statistics) tabs_.push_back({game});
  gather();
  const auto played = std::ranges::find_if(
      tabs_, [first](const Tab& tab) { return first ? tab.game == first : tab.statistics.played > 0; });
  if (played != tabs_.end()) chosen_ = static_cast<std::size_t>(played - tabs_.begin());
}

void StatisticsPage::enter() {
  gather();
  ScrollPage::enter();
}

void StatisticsPage::gather() {
  words_revision_ = context_.words.revision();
  placed_for_.reset();
  for (Tab& tab : tabs_) tab.statistics = tab.game->statistics(context_);
}

void StatisticsPage::advance(Duration step) {
  if (words_revision_ != context_.words.revision()) gather();
  ScrollPage::advance(step);
}

std::vector<Control> StatisticsPage::layout(Extent size) {
  page_ = below_header(size);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)"))};
  const float height = size.h < kLow ? kLeastTarget : kTarget;
  const std::vector<LayoutPart> parts(tabs_.size(), growing(1, kMostTab));
  const std::vector<Rect> places =
      Row{.gap = space::kTiny}.place({page_.x, page_.y + space::kHair, page_.w, height}, parts);
  for (std::size_t i = 0; i < tabs_.size(); ++i)
    controls.push_back({.id = id_of(tabs_[i]),
                        .kind = Control::Kind::Choice,
                        .bounds = places[i],
                        .label = tr(tabs_[i].game->name),
                        .value = i == chosen_ ? 1.0F : 0.0F});
  const float taken = height + space::kBase;
  page_ = {page_.x, page_.y + taken, page_.w, std::max(0.0F, page_.h - taken)};
  place_cards();
  scroll_.fit({0, page_.y, size.w, page_.h}, places_.empty() ? 0 : places_.back().bottom() + space::kBase);
  return controls;
}

void StatisticsPage::place_cards() {
  const PlacedFor wanted{page_.w, context_.canvas.scale(), chosen_};
  if (placed_for_ == wanted) return;
  placed_for_ = wanted;
  places_.clear();
  if (chosen().statistics.played > 0)
    places_ = ui::place_cards({context_.canvas, context_.line_height()}, chosen().statistics.cards, page_.w);
}

void StatisticsPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    if (reply.id != id_of(tabs_[i])) continue;
    if (chosen_ != i) scroll_.move(-scroll_.farthest(), now(), Duration{0});
    chosen_ = i;
    return;
  }
  ScrollPage::on_control(reply);
}

void StatisticsPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Statistics"), .accent = theme().colour.text}, [&](Canvas& sheet) {
    if (places_.empty()) return paint_empty(sheet);
    sheet.translate({page_.x, page_.y - scroll_.offset(now)});
    for (std::size_t i = 0; i < places_.size(); ++i)
      paint_card(sheet, context_, chosen().statistics.cards[i], places_[i],
                 chosen().game->accent.on(theme()));
  });
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  for (const Tab& tab : tabs_) {
    if (const Control* control = controls_.find(id_of(tab)))
      controls_.draw(canvas, theme(), now - this->now(), *control);
  }
}

void StatisticsPage::paint_empty(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Rect card = centred({page_.centre().x, page_.y + page_.h * kEmptyPart},
                            {std::min(page_.w, kEmptyCard.w), std::min(page_.h, kEmptyCard.h)});
  draw_card(canvas, theme(), card, Elevation::Middle);
  const float icon = space::kHuge, inset = kEmptyInset;
  canvas.picture("images/icons/leaf.svg", {card.centre().x - icon / 2, card.y + space::kLarge, icon, icon},
                 chosen().game->accent.on(theme()));
  const Rect words{card.x + inset, card.y + space::kLarge + icon + space::kBase, card.w - 2 * inset,
                   space::kLarge};
  canvas.text(tr("Nothing here yet"), words,
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  const Message uncounted =
      has_played(context_, chosen().game->id) ? chosen().statistics.uncounted : Message();
  canvas.paragraph(tr(uncounted.empty() ? msgid("Play a game to see your results here.") : uncounted),
                   {words.x, words.bottom() + space::kHair, words.w, 0},
                   {.size = type::kBody, .colour = c.text_2, .align = Align::Centre}, context_.line_height());
}

std::string StatisticsPage::state() const {
  const auto& [game, statistics] = chosen();
  return "tab=" + std::string(game->id) + " played=" + std::to_string(statistics.played) + ' ' +
         statistics.state;
}

}  // namespace quintet::ui
