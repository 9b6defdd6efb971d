#include "ui/pages/lesson_page.hpp"

#include <algorithm>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

using What = LessonBoard::Outcome::What;

constexpr std::string_view kBoard = "board";
constexpr float kWidest = 760;            // of the card with the words
constexpr float kDot = 4, kDotStep = 16;  // the radius of a dot of the progress, and from one to the next
constexpr float kProgress = 12;           // the height of the row of dots
constexpr float kWordsRise = 6;           // points by which the words of a step rise while they appear
constexpr float kSealPart = 0.9F, kMostSeal = 64;  // the seal at the end, in parts of the card; points
constexpr float kSealIn = 0.2F, kSealFrom = 2.0F, kSealRing = 0.35F;  // in parts of the seal
constexpr Duration kSealTime = motion::kBase + motion::kCalm;
constexpr float kLowWindow = 480;  // in a lower window the words are smaller

float words_size(Extent size) {
  return size.h < kLowWindow ? type::kLabel : type::kLead;
}

}  // namespace

LessonPage::LessonPage(Context& context, const GameDefinition& game, Script script,
                       std::unique_ptr<LessonBoard> board, std::function<void()> finish)
    : Page(context, std::string(game.id) + ".lesson"),
      game_(game),
      lesson_(std::move(script)),
      board_(std::move(board)),
      input_(lesson_.script().touch),
      board_focus_(controls_, input_, context.audio, std::string(kBoard), BoardFocus::Others::Above),
      finish_(std::move(finish)),
      ending_(context) {
  board_->begin(moment());
}

void LessonPage::enter() {
  Page::enter();
  input_.set_by_keys(context_.by_keys);
  if (controls_.focused() == name() + ".back") controls_.focus(kBoard);
}

void LessonPage::leave() {
  Page::leave();
  input_.let_go();
}

void LessonPage::go_on() {
  next_at_.reset();
  if (!lesson_.step().reply.empty()) board_->reply(moment());
  lesson_.next();
  step_since_ = now();
  if (!lesson_.over()) return board_->begin(moment());
  mark();
  place_controls();
  controls_.focus(name() + ".play");
  ending_.at(step_since_ + context_.glide(motion::kBase), "seal");
}

void LessonPage::mark() {
  const Script& script = lesson_.script();
  mark_lesson(context_, game_, script.id.empty() ? script.mode : script.id);
}

std::string_view LessonPage::message() const {
  return lesson_.over() ? lesson_.script().closing : lesson_.step().text;
}

float LessonPage::words_height(std::string_view message, float width) const {
  const TextStyle style{
      .face = Face::Bold, .size = words_size(context_.canvas.size()), .colour = theme().colour.text};
  return context_.canvas.paragraph_height(tr(message), width, style, context_.line_height());
}

// Room for the longest words, so that the board stays where it is.
float LessonPage::most_words_height(float width) const {
  float most = words_height(lesson_.script().closing, width);
  for (const LessonStep& step : lesson_.script().steps) most = std::max(most, words_height(step.text, width));
  return most;
}

std::vector<Control> LessonPage::layout(Extent size) {
  const std::string label = lesson_.over() ? context_.words.tr(lesson_.script().begin) : tr("Skip");
  Control way{.id = name() + (lesson_.over() ? ".play" : ".skip"),
              .kind = lesson_.over() ? Control::Kind::Primary : Control::Kind::Button,
              .label = label};
  const float wide =
      context_.canvas.text_width(label, Face::Text, type::kBody) + 2 * space::kWide + 2 * space::kSmall;
  Control back = back_control(size, name() + ".back", tr("Back (Esc)"));
  way.bounds = {size.w - back.bounds.x - wide, back.bounds.y, wide, back.bounds.h};
  Rect area = below_header(size);
  area.h -= space::kSmall;

  const float width = std::min(area.w, kWidest);
  words_ = {area.centre().x - width / 2 + space::kBase, area.y + space::kHair, width - 2 * space::kBase, 0};
  const WordsInputs inputs{size, context_.canvas.scale(), context_.words.revision()};
  if (std::exchange(words_for_, inputs) != inputs) words_room_ = most_words_height(words_.w);
  words_.h = words_room_;
  card_ = {area.centre().x - width / 2, area.y, width, words_.h + kProgress + 2 * space::kHair};
  const float board_top = card_.bottom() + space::kTiny;
  board_->fit({area.x, board_top, area.w, area.bottom() - board_top});
  if (lesson_.over()) return {std::move(back), std::move(way)};
  return {std::move(back), board_focus_.control(board_->view().plate()), std::move(way)};
}

void LessonPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  if (reply.id == kBoard) return;
  if (lesson_.script().id.empty()) mark();  // also when it is skipped
  finish_();
}

bool LessonPage::sounds(const ControlEvent& reply) const {
  return reply.id != kBoard;
}

bool LessonPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (const auto gesture = input_.handle(*pointer, board_->view(), !lesson_.over(), now())) act(*gesture);
  }
  return false;
}

bool LessonPage::intercept_action(const ActionEvent& event) {
  input_.set_by_keys(true);
  if (lesson_.over()) return false;
  const auto next = [this](Point from, Action direction) { return board_->next_cell(from, direction); };
  const auto reply = board_focus_.handle(event, true, lesson_.script().alternative, next);
  if (reply.gesture) act(*reply.gesture);
  return reply.consumed;
}

