#include "games/go/problem_page.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "core/go/advice.hpp"
#include "games/go/board_look.hpp"
#include "games/go/settings.hpp"
#include "games/go/words.hpp"
#include "ui/stones/stone_board.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::go {

using namespace ui;
namespace {

constexpr std::string_view kBoard = "board";
constexpr Duration kBetween = milliseconds(620);                       // two stones of a line
constexpr float kPanel = 340, kLeastPanel = 250, kGap = space::kWide;  // width of the panel beside the board
constexpr float kStrip = 56, kNarrowStrip = 116;  // its height below the board; of two lines
constexpr float kLeastWords = 280;                // beside the buttons
constexpr float kTitle = 36, kLevel = 14, kDot = 5, kWords = 170;
constexpr float kRepeats = 92, kBox = 52;  // the boxes of what comes back
constexpr float kSeal = 56;
constexpr float kTargetMark = 0.2F;  // on a stone of the marked chain, in steps

}  // namespace

ProblemPage::ProblemPage(Context& context, const ProblemSet* set, const Problem& problem)
    : Page(context, "go.problem"),
      set_(set),
      view_(context),
      input_(BoardInput::Touch::Aim),
      board_focus_(controls_, input_, context.audio, std::string(kBoard), BoardFocus::Others::BesideAndBelow),
      cues_(context),
      search_(context.wake) {
  open(problem);
}

void ProblemPage::enter() {
  Page::enter();
  input_.set_by_keys(context_.by_keys);
  if (controls_.focused() == name() + ".back") controls_.focus(kBoard);
}

void ProblemPage::leave() {
  Page::leave();
  input_.let_go();
}

// --- The problem

void ProblemPage::open(const Problem& problem) {
  search_.cancel();
  problem_ = &problem;
  solver_.emplace(problem);
  recorded_ = false;
  tally_ = tally_of(context_);
  const int middle = problem.side() / 2;
  input_.set_cursor({middle, middle});
  begin();
}

void ProblemPage::begin() {
  search_.cancel();
  message_.clear();
  cues_.clear();
  view_.finish();
  position_ = solver_->start();
  board_ = position_.board;
  turn_ = problem_->to_move;
  order_.clear();
  ahead_.clear();
  next_at_.reset();
  tried_.reset();
  ko_ = false;
  stage_ = Stage::Asks;
  since_ = now();
}

void ProblemPage::record(bool solved) {
  if (std::exchange(recorded_, true)) return;
  record_try(context_, *problem_, solved);
  tally_ = tally_of(context_);
}

void ProblemPage::act(const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick) return;
  // A player who has seen enough need not wait.
  if (is_over() || (stage_ == Stage::Replies && then_ != Stage::Asks)) return begin();
  if (!solving()) return;
  if (solver_->is_legal(position_, gesture.cell)) return place(gesture.cell);
  view_.refuse(gesture.cell, now());
  context_.audio.play("refuse");
  const Verdict verdict = !board_.is_empty(gesture.cell) ? Verdict::Taken
                          : board_.ko() == gesture.cell  ? Verdict::Ko
                                                         : Verdict::Suicide;
  message_.say(refusal_message(verdict), now());
}

void ProblemPage::place(Point at) {
  message_.clear();
  if (!tried_) tried_ = at;
  play(at);
  stage_ = Stage::Judging;
  search_.start([this, position = position_, at](const std::stop_token& stop) {
    return Finding{.answer = solver_->judge(position, at, stop)};
  });
}

// The next stone on the board.
void ProblemPage::play(const ProblemMove& move) {
  const Colour colour = std::exchange(turn_, other(turn_));
  if (!move) return board_.pass();
  cues_.play_all();
  const Played played = play_on(board_, *move, colour);
  order_.push_back(*move);
  view_.show(played, now());
  add_sounds(cues_, context_, look().board, played, *view_.lands_at());
}

