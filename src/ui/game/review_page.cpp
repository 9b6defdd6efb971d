#include "ui/game/review_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/date_text.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

struct Speed {
  std::string_view name;
  Duration between;
};
constexpr std::array kSpeeds{Speed{"½×", milliseconds(2000)}, Speed{"1×", milliseconds(1000)},
                             Speed{"2×", milliseconds(500)}, Speed{"4×", milliseconds(250)}};
constexpr std::size_t kUsualSpeed = 1;
constexpr double kHundred = 100;
constexpr float kLeastStep = 62;  // width of the button for the speed, with the space beside it

std::string chance_words(double chance) {
  return percent_text(chance);
}

}  // namespace

ReviewPage::ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
                       const StonePictures& stones, Workers workers)
    : Page(context, std::string(codec.game) + ".review"),
      records_(context, codec, floor),
      record_(std::move(record)),
      stones_(stones),
      answer_line_(std::move(workers.answer)),
      analysis_(context, record_.moves + 1, std::move(workers.judge)),
      at_(record_.moves),
      focus_(controls_, input_, context.audio, name() + ".board", BoardFocus::Others::BesideAndBelow),
      speed_(kUsualSpeed),
      answer_(context.wake) {
  controls_.focus(name() + ".previous");
}

void ReviewPage::enter() {
  Page::enter();
  analysis_.resume();
  if (std::exchange(asks_again_, false)) ask_answer();
  follow_in_list();
}

void ReviewPage::leave() {
  Page::leave();
  next_at_.reset();
  input_.let_go();
  hovered_.reset();
  analysis_.pause();
  asks_again_ = answer_.running();
  answer_.cancel();
}

// --- Steps through the game

void ReviewPage::go_to(std::size_t ply) {
  const std::size_t before = std::exchange(at_, ply);
  if (before != ply) show_step(before);
  follow_in_list();
  swing_bar();
}

void ReviewPage::jump_to(std::size_t ply) {
  next_at_.reset();
  close_line();
  go_to(ply);
}

void ReviewPage::step(int by) {
  next_at_.reset();
  const std::size_t at = line_ ? line_->at : at_, end = line_ ? line_->moves.size() : last();
  const std::size_t to = by < 0 ? at - (at > 0 ? 1 : 0) : std::min(at + 1, end);
  line_ ? move_in_line(to) : go_to(to);
}

void ReviewPage::step_to_end(Action end) {
  next_at_.reset();
  if (line_) return move_in_line(end == Action::Home ? 0 : line_->moves.size());
  go_to(end == Action::Home ? 0 : last());
}

// At the end, playback restarts from the beginning.
void ReviewPage::toggle_playing() {
  if (next_at_) return next_at_.reset();
  if (line_ && line_->at == line_->moves.size()) move_in_line(0);
  if (!line_ && at_ == last()) go_to(0);
  next_at_ = now() + between_moves();
}

void ReviewPage::replay() {
  close_line();
  go_to(0);
  next_at_ = now() + between_moves();
}

void ReviewPage::change_speed() {
  speed_ = (speed_ + 1) % kSpeeds.size();
  if (next_at_) next_at_ = now() + between_moves();
}

Duration ReviewPage::between_moves() const {
  return kSpeeds[speed_].between;
}

// --- The line beside the game

void ReviewPage::open_line(ReviewLine line) {
  next_at_.reset();
  answer_.cancel();
  const std::size_t before = line_ ? line_->at : 0;
  line_ = std::move(line);
  show_line_step(before);
  swing_bar();
}

void ReviewPage::close_line() {
  if (!line_) return;
  answer_.cancel();
  const std::size_t before = line_->at;
  line_.reset();
  input_.let_go();
  show_line_step(before);
  swing_bar();
}

// Begins at the position from which the line is played; its first move is shown at once.
void ReviewPage::show_known_line(ReviewLine::Kind kind) {
  auto line = known_line(kind, analysis_.plies(), at_);
  if (!line) return;
  open_line(*std::move(line));
  move_in_line(1);
}

void ReviewPage::begin_try(TryFrom from) {
  if (!board()) return;
  const bool anew = from == TryFrom::Mistake && !line_ && quality() != MoveQuality::Fine;
  open_line(line_ ? continued(*line_) : line_to_try(analysis_.plies(), at_ - (anew ? 1 : 0)));
  place_controls();
  controls_.focus(focus_.id());
}

