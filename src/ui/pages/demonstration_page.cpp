#include "ui/pages/demonstration_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kCard = 360, kTitle = 44, kWays = 3;
constexpr Duration kBetween = milliseconds(420);  // two steps

}  // namespace

DemonstrationPage::DemonstrationPage(Context& context, const GameDefinition& game, Script script,
                                     std::unique_ptr<LessonBoard> board, std::function<void()> play)
    : Page(context, std::string(game.id) + ".demonstration"),
      game_(game),
      script_(std::move(script)),
      board_(std::move(board)),
      input_(script_.touch),
      play_(std::move(play)) {
  begin();
}

LessonMoment DemonstrationPage::moment() {
  static const LessonStep none;
  return {done_ < script_.steps.size() ? script_.steps[done_] : none, done_, now(), input_, message_};
}

void DemonstrationPage::begin() {
  done_ = 0;
  stage_ = Stage::Running;
  board_->begin(moment());
  next_ = std::max(now(), board_->view().busy_until()) + kBetween;
}

void DemonstrationPage::play_next() {
  board_->reply(moment());
  ++done_;
  next_ = std::max(now(), board_->view().busy_until()) + kBetween;
}

void DemonstrationPage::advance(Duration) {
  if (SoundCues* const cues = board_->sounds()) cues->play(now());
  if (stage_ != Stage::Running || now() < next_) return;
  if (done_ < script_.steps.size()) return play_next();
  stage_ = Stage::Over;
  place_controls();
  controls_.focus(name() + ".play");
}

bool DemonstrationPage::moving() const {
  const SoundCues* const cues = board_->sounds();
  const bool comes = stage_ == Stage::Over && now() < next_ + context_.pace(motion::kCalm);
  return stage_ == Stage::Running || comes || board_->view().changes(now()) || (cues && cues->waiting());
}

void DemonstrationPage::stop_or_go_on() {
  if (stage_ == Stage::Over) return;
  stage_ = stage_ == Stage::Running ? Stage::Stopped : Stage::Running;
  next_ = std::max(now(), board_->view().busy_until());
}

void DemonstrationPage::on_action(Action action) {
  if (action == Action::Pause) stop_or_go_on();
}

void DemonstrationPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".pause") return stop_or_go_on();
  if (reply.id == name() + ".again") return begin();
  go_back();
  if (reply.id == name() + ".play") play_();
}

std::vector<Control> DemonstrationPage::layout(Extent size) {
  Rect area = below_header(size);
  area.h -= space::kSmall;
  board_->fit(area);
  const bool stopped = stage_ == Stage::Stopped;
  std::vector<Control> controls{{.id = name() + ".pause",
                                 .kind = Control::Kind::Icon,
                                 .label = stopped ? tr("Resume (P)") : tr("Pause (P)"),
                                 .icon = stopped ? "play" : "pause"}};
  if (stage_ == Stage::Over)
    controls = ways_on(card(size));
  else
    place_at_right(size, controls);
  controls.insert(controls.begin(), back_control(size, name() + ".back", tr("Back (Esc)")));
  return controls;
}

Rect DemonstrationPage::card(Extent size) const {
  return centred(board_->view().plate().centre(),
                 {std::min(kCard, size.w - 2 * space::kBase),
                  kTitle + kWays * (kTarget + space::kSmall) + 2 * space::kBase});
}

std::vector<Control> DemonstrationPage::ways_on(Rect card) const {
  std::vector<Control> ways{{.id = name() + ".play",
                             .kind = Control::Kind::Primary,
                             .label = context_.words.tr(script_.begin),
                             .icon = "play"},
                            {.id = name() + ".again", .label = tr("Watch again"), .icon = "restart"},
                            {.id = name() + ".leave", .label = tr("Back"), .icon = "back"}};
  float y = card.y + space::kBase + kTitle;
  for (Control& way : ways) {
    way.bounds = {card.x + space::kWide, y, card.w - 2 * space::kWide, kTarget};
    y += kTarget + space::kSmall;
  }
  return ways;
}

void DemonstrationPage::paint(Canvas& canvas, Duration now) const {
  board_->draw(canvas, {.input = input_, .cursor = {}}, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(),
                  {.title = tr("Demonstration"),
                   .accent = game_.accent.on(theme()),
                   .counters = board_->counters(context_.words)},
                  1);
  if (stage_ == Stage::Over) return paint_end(canvas, now);
  draw_controls(canvas, now);
}

void DemonstrationPage::paint_end(Canvas& canvas, Duration now) const {
  const Tween in{next_, context_.pace(motion::kCalm), kLinear};
  const Rect card = this->card(canvas.size());
  controls_.draw(canvas, theme(), now - this->now(), controls_.all().front());
  canvas.fade(static_cast<float>(in.progress(now)));
  draw_card(canvas, theme(), card, Elevation::High);
  canvas.text(
      tr(script_.closing), {card.x, card.y + space::kTiny, card.w, kTitle},
      {.face = Face::Bold, .size = type::kBody, .colour = theme().colour.text, .align = Align::Centre});
  for (const Control& control : controls_.all()) {
    if (&control != &controls_.all().front()) controls_.draw(canvas, theme(), now - this->now(), control);
  }
}

std::string DemonstrationPage::state() const {
  constexpr std::array kStages{"running", "stopped", "over"};
  return board_->state() + " status=" + kStages[static_cast<std::size_t>(stage_)];
}

}  // namespace quintet::ui
