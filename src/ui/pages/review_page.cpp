#include "ui/pages/review_page.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "ui/pages/dialogs.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {
namespace {

constexpr std::array<std::string_view, 3> kLineNames{"best", "follows", "try"};  // by LineKind
constexpr std::size_t kMostShown = 60;  // bytes of a comment, for scripts

}  // namespace

ReviewPage::ReviewPage(Context& context, const RecordCodec& codec, GameRecord record,
                       std::vector<Duration> times, std::size_t floor, const ReviewStyle& style,
                       ReviewAnalysis& analysis, LineSteps& lines)
    : Page(context, std::string(codec.game) + ".review"),
      records_(context, codec, floor),
      record_(std::move(record)),
      style_(style),
      analysis_(analysis),
      lines_(lines),
      times_(std::move(times)),
      input_(style.touch),
      focus_(controls_, input_, context.audio, name() + ".board", BoardFocus::Others::BesideAndBelow),
      list_(name() + ".move.", last()),
      strip_(name() + ".node."),
      curve_(last(), style.stones, style.scale, times_),
      position_(
          last(), lines_,
          [this](std::size_t before) {
            if (before != ply()) step_game(before);
            list_.follow(ply());
          },
          style.speeds, times_) {
  controls_.focus(name() + ".previous");
}

void ReviewPage::enter() {
  take_found();  // all of it, where the game was analysed before
  Page::enter();
  analysis_.resume();
  lines_.resume();
  list_.follow(ply());
}

void ReviewPage::leave() {
  Page::leave();
  position_.stop();
  input_.let_go();
  curve_.let_go();
  analysis_.pause();
  lines_.pause();
}

// --- Lines beside the game

// Its first move is shown at once.
void ReviewPage::show_known_line(LineKind kind) {
  if (!has_line(kind)) return;
  position_.stop();
  open_line(kind);
  lines_.move_to(1);
  place_controls();
  controls_.focus(name() + ".close");
}

void ReviewPage::begin_try(TryFrom from) {
  if (!lines_.can_try()) return;
  position_.stop();
  const bool anew = from == TryFrom::BetterMove && has_better();
  if (const auto last = last_cell()) input_.set_cursor(*last);
  open_try(ply() - (anew ? 1 : 0));
  place_controls();
  controls_.focus(focus_.id());
}

// Does nothing for gestures that are no moves on this board. A puzzle is about one move: another answer replaces the one
// before it, judged or not.
void ReviewPage::try_gesture(const Gesture& gesture) {
  if (gesture.kind != (input_.swiped() ? Gesture::Kind::Swipe : Gesture::Kind::Pick)) return;
  if (marking_) return shown_note() ? set_mark(gesture.cell) : void();
  if (guess_) return guess(gesture);
  if (puzzles_ && !puzzles_->asks()) return;
  if (puzzles_) take_back();
  if (!try_move(gesture)) context_.audio.play("refuse");
}

bool ReviewPage::trying() const {
  const auto line = lines_.view();
  return line && line->kind == LineKind::Try;
}

bool ReviewPage::accepts_moves() const {
  return marking_ || (puzzles_ && puzzles_->asks()) || !over();
}

void ReviewPage::take_back() {
  if (puzzles_) puzzles_->retry();
  if (tree_ && !solving()) tree_->forget_try();
  lines_.take_back();
}

// The focus returns to the button that has opened the line.
void ReviewPage::close_line() {
  const auto line = lines_.view();
  if (!line) return;
  const auto button = puzzles_ ? std::string_view("learn") : kLineNames[static_cast<std::size_t>(line->kind)];
  puzzles_.reset();
  lines_.close();
  place_controls();
  controls_.focus(name() + '.' + std::string(button));
}

bool ReviewPage::has_better() const {
  const ReviewedPly* const ply = reviewed();
  return ply && (ply->quality != MoveQuality::Fine || !ply->better.empty());
}

void ReviewPage::play_on() {
  position_.stop();
  if (!over()) ui::play_on(context_, records_.floor(), continuations());
}

// --- The analysis

MoveQuality ReviewPage::quality() const {
  const ReviewedPly* const ply = reviewed();
  return ply ? ply->quality : MoveQuality::Fine;
}