void ReviewPage::try_move(Point cell) {
  const auto move = legal_move(cell);
  if (!move) {
    context_.audio.play("tile-refuse");
    return;
  }
  if (!trying()) begin_try(TryFrom::Here);
  answer_.cancel();
  const std::size_t before = line_->at;
  line_->try_move(*move);
  show_line_step(before);
  ask_answer();
}

void ReviewPage::move_in_line(std::size_t to) {
  const std::size_t before = std::exchange(line_->at, to);
  if (before == to) return;
  answer_.cancel();
  show_line_step(before);
  swing_bar();
}

void ReviewPage::ask_answer() {
  if (!answer_line_) return;
  answer_.start([ask = answer_line_, line = *line_](const std::stop_token& stop) { return ask(line, stop); });
}

void ReviewPage::take_answer() {
  auto answer = answer_.poll();
  if (!answer || !trying() || line_->at == 0) return;
  if (!*answer) return show_toast(tr("This position could not be analysed."));
  const std::size_t before = line_->at;
  line_->take(**std::move(answer));
  if (line_->at != before) show_line_step(before);
  swing_bar();
}

// --- The analysis

void ReviewPage::find_mistakes() {
  const std::vector<ReviewedPly>& plies = analysis_.plies();
  mistakes_.clear();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (plies[i].quality != MoveQuality::Fine) mistakes_.push_back(i);
  }
}

std::optional<std::size_t> ReviewPage::next_mistake(int by) const {
  if (by > 0) {
    const auto next = std::ranges::upper_bound(mistakes_, at_);
    return next == mistakes_.end() ? std::nullopt : std::optional(*next);
  }
  const auto next = std::ranges::lower_bound(mistakes_, at_);
  return next == mistakes_.begin() ? std::nullopt : std::optional(*(next - 1));
}

void ReviewPage::update_analysis() {
  if (analysis_.advance()) {
    find_mistakes();
    growth_ = {now(), context_.pace(motion::kQuick), kBaseCurve};
    swing_bar();
  }
  if (!analysis_.failure() || std::exchange(failure_logged_, true)) return;
  if (context_.log)
    context_.log("the game of " + std::string(records_.codec().game) +
                 " could not be analysed: " + analysis_.failure()->text);
  show_toast(tr("This game could not be analysed."));
}

std::optional<double> ReviewPage::chance() const {
  if (line_) return line_->chance();
  if (at_ < analysis_.plies().size()) return analysis_.plies()[at_].chance;
  return std::nullopt;
}

void ReviewPage::swing_bar() {
  const double to = chance().value_or(bar_to_);
  if (to == bar_to_) return;
  bar_from_ = bar_from_ + (bar_to_ - bar_from_) * swing_.progress(now());
  bar_to_ = to;
  swing_ = {now(), context_.glide(motion::kCalm), kBaseCurve};
}

void ReviewPage::advance(Duration step) {
  static_cast<void>(step);
  update_analysis();
  take_answer();
  if (!next_at_ || now() < *next_at_) return;
  next_at_ = *next_at_ + between_moves();
  if (line_) {
    if (line_->at < line_->moves.size()) move_in_line(line_->at + 1);
    if (line_->at == line_->moves.size()) next_at_.reset();
    return;
  }
  go_to(std::min(at_ + 1, last()));
  if (at_ == last()) next_at_.reset();
}

std::optional<Duration> ReviewPage::page_due() const {
  if (!next_at_) return std::nullopt;
  return *next_at_ - now();
}

// --- Input

bool ReviewPage::intercept(const Event& event) {
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) return intercept_pointer(*pointer);
  const auto* action = std::get_if<ActionEvent>(&event);
  return action && intercept_action(*action);
}

bool ReviewPage::intercept_pointer(const PointerEvent& event) {
  if (event.kind == PointerEvent::Kind::Scrolled) {
    if (layout_.list.contains(event.at) && scroll_list(event.scroll.y)) return true;
    const int steps = wheel_.take(event.scroll.y);
    for (int i = 0; i < std::abs(steps); ++i) step(steps > 0 ? -1 : 1);
    return true;
  }
  hovered_ = event.kind == PointerEvent::Kind::Left || event.touch ? std::nullopt
                                                                   : ply_at(layout_.curve, last(), event.at);
  if (!board() || !answer_line_) return false;
  const auto gesture = input_.handle(event, *board(), !over(), now());
  if (gesture && gesture->kind == Gesture::Kind::Pick) try_move(gesture->cell);
  return false;
}

