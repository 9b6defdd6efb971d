// How the board in play is laid out and painted, and the pages that it opens.
#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/dialog.hpp"
#include "scenes/help.hpp"
#include "scenes/help_link.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/games.hpp"
#include "scenes/link/play.hpp"
#include "scenes/link/setup.hpp"
#include "scenes/options.hpp"
#include "scenes/pause.hpp"
#include "scenes/results.hpp"

namespace quintet::scenes {
namespace {

constexpr float kBarHeight = 8;
constexpr float kRoomyHead = 1100;  // canvas width from which a level's name stands in the head line
constexpr std::size_t kPlayIcons = 5;
constexpr float kLeastRemark = 22, kMostRemark = 32;
constexpr Duration kPhrase = milliseconds(2500);  // the music steps back while the win or loss sounds

std::int64_t whole_seconds_up(link::Milliseconds time) {
  return (time.count() + 999) / 1000;
}

}  // namespace

std::vector<Control> LinkPlayPage::layout(Extent size) {
  std::vector<Control> icons;
  const auto icon = [&](std::string id, std::string picture, std::string label, bool enabled) {
    icons.push_back({.id = "link.play." + std::move(id),
                     .kind = Control::Kind::Icon,
                     .label = std::move(label),
                     .icon = std::move(picture),
                     .enabled = enabled});
  };
  if (role_ == Role::Play) {
    icon("undo", "undo", tr("Undo (U)"), match_.can_undo());
    icon("redo", "redo", tr("Redo (Y)"), match_.can_redo());
    icon("hint", "hint", tr("Hint (H)"), playing());
    icon("shuffle", "shuffle", tr("Reshuffle (R)"), playing());
  }
  icon("pause", role_ == Role::Demonstration && demonstration_paused_ ? "play" : "pause",
       role_ == Role::Play ? tr("Pause (P)") : tr("Stop or go on (P)"), true);
  place_at_right(size, icons);
  std::vector<Control> controls{back_control(size, "link.play.back", tr("Back (Esc)"))};
  Rect below = below_head(size);
  below.h -= space::kSmall;
  bar_ = {};
  Rect area = below;
  if (match_.has_time_limit()) {
    bar_ = {below.x, below.y, below.w, kBarHeight};
    area.y += kBarHeight + space::kTiny;
    area.h -= kBarHeight + space::kTiny;
  }
  view_.fit(area, match_.game().board().size(), match_.game().rules().outside);
  if (!bar_.empty()) {
    bar_.x = view_.plate().x + radius::kBoard;
    bar_.w = view_.plate().w - 2 * radius::kBoard;
  }
  if (role_ == Role::Play) {
    controls.push_back(
        {.id = "board", .kind = Control::Kind::Area, .bounds = view_.plate(), .ring_radius = radius::kBoard});
  }
  controls.insert(controls.end(), icons.begin(), icons.end());
  return controls;
}

std::string LinkPlayPage::title(bool room) const {
  if (role_ == Role::Demonstration) return tr("Demonstration");
  if (match_.mode() != LinkMode::Journey) return mode_name(context_, match_.mode());
  if (room) return subject_name(context_, match_);
  return format(tr("Level {level}"), {{"level", std::to_string(match_.level() + 1)}});
}

// The counters that matter most stand first: the last ones go where there is no room.
std::vector<Counter> LinkPlayPage::counters() const {
  std::vector<Counter> all;
  if (role_ == Role::Play && match_.has_time_limit()) {
    const auto left = match_.score().left();
    const bool little = left < kLittleTime;
    all.push_back({tr("Time left"), clock_text(whole_seconds_up(left)),
                   little ? Counter::Tone::Warning : Counter::Tone::Plain});
  } else if (role_ == Role::Play && match_.mode() == LinkMode::Today) {
    all.push_back({tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))});
  }
  all.push_back({tr("Tiles"), std::to_string(match_.game().board().tiles())});
  if (role_ == Role::Play && match_.has_score()) {
    all.push_back({tr("Score"), std::to_string(match_.score().points()), Counter::Tone::Accent});
    const bool holds = match_.score().combo_left() > link::Milliseconds::zero();
    all.push_back({tr("Combo"), "×" + std::to_string(holds ? std::max(1, match_.score().combo()) : 1)});
  }
  if (match_.game().reshuffles() > 0)
    all.push_back({tr("Reshuffles"), std::to_string(match_.game().reshuffles())});
  return all;
}