std::optional<std::size_t> ReviewPage::explained() const {
  const auto line = lines_.view();
  if (line) return line->kind == LineKind::Best ? std::optional(line->from + 1) : std::nullopt;
  return reviewed() ? std::optional(ply()) : std::nullopt;
}

void ReviewPage::take_found() {
  mistakes_.update(analysis_.curve());
  if (style_.list == ReviewStyle::List::Mistakes) list_.list_only(costliest_moves());
}

void ReviewPage::update_analysis() {
  if (analysis_.advance()) {
    take_found();
    curve_.grow(now(), context_.pace(motion::kQuick));
    learned();
  }
  if (!analysis_.failure() || std::exchange(failure_logged_, true)) return;
  if (context_.log)
    context_.log("the game of " + std::string(records_.codec().game) +
                 " could not be analysed: " + analysis_.failure()->text);
  show_toast(tr("This game could not be analysed."));
}

void ReviewPage::advance(Duration /*step*/) {
  update_analysis();
  const bool answering = lines_.answering();
  const bool failed = lines_.take_answer().has_value();
  if (failed) show_toast(tr("This position could not be analysed."));
  if (answering && !lines_.answering()) learned();
  if (const auto line = lines_.view();
      guess_ && guess_->asks() && answering && line && (failed || line->verdict))
    judge_guess(line->verdict);
  if (const auto line = lines_.view(); puzzles_ && answering && line && line->verdict) {
    puzzles_->judge(line->verdict->judged.quality);
    if (puzzles_->state() == MistakePuzzles::State::Found) context_.audio.play("hint");
    place_controls();
    if (!puzzles_->asks()) controls_.focus(name() + ".puzzle-next");
  }
  position_.advance(now());
  advance_game();
  if (const auto chance = style_.stones ? view().value() : std::nullopt)
    bar_.set(*chance, now(), context_.glide(motion::kCalm));
}

// --- Input

bool ReviewPage::intercept(const Event& event) {
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) return intercept_pointer(*pointer);
  const auto* action = std::get_if<ActionEvent>(&event);
  return action && intercept_action(*action);
}

bool ReviewPage::intercept_pointer(const PointerEvent& event) {
  if (event.kind == PointerEvent::Kind::Scrolled) {
    if (layout_.list.contains(event.at) && list_.scroll(event.scroll.y)) return true;
    const int steps = wheel_.take(event.scroll.y);
    for (int i = 0; i < std::abs(steps); ++i) position_.step(steps > 0 ? -1 : 1);
    return true;
  }
  curve_.follow(event);
  if (!lines_.can_try()) return false;
  const auto gesture = input_.handle(event, board(), accepts_moves(), now());
  if (gesture) try_gesture(*gesture);
  return false;
}

// The arrows step through the game; while the player tries moves, they lead the cursor over the board.
bool ReviewPage::intercept_action(const ActionEvent& event) {
  input_.set_by_keys(true);
  if (event.action == Action::Back && !event.repeated && guess_) {
    end_guessing();
    return true;
  }
  if (event.action == Action::Back && !event.repeated && marking_) {
    end_marking();
    return true;
  }
  if (event.action == Action::Back && !event.repeated && lines_.view()) {
    close_line();
    return true;
  }
  // In a variation the arrows still step, unless they lead the cursor.
  const bool steps = event.action == Action::Left || event.action == Action::Right;
  const bool walks = tree_ && !solving();
  if (walks && !event.repeated && show_alternative(event.action)) return true;
  if ((trying() || marking_) && !(walks && steps && !focus_.focused())) {
    const auto next = [this](Point from, Action direction) { return board().grid().next(from, direction); };
    const auto reply = focus_.handle(event, accepts_moves(), BoardFocus::Alternative::None, next);
    if (reply.gesture) try_gesture(*reply.gesture);
    return reply.consumed;
  }
  if (!steps) return false;
  position_.step(event.action == Action::Left ? -1 : 1);
  return true;
}

std::optional<Point> ReviewPage::shown_cursor() const {
  return trying() || marking_ ? focus_.shown_cursor() : std::nullopt;
}