// The arrows step through the game; while the player tries moves, they lead the cursor over the board.
bool ReviewPage::intercept_action(const ActionEvent& event) {
  input_.set_by_keys(true);
  if (event.action == Action::Back && !event.repeated && line_) {
    close_line();
    return true;
  }
  if (trying()) {
    const auto next = [this](Point from, Action direction) { return next_cell(from, direction); };
    const auto reply = focus_.handle(event, !over(), BoardFocus::Alternative::None, next);
    if (reply.gesture) try_move(reply.gesture->cell);
    return reply.consumed;
  }
  if (event.action != Action::Left && event.action != Action::Right) return false;
  step(event.action == Action::Left ? -1 : 1);
  return true;
}

std::optional<Point> ReviewPage::shown_cursor() const {
  return trying() ? focus_.shown_cursor() : std::nullopt;
}

// Whether the list has room to move.
bool ReviewPage::scroll_list(float steps) {
  const std::size_t all = review_row_count(last());
  if (all <= layout_.rows) return false;
  const auto farthest = static_cast<int>(all - layout_.rows);
  const int first = static_cast<int>(first_row_) - list_wheel_.take(steps);
  first_row_ = static_cast<std::size_t>(std::clamp(first, 0, farthest));
  return true;
}

// The row of the shown move stays visible, with one beside it.
void ReviewPage::follow_in_list() {
  const std::size_t all = review_row_count(last()), rows = layout_.rows;
  if (rows == 0 || all <= rows) {
    first_row_ = 0;
    return;
  }
  const std::size_t row = review_row_of(at_ > 0 ? at_ - 1 : 0);
  const std::size_t margin = rows > 2 ? 1 : 0;
  if (row < first_row_ + margin) first_row_ = row - std::min(row, margin);
  if (row + margin >= first_row_ + rows) first_row_ = row + margin + 1 - rows;
  first_row_ = std::min(first_row_, all - rows);
}

std::vector<Command> ReviewPage::steps() {
  const std::size_t at = line_ ? line_->at : at_, end = line_ ? line_->moves.size() : last();
  const bool back = at > 0, forward = at < end;
  const auto play = next_at_ ? CommandInfo{"play", msgid("Stop"), "pause", Action::Pause}
                             : CommandInfo{"play", msgid("Play by itself"), "play", Action::Pause};
  return {{{"first", msgid("To the start"), "step-first", Action::Home},
           [this] { step_to_end(Action::Home); },
           back},
          {{"previous", msgid("One move back"), "left", Action::Undo, {}, "←"}, [this] { step(-1); }, back},
          {play, [this] { toggle_playing(); }, end > 0},
          {{"next", msgid("One move forward"), "right", Action::Redo, {}, "→"}, [this] { step(1); }, forward},
          {{"last", msgid("To the end"), "step-last", Action::End},
           [this] { step_to_end(Action::End); },
           forward},
          {{"speed", msgid("Speed")}, [this] { change_speed(); }, true, Control::Kind::Button}};
}

std::vector<Command> ReviewPage::actions() {
  const Command play{
      {"on", msgid("Play on"), "board"}, [this] { play_on(); }, !over(), Control::Kind::Button};
  const Command attempt{
      {"try", msgid("Try it"), "stone-black", Action::Hint},
      [this] { begin_try(TryFrom::Mistake); },
      board() != nullptr && answer_line_ != nullptr && (!over() || quality() != MoveQuality::Fine),
      Control::Kind::Button};
  if (line_)
    return {{{"close", msgid("Back to the game"), "back"},
             [this] { close_line(); },
             true,
             Control::Kind::Primary},
            play};
  const ReviewedPly none, &reviewed = judged() ? analysis_.plies()[at_] : none;
  return {{{"best", msgid("Best line"), "hint"},
           [this] { show_known_line(ReviewLine::Kind::Best); },
           !reviewed.best_line.empty(),
           Control::Kind::Button},
          {{"follows", msgid("What follows"), "next"},
           [this] { show_known_line(ReviewLine::Kind::Follows); },
           !reviewed.answer_line.empty(),
           Control::Kind::Button},
          attempt,
          play};
}

