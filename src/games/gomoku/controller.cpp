#include "games/gomoku/controller.hpp"

#include <algorithm>
#include <utility>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/help.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/records.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/stones/match_end.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kCurveHeight = 104, kLeastCurve = 120;  // height, and the width that it needs
constexpr float kRoomForNumbers =
    620;  // width of the window, below which the counters need the place of this icon
constexpr Duration kThinkingStep = milliseconds(250);  // how often the ring around a portrait grows
constexpr Duration kBeforeResult = milliseconds(240);  // the winner's card is seen before the result

}  // namespace

Controller::Controller(GamePage& page, Match match, std::size_t table)
    : MatchController(page, std::move(match), BoardInput::Touch::Aim,
                      Restart{commands::kNewGame, msgid("Start a new game?"),
                              msgid("Your unfinished game will be lost.")}),
      view_(context_),
      thinker_(context_, table),
      aids_(context_),
      landing_(context_),
      end_sound_(context_) {
  const int middle = game().board().side() / 2;
  input_.set_cursor({middle, middle});
  board_changed();
}

void Controller::enter() {
  TurnController::enter();
  aids_.forget_words();
  aids_.update_threats(game());
}

// --- Moves

void Controller::act(const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick) return;
  const Point cell = gesture.cell;
  const Verdict verdict = game().judge({.at = cell});
  if (verdict == Verdict::Legal) return play({.at = cell});
  view_.refuse(cell, now());
  message_.say(refusal_message(verdict), now());
  context_.audio.play("refuse");
}

void Controller::play(const Move& move) {
  stop_thinking();
  const Played played = match_.play(move);
  view_.show(played, now());
  if (played.stone != Stone::None) {
    if (!input_.by_keys()) input_.set_cursor(move.at);
    landing_.play_all();  // of a stone that is still in the air
    landing_.at(*view_.lands_at(), stone_sound(context_));
  }
  board_changed();
  delay_computer(watched() ? time_between_moves(context_.profile.get<Settings>().watch_speed)
                           : kBeforeAnswer);
  page_.moved();
}

void Controller::advance() {
  end_sound_.play(now());
  landing_.play(now());
  TurnController::advance();
  landing_.play(now());
  aids_.look_at(playing() ? pointed_at() : std::nullopt, game());
}

void Controller::leave() {
  landing_.play_all();
  TurnController::leave();
}

void Controller::board_changed() {
  message_.clear();
  stones_ = match_.stones();
  aids_.board_changed(game());
  if (playing()) aids_.show_forbidden(game());
  show_opening_prompt();
}

// What a person does during the opening, before the colours are chosen.
void Controller::show_opening_prompt() {
  if (!person_acts() || game().settled()) return;
  if (game().choosing()) return;  // the panel of the choice says so
  const auto words = game().adding() ? msgid("Add one white, one black stone.")
                                     : msgid("Place the opening: black, white, black.");
  message_.say(words, now(), BoardMessage::Stay::Lasting);
}

void Controller::undo() {
  stop_thinking();
  turning_point_.clear();
  end_sound_.clear();
  stop_watching();
  std::vector<std::pair<Point, Stone>> lifted;
  for (const Match::Undone& undone : undo_turn(match_)) {
    if (undone.played.stone != Stone::None) lifted.emplace_back(undone.move.at, undone.played.stone);
  }
  view_.show_undo(lifted, now());
  board_changed();
}

void Controller::redo() {
  stop_thinking();
  for (const Played& played : redo_turn(match_)) view_.show(played, now());
  board_changed();
  delay_computer(kBeforeAnswer);
}

void Controller::begin_anew() {
  stop_thinking();
  turning_point_.clear();
  end_sound_.clear();
  take_another();
  chances_.clear();
  resume_watching();
  view_.show_undo({}, now());
  input_.set_cursor({match_.start().side / 2, match_.start().side / 2});
  delay_computer(kBeforeAnswer);
  board_changed();
}

