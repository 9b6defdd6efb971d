#include "games/gomoku/play_page.hpp"

#include <algorithm>
#include <utility>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/board_page.hpp"
#include "games/gomoku/commands.hpp"
#include "games/gomoku/definition.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/navigation.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr Duration kBetweenWatched = milliseconds(700);  // between the stones of two computer players
constexpr Duration kBeforeResult = milliseconds(1400);   // the five is visible before the result

}  // namespace

PlayPage::PlayPage(Context& context, Match match, std::size_t table)
    : PlayPageOf(std::move(match), context, definition(), BoardInput::Touch::Aim,
                 Restart{commands::kNewGame, msgid("Begin a new game?"),
                         msgid("The game on the board is given up.")}),
      view_(context),
      thinker_(context, table) {
  const int middle = game().board().side() / 2;
  input_.set_cursor({middle, middle});
  board_changed();
}

void PlayPage::enter() {
  TurnPlayPage::enter();
  update_threats();
}

// --- Moves

void PlayPage::pick(Point cell) {
  const Verdict verdict = game().judge({.at = cell});
  if (verdict == Verdict::Legal) return play({.at = cell});
  view_.refuse(cell, now());
  message_.say(refusal_message(verdict), now());
  context_.audio.play("tile-refuse");
}

void PlayPage::play(const Move& move) {
  stop_thinking();
  const Played played = match_.play(move);
  view_.show(played, now());
  if (played.stone != Stone::None) {
    if (!input_.by_keys()) input_.set_cursor(move.at);
    play_stone_sound(context_);
  }
  board_changed();
  delay_computer(watched() ? kBetweenWatched : kBeforeAnswer);
  moved();
}

void PlayPage::board_changed() {
  hint_.reset();
  message_.clear();
  forbidden_.clear();
  const bool restrained = game().rule() == Rule::Renju && game().to_move() == Colour::Black;
  if (restrained && playing()) forbidden_ = forbidden_points(game().board());
  update_threats();
  show_opening_prompt();
}

// What a person does during the opening, before the colours are chosen.
void PlayPage::show_opening_prompt() {
  if (!person_acts() || game().settled()) return;
  const auto words = game().choosing() ? msgid("Choose a colour at the side.")
                     : game().adding() ? msgid("Add a white and a black stone.")
                                       : msgid("Lay out the opening: black, white, black.");
  message_.say(words, now(), BoardMessage::Stay::Lasting);
}

void PlayPage::update_threats() {
  threats_ = shown_threats(context_, game());
}

void PlayPage::undo_move() {
  stop_thinking();
  stop_watching();
  std::vector<std::pair<Point, Stone>> lifted;
  for (const Match::Undone& undone : match_.undo()) {
    if (undone.played.stone != Stone::None) lifted.emplace_back(undone.move.at, undone.played.stone);
  }
  view_.show_undo(lifted, now());
  board_changed();
}

void PlayPage::redo_move() {
  stop_thinking();
  for (const Played& played : match_.redo()) view_.show(played, now());
  board_changed();
  delay_computer(kBeforeAnswer);
}

void PlayPage::begin_anew() {
  stop_thinking();
  match_ = next_match(context_, match_);
  resume_watching();
  view_.show_undo({}, now());
  input_.set_cursor({match_.start().side / 2, match_.start().side / 2});
  delay_computer(kBeforeAnswer);
  board_changed();
}

bool PlayPage::can_offer_draw() const {
  return playing() && moves() > 0 && game().settled();
}

void PlayPage::resign() {
  const Colour colour = match_.colour_of(against_computer() ? match_.person() : game().acting());
  play({.kind = colour == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite});
}

std::string_view PlayPage::draw_question() const {
  return match_.colour_of(game().acting()) == Colour::Black ? msgid("White is offered a draw")
                                                            : msgid("Black is offered a draw");
}

// --- The computer

Duration PlayPage::thinking_time() const {
  return std::chrono::seconds(context_.profile.get<Settings>().thinking);
}

void PlayPage::ask(Request request) {
  switch (request) {
    case Request::Move:
      return thinker_.ask_move(game(), *match_.player(game().acting()).level, thinking_time(),
                               Random(context_.chance.next()));
    case Request::Hint:
      return thinker_.ask_hint(game(), Random(context_.chance.next()));
    case Request::Draw:
      return thinker_.ask_draw(game(), other(match_.colour_of(match_.person())));
  }
}