std::vector<Command> ReviewPage::mistake_steps() {
  const auto to = [this](int by) {
    return [this, by] {
      if (const auto ply = next_mistake(by)) jump_to(*ply);
    };
  };
  return {{{"mistake-back", msgid("Previous mistake"), "up", Action::PageUp},
           to(-1),
           next_mistake(-1).has_value()},
          {{"mistake-next", msgid("Next mistake"), "down", Action::PageDown},
           to(1),
           next_mistake(1).has_value()}};
}

std::vector<Command> ReviewPage::header_tools() {
  std::vector<Command> all = tools();
  all.push_back({{"record", msgid("Copy and export"), "save"}, [this] { records_.show_record(record_); }});
  return all;
}

bool ReviewPage::run_command(const std::function<bool(const CommandInfo&)>& wanted) {
  for (const std::vector<Command>& commands : {steps(), actions(), mistake_steps(), header_tools()}) {
    const auto command = std::ranges::find_if(commands, wanted, &Command::info);
    if (command == commands.end()) continue;
    if (command->enabled) command->run();
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
  if (run_command([&](const CommandInfo& info) { return is(info.id); })) return;
  for (std::size_t move = 0; move < last(); ++move) {
    if (reply.id == move_id(move)) return jump_to(move + 1);
  }
}

// Stones have their own sound.
bool ReviewPage::sounds(const ControlEvent& reply) const {
  constexpr std::array kSilent{"curve", "next", "last", "board", "best", "follows"};
  return std::ranges::none_of(kSilent, [&](const char* id) { return reply.id == name() + '.' + id; });
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
    Question question{msgid("Play on from here?"), msgid("Your unfinished game will be lost."), {}};
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
                     " mistakes=" + std::to_string(mistakes_.size());
  if (at_ > 0) text += " last=" + words_of(at_ - 1).name;
  if (const std::string move = better(); !move.empty()) text += " better=" + move;
  if (line_) {
    constexpr std::array kNames{"best", "follows", "try"};
    text += " line=" + std::string(kNames[static_cast<std::size_t>(line_->kind)]) + ':' +
            std::to_string(line_->at) + '/' + std::to_string(line_->moves.size());
    if (line_->at > 0) text += " shown=" + line_->moves[line_->at - 1];
  }
  if (answer_.running()) text += " answering=yes";
  if (next_at_) text += " playing=yes";
  return text;
}

// --- The page

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
  const std::size_t rows = layout_.rows;
  layout_ = review_layout(size);
  if (layout_.rows != rows) follow_in_list();
  fit_board(layout_.board);
  std::vector<Control> controls = controls_of(header_tools(), Control::Tooltip::Focus);
  icons_ = controls.size();
  place_at_right(size, controls);
  controls.insert(controls.begin(), back_control(size, name() + ".back", tr("Back (Esc)")));
  if (trying()) controls.push_back(focus_.control(board()->plate()));
  place_panel_controls(controls);
  return controls;
}

void ReviewPage::place_panel_controls(std::vector<Control>& controls) {
  const auto add = [&](std::vector<Control> bar, Rect area, std::size_t rows) {
    place_steps(bar, area, rows);
    std::ranges::move(bar, std::back_inserter(controls));
  };
  std::vector<Control> bar = controls_of(actions(), Control::Tooltip::Focus);
  for (Control& action : bar) {
    if (layout_.low)
      action.kind = Control::Kind::Icon;
    else
      action.icon.clear();
  }
  add(std::move(bar), layout_.actions, layout_.low ? 1 : 2);
  if (!layout_.curve.empty()) {
    const auto all = static_cast<float>(last());
    controls.push_back({.id = name() + ".curve",
                        .kind = Control::Kind::Slider,
                        .bounds = curve_slider(layout_.curve),
                        .value = static_cast<float>(at_) / all,
                        .step = 1 / all,
                        .ring_radius = radius::kCell});
  }
  bar = controls_of(steps(), Control::Tooltip::Hover);
  bar.back().label = kSpeeds[speed_].name;
  if (layout_.steps.w < static_cast<float>(bar.size()) * kLeastStep) bar.pop_back();
  add(std::move(bar), layout_.steps, 1);
  if (layout_.rows == 0) return;
  bar = controls_of(mistake_steps(), Control::Tooltip::Focus);
  const float side = layout_.mistakes.h;
  for (std::size_t i = 0; i < bar.size(); ++i)
    bar[i].bounds = {
        layout_.mistakes.right() - static_cast<float>(bar.size() - i) * (side + space::kTiny) + space::kTiny,
        layout_.mistakes.y, side, side};
  std::ranges::move(bar, std::back_inserter(controls));
  for (std::size_t move = 0; move < last(); ++move) {
    if (const auto place = review_move_place(layout_, first_row_, move))
      controls.push_back(
          {.id = move_id(move), .kind = Control::Kind::Area, .bounds = *place, .ring_radius = radius::kCell});
  }
}

