#include "games/link/daily_page.hpp"

#include <algorithm>

#include "games/link/matches.hpp"
#include "games/link/words.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kCardWidth = 480, kIcon = 64;
constexpr float kOver = 24, kTitle = 44, kHeading = kOver + kTitle + space::kTiny;

}  // namespace

PreviewPage::PreviewPage(Context& context, std::string name) : Page(context, std::move(name)) {}

std::vector<Control> PreviewPage::layout(Extent size) {
  const float width = std::min(kCardWidth, size.w - space::kLarge), inner = width - 2 * space::kWide;
  const float height = kHeading + body_height(inner) + space::kWide + kTarget + 2 * space::kWide;
  card_ = centred({size.w / 2, size.h / 2}, {width, std::min(height, size.h - space::kSmall)});
  inner_ = card_.grown(-space::kWide);
  return buttons({inner_.x, inner_.bottom() - kTarget, inner_.w, kTarget});
}

std::vector<Control> PreviewPage::buttons(Rect row) const {
  std::vector<Control> controls;
  controls.push_back(
      {.id = name() + ".begin", .kind = Control::Kind::Primary, .label = begin_label(), .icon = "play"});
  if (const std::string other = other_label(); !other.empty())
    controls.push_back({.id = name() + ".other", .label = other});
  controls.push_back({.id = name() + ".back", .label = tr("Back")});
  const float width = shared_side(row.w, controls.size(), space::kSmall);
  float x = row.x;
  for (Control& control : controls) {
    control.bounds = {x, row.y, width, row.h};
    x += width + space::kSmall;
  }
  return controls;
}

void PreviewPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".begin")
    begin();
  else if (reply.id == name() + ".other")
    begin_otherwise();
  else
    go_back();
}

void PreviewPage::paint(Canvas& canvas, Duration now) const {
  const Extent size = canvas.size();
  const float in = arrival(now);
  canvas.fill({0, 0, size.w, size.h}, theme().colour.veil.faded(in));
  const auto guard = canvas.saved();
  canvas.fade(in);
  draw_card(canvas, theme(), card_, Elevation::High);
  paint_heading(canvas);
  const float top = inner_.y + kHeading;
  paint_body(canvas, {inner_.x, top, inner_.w, inner_.bottom() - kTarget - space::kWide - top});
  draw_controls(canvas, now);
}

void PreviewPage::paint_heading(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Heading words = heading();
  const float width = inner_.w - kIcon - space::kTiny;
  canvas.text(words.over, {inner_.x, inner_.y, width, kOver}, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(words.title, {inner_.x, inner_.y + kOver, width, kTitle},
              {.face = Face::Title, .size = type::kTitle, .colour = kAccent.on(theme())});
  canvas.picture("images/icons/" + words.icon + ".svg", {inner_.right() - kIcon, inner_.y, kIcon, kIcon},
                 c.text_2);
}

namespace {

constexpr float kFact = 30, kLabelPart = 0.4F;

}  // namespace

DailyPage::DailyPage(Context& context)
    : PreviewPage(context, "link.daily"), date_(context.today()), order_(link::daily_order(date_)) {}

PreviewPage::Heading DailyPage::heading() const {
  return {.over = date_text(context_.words, date_), .title = tr("Today's board"), .icon = "calendar"};
}

std::string DailyPage::begin_label() const {
  return best() ? tr("Play again") : tr("Play");
}

void DailyPage::begin() {
  // The date on the card, even after midnight.
  MatchFlow<Match>(context_).replace_page(match_of_day(context_, date_));
}

std::optional<std::int64_t> DailyPage::best() const {
  return result_of_day(context_.profile.results("link"), date_);
}

std::array<DailyPage::Fact, DailyPage::kFacts> DailyPage::facts() const {
  const link::Layout& layout = order_.layout;
  const std::string shape = layout.name.empty() ? tr("Rectangle") : tr(layout.name);
  const std::string solved =
      best() ? format(tr("Solved in {time}"), {{"time", clock_text(*best())}}) : tr("Not solved yet");
  const int in_row = days_in_a_row(context_.profile.results("link"), date_);
  return {{{tr("Layout"), size_words(layout.cells.size()) + " · " + shape},
           {tr("Gravity"), tr(gravity_message(order_.rules.gravity))},
           {tr("Tile designs"), std::to_string(order_.kinds)},
           {tr("Today"), solved},
           {tr("Streak"), std::to_string(in_row)}}};
}

float DailyPage::body_height(float width) const {
  static_cast<void>(width);
  return kFact * kFacts;
}

void DailyPage::paint_body(Canvas& canvas, Rect body) const {
  const Palette& c = theme().colour;
  const float label = body.w * kLabelPart;
  float y = body.y;
  for (const Fact& fact : facts()) {
    canvas.text(fact.label, {body.x, y, label - space::kTiny, kFact},
                {.size = type::kLabel, .colour = c.text_2});
    canvas.text(fact.value, {body.x + label, y, body.w - label, kFact},
                {.size = type::kBody, .colour = c.text});
    y += kFact;
  }
}

std::string DailyPage::state() const {
  const Size size = order_.layout.cells.size();
  return "date=" + write_date(date_) + " size=" + std::to_string(size.width) + 'x' +
         std::to_string(size.height) + " gravity=" + std::string(link::name(order_.rules.gravity)) +
         (best() ? " best=" + std::to_string(*best()) : " open");
}

}  // namespace quintet::link
