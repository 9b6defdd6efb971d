#include "ui/pages/mode_select_page.hpp"

#include <algorithm>
#include <utility>

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kRowFrom = 900;  // canvas width from which the cards stand in one row
constexpr float kCardWidth = 280, kPairWidth = 400, kCardHeight = 300;  // of a card in a row; in two rows
constexpr float kPaddingPart = 0.08F, kIcon = 56, kIconPart = 0.24F;    // of a card's height
constexpr float kName = 36, kProgress = 28;

}  // namespace

ModeSelectPage::ModeSelectPage(Context& context, const GameDefinition& game)
    : Page(context, std::string(game.id)), game_(game) {}

void ModeSelectPage::enter() {
  progress_.clear();
  for (const GameMode& mode : game_.modes) progress_.push_back(mode.progress(context_));
  Page::enter();
  if (controls_.ring_shown()) return;
  // The focus begins on the likely choice: a game in progress, or the first mode.
  const auto left = std::ranges::find_if(progress_, &Progress::saved);
  const auto index = left == progress_.end() ? 0 : left - progress_.begin();
  controls_.focus(id_of(game_.modes[static_cast<std::size_t>(index)]));
}

std::vector<Control> ModeSelectPage::layout(Extent size) {
  std::vector<Control> controls;
  Rect area = below_header(size);
  area.h -= space::kBase;
  const bool row = size.w >= kRowFrom && size.w > size.h;
  const std::size_t count = game_.modes.size();
  CardGrid table{.count = count,
                 .columns = row              ? count
                            : count % 2 == 0 ? count / 2
                                             : 1,
                 .card = {},
                 .gap = row ? space::kWide : space::kBase};
  table.card = {std::min(row ? kCardWidth : kPairWidth, shared_side(area.w, table.columns, table.gap)),
                std::min(kCardHeight, shared_side(area.h, table.rows(), table.gap))};
  const Vec origin = centred(area.centre(), table.size()).origin();
  controls.reserve(count + 1);
  for (std::size_t i = 0; i < count; ++i) {
    controls.push_back({.id = id_of(game_.modes[i]),
                        .kind = Control::Kind::Area,
                        .bounds = table.place(i, origin),
                        .label = tr(game_.modes[i].label),
                        .ring_radius = radius::kCard});
  }
  controls.push_back(back_control(size, name() + ".back", tr("Back (Esc)")));
  return controls;
}

void ModeSelectPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const GameMode& mode : game_.modes) {
    if (reply.id == id_of(mode)) return mode.open(context_);
  }
}

void ModeSelectPage::on_action(Action action) {
  if (action != Action::Paste || !game_.paste) return;
  tell_if_failed(game_.paste(context_));
}

void ModeSelectPage::on_file_dropped(const std::string& file) {
  if (!game_.open_file) return;
  tell_if_failed(game_.open_file(context_, file));
}

// One size for all names, so that the longest one fits.
float ModeSelectPage::name_size(Canvas& canvas, float width) const {
  float longest = width;
  for (const GameMode& mode : game_.modes)
    longest = std::max(longest, canvas.text_width(tr(mode.label), Face::Bold, type::kHeading));
  return type::kHeading * width / longest;
}

void ModeSelectPage::paint_card(Canvas& canvas, const Control& card, std::size_t index, Duration now) const {
  const Palette& c = theme().colour;
  const GameMode& mode = game_.modes[index];
  const float warm = controls_.warmth(card.id, now - this->now());
  const Rect at = context_.still() ? card.bounds : card.bounds.moved({0, -kLift * warm});
  draw_card(canvas, theme(), at, warm > 0.5F ? Elevation::High : Elevation::Middle, warm);
  const Rect inner = at.grown(-std::min(space::kWide, at.h * kPaddingPart));
  const float icon = std::min(kIcon, at.h * kIconPart);
  canvas.picture("images/icons/" + std::string(mode.icon) + ".svg", {inner.x, inner.y, icon, icon},
                 game_.accent.on(theme()));
  const Rect name{inner.x, inner.y + icon + space::kTiny, inner.w, kName};
  canvas.text(card.label, name, {.face = Face::Bold, .size = name_size(canvas, inner.w), .colour = c.text});
  const Rect state{inner.x, inner.bottom() - kProgress, inner.w, kProgress};
  const TextStyle style{.size = type::kLabel, .colour = c.text_2};
  const Rect line{inner.x, name.bottom() + space::kHair, inner.w, state.y - name.bottom() - space::kHair};
  const std::string words = tr(mode.line);
  // The tagline is left out where it does not fit completely.
  if (canvas.paragraph_height(words, line.w, style, context_.line_height()) <= line.h)
    canvas.paragraph(words, line, style, context_.line_height());
  const Progress& progress = progress_[index];
  canvas.text(progress.words, state,
              {.face = progress.saved ? Face::Bold : Face::Text,
               .size = type::kLabel,
               .colour = progress.saved ? c.primary : c.text_2});
}

void ModeSelectPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(), {.title = tr(game_.name), .accent = game_.accent.on(theme())});
  for (std::size_t i = 0; i < game_.modes.size(); ++i) {
    if (const Control* card = controls_.find(id_of(game_.modes[i]))) paint_card(canvas, *card, i, now);
  }
  if (const Control* back = controls_.find(name() + ".back"))
    controls_.draw(canvas, theme(), now - this->now(), *back);
}

std::string ModeSelectPage::state() const {
  std::string words;
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    if (progress_[i].saved) words += (words.empty() ? "saved=" : " saved=") + std::string(game_.modes[i].id);
  }
  return words;
}

}  // namespace quintet::ui