std::string ReviewPage::better_words(const std::string& move) const {
  return format(tr("better: {point}"), {{"point", move}});
}

// What the game is, if there is room for it.
std::string ReviewPage::title_in_header() const {
  const std::string title = record_.card.title ? record_.card.title(context_.words) : std::string();
  const float icons = static_cast<float>(icons_ + 1) * (kTarget + space::kSmall);
  const float room = context_.canvas.size().w - 2 * space::kHuge - icons - space::kBase;
  const bool fits = context_.canvas.text_width(title, Face::Title, type::kTitle) <= room;
  return title.empty() || !fits ? tr("Review") : title;
}

ReviewCaption ReviewPage::caption() const {
  if (line_) return line_caption();
  ReviewCaption caption{.stone = stones_[0]};
  if (!analysis_.done() && !analysis_.failure()) {
    caption.progress =
        static_cast<double>(analysis_.plies().size()) / static_cast<double>(analysis_.positions());
    const auto part = std::to_string(std::lround(std::floor(kHundred * *caption.progress)));
    caption.note = format(tr("Analysing… {part} %"), {{"part", part}});
  }
  if (const auto known = chance()) caption.chance = chance_words(*known);
  if (at_ == 0) {
    caption.title = tr("The empty board");
    caption.line = start_line();
    return caption;
  }
  caption.title = format(tr("Move {number} of {count}"),
                         {{"number", std::to_string(at_)}, {"count", std::to_string(last())}});
  const MoveWords move = words_of(at_ - 1);
  caption.line = move.player + " · " + move.name;
  return caption;
}

ReviewCaption ReviewPage::line_caption() const {
  constexpr std::array kTitles{msgid("Best line"), msgid("What follows"), msgid("Your line")};
  ReviewCaption caption{.title = tr(kTitles[static_cast<std::size_t>(line_->kind)]), .stone = stones_[0]};
  if (!line_->moves.empty())
    caption.note = format(tr("{number} of {count}"), {{"number", std::to_string(line_->at)},
                                                      {"count", std::to_string(line_->moves.size())}});
  if (answer_.running()) caption.note = tr("Thinking…");
  if (const auto known = chance()) caption.chance = chance_words(*known);
  if (line_->at > 0)
    caption.line = line_->moves[line_->at - 1];
  else
    caption.line = line_->from == 0
                       ? tr("The empty board")
                       : format(tr("After move {number}"), {{"number", std::to_string(line_->from)}});
  return caption;
}

ReviewVerdict ReviewPage::verdict_of(const ReviewedPly& reviewed) const {
  ReviewVerdict verdict{.quality = reviewed.quality};
  if (reviewed.quality != MoveQuality::Fine)
    verdict.title = reviewed.words.in(context_.words);
  else if (reviewed.best)
    verdict.title = tr("Best move");
  else if (!reviewed.better.empty())
    verdict.title = better_words(reviewed.better);
  else
    verdict.title = tr("A good move");
  if (reviewed.quality == MoveQuality::Fine) return verdict;
  if (!reviewed.better.empty()) {
    const std::string reason = reviewed.better_reason.in(context_.words);
    verdict.reasons.push_back(reason.empty() ? better_words(reviewed.better) : reason);
  }
  if (const std::string reason = reviewed.answer_reason.in(context_.words); !reason.empty())
    verdict.reasons.push_back(reason);
  return verdict;
}

ReviewVerdict ReviewPage::verdict() const {
  if (line_) return line_verdict();
  if (judged()) return verdict_of(analysis_.plies()[at_]);
  return {};
}