std::vector<Command> ReviewPage::steps() {
  const bool back = position_.shown() > 0, forward = position_.shown() < position_.end();
  const auto play = position_.playing() ? CommandInfo{"play", msgid("Pause"), "pause", Action::Pause}
                                        : CommandInfo{"play", msgid("Auto-play"), "play", Action::Pause};
  return {
      {{"first", msgid("To the start"), "step-first", Action::Home}, [this] { position_.step_to(0); }, back},
      {{"previous", msgid("One move back"), "left", Action::Undo, {}, "←"},
       [this] { position_.step(-1); },
       back},
      {play, [this] { position_.toggle_playing(now()); }, position_.end() > 0},
      {{"next", msgid("One move forward"), "right", Action::Redo, {}, "→"},
       [this] { position_.step(1); },
       forward},
      {{"last", msgid("To the end"), "step-last", Action::End},
       [this] { position_.step_to(position_.end()); },
       forward},
      {{"speed", msgid("Speed")}, [this] { position_.change_speed(now()); }, true, Control::Kind::Button}};
}

// After a bad try the main button takes it back.
std::vector<Command> ReviewPage::actions() {
  if (puzzles_) return puzzle_actions();
  if (guess_) return guess_actions();
  if (marking_) return mark_actions();
  const Command play{
      {"on", style_.words.play_on, "board"}, [this] { play_on(); }, !over(), Control::Kind::Button};
  if (const auto line = lines_.view()) {
    const bool bad = line->verdict && is_mistake(line->verdict->judged.quality);
    std::vector<Command> all{{{"close", msgid("To the game"), "back"},
                              [this] { close_line(); },
                              true,
                              bad ? Control::Kind::Button : Control::Kind::Primary},
                             play};
    if (line->kind == LineKind::Try)
      all.insert(all.begin(), {{"take-back", msgid("Take back"), "undo"},
                               [this] { take_back(); },
                               line->can_take_back,
                               bad ? Control::Kind::Primary : Control::Kind::Button});
    if (tree_ && variation_of(strip_.stones(), strip_.shown()))
      all.push_back(
          {{"remove", msgid("Remove"), "trash"}, [this] { ask_to_remove(); }, true, Control::Kind::Button});
    return all;
  }
  std::vector<Command> all;
  if (lines_.can_try())
    all.push_back({{"learn", msgid("Learn from your mistakes"), "info"},
                   [this] { learn(); },
                   analysis_.done() && !plies_to_learn().empty(),
                   Control::Kind::Primary});
  all.push_back({{"best", style_.words.best_line, "hint"},
                 [this] { show_known_line(LineKind::Best); },
                 has_line(LineKind::Best),
                 Control::Kind::Button});
  // In a game of one player, the game itself shows what follows.
  if (style_.stones)
    all.push_back({{"follows", msgid("Why it fails"), "next"},
                   [this] { show_known_line(LineKind::Follows); },
                   has_line(LineKind::Follows),
                   Control::Kind::Button});
  if (lines_.can_try())
    all.push_back({{"try", msgid("Try it"), style_.try_icon, Action::Hint},
                   [this] { begin_try(TryFrom::BetterMove); },
                   !over() || has_better(),
                   Control::Kind::Button});
  all.push_back(play);
  return all;
}

// Up and down in the list of mistakes, where it is shown.
std::vector<Command> ReviewPage::mistake_steps() {
  if (solving()) return {};
  if (tree_ && trying()) return variation_steps();
  const bool listed = style_.list == ReviewStyle::List::Mistakes && layout_.rows > 0;
  const auto to = [this](const CommandInfo& info, std::optional<std::size_t> ply) {
    return Command{info, [this, ply] { position_.jump_to(*ply); }, ply.has_value()};
  };
  return {to({"mistake-back", msgid("Previous mistake"), "up", Action::PageUp},
             listed ? list_.above(ply()) : mistakes_.before(ply())),
          to({"mistake-next", msgid("Next mistake"), "down", Action::PageDown},
             listed ? list_.below(ply()) : mistakes_.after(ply()))};
}

