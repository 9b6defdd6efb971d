#include "games/link/help.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/localiser.hpp"
#include "games/link/art.hpp"
#include "games/link/tiles.hpp"
#include "games/link/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
using enum Beat::What;
namespace {

constexpr float kPathsHeight = 214, kFallingHeight = 200;  // points
constexpr Duration kDraw = milliseconds(500), kBetween = milliseconds(900);
constexpr Duration kFallDraw = milliseconds(600), kVanish = milliseconds(250), kFall = milliseconds(450);

const DiagramLook& help_look(const Context&) {
  static const PairLook look({});
  return look;
}

// Two tiles, and the path between them, which is drawn as the one with this index.
Diagram path(int index, std::span<const std::string_view> rows, std::vector<Point> line,
             std::string_view label, char sign = kPairSign) {
  return Diagram(rows,
                 {{Mark, line.front(), sign},
                  {Mark, line.back(), sign},
                  {Line, {}, sign, index * kBetween, kDraw, {}, kLinear}},
                 label)
      .with_line(std::move(line));
}

// Paths with none, one and two turns, drawn one after another, and one that turns too often.
std::vector<Diagram> paths() {
  using Rows = std::array<std::string_view, 4>;
  return {path(0, Rows{"kbmk", "P..P", "tmgb", "gcck"}, {{1, 0}, {1, 3}}, msgid("Straight")),
          path(1, Rows{"P..b", "km.g", "tk.c", "mbPk"}, {{0, 0}, {0, 2}, {3, 2}}, msgid("One turn")),
          path(2, Rows{"kP.m", "tb.g", "mP.c", "gkbt"}, {{0, 1}, {0, 2}, {2, 2}, {2, 1}}, msgid("Two turns")),
          path(3, Rows{"Pkbm", "..tg", "k..P", "tgbm"}, {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 3}},
               msgid("Too many turns"), kRefusedSign)};
}

// The pair goes; what stands above it in its columns falls by one cell.
std::vector<Diagram> falling() {
  constexpr std::array<std::string_view, 4> kRows{"kbmgtlck", "mtlkbgmc", "gcckmtlb", "tkbPPlkm"};
  std::vector<Beat> beats;
  for (const Point pair : {Point{3, 3}, Point{3, 4}}) {
    beats.push_back({Mark, pair, kPairSign});
    beats.push_back({Take, pair, kNoSign, kFallDraw, kVanish, {}, kLinear});
    for (Point at = pair; at.row > 0; --at.row)
      beats.push_back({Glide, at - Point{1, 0}, kNoSign, kFallDraw + kVanish, kFall, at});
  }
  return {Diagram(kRows, std::move(beats))};
}

}  // namespace

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
  view_.deal_in(game_.board(), now());
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

namespace {

constexpr std::array kAim{
    msgid("Match identical tiles until the board is clear."),
    msgid("Two tiles match if a clear path with at most two turns connects them. The path may run around the "
          "edge of the board, unless you switch that off."),
    msgid("Press a tile, then its partner, or drag from one to the other."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows a pair that matches now.")},
    HelpTerm{"undo", msgid("Undo and redo"), msgid("Undo as many moves as you like, and redo them.")},
    HelpTerm{"shuffle", msgid("Reshuffle"), msgid("Shuffles the tiles that are left.")},
    HelpTerm{"eye", msgid("Highlight matches"), msgid("Highlights every identical tile.")},
};

constexpr std::array kHelperWords{
    msgid("When no moves are left, the tiles are shuffled at once. Every board can be cleared."),
};

constexpr std::array kModeTerms{
    HelpTerm{"leaf", msgid("Relaxed"), msgid("No clock. Undo and hints are free.")},
    HelpTerm{"clock", msgid("Timed"),
             msgid("Every pair buys seconds. Pairs within three seconds of each other build a combo, worth "
                   "up to ten times the points.")},
    HelpTerm{"map", msgid("Journey"), msgid("25 boards, each with a twist. Earn three stars.")},
    HelpTerm{"calendar", msgid("Today's board"), msgid("One board a day, the same for everyone.")},
};

constexpr std::array kScoring{
    msgid("A pair is worth 100 points, times the combo. Each second left at the end adds 20. In Timed a hint "
          "costs five seconds and a reshuffle ten."),
    msgid("In Journey the time left decides the stars. Each hint or reshuffle costs one."),
};

constexpr std::array kFallingTopics{
    msgid(
        "On some boards the tiles move after each match. Stones stop them, and no tile crosses the middle."),
};

constexpr std::array kGravityTerms{
    HelpTerm{"gravity-none", msgid("of tiles", "Still")},
    HelpTerm{"gravity-down", msgid("Down")},
    HelpTerm{"gravity-up", msgid("Up")},
    HelpTerm{"gravity-left", msgid("Left")},
    HelpTerm{"gravity-right", msgid("Right")},
    HelpTerm{"gravity-lr-split", msgid("Split sideways")},
    HelpTerm{"gravity-lr-gather", msgid("Close in sideways")},
    HelpTerm{"gravity-ud-split", msgid("Split vertically")},
    HelpTerm{"gravity-ud-gather", msgid("Close in vertically")},
    HelpTerm{"gravity-ud-shear", msgid("Left half down, right half up")},
    HelpTerm{"gravity-lr-shear", msgid("Top half right, bottom half left")},
};

constexpr std::array kKeys{commands::kMoveCursor, kPick,           kLight,   commands::kHint,
                           commands::kUndo,       commands::kRedo, kShuffle, commands::kBeginAgain};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"),
                  .paragraphs = kAim,
                  .art = diagram_art<paths, help_look>(kPathsHeight)},
      HelpChapter{.heading = msgid("Ways to play"), .terms = kModeTerms},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
      HelpChapter{.heading = msgid("Points and stars"), .paragraphs = kScoring},
      HelpChapter{.heading = msgid("Gravity"),
                  .paragraphs = kFallingTopics,
                  .terms = kGravityTerms,
                  .art = diagram_art<falling, help_look>(kFallingHeight)},
  };
  return {.title = msgid("How to play Link-up"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::link