void ProblemPage::take(const Finding& finding) {
  if (!finding.answer) {
    ahead_ = finding.solution;
    then_ = Stage::Shown;
  } else {
    const ProblemAnswer& answer = *finding.answer;
    position_ = answer.position;
    ko_ = answer.ko;
    ahead_ = answer.line;
    then_ = answer.result == ProblemResult::GoesOn   ? Stage::Asks
            : answer.result == ProblemResult::Solved ? Stage::Solved
                                                     : Stage::Wrong;
    if (then_ == Stage::Solved) ahead_.clear();
    if (then_ != Stage::Asks) record(then_ == Stage::Solved);
  }
  shown_ = 0;
  stage_ = Stage::Replies;
  next_at_ = std::max(now(), view_.busy_until()) + (ahead_.empty() ? Duration{0} : kBetween / 2);
}

void ProblemPage::line_ended() {
  next_at_.reset();
  stage_ = then_;
  since_ = now();
  if (stage_ == Stage::Asks) return;
  if (stage_ == Stage::Solved) {
    context_.audio.play(win_sound(theme()));
    cues_.at(since_ + context_.glide(motion::kBase), "seal");
  } else if (stage_ == Stage::Wrong) {
    context_.audio.play("refuse");
  }
  place_controls();
  controls_.focus(name() + (stage_ == Stage::Wrong ? ".again" : ".next"));
}

void ProblemPage::show_answer() {
  record(false);
  begin();
  stage_ = Stage::Judging;
  search_.start([this, position = position_](const std::stop_token& stop) {
    return Finding{.solution = solver_->solution(position, stop).value_or(ProblemLine{})};
  });
}

void ProblemPage::go_on() {
  const Problem* const next = next_problem(context_, set_, problem_);
  if (!next) return go_back();
  open(*next);
  place_controls();
  controls_.focus(kBoard);
}

// Other first moves that solve it too.
std::vector<Point> ProblemPage::also_right() const {
  std::vector<Point> right = problem_->right;
  std::erase(right, tried_.value_or(Point{-1, -1}));
  return right;
}

// --- Input

std::vector<Command> ProblemPage::commands() {
  const Command next{{"next", msgid("Next problem"), "next"},
                     [this] { go_on(); },
                     true,
                     is_over() && stage_ != Stage::Wrong ? Control::Kind::Primary : Control::Kind::Button};
  const Command again{{"again", msgid("Try again"), "undo", Action::Undo},
                      [this] { begin(); },
                      stage_ != Stage::Asks || !order_.empty(),
                      stage_ == Stage::Wrong ? Control::Kind::Primary : Control::Kind::Button};
  const Command answer{{"answer", msgid("Show the answer"), "eye", Action::Hint},
                       [this] { show_answer(); },
                       true,
                       Control::Kind::Button};
  if (stage_ == Stage::Wrong) return {again, answer, next};
  if (stage_ == Stage::Solved || stage_ == Stage::Shown) return {next, again};
  if (order_.empty()) return {answer, next};
  return {again, answer, next};
}

void ProblemPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const Command& command : commands_) {
    if (reply.id == name() + '.' + std::string(command.info.id)) return command.run();
  }
}

bool ProblemPage::sounds(const ControlEvent& reply) const {
  return reply.id != kBoard;
}

void ProblemPage::on_action(Action action) {
  for (const Command& command : commands_) {
    if (command.info.key == action && command.enabled) return command.run();
  }
}

bool ProblemPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) {
    input_.set_by_keys(true);
    const auto next = [this](Point from, Action direction) { return view_.grid().next(from, direction); };
    const auto reply = board_focus_.handle(*action, true, BoardFocus::Alternative::None, next);
    if (reply.gesture) act(*reply.gesture);
    return reply.consumed;
  }
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (const auto gesture = input_.handle(*pointer, view_, true, now())) act(*gesture);
  }
  return false;
}

void ProblemPage::advance(Duration /*step*/) {
  message_.pass(now());
  cues_.play(now());
  if (auto finding = search_.poll()) {
    if (*finding) {
      take(**finding);
    } else {
      context_.log("the search of a problem failed: " + finding->error().text);
      begin();
    }
  }
  if (!next_at_ || now() < *next_at_) return;
  if (shown_ == ahead_.size()) return line_ended();
  play(ahead_[shown_++]);
  next_at_ = shown_ == ahead_.size() ? view_.busy_until() : std::max(now(), view_.busy_until()) + kBetween;
}