std::vector<Command> ReviewPage::header_tools() {
  std::vector<Command> all = tools();
  if (shown_note() && !marking_ && !lines_.view() && lines_.can_try())
    all.push_back({{"guess", msgid("Guess the moves"), "problems"}, [this] { ask_whose_moves(); }});
  if (shown_note() && !marking_)
    all.push_back({{"mark", msgid("Mark points"), "mark"}, [this] { begin_marking(); }});
  if (shown_note() && layout_.comment.empty())
    all.push_back({{"comment", msgid("Comment"), "comment"}, [this] { write_comment(); }});
  if (tree_ && !solving() && !trying() && !alternatives(strip_.stones(), strip_.shown()).empty())
    all.insert(all.begin(), {{"variation", msgid("Show the variation"), "branch", Action::Second},
                             [this] { step_variation(1); }});
  all.push_back({{"record", msgid("Copy and export"), "save"},
                 [this] { show_record(context_, records_.codec(), exported(), records_.floor()); }});
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
  if (action == Action::Copy) return show_toast(records_.copy(exported()));
  if (action == Action::Paste) return tell_if_failed(records_.paste());
  if (tree_ && action == Action::Hint && trying()) return controls_.focus(focus_.id());
  run_command([action](const CommandInfo& info) { return info.key == action; });
}

void ReviewPage::on_control(const ControlEvent& reply) {
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("curve") && reply.what == ControlEvent::What::Changed)
    return position_.jump_to(curve_.ply_of(reply.value));
  if (reply.what != ControlEvent::What::Activated) return;
  if (is("back")) return go_back();
  if (is("comment") && shown_note()) return write_comment();
  if (run_command([&](const CommandInfo& info) { return is(info.id); })) return;
  if (const auto move = list_.move_of(reply.id)) return position_.jump_to(*move + 1);
  if (const auto node = tree_ ? strip_.node_of(reply.id) : std::nullopt) return show_node(*node);
  const auto mark =
      std::ranges::find_if(bookmarks_, [&](const Bookmark& one) { return is("mark." + one.name); });
  if (mark != bookmarks_.end()) position_.jump_to(mark->ply);
}

// Stones have their own sound.
bool ReviewPage::sounds(const ControlEvent& reply) const {
  constexpr std::array kSilent{"curve", "next", "last", "board", "best", "follows"};
  return std::ranges::none_of(kSilent, [&](const char* id) { return reply.id == name() + '.' + id; });
}

void ReviewPage::on_file_dropped(const std::string& file) {
  tell_if_failed(records_.open_file(file));
}

// Points as files have them: "h8".
std::string ReviewPage::state() const {
  const auto lower = [](std::string name) {
    const bool is_point = name.size() > 1 && name[1] >= '0' && name[1] <= '9';
    if (is_point && name[0] >= 'A' && name[0] <= 'Z') name[0] = static_cast<char>(name[0] - 'A' + 'a');
    return name;
  };
  std::string text = "ply=" + std::to_string(ply()) + " of=" + std::to_string(last()) +
                     " judged=" + std::to_string(analysis_.plies().size()) +
                     " mistakes=" + std::to_string(mistakes_.count());
  if (ply() > 0) text += " last=" + lower(move_name(ply() - 1));
  if (reviewed() && !reviewed()->better.empty()) text += " better=" + lower(reviewed()->better);
  if (const auto line = lines_.view()) {
    text += " line=" + std::string(kLineNames[static_cast<std::size_t>(line->kind)]) + ':' +
            std::to_string(line->at) + '/' + std::to_string(line->size);
    if (line->at > 0) text += " shown=" + lower(line->move);
  }
  if (lines_.answering()) text += " answering=yes";
  if (guess_)
    text += " guess=" + std::to_string(guess_->number()) + '/' + std::to_string(guess_->count()) + ':' +
            (guess_->asks() ? "open" : std::to_string(GuessGame::points_of(*guess_->result()))) +
            " points=" + std::to_string(guess_->points());
  if (puzzles_) {
    constexpr std::array<std::string_view, 4> kStates{"open", "wrong", "found", "shown"};
    text += " puzzle=" + std::to_string(puzzles_->number()) + '/' + std::to_string(puzzles_->count()) + ':';
    text += kStates[static_cast<std::size_t>(puzzles_->state())];
  }
  if (strip_.variations() > 0) text += " variations=" + std::to_string(strip_.variations());
  if (const auto node = tree_ ? variation_of(strip_.stones(), strip_.shown()) : std::nullopt)
    text += " variation=" + strip_.stones()[*node].label;
  if (const StoneNote* const note = shown_note(); note && !note->empty())
    text += " marks=" + std::to_string(note->marks.size()) +
            " comment=" + sgf::line_of(note->comment, kMostShown);
  if (position_.playing()) text += " playing=yes";
  return text;
}