void Controller::complete(ui::Standing& standing) const {
  TurnController::complete(standing);
  standing.playing = playing();
  standing.has_cursor = !over() && !watched();
  standing.window = &window_theme_;
  if (over()) return;
  // The match clock in the header and the time on the card change at different moments.
  constexpr Duration kSecond = std::chrono::seconds(1);
  const Duration card = kSecond - match_.time_of(game().acting()) % kSecond;
  standing.clock_due = std::min({*standing.clock_due, card, shown_thinking() ? kThinkingStep : kSecond});
}

Turn Controller::turn() const {
  const bool may_end = !over() && moves() > 0 && game().settled();
  Turn it{.computer_acts = match_.computer_acts(),
          .watched = watched(),
          .against_computer = match_.mode() == Mode::Computer,
          .thinking_time = std::chrono::seconds(context_.profile.get<Settings>().thinking),
          .can_resign = may_end,
          .can_offer_draw = may_end && playing(),
          .result = watched() ? Side::Right : Side::Left};
  if (may_end) {
    it.resign_question = ui::resign_question(match_);
    it.draw_question = ui::draw_question(match_);
  }
  if (!over()) it.acting = side_of(match_, game().acting());
  // The loser's card. Opposite the curve where two computers have played.
  if (!over() || watched()) return it;
  const auto seat = match_.winner();
  it.result = side_of(match_, seat ? other(*seat) : seat_at(match_, Side::Left));
  return it;
}

void Controller::conclude(Conclusion how) {
  if (how == Conclusion::Draw) return play({.kind = Move::Kind::Draw});
  play({.kind = resigning(match_) == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite});
}

// --- The computer

void Controller::ask(Request request) {
  switch (request) {
    case Request::Move:
      return thinker_.ask_move(game(), *match_.player(game().acting()).level, turn().thinking_time,
                               Random(context_.chance.next()),
                               watched() ? Thinker::Judging::Yes : Thinker::Judging::No);
    case Request::Hint:
      return thinker_.ask_hint(game(), Random(context_.chance.next()));
    case Request::Draw:
      return thinker_.ask_draw(game(), other(match_.colour_of(match_.person())));
  }
}

Expected<bool, Problem> Controller::take_answer() {
  const auto outcome = thinker_.poll();
  if (!outcome) return false;
  if (!*outcome) return tl::unexpected(outcome->error());
  const Thinker::Answer& answer = **outcome;
  clear_request();
  if (const auto* hint = std::get_if<Hint>(&answer)) {
    take_hint(*hint);
  } else if (const auto* draw = std::get_if<DrawAnswer>(&answer)) {
    *draw == DrawAnswer::Accepted ? conclude(Conclusion::Draw) : decline_draw();
  } else {
    const auto& [decision, chance] = std::get<MoveAnswer>(answer);
    const Move& move = decision.move;
    if (chance) chances_.keep(moves(), *chance);
    play(move);
    // The next stone would replace the message, so the computer waits until it can be read.
    if (const std::string_view words = choice_message(move.kind); !words.empty()) {
      message_.say(words, now());
      delay_computer(motion::kBoardMessage);
    }
  }
  return true;
}

void Controller::play_without_answer(Request request) {
  switch (request) {
    case Request::Move:
      play(plain_move(game(), Random(context_.chance.next())));
      return message_.say(msgid("The computer played a quick move (out of memory)."), now());
    case Request::Hint:
      return message_.say(msgid("No hint found."), now());
    case Request::Draw:
      return decline_draw();
  }
}

void Controller::hint() {
  if (aids_.hint()) return view_.point_out(*aids_.hint(), now());  // the hint on the board is still valid
  ask_hint();
}

bool Controller::dismiss() {
  if (!aids_.hint()) return false;
  aids_.drop_hint();
  message_.clear();
  show_opening_prompt();
  return true;
}

void Controller::take_hint(const Hint& hint) {
  aids_.set_hint(hint.at);
  input_.set_cursor(hint.at);
  match_.count_assist();
  view_.point_out(hint.at, now());
  // What a person has to do in an opening stays in force.
  message_.say(motive_message(hint.motive), now(),
               game().settled() ? BoardMessage::Stay::Lasting : BoardMessage::Stay::Brief);
  context_.audio.play("hint");
}

// --- The end

