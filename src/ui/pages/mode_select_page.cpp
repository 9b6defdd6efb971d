#include "ui/pages/mode_select_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/pages/help_page.hpp"
#include "ui/pages/settings_page.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/profile/recent_modes.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidest = 1300, kSide = 39, kNarrowSide = space::kSmall;  // of the scrolls; beside them
constexpr float kNarrow = 1000;  // width below which they stand nearer to the edge
constexpr float kFoot = space::kLarge, kLow = 700, kLowFoot = space::kTiny;
constexpr float kHintRow = 28;
constexpr float kButtonsFrom = 900;  // width from which the buttons of the header have labels
constexpr float kIconSide = 24;

}  // namespace

ModeSelectPage::ModeSelectPage(Context& context, const GameDefinition& game)
    : Page(context, std::string(game.id)), game_(game) {}

void ModeSelectPage::enter() {
  const bool first = progress_.empty();
  ask_progress();
  Page::enter();
  if (first) controls_.focus(id_of(game_.modes[latest_]));
}

// The latest mode is the one played last; where none was, a mode with a saved game, or the first one.
void ModeSelectPage::ask_progress() {
  words_revision_ = context_.words.revision();
  progress_.clear();
  for (const GameMode& mode : game_.modes) progress_.push_back(mode.progress(context_));
  const auto saved = std::ranges::find_if(progress_, &Progress::saved);
  latest_ = saved == progress_.end() ? 0 : static_cast<std::size_t>(saved - progress_.begin());
  for (const RecentMode& recent : recent_modes(context_.profile)) {
    if (recent.game != game_.id) continue;
    const auto found = std::ranges::find(game_.modes, recent.mode, &GameMode::id);
    if (found == game_.modes.end()) continue;
    latest_ = static_cast<std::size_t>(found - game_.modes.begin());
    return;
  }
}

void ModeSelectPage::advance(Duration step) {
  static_cast<void>(step);
  if (words_revision_ != context_.words.revision()) ask_progress();
}

bool ModeSelectPage::has_second(std::size_t index) const {
  const GameMode::Second& second = game_.modes[index].second;
  return second.open && (progress_[index].saved || second.when == GameMode::Second::When::Always);
}

std::vector<Control> ModeSelectPage::layout(Extent size) {
  const bool narrow = size.w < kNarrow, low = size.h < kLow;
  const float side = narrow ? kNarrowSide : kSide;
  const float width = std::min(size.w - 2 * side, kWidest), top = header_height(size);
  const Rect room{(size.w - width) / 2, top, width, size.h - top - (low ? kLowFoot : kFoot)};
  const ScrollPlaces places = place_scrolls(room, game_.modes.size());
  int rows = 1;
  for (std::size_t i = 0; i < game_.modes.size(); ++i) rows = std::max(rows, has_second(i) ? 2 : 1);
  scrolls_.clear();
  std::vector<Control> controls;
  for (std::size_t i = 0; i < game_.modes.size(); ++i) {
    scrolls_.emplace_back(places.scrolls[i], places.shape, rows);
    add_buttons(i, controls);
  }
  std::ranges::move(header_buttons(size), std::back_inserter(controls));
  controls.push_back(back_control(size, name() + ".back", tr("Back (Esc)")));
  return controls;
}

void ModeSelectPage::add_buttons(std::size_t index, std::vector<Control>& controls) const {
  const GameMode& mode = game_.modes[index];
  const Progress& progress = progress_[index];
  const ModeScroll& scroll = scrolls_[index];
  const std::string usual = tr(progress.saved ? msgid("Continue") : msgid("New game"));
  controls.push_back({.id = art_id_of(mode),
                      .kind = Control::Kind::Area,
                      .bounds = scroll.silk(),
                      .stands_for = id_of(mode)});
  controls.push_back({.id = id_of(mode),
                      .kind = index == latest_ ? Control::Kind::Primary : Control::Kind::Accent,
                      .bounds = has_second(index) ? scroll.main_button() : scroll.only_button(),
                      .label = progress.action.empty() ? usual : progress.action,
                      .icon = "play"});
  if (!has_second(index)) return;
  controls.push_back({.id = second_id_of(mode),
                      .bounds = scroll.second_button(),
                      .label = tr(mode.second.label),
                      .icon = std::string(mode.second.icon)});
}