// Of a tried move: what it was. The other lines have the reasons of their move.
ReviewVerdict ReviewPage::line_verdict() const {
  if (line_->kind != ReviewLine::Kind::Try) {
    const ReviewedPly& reviewed =
        analysis_.plies()[line_->kind == ReviewLine::Kind::Best ? line_->from + 1 : line_->from];
    ReviewVerdict verdict;
    const LocalizedText& reason =
        line_->kind == ReviewLine::Kind::Best ? reviewed.better_reason : reviewed.answer_reason;
    if (!reason.empty()) verdict.reasons.push_back(reason.in(context_.words));
    return verdict;
  }
  if (line_->moves.empty()) return {.title = tr("Place a stone. The computer answers.")};
  if (!line_->verdict || line_->at < line_->verdict->move) return {};
  const bool fine = line_->verdict->quality == MoveQuality::Fine;
  return {.quality = line_->verdict->quality,
          .title = fine ? tr("A good move") : line_->verdict->words.in(context_.words)};
}

std::string ReviewPage::mistakes_words() const {
  if (mistakes_.empty()) return analysis_.done() ? tr("No mistakes found.") : std::string();
  return format(context_.words.trn("{count} mistake", "{count} mistakes", mistakes_.size()),
                {{"count", std::to_string(mistakes_.size())}});
}

ReviewMove ReviewPage::listed_move(std::size_t move) const {
  const std::vector<ReviewedPly>& plies = analysis_.plies();
  const MoveWords words = words_of(move);
  ReviewMove listed{.stone = stones_[words.side], .name = words.name, .shown = !line_ && at_ == move + 1};
  if (move + 1 < plies.size()) {
    listed.quality = plies[move + 1].quality;
    listed.chance = chance_words(plies[move + 1].chance);
  }
  return listed;
}

ReviewCurve ReviewPage::curve(Duration now) const {
  return {.points = analysis_.curve(),
          .moves = last(),
          .at = at_,
          .grown = static_cast<float>(growth_.progress(now)),
          .accent = records_.codec().accent.on(window_theme_),
          .stones = stones_,
          .hovered = hovered_};
}

void ReviewPage::paint(Canvas& canvas, Duration now) const {
  draw_board(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, window_theme_,
                  {.title = title_in_header(), .accent = records_.codec().accent.on(window_theme_)}, icons_);
  draw_chance_bar(canvas, window_theme_, bar_from_ + (bar_to_ - bar_from_) * swing_.progress(now),
                  layout_.bar);
  paint_panel(canvas, now);
  for (const Control& control : controls_.all()) {
    if (control.kind != Control::Kind::Slider)
      controls_.draw(canvas, window_theme_, now - this->now(), control);
  }
  if (!hovered_) return;
  std::string words = std::to_string(*hovered_);
  if (*hovered_ > 0) words += " · " + words_of(*hovered_ - 1).name;
  if (*hovered_ < analysis_.plies().size())
    words += " · " + chance_words(analysis_.plies()[*hovered_].chance);
  draw_review_bubble(canvas, window_theme_, words, place_on_curve(curve(now), layout_.curve, *hovered_),
                     layout_.panel);
}

void ReviewPage::paint_panel(Canvas& canvas, Duration now) const {
  const Rgba accent = records_.codec().accent.on(window_theme_);
  draw_card(canvas, window_theme_, layout_.panel, Elevation::Low);
  if (!layout_.about.empty() && record_.card.title) {
    const std::array parts{record_.card.title(context_.words), record_.card.about(context_.words),
                           recent_day_text(context_.words, record_.card.date, context_.today())};
    draw_review_about(canvas, window_theme_, parts, layout_.about);
  }
  draw_review_caption(canvas, window_theme_, accent, caption(), layout_.caption);
  draw_review_verdict(canvas, window_theme_, verdict(), layout_.verdict, context_.line_height());
  if (!layout_.curve.empty()) draw_curve(canvas, window_theme_, curve(now), layout_.curve);
  if (layout_.rows > 0) paint_list(canvas, now);
}

void ReviewPage::paint_list(Canvas& canvas, Duration now) const {
  const float buttons = 2 * (layout_.mistakes.h + space::kTiny);
  canvas.text(mistakes_words(),
              {layout_.mistakes.x, layout_.mistakes.y, layout_.mistakes.w - buttons, layout_.mistakes.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = window_theme_.colour.text});
  draw_review_rows(canvas, window_theme_, layout_, first_row_, last());
  for (std::size_t move = 0; move < last(); ++move) {
    if (const auto place = review_move_place(layout_, first_row_, move))
      draw_review_move(canvas, window_theme_, records_.codec().accent.on(window_theme_), listed_move(move),
                       *place, controls_.warmth(move_id(move), now - this->now()));
  }
}

}  // namespace quintet::ui