std::optional<Vec> ReviewPage::locate_more(std::string_view name) const {
  const auto cell = read_point(name);
  return cell ? std::optional(board().centre(*cell)) : std::nullopt;
}

// --- The layout

std::vector<Control> ReviewPage::layout(Extent size) {
  const bool learns = lines_.can_try();
  layout_ = review_layout(
      size, {.bar = style_.stones.has_value(),
             .actions = solving() ? actions().size() : 2U + (style_.stones ? 1U : 0U) + (learns ? 1U : 0U),
             .learns = learns && !lines_.view() && !marking_,
             .board = board_shape(),
             .marks = bookmarks_.size(),
             .tree_rows = tree_ ? strip_.rows() : 0,
             .comment = comment_box(),
             .puzzle = solving()});
  list_.fit(layout_.list, layout_.rows);
  curve_.fit(layout_.curve);
  strip_.fit(layout_.tree);
  fit_board(layout_.board);
  std::vector<Command> tools = header_tools();
  // Where the steps have no room for the way from one mistake to the next, and for the speed, these are in the header.
  if (!steps_hold_mistakes()) std::ranges::move(mistake_steps(), std::back_inserter(tools));
  std::vector<Control> controls = controls_of(tools, Control::Tooltip::Focus);
  if (!solving() && !have_room(kSteps + kMistakeSteps + 1, layout_))
    controls.push_back(std::move(step_controls().back()));
  icons_ = controls.size();
  place_at_right(size, controls);
  controls.insert(controls.begin(), back_control(size, name() + ".back", tr("Back (Esc)")));
  if (trying() || marking_) controls.push_back(focus_.control(board().plate()));
  add_panel_controls(controls);
  return controls;
}

// In the order of the panel, from the top.
void ReviewPage::add_panel_controls(std::vector<Control>& controls) {
  const auto add = [&](std::vector<Control> more) { std::ranges::move(more, std::back_inserter(controls)); };
  std::vector<Control> bar = controls_of(actions(), Control::Tooltip::Focus);
  place_actions(bar, layout_);
  add(std::move(bar));
  if (curve_.shown()) controls.push_back(curve_.control(name() + ".curve", ply()));
  std::vector<Control> jumps = mark_controls();
  place_marks(jumps, layout_);
  add(std::move(jumps));
  if (solving()) return;
  add(strip_.controls());
  if (shown_note() && !layout_.comment.empty())
    controls.push_back({.id = name() + ".comment",
                        .kind = Control::Kind::Area,
                        .bounds = layout_.comment,
                        .ring_radius = radius::kControl});
  bar = step_controls();
  Control speed = std::move(bar.back());
  bar.pop_back();
  if (steps_hold_mistakes())
    std::ranges::move(controls_of(mistake_steps(), Control::Tooltip::Focus), std::back_inserter(bar));
  if (have_room(kSteps + kMistakeSteps + 1, layout_)) bar.push_back(std::move(speed));
  place_steps(bar, layout_);
  add(std::move(bar));
  if (layout_.rows > 0) add(list_.controls());
}

// The last one is the speed.
std::vector<Control> ReviewPage::step_controls() {
  std::vector<Control> controls = controls_of(steps(), Control::Tooltip::Hover);
  controls.back().label = position_.speed().name;
  return controls;
}