Expected<bool, Problem> PlayPage::take_answer() {
  const auto outcome = thinker_.poll();
  if (!outcome) return false;
  if (!*outcome) return tl::unexpected(outcome->error());
  const Thinker::Answer& answer = **outcome;
  clear_request();
  if (const auto* hint = std::get_if<Hint>(&answer)) {
    take_hint(*hint);
  } else if (const auto* draw = std::get_if<DrawAnswer>(&answer)) {
    *draw == DrawAnswer::Accepted ? agree_draw() : decline_draw();
  } else {
    const Move& move = std::get<Decision>(answer).move;
    play(move);
    // The next stone would replace the message, so the computer waits until it can be read.
    if (const std::string_view words = choice_message(move.kind); !words.empty()) {
      message_.say(words, now());
      delay_computer(motion::kBoardMessage);
    }
  }
  return true;
}

void PlayPage::play_without_answer(Request request) {
  switch (request) {
    case Request::Move:
      play(plain_move(game(), Random(context_.chance.next())));
      return message_.say(msgid("The computer could not think and moved at first sight."), now());
    case Request::Hint:
      return message_.say(msgid("No hint could be found."), now());
    case Request::Draw:
      return decline_draw();
  }
}

void PlayPage::hint() {
  if (hint_) return view_.point_out(*hint_, now());  // the hint on the board is still valid
  ask_hint();
}

bool PlayPage::dismiss() {
  if (!hint_) return PlayPageOf::dismiss();
  hint_.reset();
  message_.clear();
  show_opening_prompt();
  return true;
}

