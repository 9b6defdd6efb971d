#include "games/link/controller.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.hpp"
#include "games/link/album.hpp"
#include "games/link/help.hpp"
#include "games/link/matches.hpp"
#include "games/link/paintings.hpp"
#include "games/link/results.hpp"
#include "games/link/words.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr Duration kBeforeLoss = milliseconds(350);  // the final board stays visible
constexpr Duration kBeforeSlip = motion::kBase;      // from the stamp of the seal to the result
constexpr FloatingGains::Rise kGainRise{0, 0.12F};   // of the points of a pair
constexpr Duration kComboTick = milliseconds(40);    // the combo bar shrinks in such steps

bool is_press(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) return !action->repeated;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  return pointer && pointer->kind == PointerEvent::Kind::Pressed;
}

}  // namespace

Controller::Controller(GamePage& page, Match match)
    : MatchController(page, std::move(match)), sounds_(context_), gains_(context_), timer_(context_) {
  view_.use(match_.pictures());
  if (match_.painting().empty() || !find_painting(match_.painting()))
    match_.set_painting(draw_painting(context_.profile.results("link"), match_).id);
  view_.painting().lay(match_.painting(), match_.start().board);
  deal_in();
}

// --- Saving

// A board without a pair is not worth saving; the save before it is still playable.
void Controller::save() {
  if (playing()) MatchController::save();
}

// A page above that could not open the next board returns to one that is over.
void Controller::enter() {
  take_pictures();
  if (page_.ended()) page_.show_result();
}

// The pictures belong to the match; those chosen in the settings over it are meant for it too.
void Controller::take_pictures() {
  const Pictures chosen = context_.profile.get<Settings>().pictures;
  if (!pictures_before_ || *pictures_before_ == chosen) return;
  match_.set_pictures(chosen);
  view_.use(chosen);
  if (match_.begun()) save();
}

void Controller::leave() {
  pictures_before_ = context_.profile.get<Settings>().pictures;
  // The clock of today's board starts when it is first shown, and help may be used before the first pair.
  if (!match_.begun() && (match_.mode() == Mode::Today || match_.assists() > 0)) save();
}

// --- Moves

void Controller::deal_in() {
  input_.set_cursor(middle_tile(match_.game().board()));
  view_.deal_in(match_.game().board(), now());
  for (const Duration tick : timer_.begin(match_, now(), view_.busy_until())) sounds_.at(tick, "tick");
}

void Controller::act(const Gesture& gesture) {
  switch (gesture.kind) {
    case Gesture::Kind::Pick:
      message_.clear();
      return respond(selection_.pick(match_.game(), gesture.cell));
    case Gesture::Kind::Drag:
      return respond(selection_.drag(match_.game(), gesture));
    case Gesture::Kind::Alternative:
      selection_.highlight(match_.game().board(), gesture.cell);
      return context_.audio.play("tile-pick");
    default:
      return;
  }
}

void Controller::respond(const TileSelection::Outcome& outcome) {
  switch (outcome.what) {
    case TileSelection::What::Nothing:
      return;
    case TileSelection::What::Selected:
      view_.lift(now());
      return context_.audio.play("tile-pick");
    case TileSelection::What::Dropped:
      return context_.audio.play("tile-unpick");
    case TileSelection::What::Take:
      return take(outcome.pair);
    case TileSelection::What::Refuse:
      return refuse(outcome.pair, outcome.verdict);
  }
}

void Controller::refuse(const Pair& pair, Verdict verdict) {
  const std::vector<Point> way = refused_way(match_.game(), pair, verdict);
  view_.refuse(pair, way, now());
  context_.audio.play("refuse");
  message_.say(refusal_message(verdict, way), now());
}

void Controller::take(const Pair& pair) {
  const Taken taken = link::take(match_, pair);
  show_move(taken.played, pair, match_.has_time_limit() ? heat_of(taken.earned.combo) : 0);
  sounds_.pair(taken.earned.combo, now());
  if (auto gain = gain_of(match_, taken, pair, now())) gains_.add(*std::move(gain));
  timer_.pair_taken(now());
  page_.moved();
}

void Controller::show_move(const Played& played, const std::optional<Pair>& pair, float heat) {
  selection_.clear();
  view_.show(played, pair, now(), heat);
  const Board& board = match_.game().board();
  // With keys the cursor stays where it is; from an empty cell the arrows find the nearest tile.
  if (!is_tile(board[input_.cursor()]) && board.tiles() > 0 && !input_.by_keys())
    input_.set_cursor(middle_tile(board));
  sounds_.tiles(played, view_);
  if (pair && !played.reshuffled.empty()) page_.show_toast(tr("No moves left. Shuffled!"));
}

