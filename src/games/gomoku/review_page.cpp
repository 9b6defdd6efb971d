#include "games/gomoku/review_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/import_export_navigation.hpp"
#include "games/gomoku/settings.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr Duration kBetweenMoves = std::chrono::seconds(1);

// The stones alone, whatever opening led to them.
gomoku::Start start_of(const Match& match) {
  return {.side = match.start().side, .rule = match.start().rule};
}

}  // namespace

ReviewPage::ReviewPage(Context& context, Match match, Origin origin, std::size_t floor, std::size_t table)
    : Page(context, "gomoku.review"),
      match_(std::move(match)),
      origin_(origin),
      floor_(floor),
      stones_(match_.stones()),
      view_(context),
      judging_(context, start_of(match_), stones_, table),
      at_(stones_.size()) {
  gomoku::Game game(start_of(match_));
  positions_.push_back(game);
  for (const Point at : stones_) {
    played_.push_back(game.play({.at = at}));
    positions_.push_back(game);
  }
  controls_.focus(name() + ".previous");
}

void ReviewPage::enter() {
  Page::enter();
  view_.show(played_[at_ > 0 ? at_ - 1 : 0], now());
  view_.finish();
  look_at_threats();
  judging_.resume();
}

void ReviewPage::leave() {
  Page::leave();
  next_at_.reset();
  judging_.pause();
}

void ReviewPage::go_to(std::size_t ply) {
  const std::size_t before = std::exchange(at_, ply);
  if (before == ply) return;
  const bool ends = ply == last() && !positions_[ply].five().empty();
  if (ply == before + 1 || ends) {
    view_.show(played_[ply - 1], now());
    play_stone_sound(context_);
  } else {
    std::vector<std::pair<Point, Stone>> lifted;
    if (ply + 1 == before) lifted.emplace_back(stones_[ply], played_[ply].stone);
    view_.show_undo(lifted, now());
  }
  look_at_threats();
}

void ReviewPage::step(int by) {
  next_at_.reset();
  if (by < 0 && at_ > 0) go_to(at_ - 1);
  if (by > 0 && at_ < last()) go_to(at_ + 1);
}

// From the end it begins anew.
void ReviewPage::toggle_playing() {
  if (next_at_) return next_at_.reset();
  if (at_ == last()) go_to(0);
  next_at_ = now() + kBetweenMoves;
}

void ReviewPage::toggle_threats() {
  gomoku::toggle_threats(context_);
  look_at_threats();
}

void ReviewPage::toggle_numbers() {
  Settings settings = context_.profile.get<Settings>();
  settings.numbers = !settings.numbers;
  context_.profile.change(settings);
}

void ReviewPage::look_at_threats() {
  threats_ = shown_threats(context_, position());
}

std::optional<Point> ReviewPage::better() const {
  if (at_ == 0 || at_ > moves_.size()) return std::nullopt;
  const gomoku::JudgedMove& move = moves_[at_ - 1];
  return move.best == move.played ? std::nullopt : std::optional(move.best);
}

void ReviewPage::find_slips() {
  moves_ = gomoku::judged_moves(stones_, judging_.judgements());
  slips_.clear();
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i].slip != gomoku::Slip::None) slips_.push_back(i);
  }
  std::ranges::stable_sort(slips_, std::ranges::greater{}, [this](std::size_t i) { return moves_[i].lost; });
}

void ReviewPage::hear_judging() {
  if (judging_.advance()) {
    find_slips();
    growth_ = {now(), context_.pace(motion::kQuick), kBaseCurve};
  }
  if (!judging_.failure() || std::exchange(failure_logged_, true)) return;
  if (context_.log) context_.log("a game of gomoku could not be judged: " + *judging_.failure());
  show_toast(tr("The master cannot judge this game."));
}

void ReviewPage::advance(Duration step) {
  static_cast<void>(step);
  hear_judging();
  if (!next_at_ || now() < *next_at_) return;
  next_at_ = *next_at_ + kBetweenMoves;
  go_to(at_ + 1);
  if (at_ == last()) next_at_.reset();
}

bool ReviewPage::moving() const {
  return view_.moving(now()) || !growth_.done(now());
}

std::optional<Duration> ReviewPage::page_due() const {
  if (!next_at_) return std::nullopt;
  return *next_at_ - now();
}

bool ReviewPage::intercept(const Event& event) {
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (pointer->kind != PointerEvent::Kind::Scrolled) return false;
    wheel_ += pointer->scroll.y;
    for (; wheel_ >= 1; wheel_ -= 1) step(-1);
    for (; wheel_ <= -1; wheel_ += 1) step(1);
    return true;
  }
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action) return false;
  switch (action->action) {
    case Action::Left:
      step(-1);
      return true;
    case Action::Right:
      step(1);
      return true;
    default:
      return false;
  }
}

void ReviewPage::on_action(Action action) {
  switch (action) {
    case Action::Home:
      next_at_.reset();
      return go_to(0);
    case Action::End:
      next_at_.reset();
      return go_to(last());
    case Action::Undo:
      return step(-1);
    case Action::Redo:
      return step(1);
    case Action::Pause:
      return toggle_playing();
    case Action::Secondary:
      return toggle_threats();
    case Action::Copy:
      return show_toast(copy_game(context_, match_));
    case Action::Paste:
      return paste();
    default:
      return;
  }
}

void ReviewPage::on_control(const ControlEvent& reply) {
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("curve") && reply.what == ControlEvent::What::Changed) {
    next_at_.reset();
    return go_to(static_cast<std::size_t>(std::lround(reply.value * static_cast<float>(last()))));
  }
  if (reply.what != ControlEvent::What::Activated) return;
  if (is("back")) return go_back();
  if (is("first")) return on_action(Action::Home);
  if (is("previous")) return step(-1);
  if (is("play")) return toggle_playing();
  if (is("next")) return step(1);
  if (is("last")) return on_action(Action::End);
  if (is("numbers")) return toggle_numbers();
  if (is("threats")) return toggle_threats();
  if (is("record")) return open_record();
  if (is("on")) return play_on();
  for (std::size_t row = 0; row < slips_.size(); ++row) {
    if (reply.id != row_id(row)) continue;
    next_at_.reset();
    return go_to(slips_[row] + 1);
  }
}

// Stones have their own sound.
bool ReviewPage::sounds(const ControlEvent& reply) const {
  return reply.id != name() + ".curve" && reply.id != name() + ".next" && reply.id != name() + ".last";
}

void ReviewPage::on_file_dropped(const std::string& file) {
  if (const auto fault = open_game_file(context_, file, floor_)) show_toast(*fault);
}

void ReviewPage::paste() {
  if (const auto fault = paste_game(context_, floor_)) show_toast(*fault);
}

void ReviewPage::open_record() {
  open_game_record(context_, match_, floor_);
}

std::string ReviewPage::state() const {
  std::string text = "ply=" + std::to_string(at_) + " of=" + std::to_string(last()) +
                     " judged=" + std::to_string(judging_.judgements().size()) +
                     " slips=" + std::to_string(slips_.size());
  if (at_ > 0) text += " last=" + gomoku::write_point(stones_[at_ - 1], side());
  if (const auto at = better()) text += " better=" + gomoku::write_point(*at, side());
  if (next_at_) text += " playing=yes";
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto at = gomoku::read_point(name, side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
