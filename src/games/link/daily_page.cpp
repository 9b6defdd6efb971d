#include "games/link/daily_page.hpp"

#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/results.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/date_text.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::link {

using namespace ui;
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
  replace_with_board_of(context_, date_);  // the date on the card, even after midnight
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