void LessonPage::act(const Gesture& gesture) {
  using Kind = Gesture::Kind;
  const bool drag = gesture.kind == Kind::Drag;
  const bool unused =
      gesture.kind == Kind::Alternative && lesson_.script().alternative == BoardFocus::Alternative::None;
  if (unused || gesture.kind == Kind::Pan || (drag && !lesson_.allows(gesture.from))) return;
  const bool allowed =
      gesture.kind == Kind::Swipe ? lesson_.allows(gesture.direction) : lesson_.allows(gesture.cell);
  if (drag && !allowed) return;
  if (next_at_ && !drag) return go_on();  // a player who has seen enough need not wait
  const LessonMoment at = moment();
  const auto outcome = allowed ? board_->play(at, gesture) : LessonBoard::Outcome{What::Wrong};
  if (outcome.what == What::Wrong) {
    board_->decline(at, gesture);
    if (!at.step.wrong.empty()) message_.say(at.step.wrong, now());
  }
  if (outcome.what != What::Done) return;
  if (lesson_.done() + 1 == lesson_.steps()) context_.audio.play(win_sound(theme()));
  next_at_ = outcome.until;
  if (now() >= *next_at_) go_on();
}

void LessonPage::advance(Duration /*step*/) {
  message_.pass(now());
  if (lesson_.script().alternative != BoardFocus::Alternative::None) {
    if (const auto gesture = input_.take_long_press(!lesson_.over(), now())) act(*gesture);
  }
  if (SoundCues* const cues = board_->sounds()) cues->play(now());
  ending_.play(now());
  if (next_at_ && now() >= *next_at_) go_on();
}

bool LessonPage::moving() const {
  const SoundCues* const cues = board_->sounds();
  return board_->view().changes(now()) || message_.moving(now()) || next_at_.has_value() ||
         (cues && cues->waiting()) || now() < step_since_ + context_.pace(motion::kCalm) + kSealTime;
}

std::optional<Duration> LessonPage::page_due() const {
  const auto fades = message_.due(now()), pressed = input_.due(now());
  return fades && pressed ? std::min(*fades, *pressed) : fades ? fades : pressed;
}

void LessonPage::paint(Canvas& canvas, Duration now) const {
  const bool awaits = !lesson_.over() && !next_at_;
  board_->draw(
      canvas,
      {.input = input_, .cursor = board_focus_.shown_cursor(), .awaited = awaits ? &lesson_.step() : nullptr},
      now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  const Palette& c = theme().colour;
  const Rgba accent = game_.accent.on(theme());
  draw_header_bar(canvas, theme(), {.title = tr(lesson_.script().title), .accent = accent}, 2);
  draw_card(canvas, theme(), card_, Elevation::Low);
  float x = card_.centre().x - kDotStep * static_cast<float>(lesson_.steps() - 1) / 2;
  const float y = card_.bottom() - space::kHair - kProgress / 2;
  for (std::size_t step = 0; step < lesson_.steps(); ++step, x += kDotStep) {
    if (step <= lesson_.done() && step < lesson_.steps())
      canvas.disc({x, y}, kDot, accent.faded(step < lesson_.done() ? 1.0F : 0.5F));
    canvas.ring({x, y}, kDot, kLine, accent);
  }
  message_.draw(canvas, context_, board_->view().plate(), board_->view().grid().rim, now);
  draw_controls(canvas, now);
  draw_ending(canvas, now);
  const auto come =
      static_cast<float>(Tween{step_since_, context_.pace(motion::kCalm), kCalmInCurve}.progress(now));
  canvas.fade(come);
  if (!context_.still()) canvas.translate({0, (1 - come) * kWordsRise});
  float width = words_.w;
  if (lesson_.over()) width = std::min(width, seal_place().x - space::kTiny - words_.x);
  const float height = words_height(message(), width);
  canvas.paragraph(
      tr(message()), {words_.x, words_.y + std::max(0.0F, (words_.h - height) / 2), width, height},
      {.face = Face::Bold, .size = words_size(canvas.size()), .colour = c.text, .align = Align::Centre},
      context_.line_height());
}

// On the right edge of the card.
Rect LessonPage::seal_place() const {
  const float side = std::clamp(card_.h * kSealPart, kLeastTarget, kMostSeal);
  return centred(
      {std::min(card_.right() - side * kSealIn, context_.canvas.size().w - side), card_.centre().y},
      {side, side});
}

// The seal comes down from above, and a ring runs out from it.
void LessonPage::draw_ending(Canvas& canvas, Duration now) const {
  if (!lesson_.over()) return;
  const auto down =
      static_cast<float>(Tween{step_since_, context_.pace(motion::kBase), kQuickCurve}.progress(now));
  if (down <= 0) return;
  const Rect seal = seal_place();
  const float side = seal.w;
  const auto out = static_cast<float>(
      Tween{step_since_ + motion::kBase, kSealTime - motion::kBase, kBaseCurve}.progress(now));
  if (!context_.still() && out > 0 && out < 1)
    canvas.outline(seal.grown(out * side * kSealRing), side / 8 + out * side * kSealRing, kRing,
                   theme().colour.seal.faded(1 - out));
  draw_seal(canvas, theme(), seal, kSealGlyph,
            {.opacity = down, .scale = context_.still() ? 1 : mix(kSealFrom, 1.0F, down)});
}

std::string LessonPage::state() const {
  const std::string id =
      lesson_.script().id.empty() ? "" : "lesson=" + std::string(lesson_.script().id) + ' ';
  return id + "step=" + std::to_string(lesson_.done() + 1) + (lesson_.over() ? " over " : " ") +
         board_->state();
}

std::optional<Vec> LessonPage::locate_more(std::string_view name) const {
  const auto cell = board_->find(name);
  return cell ? std::optional(board_->view().centre(*cell)) : std::nullopt;
}

}  // namespace quintet::ui