bool ProblemPage::moving() const {
  return view_.changes(now()) || message_.moving(now()) || next_at_.has_value() || cues_.waiting() ||
         now() < since_ + context_.pace(motion::kGrand);
}

std::optional<Duration> ProblemPage::page_due() const {
  const auto fades = message_.due(now()), pressed = input_.due(now());
  return fades && pressed ? std::min(*fades, *pressed) : fades ? fades : pressed;
}

// --- Looks

ProblemPage::Places ProblemPage::places(Extent size) const {
  const std::vector<LayoutPart> widths = button_parts();
  const std::size_t buttons = widths.size();
  Rect area = below_header(size);
  area.h -= space::kSmall;
  Places at;
  const float free = area.w - area.h - kGap;
  at.beside = free >= kLeastPanel;
  if (at.beside) {
    const float panel = std::min(free, kPanel);
    const float left = area.x + (free - panel) / 2;
    at.board = {left, area.y, area.h, area.h};
    const float keys = static_cast<float>(buttons) * (kTarget + space::kTiny) - space::kTiny;
    const float repeats = tally_.waiting() > 0 ? kRepeats : 0;
    const float wanted = 2 * space::kBase + kTitle + kLevel + kWords + repeats + keys + 4 * space::kTiny;
    at.panel = {left + area.h + kGap, area.y, panel, std::min(area.h, wanted)};
    const Rect inner = at.panel.grown(-space::kBase);
    const auto [title, level, words, boxes, rows] = Column{.gap = space::kTiny}.place(
        inner, {fixed(kTitle), fixed(kLevel), growing(space::kHuge), ranked(repeats, 1), fixed(keys)});
    at.title = title;
    at.level = level;
    at.words = words.moved({0, space::kTiny});
    at.repeats = boxes;
    at.buttons = grid_places(rows, buttons, 1, space::kTiny);
    return at;
  }
  // Words and buttons side by side where there is room; together with the board in the middle of a tall window.
  const float keys = Row{.gap = space::kTiny}.length(widths);
  const bool one_line = area.w - 2 * space::kSmall >= keys + kLeastWords;
  const float strip = one_line ? kStrip : kNarrowStrip, pad = one_line ? space::kHair : space::kTiny;
  const float side = std::min(area.w, area.h - strip - space::kTiny);
  const float top = area.y + (area.h - side - space::kTiny - strip) / 2;
  at.board = {area.centre().x - side / 2, top, side, side};
  at.panel = {area.x, at.board.bottom() + space::kTiny, area.w, strip};
  const Rect inner{area.x + space::kSmall, at.panel.y + pad, area.w - 2 * space::kSmall, strip - 2 * pad};
  if (one_line) {
    const auto [text, rows] = Row{.gap = space::kTiny}.place(inner, {growing(), fixed(keys)});
    const auto [title, words] = Column{}.place(text, {growing(), growing()});
    at.title = title;
    at.words = words;
    at.buttons = Row{.gap = space::kTiny}.place(rows, widths);
    return at;
  }
  const auto [title, words, rows] =
      Column{.gap = space::kHair}.place(inner, {growing(), growing(), fixed(kTarget)});
  at.title = title;
  at.words = words;
  at.buttons = buttons_in(rows);
  return at;
}

// Each as wide as its label needs, and what is left shared.
std::vector<LayoutPart> ProblemPage::button_parts() const {
  std::vector<LayoutPart> parts;
  for (const Command& command : commands_)
    parts.push_back(fixed(context_.canvas.text_width(tr(command.info.label), Face::Text, type::kBody) +
                          2 * space::kSmall + 1));
  return parts;
}

std::vector<Rect> ProblemPage::buttons_in(Rect row) const {
  std::vector<float> wanted;
  for (const LayoutPart& part : button_parts()) wanted.push_back(part.length);
  std::vector<LayoutPart> parts;
  for (const float width : shared_widths(wanted, row.w, space::kTiny)) parts.push_back(fixed(width));
  return Row{.gap = space::kTiny}.place(row, parts);
}

