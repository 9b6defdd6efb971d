#include "ui/game/review_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr Duration kBetweenMoves = std::chrono::seconds(1);

}  // namespace

ReviewPage::ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
                       const StonePictures& stones, ReviewAnalysis::Judge judge)
    : Page(context, std::string(codec.game) + ".review"),
      records_(context, codec, floor),
      record_(std::move(record)),
      stones_(stones),
      analysis_(context, record_.moves + 1, std::move(judge)),
      at_(record_.moves) {
  controls_.focus(name() + ".previous");
}

void ReviewPage::enter() {
  Page::enter();
  analysis_.resume();
}

void ReviewPage::leave() {
  Page::leave();
  next_at_.reset();
  analysis_.pause();
}

void ReviewPage::go_to(std::size_t ply) {
  const std::size_t before = std::exchange(at_, ply);
  if (before != ply) show_step(before);
}

void ReviewPage::jump_to(std::size_t ply) {
  next_at_.reset();
  go_to(ply);
}

void ReviewPage::step(int by) {
  if (by < 0) return jump_to(at_ - (at_ > 0 ? 1 : 0));
  jump_to(std::min(at_ + 1, last()));
}

// At the end, playback restarts from the beginning.
void ReviewPage::toggle_playing() {
  if (next_at_) return next_at_.reset();
  if (at_ == last()) go_to(0);
  next_at_ = now() + kBetweenMoves;
}

void ReviewPage::find_mistakes() {
  const std::vector<ReviewedPly>& plies = analysis_.plies();
  mistakes_.clear();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (plies[i].quality != MoveQuality::Fine) mistakes_.push_back(i);
  }
  std::ranges::stable_sort(mistakes_, std::ranges::greater{}, [&](std::size_t i) { return plies[i].lost; });
}

void ReviewPage::update_analysis() {
  if (analysis_.advance()) {
    find_mistakes();
    growth_ = {now(), context_.pace(motion::kQuick), kBaseCurve};
  }
  if (!analysis_.failure() || std::exchange(failure_logged_, true)) return;
  if (context_.log)
    context_.log("the game of " + std::string(records_.codec().game) +
                 " could not be analysed: " + analysis_.failure()->text);
  show_toast(tr("The master cannot judge this game."));
}

void ReviewPage::advance(Duration step) {
  static_cast<void>(step);
  update_analysis();
  if (!next_at_ || now() < *next_at_) return;
  next_at_ = *next_at_ + kBetweenMoves;
  go_to(at_ + 1);
  if (at_ == last()) next_at_.reset();
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
  if (!action || (action->action != Action::Left && action->action != Action::Right)) return false;
  step(action->action == Action::Left ? -1 : 1);
  return true;
}

std::vector<Command> ReviewPage::steps() {
  const bool back = at_ > 0, forward = at_ < last();
  const auto play = next_at_ ? CommandInfo{"play", msgid("Stop"), "pause", Action::Pause}
                             : CommandInfo{"play", msgid("Play by itself"), "play", Action::Pause};
  return {{{"first", msgid("To the start"), "step-first", Action::Home}, [this] { jump_to(0); }, back},
          {{"previous", msgid("One move back"), "left", Action::Undo, {}, "←"}, [this] { step(-1); }, back},
          {play, [this] { toggle_playing(); }},
          {{"next", msgid("One move forward"), "right", Action::Redo, {}, "→"}, [this] { step(1); }, forward},
          {{"last", msgid("To the end"), "step-last", Action::End}, [this] { jump_to(last()); }, forward}};
}

std::vector<Command> ReviewPage::header_tools() {
  std::vector<Command> all = tools();
  all.push_back({{"record", msgid("Copy, store, open"), "save"}, [this] { records_.show_record(record_); }});
  return all;
}