void Controller::hint() {
  if (selection_.marks().hint) return view_.point_out(now());  // the hint on the board is still valid
  const std::optional<Point> held = selection_.marks().selected;
  selection_.clear();
  const int stars = stars_at_stake(match_);
  const auto pair = match_.ask_hint(held);
  selection_.set_hint(pair);
  context_.audio.play(pair ? "hint" : "refuse");
  if (!pair) return;
  input_.set_cursor(pair->a);
  view_.point_out(now());
  say_cost(stars, kHintCost);
}

void Controller::shuffle() {
  const int stars = stars_at_stake(match_);
  const Played played = link::shuffle(match_);
  if (played.reshuffled.empty()) return page_.show_toast(tr("No other arrangement is possible."));
  show_move(played, std::nullopt);
  say_cost(stars, kShuffleCost);
  page_.moved();
}

void Controller::say_cost(int stars_before, Milliseconds time) {
  if (auto words = cost_words(context_, match_, stars_before, time); !words.empty())
    message_.say(std::move(words), now());
}

void Controller::undo() {
  match_.undo();
  view_.painting().close();
  selection_.clear();
  gains_.clear();
  view_.finish();
}

void Controller::redo() {
  const auto pair = match_.next_move().pair;
  show_move(match_.redo(), pair);
}

void Controller::begin_anew() {
  take_another();
  view_.painting().close();
  selection_.clear();
  gains_.clear();
  sounds_.clear();
  deal_in();
}

std::optional<Point> Controller::next_cell(Point from, Action direction) const {
  return next_tile(match_.game().board(), from, direction);
}

void Controller::advance() {
  sounds_.play(now());
  for (const std::string_view sound : timer_.advance(match_, now())) context_.audio.play(sound);
  if (!playing() && !match_.over() && !view_.moving(now())) offer_undo();
}

// --- The end

// On a relaxed board without a pair.
void Controller::offer_undo() {
  context_.audio.play("refuse");
  Question question{msgid("No moves left"), msgid("Undo goes back as far as you like."), {}};
  question.answers.push_back(
      {.id = "new", .label = msgid("New board"), .act = later([this] { choose_new_board(); })});
  question.answers.push_back({.id = "undo", .label = msgid("Undo"), .act = later([this] { page_.undo(); })});
  ask(context_, std::move(question));
}

// The painting opens, its plate becomes a mount beside the result, and the seal comes down on it.
Duration Controller::show_end() {
  selection_.clear();
  if (!won()) {
    sounds_.at(now(), "lose");
    return std::max(now(), view_.busy_until()) + kBeforeLoss;
  }
  const Duration cleared = std::max(now(), view_.busy_until());
  sounds_.at(cleared, win_sound(theme()));
  PaintingView& painting = view_.painting();
  painting.open(cleared);
  page_.make_room(painting.open_end());
  painting.seal(painting.open_end() + context_.glide(motion::kCalm));
  sounds_.at(painting.seal_hit(), "seal");
  return painting.seal_hit() + context_.glide(kBeforeSlip);
}

void Controller::open_result(GameResult& result) {
  view_.finish();
  sounds_.play_all();
  result.entries = result_items(context_, match_, later([this] { page_.confirm_restart(); }));
}

// --- The page

void Controller::complete(Standing& standing) const {
  standing.playing = standing.has_cursor = standing.can_pause = playing();
  standing.hurried = match_.mode() != Mode::Relaxed;
  standing.clock_runs = timer_.runs(now());
  standing.clock_due = clock_due();
  standing.alternative = BoardFocus::Alternative::Looks;
  const ::quintet::Size size = match_.game().board().size();
  standing.board_shape = {static_cast<float>(size.width), static_cast<float>(size.height)};
  standing.moving = gains_.until() > now() || sounds_.waiting() || timer_.moving(now());
}

bool Controller::dismiss() {
  const bool marked = selection_.clear();
  if (marked) context_.audio.play("tile-unpick");
  return marked;
}

// Any press ends the count before the clock, and is then what it would be without it.
bool Controller::handle(const Event& event) {
  if (timer_.counts(now()) && is_press(event)) {
    timer_.skip_count(now());
    sounds_.clear();
  }
  return false;
}

std::vector<Command> Controller::tools() {
  return {{.info = hint_command(match_.mode()), .run = [this] { hint(); }, .enabled = playing()},
          {.info = shuffle_command(match_.mode()), .run = [this] { shuffle(); }, .enabled = playing()},
          {.info = kCopy,
           .run = [this] { page_.show_toast(copy_board(context_, match_)); },
           .place = Command::Place::KeyOnly}};
}