void PlayPage::take_hint(const Hint& hint) {
  hint_ = hint.at;
  input_.set_cursor(hint.at);
  match_.count_assist();
  view_.point_out(hint.at, now());
  message_.say(motive_message(hint.motive), now(), BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

// --- The end

GameResult PlayPage::record_result() {
  return gomoku::record_result(context_, match_);
}

Duration PlayPage::show_end() {
  const Outcome lost =
      match_.colour_of(match_.person()) == Colour::Black ? Outcome::WhiteWins : Outcome::BlackWins;
  const Outcome outcome = game().outcome();
  context_.audio.play(outcome == Outcome::Draw ? "draw"
                      : against_computer() && outcome == lost
                          ? "lose"
                          : "win-" + std::string(ui::word_of(theme().desk)));
  return std::max(now() + kBeforeResult, view_.busy_until());
}

std::vector<MenuItem> PlayPage::result_items() {
  return {{.id = "new", .label = commands::kNewGame.label, .icon = "restart", .act = later([this] {
                                                                                confirm_restart();
                                                                              })},
          {.id = "review", .label = msgid("Review"), .icon = "review", .act = later([this] { review(); })},
          {.id = "board", .label = msgid("See the board"), .icon = "board"}};
}

void PlayPage::review() {
  if (match_.stones().empty()) return;
  context_.scenes.push(std::make_unique<ReviewPage>(context_, match_, ReviewPage::Origin::Played,
                                                    context_.scenes.below(*this)));
}

// --- The page

void PlayPage::toggle_threats() {
  gomoku::toggle_threats(context_);
  update_threats();
  if (context_.profile.get<Settings>().threats && threats_.empty())
    message_.say(msgid("No threats on the board yet."), now());
}

std::vector<Command> PlayPage::tools() {
  const bool shown = context_.profile.get<Settings>().threats;
  const auto files = [this] { return import_export(context_, context_.scenes.below(*this)); };
  return {{.info = commands::kHint, .run = [this] { hint(); }, .enabled = playing() && !asked()},
          {.info = shown ? kHideThreats : kShowThreats, .run = [this] { toggle_threats(); }},
          {.info = kCopy,
           .run = [this, files] { show_toast(files().copy(record_of(match_))); },
           .place = Command::Place::KeyOnly},
          {.info = kPaste,
           .run = [this, files] { tell_if_failed(files().paste()); },
           .place = Command::Place::KeyOnly}};
}

Command PlayPage::move_command(CommandInfo info, Move::Kind kind) {
  return {.info = info, .run = [this, kind] { play({.kind = kind}); }, .kind = Control::Kind::Button};
}

std::vector<Command> PlayPage::left_choices() {
  if (over())
    return {
        {.info = commands::kNewGame, .run = [this] { confirm_restart(); }, .kind = Control::Kind::Primary}};
  if (!game().choosing() || !person_acts()) return {};
  return {move_command({"take-black", msgid("Black")}, Move::Kind::TakeBlack),
          move_command({"take-white", msgid("White")}, Move::Kind::TakeWhite)};
}

std::vector<Command> PlayPage::right_choices() {
  if (over())
    return {{.info = {"review", msgid("Review"), "review"},
             .run = [this] { review(); },
             .kind = Control::Kind::Button}};
  if (!person_acts() || !game().may_add_two()) return {};
  return {move_command({"add-two", msgid("Place two more")}, Move::Kind::AddTwo)};
}

LocalizedText PlayPage::pause_line() const {
  return LocalizedText([&words = context_.words, mode = match_.mode(), start = match_.start()] {
    return words.tr(mode_message(mode)) + " · " + start_words(words, start);
  });
}

std::vector<MenuItem> PlayPage::pause_items() {
  const auto show_record = [this] {
    import_export(context_, context_.scenes.below(*this)).show_record(record_of(match_));
  };
  return {{.id = "setup",
           .label = msgid("Other players or board"),
           .icon = "next",
           .act = later([this] { replace_with_setup(context_, match_.mode()); })},
          {.id = "record",
           .label = msgid("Review, copy, store"),
           .icon = "save",
           .act = later(show_record),
           .page = MenuItem::Page::Stays}};
}

void PlayPage::on_file_dropped(const std::string& file) {
  tell_if_failed(import_export(context_, context_.scenes.below(*this)).open_file(file));
}

std::optional<Point> PlayPage::next_cell(Point from, Action direction) const {
  return next_in_grid({game().board().side(), game().board().side()}, from, direction);
}

// The match clock in the header and the time on the card change at different moments.
std::optional<Duration> PlayPage::clock_due() const {
  constexpr Duration kSecond = std::chrono::seconds(1);
  const auto due = TurnPlayPage::clock_due();
  if (!due) return due;
  return std::min(*due, kSecond - match_.time_of(game().acting()) % kSecond);
}

void PlayPage::place_board_between(Rect area) {
  const BoardLook look = board_look(context_);
  window_theme_ = look.window == theme().desk ? theme() : make_theme(look.window, theme().contrast);
  view_.fit(area, game().board().side());
}

HeaderBar PlayPage::header(float width) const {
  static_cast<void>(width);
  return {.title = tr("Gomoku"),
          .accent = kAccent.on(window_theme_),
          .counters = {{tr("Time"), clock_text(elapsed() / std::chrono::seconds(1))},
                       {tr("Move"), std::to_string(game().board().stones())}}};
}

// The left card is the person's in a match against the computer, else black's.
Seat PlayPage::seat_at(Side side) const {
  const Seat left = against_computer() ? match_.person() : match_.seat_of(Colour::Black);
  return side == Side::Left ? left : other(left);
}

SeatCard PlayPage::seat_card(Side side) const {
  return gomoku::seat_card(context_.words, match_, seat_at(side), shown_thinking());
}

BoardMarks PlayPage::marks() const {
  const auto cursor = shown_cursor();
  BoardMarks marks{.ghost = {},
                   .ghost_colour = game().to_move(),
                   .cursor = has_cursor() ? cursor : std::nullopt,
                   .hint = hint_,
                   .order = match_.stones(),
                   .better = {},
                   .forbidden = forbidden_,
                   .threats = threats_};
  const auto under = cursor ? cursor : input_.hovered();
  if (playing() && under && game().is_legal({.at = *under})) marks.ghost = under;
  return marks;
}

void PlayPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw(canvas, board_look(context_), game(), marks(), now);
}

std::string PlayPage::state() const {
  const auto colour = [](bool black) { return std::string(black ? "black" : "white"); };
  const int side = game().board().side();
  std::string text = "mode=" + match_.mode_id() + " stones=" + std::to_string(game().board().stones());
  if (over()) {
    text += " outcome=" +
            (game().outcome() == Outcome::Draw ? "draw" : colour(game().outcome() == Outcome::BlackWins));
  } else {
    text += " to_move=" + colour(game().to_move() == Colour::Black) +
            " acts=" + (match_.computer_acts() ? "computer" : "person");
    if (game().choosing()) text += " choosing=yes";
  }
  if (asked()) text += " thinking=yes";
  if (const auto last = match_.last_stone()) text += " last=" + write_point(*last, side);
  if (hint_) text += " hint=" + write_point(*hint_, side);
  if (!threats_.empty()) text += " threats=" + std::to_string(threats_.size());
  if (!forbidden_.empty()) text += " forbidden=" + std::to_string(forbidden_.size());
  if (message_.shown()) text += " remark=" + message_.in(context_.words);
  return text;
}

std::optional<Vec> PlayPage::locate_more(std::string_view name) const {
  const auto at = read_point(name, game().board().side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