// The last one that has been reached is chosen.
std::vector<Control> ReviewPage::mark_controls() const {
  std::vector<Control> controls;
  if (solving()) return controls;
  for (const Bookmark& mark : bookmarks_) {
    if (!controls.empty() && mark.ply <= ply()) controls.back().value = 0;
    controls.push_back({.id = name() + ".mark." + mark.name,
                        .kind = Control::Kind::Choice,
                        .label = mark.name,
                        .value = mark.ply <= ply() ? 1.0F : 0.0F});
  }
  return controls;
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

// --- Painting

ReviewView ReviewPage::view() const {
  return {.plies = analysis_.plies(),
          .at = ply(),
          .last = last(),
          .line = lines_.view(),
          .progress =
              analysis_.done() || analysis_.failure() ? std::nullopt : std::optional(analysis_.progress()),
          .answering = lines_.answering(),
          .puzzle = puzzles_ ? &*puzzles_ : nullptr,
          .guess = guess_ ? &*guess_ : nullptr,
          .guessed = guess_ ? move_name(guess_->ply() - 1) : std::string(),
          .variation = variation_title(),
          .style = style_};
}

ReviewPanel ReviewPage::panel() const {
  ReviewPanel panel{.caption = review_caption(context_.words, view(), position_line()),
                    .verdict = review_verdict(context_.words, view()),
                    .mistakes = mistakes_text(context_.words, mistakes_.count(), view())};
  const bool found = std::ranges::any_of(
      analysis_.plies(), [](const ReviewedPly& ply) { return ply.quality != MoveQuality::Fine; });
  if (found) panel.signs = sign_counts(context_.words, view());
  if (style_.stones) panel.caption.stone = (*style_.stones)[0];
  if (!record_.card.title) return panel;
  panel.about = {has_title_in_header() ? std::string() : record_.card.title(context_.words),
                 record_.card.about(context_.words),
                 recent_day_text(context_.words, record_.card.date, context_.today())};
  // The line of the first position may say the same.
  if (panel.caption.line == panel.about[1]) panel.caption.line.clear();
  return panel;
}

ReviewMove ReviewPage::listed_move(std::size_t move) const {
  ReviewMove listed = ui::listed_move(view(), context_.words, move, move_name(move));
  if (style_.stones) listed.stone = (*style_.stones)[move % 2];
  return listed;
}

// The mistakes, then the inaccuracies where the game tells them.
std::vector<std::size_t> ReviewPage::costliest_moves() const {
  std::vector<std::size_t> plies = mistakes_.plies();
  const auto sort_from = [&](std::size_t first) {
    std::ranges::stable_sort(plies.begin() + static_cast<std::ptrdiff_t>(first), plies.end(),
                             std::ranges::greater{},
                             [this](std::size_t ply) { return analysis_.plies()[ply].cost; });
  };
  sort_from(0);
  if (!style_.words.signs[0].empty()) {
    const std::size_t mistakes = plies.size();
    for (std::size_t ply = 1; ply < analysis_.plies().size(); ++ply)
      if (analysis_.plies()[ply].quality == MoveQuality::Inaccuracy) plies.push_back(ply);
    sort_from(mistakes);
  }
  for (std::size_t& ply : plies) --ply;
  return plies;
}

// What the game is, if there is room for it.
bool ReviewPage::has_title_in_header() const {
  if (!record_.card.title) return false;
  const float icons = static_cast<float>(icons_ + 1) * (kTarget + space::kSmall);
  const float room = context_.canvas.size().w - 2 * space::kHuge - icons - space::kBase;
  return context_.canvas.text_width(record_.card.title(context_.words), Face::Title, type::kTitle) <= room;
}

std::string ReviewPage::title() const {
  return has_title_in_header() ? record_.card.title(context_.words) : tr("Review");
}

void ReviewPage::paint(Canvas& canvas, Duration now) const {
  const Theme window = window_theme();
  draw_board(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, window, {.title = title(), .accent = accent()}, icons_);
  if (style_.stones) bar_.draw(canvas, window, layout_.bar, now);
  draw_review_panel(canvas, window, accent(), layout_, panel(), context_.line_height());
  if (puzzles_) puzzles_->draw(canvas, window, accent(), layout_.marks);
  curve_.draw(canvas, window, accent(), analysis_.curve(), ply(), now);
  if (const StoneNote* const note = shown_note())
    draw_comment(canvas, window, note->comment, comment_prompt(), layout_.comment, context_.line_height(),
                 controls_.warmth(name() + ".comment", now - this->now()));
  if (!solving()) strip_.draw(canvas, window, accent(), controls_, now - this->now());
  if (layout_.rows > 0) {
    const auto describe = [this](std::size_t move) { return listed_move(move); };
    list_.draw(canvas, window, accent(), describe, controls_, now - this->now());
  }
  for (const Control& control : controls_.all()) {
    if (control.kind != Control::Kind::Slider) controls_.draw(canvas, window, now - this->now(), control);
  }
  const auto hovered = curve_.hovered();
  if (!hovered) return;
  const std::string move = *hovered > 0 ? move_name(*hovered - 1) : std::string();
  curve_.draw_bubble(canvas, window, point_text(view(), *hovered, move), analysis_.curve(), layout_.panel);
}

}  // namespace quintet::ui