std::vector<MenuItem> Controller::pause_items() {
  std::vector<MenuItem> items;
  const bool free = match_.mode() == Mode::Relaxed;
  if (free || match_.mode() == Mode::Timed)
    items.push_back({.id = "new", .label = msgid("New board"), .icon = "next", .act = later([this] {
                                                                                 choose_new_board();
                                                                               })});
  // Modes with compared results do not show the solution: the same board can be tried again, also after a loss.
  if (free)
    items.push_back(
        {.id = "demonstration", .label = msgid("Watch the solution"), .icon = "eye", .act = later([this] {
                                                                                       demonstrate();
                                                                                     })});
  // The pause says that it is copied.
  items.push_back({.id = "copy",
                   .label = kCopy.label,
                   .icon = std::string(kCopy.icon),
                   .act = later([this] { context_.profile.notify(copy_board(context_, match_)); }),
                   .page = MenuItem::Page::Stays,
                   .key = kCopy.key});
  return items;
}

// The match in play stays saved until another one begins.
void Controller::choose_new_board() {
  pictures_before_.reset();
  open_setup();
}

void Controller::demonstrate() {
  context_.scenes.push(demonstration_page(context_, match_.start(), match_.pictures(),
                                          later([this] { page_.confirm_restart(); })));
}

std::optional<Duration> Controller::clock_due() const {
  if (!playing() || match_.mode() == Mode::Relaxed) return std::nullopt;
  if (!match_.has_time_limit()) return std::chrono::seconds(1) - match_.elapsed() % std::chrono::seconds(1);
  const Duration digit =
      Duration(match_.score().left()) % Duration(std::chrono::seconds(1)) + milliseconds(1);
  return match_.score().combo_left() > Milliseconds::zero() ? std::min(digit, kComboTick) : digit;
}

// The tiles of a lost board keep one size, so that they need not be drawn anew at each step.
GamePlaces Controller::place(Rect area, float room) {
  const Size size = match_.game().board().size();
  const Outside outside = match_.game().rules().outside;
  const ResultPlaces mounted = places_with_mount(area), ended = won() ? mounted : result_places(area);
  const Rect usual = below_time_bar(area, match_);
  if (room > 0 && !won()) {
    const Rect after = below_time_bar(ended.board, match_);
    view_.fit(after.moved((usual.centre() - after.centre()) * (1 - room)), size, outside);
    return {.slip = ended.slip};
  }
  view_.fit(usual, size, outside);
  if (room > 0)
    view_.mount(ended.board, room);
  else
    view_.painting().set_final_mount(mounted.board);
  return {.slip = ended.slip};
}

HeaderBar Controller::header(float width) const {
  return play_header(context_, match_, width, timer_.pulse(now()));
}

void Controller::draw(Canvas& canvas, Duration now) const {
  BoardMarks marks = selection_.marks();
  const auto cursor = page_.shown_cursor();
  if (playing()) marks.cursor = cursor;
  const bool by_keys = input_.by_keys() && page_.ring_shown();
  if (!by_keys && playing()) marks.hovered = input_.hovered();
  view_.draw(canvas, match_.game().board(), marks, now);
}

void Controller::draw_more(Canvas& canvas, Duration now) const {
  if (!won()) draw_time_bar(canvas, theme(), match_, view_.plate(), timer_.pulse(this->now()).second);
  gains_.draw(view_.grid(), kAccent.on(theme()), kGainRise, now);
  timer_.draw_count(canvas, view_.plate(), now);
}

std::optional<Vec> Controller::locate(std::string_view name) const {
  constexpr std::string_view kTile = "tile ";
  if (!name.starts_with(kTile)) return std::nullopt;
  const auto cell = read_point(name.substr(kTile.size()));
  if (!cell || !match_.game().board().contains(*cell)) return std::nullopt;
  return view_.centre(*cell);
}

std::string Controller::state() const {
  constexpr std::array kStatus{"playing", "won", "time-up", "stuck"};
  std::string text = "mode=" + match_.mode_id() + " left=" + std::to_string(match_.game().board().tiles()) +
                     " status=" + kStatus[static_cast<std::size_t>(match_.status())] +
                     " clock=" + std::to_string(match_.elapsed() / milliseconds(1)) +
                     " helps=" + std::to_string(match_.assists()) +
                     " reshuffles=" + std::to_string(match_.game().reshuffles()) +
                     " cursor=" + write_point(input_.cursor());
  const BoardMarks& marks = selection_.marks();
  if (marks.selected) text += " selected=" + write_point(*marks.selected);
  if (marks.hint) text += " hint=" + write_point(marks.hint->a) + ";" + write_point(marks.hint->b);
  if (marks.lit) text += " lit";
  if (match_.mode() == Mode::Journey) text += " stars=" + std::to_string(match_.stars());
  if (timer_.counts(now())) text += " ready";
  if (input_.by_keys()) text += " hand=keys";
  return text;
}

}  // namespace quintet::link