bool ReviewPage::run_command(const std::function<bool(const CommandInfo&)>& wanted) {
  for (const std::vector<Command>& commands : {steps(), header_tools()}) {
    const auto command = std::ranges::find_if(commands, wanted, &Command::info);
    if (command == commands.end()) continue;
    command->run();
    return true;
  }
  return false;
}

void ReviewPage::on_action(Action action) {
  if (action == Action::Copy) return show_toast(records_.copy(record_));
  if (action == Action::Paste) return tell_if_failed(records_.paste());
  run_command([action](const CommandInfo& info) { return info.key == action; });
}

void ReviewPage::on_control(const ControlEvent& reply) {
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("curve") && reply.what == ControlEvent::What::Changed)
    return jump_to(static_cast<std::size_t>(std::lround(reply.value * static_cast<float>(last()))));
  if (reply.what != ControlEvent::What::Activated) return;
  if (is("back")) return go_back();
  if (is("on")) return play_on();
  if (run_command([&](const CommandInfo& info) { return is(info.id); })) return;
  for (std::size_t row = 0; row < rows(); ++row) {
    if (reply.id == row_id(row)) return jump_to(mistakes_[row]);
  }
}

// Stones have their own sound.
bool ReviewPage::sounds(const ControlEvent& reply) const {
  return reply.id != name() + ".curve" && reply.id != name() + ".next" && reply.id != name() + ".last";
}

void ReviewPage::on_file_dropped(const std::string& file) {
  tell_if_failed(records_.open_file(file));
}