std::vector<Control> ProblemPage::layout(Extent size) {
  commands_ = commands();
  at_ = places(size);
  view_.fit(at_.board, problem_->side());
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)")),
                                board_focus_.control(view_.plate())};
  for (std::size_t i = 0; i < commands_.size(); ++i) {
    const Command& command = commands_[i];
    controls.push_back({.id = name() + '.' + std::string(command.info.id),
                        .kind = command.kind,
                        .bounds = at_.buttons[i],
                        .label = tr(command.info.label),
                        .icon = at_.beside ? std::string(command.info.icon) : std::string(),
                        .enabled = command.enabled});
  }
  return controls;
}

std::string ProblemPage::words() const {
  switch (stage_) {
    case Stage::Asks:
      if (!order_.empty()) return tr("Right. How does it go on?");
      return at_.beside ? tr(words_of(problem_->kind).advice) : std::string();
    case Stage::Solved: {
      const std::vector<Point> others = also_right();
      if (others.empty()) return tr("Solved!");
      std::string names;
      for (const Point at : others) names += (names.empty() ? "" : ", ") + point_name(at, problem_->side());
      return tr("Solved!") + ' ' + format(tr("Also right: {points}"), {{"points", names}});
    }
    case Stage::Shown:
      return tr("This is how it goes. It comes back today.");
    case Stage::Wrong:
      break;
    default:
      return {};
  }
  if (ko_) return tr("That makes a ko. It works without one.");
  return tr(words_of(problem_->kind).failed);
}

BoardLook ProblemPage::look() const {
  BoardLook look = board_look(context_);
  look.numbers = true;
  return look;
}

// The stones that the problem is about.
void ProblemPage::draw_target(Canvas& canvas) const {
  if (board_.is_empty(problem_->target) || board_[problem_->target] != stone_of(problem_->defender())) return;
  const Rgba ink = problem_->defender() == Colour::Black ? kWhiteStone : kBlackStone;
  for (const Point at : board_.chain(problem_->target)) {
    if (std::ranges::find(order_, at) != order_.end()) continue;
    const float reach = kTargetMark * view_.grid().side;
    const Vec centre = view_.centre(at);
    canvas.ring(centre, reach, std::max(1.5F, reach / 4), ink);
  }
}

void ProblemPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks marks;
  marks.order = order_;
  marks.ghost_colour = problem_->to_move;
  marks.cursor = board_focus_.shown_cursor();
  marks.ko = board_.ko();
  const auto under = marks.cursor ? marks.cursor : input_.hovered();
  if (solving() && under && solver_->is_legal(position_, *under)) marks.ghost = under;
  view_.draw(canvas, look(), board_, marks, now);
  if (!view_.moving(now)) draw_target(canvas);
  view_.draw_flying(canvas, now);
}

// Dots, as many of them filled as the problem is hard.
void ProblemPage::draw_level(Canvas& canvas, Rect area) const {
  if (area.empty()) return;
  const Rgba accent = kAccent.on(theme());
  Vec centre{area.x + kDot, area.centre().y};
  for (int level = kEasiestProblem; level <= kHardestProblem; ++level, centre.x += 3 * kDot) {
    if (level <= problem_->difficulty)
      canvas.disc(centre, kDot, accent);
    else
      canvas.ring(centre, kDot - kLine, kLine, theme().colour.border);
  }
}