// With labels where there is room for them.
std::vector<Control> ModeSelectPage::header_buttons(Extent size) const {
  std::vector<Control> buttons;
  const auto add = [&](std::string_view id, std::string_view label, std::string_view icon) {
    buttons.push_back({.id = name() + '.' + std::string(id),
                       .kind = Control::Kind::Icon,
                       .label = tr(label),
                       .icon = std::string(icon)});
  };
  for (const GamePage& page : game_.pages) add(page.id, page.label, page.icon);
  if (game_.statistics) add("statistics", msgid("Statistics"), "trophy");
  if (!game_.help.chapters.empty()) add("help", msgid("How to play"), "help");
  add("settings", msgid("Settings"), "settings");
  place_at_right(size, buttons);
  if (size.w < kButtonsFrom) return buttons;
  float x = buttons.back().bounds.right() + space::kSmall;
  for (Control& button : buttons) {
    button.kind = Control::Kind::Button;
    button.bounds.w = context_.canvas.text_width(button.label, Face::Text, type::kBody) + kIconSide +
                      2 * space::kBase + space::kTiny;
    x -= button.bounds.w + space::kSmall;
  }
  for (Control& button : buttons) {
    button.bounds.x = x;
    x += button.bounds.w + space::kSmall;
  }
  return buttons;
}

void ModeSelectPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const GameMode& mode : game_.modes) {
    if (reply.id == id_of(mode)) return mode.open(context_);
    if (reply.id == second_id_of(mode)) return mode.second.open(context_);
  }
  open_from_header(reply.id);
}

void ModeSelectPage::open_from_header(const std::string& id) {
  for (const GamePage& page : game_.pages) {
    if (id == name() + '.' + std::string(page.id)) return page.open(context_);
  }
  if (id == name() + ".statistics") context_.scenes.push(std::make_unique<StatisticsPage>(context_, &game_));
  if (id == name() + ".help") context_.scenes.push(std::make_unique<HelpPage>(context_, game_));
  if (id == name() + ".settings") context_.scenes.push(std::make_unique<SettingsPage>(context_, game_));
}

void ModeSelectPage::on_action(Action action) {
  if (action == Action::Help) return open_from_header(name() + ".help");
  if (action != Action::Paste || !game_.paste) return;
  tell_if_failed(game_.paste(context_));
}

void ModeSelectPage::on_file_dropped(const std::string& file) {
  if (!game_.open_file) return;
  tell_if_failed(game_.open_file(context_, file));
}

void ModeSelectPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(), {.title = tr(game_.name), .accent = game_.accent.on(theme())});
  for (std::size_t i = 0; i < scrolls_.size(); ++i)
    scrolls_[i].draw(canvas, context_, game_, game_.modes[i], progress_[i], i);
  draw_controls(canvas, now);
  paint_hints(canvas);
}

// Under the scrolls, where there is room.
void ModeSelectPage::paint_hints(Canvas& canvas) const {
  const Extent size = canvas.size();
  if (size.h < kLow || scrolls_.empty()) return;
  canvas.text(tr("Arrows choose · Enter opens · Esc goes back"), {0, size.h - kFoot, size.w, kHintRow},
              {.size = type::kCaption, .colour = theme().colour.text_2, .align = Align::Centre});
}

std::string ModeSelectPage::state() const {
  std::string words;
  for (std::size_t i = 0; i < progress_.size(); ++i) {
    if (progress_[i].saved) words += (words.empty() ? "saved=" : " saved=") + std::string(game_.modes[i].id);
  }
  return words;
}

}  // namespace quintet::ui