// The answers' actions must not use this page, which may no longer exist.
void ReviewPage::play_on() {
  next_at_.reset();
  if (over()) return;
  const auto begin = [&context = context_, floor = records_.floor()](const Continuation& way) {
    std::unique_ptr<Scene> page = way.begin(context);
    context.scenes.unwind(floor);
    context.scenes.push(std::move(page));
  };
  // The match on a board page below this one may be the one to be replaced.
  const auto confirm = [&context = context_, begin](const Continuation& way) {
    if (!way.replaces_a_match) return begin(way);
    Question question{msgid("Play on from here?"), msgid("The game that is kept is given up."), {}};
    question.answers.push_back({.id = "play", .label = msgid("Play on"), .act = [=] { begin(way); }});
    question.answers.push_back({.id = "cancel", .label = msgid("Keep the game")});
    context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
  };
  const std::vector<Continuation> ways = continuations();
  if (ways.size() == 1) return confirm(ways.front());
  Question question{msgid("Play on from here"), msgid("Against the computer you take the side to move."), {}};
  for (const Continuation& way : ways)
    question.answers.push_back({.id = way.id, .label = way.label, .act = [=] { confirm(way); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::string ReviewPage::state() const {
  std::string text = "ply=" + std::to_string(at_) + " of=" + std::to_string(last()) +
                     " judged=" + std::to_string(analysis_.plies().size()) +
                     " slips=" + std::to_string(mistakes_.size());
  if (at_ > 0) text += " last=" + words_of(at_ - 1).name;
  if (const std::string move = better(); !move.empty()) text += " better=" + move;
  if (next_at_) text += " playing=yes";
  return text;
}

std::vector<Control> ReviewPage::controls_of(const std::vector<Command>& commands,
                                             Control::Tooltip tooltip) const {
  std::vector<Control> controls;
  controls.reserve(commands.size());
  for (const Command& command : commands) {
    controls.push_back(control_of(command, name(), context_.words));
    controls.back().tooltip = tooltip;
  }
  return controls;
}

std::vector<Control> ReviewPage::layout(Extent size) {
  const Desk desk = window_desk();
  window_theme_ = desk == theme().desk ? theme() : make_theme(desk, theme().contrast);
  layout_ = review_layout(size);
  fit_board(layout_.board);
  std::vector<Control> controls = controls_of(header_tools(), Control::Tooltip::Focus);
  icons_ = controls.size();
  place_at_right(size, controls);
  controls.insert(controls.begin(), back_control(size, name() + ".back", tr("Back (Esc)")));
  const auto all = static_cast<float>(last());
  controls.push_back({.id = name() + ".curve",
                      .kind = Control::Kind::Slider,
                      .bounds = layout_.curve,
                      .value = static_cast<float>(at_) / all,
                      .step = 1 / all,
                      .ring_radius = radius::kCell});
  std::vector<Control> bar = controls_of(steps(), Control::Tooltip::Hover);
  place_steps(bar, layout_.steps);
  std::ranges::move(bar, std::back_inserter(controls));
  for (std::size_t row = 0; row < rows(); ++row)
    controls.push_back(
        {.id = row_id(row), .kind = Control::Kind::Area, .bounds = review_row_place(layout_, row)});
  controls.push_back({.id = name() + ".on",
                      .kind = Control::Kind::Primary,
                      .bounds = layout_.foot,
                      .label = tr("Play on from here"),
                      .icon = "board",
                      .enabled = !over()});
  return controls;
}

std::string ReviewPage::better_words(const std::string& move) const {
  return format(tr("better: {point}"), {{"point", move}});
}

ReviewCaption ReviewPage::caption() const {
  ReviewCaption caption;
  if (!analysis_.done() && !analysis_.failure()) {
    const auto part = std::to_string(100 * analysis_.plies().size() / analysis_.positions());
    caption.progress = format(tr("Judging {part} %"), {{"part", part}});
  }
  if (at_ == 0) {
    caption.title = tr("The empty board");
    caption.line = start_line();
    return caption;
  }
  caption.title = format(tr("Move {number} of {count}"),
                         {{"number", std::to_string(at_)}, {"count", std::to_string(last())}});
  const MoveWords move = words_of(at_ - 1);
  caption.line = move.colour + " · " + move.name;
  if (!judged()) return caption;
  const std::string better = this->better();
  caption.line += " · " + (better.empty() ? tr("the master's move") : better_words(better));
  return caption;
}

ReviewRow ReviewPage::row(std::size_t ply) const {
  const ReviewedPly& reviewed = analysis_.plies()[ply];
  const MoveWords move = words_of(ply - 1);
  return {.quality = reviewed.quality,
          .stone = stones_[move.side],
          .title = std::to_string(ply) + " · " + move.name + " · " + move.player,
          .better = better_words(reviewed.better),
          .words = reviewed.words.in(context_.words),
          .shown = at_ == ply};
}

void ReviewPage::paint(Canvas& canvas, Duration now) const {
  draw_board(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, window_theme_,
                  {.title = tr("Review"), .accent = records_.codec().accent.on(window_theme_)}, icons_);
  paint_panel(canvas, now);
  for (const Control& control : controls_.all()) {
    if (control.kind != Control::Kind::Slider)
      controls_.draw(canvas, window_theme_, now - this->now(), control);
  }
}

void ReviewPage::paint_panel(Canvas& canvas, Duration now) const {
  const Rgba accent = records_.codec().accent.on(window_theme_);
  draw_card(canvas, window_theme_, layout_.panel, Elevation::Low);
  draw_review_caption(canvas, window_theme_, caption(), layout_.caption);
  draw_curve(canvas, window_theme_,
             {.plies = analysis_.plies(),
              .moves = last(),
              .at = at_,
              .grown = static_cast<float>(growth_.progress(now)),
              .accent = accent,
              .stones = stones_},
             layout_.curve);
  for (std::size_t i = 0; i < rows(); ++i) {
    if (const Control* control = controls_.find(row_id(i)))
      draw_review_row(canvas, window_theme_, accent, row(mistakes_[i]), control->bounds,
                      controls_.warmth(control->id, now - this->now()));
  }
  if (mistakes_.empty() && analysis_.done())
    canvas.text(tr("No mistakes found."), layout_.note,
                {.size = type::kBody, .colour = window_theme_.colour.text_2, .align = Align::Centre});
}

}  // namespace quintet::ui