void LinkPlayPage::paint_head(Canvas& canvas) const {
  const bool room = canvas.size().w >= kRoomyHead;
  draw_head_line(canvas, theme(),
                 {.title = title(room), .accent = theme().colour.link, .counters = counters()},
                 role_ == Role::Play ? kPlayIcons : 1);
}

void LinkPlayPage::paint_time_bar(Canvas& canvas) const {
  if (bar_.empty() || role_ == Role::Demonstration) return;
  const Palette& c = theme().colour;
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match_.score().total().count()));
  const float part = std::clamp(static_cast<float>(match_.score().left().count()) / total, 0.0F, 1.0F);
  canvas.rounded(bar_, kBarHeight / 2, c.sunken);
  canvas.outline(bar_, kBarHeight / 2, kLine, c.border.faded(0.5F));
  const float least = kBarHeight;
  if (part > 0)
    canvas.rounded({bar_.x, bar_.y, std::max(least, bar_.w * part), bar_.h}, kBarHeight / 2,
                   part < 0.2F ? c.danger : c.primary);
  if (match_.mode() != LinkMode::Journey) return;
  // Where a third and a second star are lost.
  const link::Level& level = link::journey()[static_cast<std::size_t>(match_.level())];
  for (const auto limit : {level.three_stars, level.two_stars}) {
    const float x = bar_.x + bar_.w * static_cast<float>(link::Milliseconds(limit).count()) / total;
    canvas.fill({x - 1, bar_.y - 3, 2, bar_.h + 6}, c.text_2);
  }
}

// In the rim above the tiles, so that it hides none of them.
void LinkPlayPage::paint_remark(Canvas& canvas, Duration now) const {
  if (!remark_) return;
  const Palette& c = theme().colour;
  const Tween fade{remark_->since + motion::kRemark - motion::kCrossFade, motion::kCrossFade, kLinear};
  const auto guard = canvas.saved();
  canvas.fade(static_cast<float>(1 - fade.progress(now)));
  const std::string words = tr(remark_->message);
  const float width = canvas.text_width(words, Face::Text, type::kLabel) + 2 * space::kSmall;
  const float height = std::clamp(view_.rim() - space::kHair, kLeastRemark, kMostRemark);
  const Rect box = centred({view_.plate().centre().x, view_.plate().y + std::max(view_.rim(), height) / 2},
                           {width, height});
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(words, box, {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre});
}