// The five light up, the winner's card answers, then the result opens.
Duration Controller::show_end() {
  FiveLights& lights = view_.lights();
  const bool lost = person_lost(match_);
  const bool five = game().ending() == Ending::Five && lights.shown();
  if (lost) lights.set_phrase(FiveLights::Phrase::Loss);
  if (lost && !stones_.empty())
    turning_point_.begin(analysis_of(context_, match_), match_.colour_of(match_.person()));
  end_sound_.at(five ? lights.phrase_start() : now(), ui::end_sound(context_, match_));
  return answer_from(five ? lights.lit() : now() + motion::kBase) + kBeforeResult;
}

// After a loss: the move that decided the game.
bool Controller::refresh_result(GameResult& result) {
  turning_point_.advance();
  if (const auto move = turning_point_.move(); move && !result.note) {
    result.note = decision_note(context_, kAccent, turning_point_, *move);
    result.labels["review"] = format(tr("Review move {move}"), {{"move", std::to_string(*move)}});
  }
  return turning_point_.running();
}

void Controller::open_result(GameResult& result) {
  TurnController::open_result(result);
  view_.finish();
  end_sound_.play_all();
  ResultActions actions;
  if (const auto next = next_opponent(context_, match_))
    actions.next_opponent = later([this, opponent = *next] { play_against(opponent); });
  actions.again = later([this] { page_.confirm_restart(); });
  actions.review = later([this] { review(); });
  actions.leave = later([this] { context_.scenes.pop(); });
  result.entries = ui::result_items(match_, std::move(actions));
}

void Controller::play_against(Level level) {
  auto wish = context_.profile.get<Settings>();
  wish.level = level;
  context_.profile.change(wish);
  flow_.begin(Mode::Computer, floor());
}

void Controller::review() {
  if (stones_.empty()) return;
  auto page = std::make_unique<ReviewPage>(context_, records(), record_of(match_), floor());
  if (const auto decided = turning_point_.move()) page->open_at(*decided);
  context_.scenes.push(std::move(page));
}

// --- The page

ImportExport Controller::files() const {
  return import_export(context_, floor());
}

void Controller::toggle_threats() {
  toggle(context_, &Settings::threats);
  aids_.update_threats(game());
  if (context_.profile.get<Settings>().threats && aids_.threats().empty())
    message_.say(msgid("No threats on the board yet."), now());
}

// The curve of chances while two computers play; what the marks of the threats mean while they are shown.
SeatPanel Controller::panel(Side side) const {
  if (side == Side::Left && watched())
    return {
        [](float width) { return width >= kLeastCurve ? kCurveHeight : 0; },
        [this](Canvas& canvas, Rect area) { chances_.draw(canvas, window_theme(), kAccent, moves(), area); }};
  if (side == Side::Right && context_.profile.get<Settings>().threats && !over())
    return {[this](float width) { return legend_height(context_.canvas, context_.words, width); },
            [this](Canvas& canvas, Rect area) { draw_legend(canvas, window_theme(), context_.words, area); }};
  return {};
}

std::vector<Command> Controller::tools() {
  const auto& wish = context_.profile.get<Settings>();
  const bool shown = wish.threats;
  return {{.info = commands::kHint, .run = [this] { hint(); }, .enabled = playing() && !asked()},
          {.info = shown ? kHideThreats : kShowThreats, .run = [this] { toggle_threats(); }},
          {.info = wish.numbers ? kHideNumbers : kShowNumbers,
           .run = [this] { toggle(context_, &Settings::numbers); },
           .place =
               context_.canvas.size().w < kRoomForNumbers ? Command::Place::KeyOnly : Command::Place::Button},
          {.info = kCopy,
           .run = [this] { page_.show_toast(files().copy(records().any(record_of(match_)))); },
           .place = Command::Place::KeyOnly},
          {.info = kPaste,
           .run = [this] { page_.tell_if_failed(files().paste()); },
           .place = Command::Place::KeyOnly}};
}

Command Controller::move_command(CommandInfo info, Move::Kind kind) {
  return {.info = info,
          .run =
              [this, kind] {
                if (game().is_legal({.kind = kind})) play({.kind = kind});
              },
          .kind = Control::Kind::Button};
}

