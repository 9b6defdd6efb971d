#include "games/link/demonstration_page.hpp"

#include <algorithm>
#include <utility>

#include "games/link/accent.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kCard = 360, kTitle = 44;
constexpr Duration kDemonstrated = milliseconds(420);  // between two pairs
constexpr std::string_view kOver = msgid("That was the whole board.");

}  // namespace

DemonstrationPage::DemonstrationPage(Context& context, link::Start start, std::optional<Pictures> pictures,
                                     std::function<void()> play)
    : Page(context, "link.demonstration"),
      start_(std::move(start)),
      play_(std::move(play)),
      view_(context),
      sounds_(context) {
  view_.use(pictures);
  begin();
}

void DemonstrationPage::begin() {
  game_ = link::Game(start_);
  taken_ = 0;
  stage_ = Stage::Running;
  view_.deal_in(now());
  next_ = view_.busy_until() + kDemonstrated;
}

void DemonstrationPage::take_next() {
  const link::Pair& pair = start_.solution[taken_++];
  const link::Played played = game_.play(pair);
  view_.show(played, pair, now());
  sounds_.pair(static_cast<int>(taken_), now());
  sounds_.tiles(played, view_);
  next_ = view_.busy_until() + kDemonstrated;
}

void DemonstrationPage::advance(Duration) {
  sounds_.play(now());
  if (stage_ != Stage::Running || now() < next_) return;
  if (taken_ < start_.solution.size()) return take_next();
  stage_ = Stage::Over;
  place_controls();
  controls_.focus("link.demonstration.play");
}

bool DemonstrationPage::moving() const {
  const bool comes = stage_ == Stage::Over && now() < next_ + context_.pace(motion::kCalm);
  return stage_ == Stage::Running || comes || view_.moving(now()) || sounds_.waiting();
}

void DemonstrationPage::stop_or_go_on() {
  if (stage_ == Stage::Over) return;
  stage_ = stage_ == Stage::Running ? Stage::Stopped : Stage::Running;
  next_ = std::max(now(), view_.busy_until());
}

void DemonstrationPage::on_action(Action action) {
  if (action == Action::Pause) stop_or_go_on();
}

void DemonstrationPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == "link.demonstration.pause") stop_or_go_on();
  if (reply.id == "link.demonstration.again") begin();
  if (reply.id == "link.demonstration.back") go_back();
  if (reply.id == "link.demonstration.leave") go_back();
  if (reply.id == "link.demonstration.play") {
    context_.scenes.pop();
    play_();
  }
}

std::vector<Control> DemonstrationPage::layout(Extent size) {
  Rect area = below_header(size);
  area.h -= space::kSmall;
  view_.fit(area, game_.board().size(), game_.rules().outside);
  std::vector<Control> controls{back_control(size, "link.demonstration.back", tr("Back (Esc)"))};
  if (stage_ == Stage::Over) {
    std::vector<Control> ways = ways_on();
    const float step = kTarget + space::kSmall, count = static_cast<float>(ways.size());
    card_ = centred(view_.plate().centre(),
                    {std::min(kCard, size.w - 2 * space::kBase), kTitle + count * step + 2 * space::kBase});
    float y = card_.y + space::kBase + kTitle;
    for (Control& way : ways) {
      way.bounds = {card_.x + space::kWide, y, card_.w - 2 * space::kWide, kTarget};
      y += step;
      controls.push_back(std::move(way));
    }
    return controls;
  }
  const bool stopped = stage_ == Stage::Stopped;
  std::vector<Control> icons{{.id = "link.demonstration.pause",
                              .kind = Control::Kind::Icon,
                              .label = stopped ? tr("Resume (P)") : tr("Pause (P)"),
                              .icon = stopped ? "play" : "pause"}};
  place_at_right(size, icons);
  controls.push_back(std::move(icons.front()));
  return controls;
}

std::vector<Control> DemonstrationPage::ways_on() const {
  return {{.id = "link.demonstration.play",
           .kind = Control::Kind::Primary,
           .label = tr("Play this board"),
           .icon = "play"},
          {.id = "link.demonstration.again", .label = tr("Watch again"), .icon = "restart"},
          {.id = "link.demonstration.leave", .label = tr("Back"), .icon = "back"}};
}

void DemonstrationPage::paint(Canvas& canvas, Duration now) const {
  view_.draw(canvas, game_.board(), {}, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  HeaderBar head{.title = tr("Demonstration"), .accent = kAccent.on(theme())};
  head.counters.push_back({tr("Tiles"), std::to_string(game_.board().tiles())});
  draw_header_bar(canvas, theme(), head, 1);
  if (stage_ == Stage::Over) return paint_end(canvas, now);
  draw_controls(canvas, now);
}

void DemonstrationPage::paint_end(Canvas& canvas, Duration now) const {
  const Tween in{next_, context_.pace(motion::kCalm), kLinear};
  controls_.draw(canvas, theme(), now - this->now(), controls_.all().front());
  canvas.fade(static_cast<float>(in.progress(now)));
  draw_card(canvas, theme(), card_, Elevation::High);
  canvas.text(
      tr(kOver), {card_.x, card_.y + space::kTiny, card_.w, kTitle},
      {.face = Face::Bold, .size = type::kBody, .colour = theme().colour.text, .align = Align::Centre});
  for (const Control& control : controls_.all()) {
    if (&control != &controls_.all().front()) controls_.draw(canvas, theme(), now - this->now(), control);
  }
}

std::string DemonstrationPage::state() const {
  constexpr std::array kStages{"running", "stopped", "over"};
  return "left=" + std::to_string(game_.board().tiles()) +
         " status=" + kStages[static_cast<std::size_t>(stage_)];
}

}  // namespace quintet::link