void LinkPlayPage::paint(Canvas& canvas, Duration now) const {
  BoardMarks marks = marks_;
  if (controls_.ring_shown() && controls_.focused() == "board" && playing()) marks.cursor = cursor_;
  if (controls_.ring_shown()) marks.hovered.reset();
  view_.draw(canvas, match_.game().board(), marks, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  paint_head(canvas);
  paint_time_bar(canvas);
  paint_remark(canvas, now);
  for (const Control& control : controls_.all()) controls_.draw(canvas, theme(), now - this->now(), control);
}

void LinkPlayPage::go_back() {
  // Escape lets go of a tile before it leaves the board.
  if (!marks_.selected) return leave_game();
  unmark();
  context_.audio.play("tile-unpick");
}

void LinkPlayPage::leave_game() {
  // What was begun is kept, and said to be.
  if (role_ == Role::Play && playing() && match_.begun())
    context_.player.notify(tr("Your game is kept; go on whenever you like."));
  context_.scenes.pop();
}

void LinkPlayPage::pause() {
  if (role_ == Role::Demonstration) {
    demonstration_paused_ = !demonstration_paused_;
    next_demonstrated_ = now();
    return;
  }
  if (!playing()) return;
  Context& context = context_;
  std::vector<Entry> entries;
  entries.push_back({.id = "resume", .label = msgid("Resume"), .icon = "play"});
  entries.push_back({.id = "restart", .label = msgid("Begin again"), .icon = "restart", .act = [this] {
                       confirm_restart();
                     }});
  const bool free = match_.mode() == LinkMode::Relaxed;
  if (free || match_.mode() == LinkMode::Timed) {
    entries.push_back(
        {.id = "new", .label = msgid("New board"), .icon = "next", .act = [this] { choose_new_board(); }});
  }
  // Where results are compared, the solution is only for those whose game is over.
  if (free) {
    entries.push_back(
        {.id = "demonstration", .label = msgid("Watch the solution"), .icon = "eye", .act = [this] {
           demonstrate();
         }});
  }
  entries.push_back({.id = "settings",
                     .label = msgid("Settings"),
                     .icon = "settings",
                     .act = [&context] { context.scenes.push(std::make_unique<OptionsPage>(context)); },
                     .page = Entry::Page::Stays});
  entries.push_back(
      {.id = "help",
       .label = msgid("How to play"),
       .icon = "help",
       .act = [&context] { context.scenes.push(std::make_unique<HelpPage>(context, link_help())); },
       .page = Entry::Page::Stays});
  entries.push_back(
      {.id = "leave", .label = msgid("Keep and leave"), .icon = "home", .act = [this] { leave_game(); }});
  context_.scenes.push(std::make_unique<PausePage>(
      context_, std::move(entries),
      mode_name(context_, match_.mode()) + " · " + subject_name(context_, match_)));
}

void LinkPlayPage::confirm_restart() {
  if (role_ == Role::Demonstration || finish_at_) return;
  if (!match_.begun()) return restart();
  Question question{tr("Begin this board again?"), tr("What you have cleared so far is put back."), {}};
  question.answers.push_back({.id = "restart", .label = msgid("Begin again"), .act = [this] { restart(); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void LinkPlayPage::restart() {
  forget(context_, match_.mode());
  match_ = again(match_);
  unmark();
  finish_at_.reset();
  outcome_.reset();
  remark_.reset();
  warned_ = false;
  cursor_ = first_cursor();
  view_.deal_in(now());
  context_.audio.play("shuffle");
}

// The game in play is kept until another one is begun.
void LinkPlayPage::choose_new_board() {
  context_.scenes.replace(std::make_unique<LinkSetupPage>(context_, match_.mode()));
}

void LinkPlayPage::demonstrate() {
  context_.scenes.push(std::make_unique<LinkPlayPage>(context_, again(match_), Role::Demonstration));
}

void LinkPlayPage::finish() {
  finish_at_.reset();
  record_end();
  context_.audio.play(outcome_->kind == Outcome::Kind::Won ? "win-" + std::string(word_of(theme().desk))
                                                           : "lose");
  context_.audio.duck(kPhrase);
  show_result();
}

void LinkPlayPage::record_end() {
  if (outcome_) return;
  // The records first: whatever happens between, nothing won is lost.
  outcome_ = conclude(context_, match_);
  forget(context_, match_.mode());
}

void LinkPlayPage::show_result() {
  Outcome outcome = *outcome_;
  outcome.entries = ways_on();
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(outcome)));
}

std::vector<Entry> LinkPlayPage::ways_on() {
  const bool won = match_.status() == Match::Status::Won;
  const auto levels = static_cast<int>(link::journey().size());
  std::vector<Entry> entries;
  if (match_.mode() == LinkMode::Journey && won && match_.level() + 1 < levels) {
    entries.push_back({.id = "next", .label = msgid("Next level"), .icon = "next", .act = [this] {
                         replace_with_level_card(context_, match_.level() + 1);
                       }});
  } else if (match_.mode() == LinkMode::Relaxed || match_.mode() == LinkMode::Timed) {
    entries.push_back({.id = "next", .label = msgid("New board"), .icon = "next", .act = [this] {
                         replace_with_new_match(context_, match_.mode());
                       }});
  }
  entries.push_back({.id = "again",
                     .label = won ? msgid("Same board again") : msgid("Try again"),
                     .icon = "restart",
                     .act = [this] { restart(); }});
  if (!won) {
    entries.push_back(
        {.id = "demonstration", .label = msgid("Solution"), .icon = "eye", .act = [this] { demonstrate(); }});
  }
  entries.push_back(
      {.id = "leave", .label = msgid("Back"), .icon = "home", .act = [this] { context_.scenes.pop(); }});
  return entries;
}

}  // namespace quintet::scenes