SeatCommands Controller::seat_commands() {
  SeatCommands all{.choice = colour_choice()};
  if (watched())
    all.watch_speeds = watch_speed_choices(context_, &Settings::watch_speed, [this] {
      delay_computer(time_between_moves(context_.profile.get<Settings>().watch_speed));
    });
  all.after_end = {std::vector<Command>{{.info = commands::kNewGame,
                                         .run = [this] { page_.confirm_restart(); },
                                         .kind = Control::Kind::Primary}},
                   {{.info = {"review", msgid("Review"), "review"},
                     .run = [this] { review(); },
                     .kind = Control::Kind::Button}}};
  return all;
}

std::optional<SeatCommands::Choice> Controller::colour_choice() {
  if (over() || !game().choosing() || !person_acts()) return std::nullopt;
  SeatCommands::Choice choice{turn().acting,
                              msgid("Choose your colour"),
                              {move_command({"take-black", msgid("Play black")}, Move::Kind::TakeBlack),
                               move_command({"take-white", msgid("Play white")}, Move::Kind::TakeWhite)}};
  if (game().may_add_two())
    choice.answers.push_back(move_command({"add-two", msgid("Place two more")}, Move::Kind::AddTwo));
  return choice;
}

PauseCard Controller::pause() {
  std::vector<MenuItem> items = setup_item();
  items.push_back({.id = "record",
                   .label = msgid("Review and export"),
                   .icon = "save",
                   .act = later([this] {
                     show_record(context_, records().codec(), records().any(record_of(match_)), floor());
                   }),
                   .page = MenuItem::Page::Stays});
  return {LocalizedText([&words = context_.words, mode = match_.mode(), start = match_.start()] {
            return words.tr(mode_message(mode)) + " · " + start_words(words, start);
          }),
          std::move(items)};
}

void Controller::place_board(Rect area) {
  const BoardLook look = board_look(context_);
  window_theme_ = look.window == theme().desk ? theme() : make_theme(look.window, theme().contrast);
  view_.fit(area, game().board().side());
}

HeaderBar Controller::header(float width) const {
  static_cast<void>(width);
  return {.title = tr("Gomoku"),
          .accent = kAccent.on(window_theme_),
          .counters = {{tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))},
                       {tr("Move"), std::to_string(game().board().stones())}}};
}

SeatCard Controller::seat_card(Side side) const {
  const Seat seat = seat_at(match_, side);
  const bool answers = over() && (!page_.ending() || page_.result_room(now()) > 0);
  if (answers && match_.winner() == seat) return winner_card(context_.words, match_);
  return gomoku::seat_card(context_.words, match_, seat, thinking());
}

std::optional<Thinking> Controller::thinking() const {
  const auto spent = shown_thinking();
  if (!spent) return std::nullopt;
  return Thinking{*spent, turn().thinking_time, thinking_part()};
}

std::optional<Point> Controller::pointed_at() const {
  const auto cursor = page_.shown_cursor();
  return cursor ? cursor : input_.hovered();
}

BoardMarks Controller::marks() const {
  BoardMarks marks = aids_.marks();
  marks.order = stones_;
  if (!over() && !watched()) marks.cursor = page_.shown_cursor();
  marks.ghost_colour = game().to_move();
  if (const auto at = pointed_at(); at && playing() && game().is_legal({.at = *at})) marks.ghost = at;
  return marks;
}

void Controller::draw(Canvas& canvas, Duration now) const {
  view_.draw(canvas, board_look(context_), game(), marks(), now);
}

std::string Controller::state() const {
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
  if (!stones_.empty()) text += " last=" + write_point(stones_.back(), side);
  if (aids_.hint()) text += " hint=" + write_point(*aids_.hint(), side);
  if (!aids_.threats().empty()) text += " threats=" + std::to_string(aids_.threats().size());
  if (!aids_.forbidden().empty()) text += " forbidden=" + std::to_string(aids_.forbidden().size());
  if (message_.shown()) text += " remark=" + message_.in(context_.words);
  return text;
}

std::optional<Vec> Controller::locate(std::string_view name) const {
  const auto at = read_point(name, game().board().side());
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