// Three boxes: what comes back today, tomorrow and later.
void ProblemPage::draw_repeats(Canvas& canvas, Rect area) const {
  if (area.empty() || tally_.waiting() == 0) return;
  const Palette& c = theme().colour;
  canvas.text(tr("Missed ones come back"), {area.x, area.y, area.w, area.h - kBox},
              {.size = type::kCaption, .colour = c.text_2});
  const std::array<std::pair<std::size_t, std::string>, 3> boxes{
      {{tally_.today, tr("today")}, {tally_.tomorrow, tr("tomorrow")}, {tally_.later, tr("later")}}};
  const std::vector<Rect> places =
      grid_places({area.x, area.bottom() - kBox, area.w, kBox}, boxes.size(), boxes.size(), space::kTiny);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const auto& [count, when] = boxes[i];
    const bool urgent = i == 0 && count > 0;
    canvas.rounded(places[i], radius::kControl, c.sunken);
    if (urgent) canvas.outline(places[i], radius::kControl, kLine, c.warn);
    const auto [figure, label] = Column{}.place(places[i].grown(-space::kHair), {growing(), growing()});
    canvas.text(std::to_string(count), figure,
                {.face = Face::Bold,
                 .size = type::kLead,
                 .colour = urgent ? c.warn : c.text,
                 .align = Align::Centre});
    canvas.text(when, label, {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
  }
}

void ProblemPage::draw_panel(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_card(canvas, theme(), at_.panel, Elevation::Low);
  const std::string said = words();
  const bool alone = said.empty() && !at_.beside;
  const Rect title{at_.title.x, at_.title.y, at_.title.w,
                   alone ? at_.words.bottom() - at_.title.y : at_.title.h};
  canvas.text(task_words(context_.words, *problem_), title,
              {.face = Face::Bold, .size = at_.beside ? type::kHeading : type::kBody, .colour = c.text});
  draw_level(canvas, at_.level);
  draw_repeats(canvas, at_.repeats);
  if (said.empty()) return;
  const auto guard = canvas.saved();
  canvas.fade(static_cast<float>(Tween{since_, context_.pace(motion::kCalm), kCalmInCurve}.progress(now)));
  const Rgba ink = stage_ == Stage::Wrong ? c.danger : stage_ == Stage::Solved ? c.primary : c.text_2;
  const bool advice = stage_ == Stage::Asks && order_.empty();
  const TextStyle style{.face = advice ? Face::Text : Face::Bold,
                        .size = advice       ? type::kBody
                                : at_.beside ? type::kLead
                                             : type::kLabel,
                        .colour = ink};
  if (!at_.beside) return text_within(canvas, said, at_.words, style);
  canvas.paragraph(said, at_.words, style, context_.line_height());
  if (stage_ != Stage::Solved || at_.words.h < 2 * kSeal) return;
  const auto down =
      static_cast<float>(Tween{since_, context_.pace(motion::kBase), kQuickCurve}.progress(now));
  draw_seal(canvas, theme(),
            {at_.words.right() - kSeal, at_.words.bottom() - kSeal - space::kTiny, kSeal, kSeal}, kSealGlyph,
            {.opacity = down, .scale = context_.still() ? 1 : mix(2.0F, 1.0F, down)});
}

void ProblemPage::paint(Canvas& canvas, Duration now) const {
  draw_board(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  HeaderBar head{.title = set_ ? tr(set_->title) : tr("Missed ones"), .accent = kAccent.on(theme())};
  if (set_) {
    const auto place =
        static_cast<std::size_t>(std::ranges::find(set_->problems, problem_) - set_->problems.begin());
    head.counters.push_back({.caption = tr("Problem"), .value = part_text(place + 1, set_->problems.size())});
  } else {
    head.counters.push_back({.caption = tr("today"), .value = std::to_string(tally_.today)});
  }
  head.counters.push_back({.caption = tr("Solved"), .value = part_text(tally_.solved, problems().size())});
  draw_header_bar(canvas, theme(), head);
  draw_panel(canvas, now);
  message_.draw(canvas, context_, view_.plate(), view_.grid().rim, now);
  draw_controls(canvas, now);
}

std::string ProblemPage::state() const {
  constexpr std::array<std::string_view, 6> kStages{"asks", "judging", "replies", "wrong", "solved", "shown"};
  return "problem=" + problem_->id + ' ' + std::string(kStages[static_cast<std::size_t>(stage_)]) +
         " stones=" + std::to_string(board_.stones());
}

std::optional<Vec> ProblemPage::locate_more(std::string_view name) const {
  const auto at = read_point_name(name, problem_->side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::go
