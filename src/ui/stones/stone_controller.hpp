// What the controllers of gomoku and go have in common: stones that fall and are heard, the computer's moves, undo of
// turns, hints, resignation, the clock, the curve of a watched game, the result with the ways on from it, and copies of
// the game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/stone_order.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/match_end.hpp"
#include "ui/stones/turn_controller.hpp"
#include "ui/stones/watching.hpp"

namespace quintet::ui {

// Commands of games of stones, besides those of every game.
namespace commands {
inline constexpr CommandInfo kPlace{"place", msgid("Place a stone"), {}, Action::Confirm, msgid("Click")};
inline constexpr CommandInfo kJump{"jump", msgid("To the next star"), {}, Action::PageUp};
inline constexpr CommandInfo kShowNumbers{"numbers", msgid("Show move numbers"), "numbers", Action::Numbers};
inline constexpr CommandInfo kHideNumbers{"numbers", msgid("Hide move numbers"), "numbers", Action::Numbers};
}  // namespace commands

// The settings of a game of stones that are switched during a game apply to every game.
template <class Settings>
void toggle(Context& context, bool Settings::*setting) {
  auto settings = context.profile.get<Settings>();
  settings.*setting = !(settings.*setting);
  context.profile.change(settings);
}
template <class Settings>
Command numbers_command(Context& context) {
  const bool numbers = context.profile.get<Settings>().numbers;
  return {.info = numbers ? commands::kHideNumbers : commands::kShowNumbers,
          .run = [&context] { toggle(context, &Settings::numbers); }};
}

// The card of a seat, as the game says.
template <class M>
SeatCard card_at_end(const Localiser& words, const M& match, Seat seat) {
  return ended_card(words, match, seat);
}
template <class M>
SeatCard card_in_play(const Localiser& words, const M& match, Seat seat,
                      const std::optional<Thinking>& thinking) {
  return seat_card(words, match, seat, thinking);
}

// `M` has the part SeatedState; `View` is a StoneBoard with `show(played, now)` and `show_undo(stones, now)`; `Player` is a
// ThinkingPlayer whose Decision has a `move`; `kRecords()` are the records of the game; `Settings` has the members level, play_as, thinking, watch_speed and numbers.
template <class M, class View, class Player, class Settings, auto kRecords>
class StoneController : public MatchController<M, View, TurnController> {
  using Base = MatchController<M, View, TurnController>;

 protected:
  using Game = typename M::Rules;
  using Move = typename Game::Move;
  using Played = typename Game::Played;
  using Mode = typename M::Mode;
  using Level = typename M::Level;
  using Hint = typename Player::Hint;
  using Side = SeatSide;
  using typename TurnController::Conclusion;
  using typename TurnController::Request;

  StoneController(GamePage& page, M match, std::size_t table)
      : Base(page, std::move(match)),
        thinker_(this->context_, table),
        order_(this->match_.order()),
        landing_(this->context_),
        end_sound_(this->context_) {
    this->input_.set_cursor(middle());
    chances_.take(this->match_.chances());
  }

  // --- What a game adds

  virtual BoardLook look() const = 0;
  // Another position is on the board.
  virtual void position_changed() = 0;
  // Whether it is for a person to place a stone.
  virtual bool playing() const = 0;
  // Whether the game can be given up.
  virtual bool may_end() const = 0;
  // The hint on the board.
  virtual std::optional<Point> hint_shown() const = 0;
  virtual void take_hint(const Hint& hint) = 0;
  // A move without a search, where the search has failed.
  virtual Move plain_move() = 0;
  // The computer has played this move.
  virtual void tell(const Move& /*move*/) {}
  // The end that was reached, or shown, is taken back.
  virtual void forget_end() {}
  virtual void review() = 0;
  // The name of a point in scripts, and the point of a name.
  virtual std::string point_word(Point at) const = 0;
  virtual std::optional<Point> point_named(std::string_view name) const = 0;
  // More for scripts: words of the form key=value, each with a blank before it.
  virtual std::string more_state() const = 0;

  HeaderBar header(float width) const override {
    HeaderBar head = Base::header(width);
    if (auto title = exam_title<Settings>(this->context_, this->match_)) head.title = *std::move(title);
    return head;
  }

  // --- Moves

  void play(const Move& move) {
    this->stop_thinking();
    const Played played = this->match_.play(move);
    this->view_.show(played, this->now());
    if (played.stone != Stone::None) {
      if (!this->input_.by_keys()) this->input_.set_cursor(move.at);
      this->view_.reveal(move.at);
      landing_.play_all();  // of a stone that is still in the air
      add_sounds(landing_, this->context_, look().board, played, *this->view_.lands_at());
    }
    board_changed();
    this->delay_computer(watched() ? time_between_moves(wish().watch_speed) : this->kBeforeAnswer);
    this->page_.moved();
  }
  void board_changed() {
    this->message_.clear();
    order_ = this->match_.order();
    if (over()) this->view_.show_whole();
    position_changed();
  }
  // Why a gesture has placed no stone.
  void refuse(Point at, LocalizedText words) {
    this->view_.refuse(at, this->now());
    this->message_.say(std::move(words), this->now());
    this->context_.audio.play("refuse");
  }

  void conclude(Conclusion /*how*/) override {
    play({.kind =
              resigning(this->match_) == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite});
  }

  // --- The clock

  // Its last seconds are heard by a person.
  void watch_clock(const GameClock& before) {
    const GameClock& clock = this->match_.clock().now();
    const int player = clock.to_move();
    if (clock.has_run_out() && !before.has_run_out() && !this->match_.clock().is_lost()) {
      this->message_.say(this->match_.colour_on_clock() == Colour::Black
                             ? msgid("Black’s time is up. The game goes on.")
                             : msgid("White’s time is up. The game goes on."),
                         this->now());
      return this->context_.audio.play("time-low");
    }
    const bool ticks = clock.is_short(player) && !clock.has_run_out() &&
                       clock.display(player).left != before.display(player).left;
    if (ticks && !this->match_.computer_acts()) this->context_.audio.play("tick");
  }
  void lose_on_time() {
    play({.kind = this->match_.colour_on_clock() == Colour::Black ? Move::Kind::TimeBlack
                                                                  : Move::Kind::TimeWhite});
  }
  Duration thinking_time() const {
    const Duration wanted = std::chrono::seconds(wish().thinking);
    const MatchClock& clock = this->match_.clock();
    const bool limited = this->match_.computer_acts() && clock.limits() && !clock.now().has_run_out();
    if (!limited) return wanted;
    return std::min(wanted, time_for_move(clock.at_turn()));
  }

  // --- The computer

  BackgroundThinker& thinker() override { return thinker_; }
  void ask(Request request) override {
    Random chance(this->context_.chance.next());
    if (request == Request::Hint) return thinker_.ask_hint(game(), chance);
    thinker_.ask_move(game(), *this->match_.player(game().acting()).level, turn().thinking_time, chance,
                      watched() ? Thinker<Player>::Judging::Yes : Thinker<Player>::Judging::No);
  }
  Expected<bool, Problem> take_answer() override {
    const auto outcome = thinker_.poll();
    if (!outcome) return false;
    if (!*outcome) return tl::unexpected(outcome->error());
    const typename Thinker<Player>::Answer& answer = **outcome;
    this->clear_request();
    if (const auto* hint = std::get_if<Hint>(&answer)) {
      take_hint(*hint);
    } else if (const auto* draw = std::get_if<DrawAnswer>(&answer)) {
      *draw == DrawAnswer::Accepted ? this->conclude(Conclusion::Draw) : this->decline_draw();
    } else {
      const auto& [decision, chance] = std::get<typename Thinker<Player>::MoveAnswer>(answer);
      if (chance) {
        this->match_.keep_chance(moves(), *chance);
        chances_.keep(moves(), *chance);
      }
      const Move move = decision.move;
      play(move);
      tell(move);
    }
    return true;
  }
  void play_without_answer(Request request) final {
    switch (request) {
      case Request::Move:
        play(plain_move());
        return this->message_.say(msgid("The computer played a quick move (out of memory)."), this->now());
      case Request::Hint:
        end_hint_search();
        return this->message_.say(msgid("No hint found."), this->now());
      case Request::Draw:
        return this->decline_draw();
    }
  }
  // The page has said that a hint is computed.
  virtual void end_hint_search() { this->message_.clear(); }
  virtual void hint() {
    if (const auto at = hint_shown()) return this->view_.point_out(*at, this->now());
    this->ask_hint();
  }

  // --- How it stands

  void complete(Standing& standing) const override {
    TurnController::complete(standing);
    standing.playing = playing();
    standing.has_cursor = !over() && !watched();
    standing.window = look().window;
    if (over()) return;
    // The match clock in the header and the time on the card change at different moments.
    constexpr Duration kSecond = std::chrono::seconds(1), kThinkingStep = milliseconds(250);
    Duration card = kSecond - this->match_.time_of(game().acting()) % kSecond;
    if (const GameClock& clock = this->match_.clock().now();
        this->match_.clock().limits() && !clock.has_run_out()) {
      const Duration part = clock.left(clock.to_move()) % kSecond;
      card = part > Duration{0} ? part : kSecond;
    }
    standing.clock_due =
        std::min({*standing.clock_due, card, this->shown_thinking() ? kThinkingStep : kSecond});
  }
  Turn turn() const override {
    Turn it{.over = over(),
            .computer_acts = this->match_.computer_acts(),
            .watched = watched(),
            .against_computer = this->match_.mode() == Mode::Computer,
            .thinking_time = thinking_time(),
            .can_resign = may_end(),
            .result = watched() ? Side::Right : Side::Left};
    if (it.can_resign) it.resign_question = ui::resign_question(this->match_);
    if (!over()) it.acting = side_of(this->match_, game().acting());
    // The loser's card. Opposite the curve where two computers have played.
    if (!over() || watched()) return it;
    const auto seat = this->match_.winner();
    it.result = side_of(this->match_, seat ? other(*seat) : seat_at(this->match_, Side::Left));
    return it;
  }
  const Settings& wish() const { return this->context_.profile.template get<Settings>(); }
  const Game& game() const { return this->match_.game(); }
  std::size_t moves() const { return this->match_.session().played(); }
  bool over() const { return game().over(); }
  bool watched() const { return this->match_.mode() == Mode::Watch; }
  bool person_acts() const { return !over() && !this->match_.computer_acts(); }
  Point middle() const { return {game().board().side() / 2, game().board().side() / 2}; }
  std::optional<Thinking> thinking() const {
    const auto spent = this->shown_thinking();
    if (!spent) return std::nullopt;
    const Turn now = turn();
    if (!now.can_hurry) return Thinking{.spent = *spent, .limit = Duration{0}};
    return Thinking{*spent, now.thinking_time, this->thinking_part()};
  }
  // The point under the cursor or the pointer.
  std::optional<Point> pointed_at() const {
    const auto cursor = this->page_.shown_cursor();
    return cursor ? cursor : this->input_.hovered();
  }
  // Adds the stones, the cursor and the preview of the next stone.
  void complete(StoneMarks& marks) const {
    marks.order = order_.points;
    marks.numbers = order_.numbers;
    if (!over() && !watched()) marks.cursor = this->page_.shown_cursor();
    marks.ghost_colour = game().to_move();
    if (const auto at = pointed_at(); at && playing() && game().is_legal({.at = *at})) marks.ghost = at;
  }
  // Whether the cards say how the game has ended.
  bool cards_answer() const {
    return over() && (!this->page_.ending() || this->page_.result_room(this->now()) > 0);
  }

  // --- The page

  SeatCard seat_card(Side side) const final {
    const Seat seat = seat_at(this->match_, side);
    const Localiser& words = this->context_.words;
    return cards_answer() ? card_at_end(words, this->match_, seat)
                          : card_in_play(words, this->match_, seat, thinking());
  }
  void place_board(Rect area) final { this->view_.fit(area, game().board().side()); }
  // The match that is played, and no copy of it.
  virtual const M& counted_match() const { return this->match_; }
  GameRecord record() const { return kRecords().any(record_of(counted_match())); }
  ImportExport files() const { return {this->context_, kRecords().codec(), this->floor()}; }
  // Hint, move numbers and the key that copies.
  std::vector<Command> stone_tools() {
    std::vector<Command> tools{
        {.info = commands::kHint, .run = [this] { hint(); }, .enabled = playing() && !this->asked()},
        numbers_command<Settings>(this->context_),
        {.info = commands::kCopy,
         .run = [this] { this->page_.show_toast(files().copy(record())); },
         .place = Command::Place::KeyOnly}};
    std::ranges::move(this->zoom_tools(this->view_), std::back_inserter(tools));
    return tools;
  }
  SeatCommands seat_commands() override {
    SeatCommands all;
    if (watched())
      all.watch_speeds = watch_speed_choices(this->context_, &Settings::watch_speed, [this] {
        this->delay_computer(time_between_moves(wish().watch_speed));
      });
    all.after_end = {std::vector<Command>{{.info = commands::kNewGame,
                                           .run = [this] { this->page_.confirm_restart(); },
                                           .kind = Control::Kind::Primary}},
                     {{.info = {"review", msgid("Review"), "review"},
                       .run = [this] { review(); },
                       .kind = Control::Kind::Button}}};
    return all;
  }
  // What is played, and what that means.
  void explain(std::string title, std::string text) {
    ui::ask(this->context_, {LocalizedText([title] { return title; }),
                             LocalizedText([text] { return text; }),
                             {{.id = "close", .label = msgid("Close")}}});
  }
  // The curve of chances while two computers play.
  SeatPanel panel(Side side) const override {
    constexpr float kCurveHeight = 104, kLeastCurve = 120;  // height, and the width that it needs
    if (side == Side::Right || !watched()) return {};
    return {[](float width) { return width >= kLeastCurve ? kCurveHeight : 0; },
            [this](Canvas& canvas, Rect area) {
              chances_.draw(canvas, this->window_theme(), this->flow_.kit().accent, moves(), area);
            }};
  }

  // Black's winning chances of a watched game, the stones that were placed, and the sounds of the stone that falls and of
  // the end.
  Thinker<Player> thinker_;
  WatchedChances chances_;
  StoneOrder order_;
  SoundCues landing_, end_sound_;

 private:
  std::optional<Point> cursor_;  // that was shown in the last step

 public:
  std::string state() const final {
    const auto colour = [](Colour which) { return std::string(which == Colour::Black ? "black" : "white"); };
    std::string text = "mode=" + this->match_.mode_id() + " stones=" + std::to_string(order_.points.size());
    const auto add = [&text](std::string_view key, const std::string& value) {
      text += ' ';
      text += key;
      text += '=';
      text += value;
    };
    if (over()) {
      const auto winner = winner_of(game().outcome());
      add("outcome", winner ? colour(*winner) : "draw");
    } else {
      add("to_move", colour(game().to_move()));
      add("acts", this->match_.computer_acts() ? "computer" : "person");
    }
    // Only some games have such turns.
    if constexpr (requires(const typename M::Rules& rules) { rules.choosing(); }) {
      if (!over() && game().choosing()) add("choosing", "yes");
    }
    if (this->asked()) add("thinking", "yes");
    if (this->match_.clock().limits()) {
      const auto left = [this](Colour side) {
        const int player = static_cast<int>(index_of(this->match_.seat_of(side)));
        return std::to_string(this->match_.clock().now().display(player).left.count());
      };
      add("clock", left(Colour::Black) + ',' + left(Colour::White));
    }
    if (!order_.points.empty()) add("last", point_word(order_.points.back()));
    if (const auto at = hint_shown()) add("hint", point_word(*at));
    return text + more_state();
  }
  std::optional<Vec> locate(std::string_view name) const final {
    const auto at = point_named(name);
    return at ? std::optional(this->view_.centre(*at)) : std::nullopt;
  }
  // Home, End, Page Up and Page Down lead the cursor to the next line with stars, or to the edge.
  bool handle(const Event& event) override {
    if (const auto* const pointer = std::get_if<PointerEvent>(&event)) return this->view_.handle(*pointer);
    const auto* const key = std::get_if<ActionEvent>(&event);
    if (!key || !this->standing().has_cursor) return TurnController::handle(event);
    const bool back = key->action == Action::Home || key->action == Action::PageUp;
    const bool on = key->action == Action::End || key->action == Action::PageDown;
    if (!back && !on) return TurnController::handle(event);
    const bool across = key->action == Action::Home || key->action == Action::End;
    Point cursor = this->input_.cursor();
    int& line = across ? cursor.column : cursor.row;
    int next = back ? 0 : game().board().side() - 1;
    const auto stars = look().stars;
    for (const Point star : stars ? stars(game().board().side()) : std::vector<Point>{}) {
      const int at = across ? star.column : star.row;
      if (back && at < line) next = std::max(next, at);
      if (on && at > line) next = std::min(next, at);
    }
    line = next;
    this->input_.set_cursor(cursor);
    this->page_.show_cursor();
    this->context_.audio.play("focus");
    return true;
  }
  void leave() override {
    this->view_.let_go();
    landing_.play_all();
    TurnController::leave();
  }
  // The clock does not run before the first move, nor before a computer begins to think: that time is for the person to see
  // its own move.
  void pass(Duration time) override {
    this->match_.hold_clock(moves() == 0 || (this->match_.computer_acts() && !this->asked()));
    const GameClock before = this->match_.clock().now();
    Base::pass(time);
    if (this->match_.clock().limits() && !over()) watch_clock(before);
  }
  void advance() override {
    if (this->match_.clock().is_lost() && !over()) lose_on_time();
    end_sound_.play(this->now());
    landing_.play(this->now());
    TurnController::advance();
    landing_.play(this->now());
    const auto cursor = this->page_.shown_cursor();
    if (std::exchange(cursor_, cursor) != cursor && cursor) this->view_.reveal(*cursor);
  }
  void undo() override {
    this->stop_thinking();
    forget_end();
    end_sound_.clear();
    this->stop_watching();
    // Who takes a resignation back has not lost the game: it is kept again when it ends, under its number.
    if (moves() > 0 && undoing_of(this->match_.moves().back()) == Undoing::Alone)
      this->context_.profile.forget_kept_game(Game::kName, this->match_.kept());
    std::vector<std::pair<Point, Stone>> lifted;
    for (const typename M::Undone& undone : undo_turn(this->match_)) {
      if (undone.played.stone != Stone::None) lifted.emplace_back(undone.move.at, undone.played.stone);
    }
    this->view_.show_undo(lifted, this->now());
    board_changed();
  }
  void redo() override {
    this->stop_thinking();
    for (const Played& played : redo_turn(this->match_)) this->view_.show(played, this->now());
    board_changed();
    this->delay_computer(this->kBeforeAnswer);
  }
  void begin_anew() override {
    this->stop_thinking();
    forget_end();
    end_sound_.clear();
    this->take_another();
    chances_.clear();
    this->resume_watching();
    this->view_.show_undo({}, this->now());
    this->input_.set_cursor(middle());
    this->delay_computer(this->kBeforeAnswer);
    board_changed();
  }
  void open_result(GameResult& result) override {
    Base::open_result(result);
    this->view_.finish();
    end_sound_.play_all();
    ResultActions actions;
    if (const auto next = next_opponent<Settings>(this->context_, this->match_))
      actions.next_opponent = this->later([this, level = *next] {
        auto wish = this->wish();
        wish.level = level;
        this->context_.profile.change(wish);
        this->flow_.begin(Mode::Computer, this->floor());
      });
    actions.again = this->later([this] { this->page_.confirm_restart(); });
    actions.review = this->later([this] { review(); });
    actions.leave = this->later([this] { this->context_.scenes.pop(); });
    result.entries = result_items(this->match_, std::move(actions));
  }
  std::vector<MenuItem> pause_items() override {
    std::vector<MenuItem> items = Base::pause_items();
    items.push_back({.id = "record",
                     .label = msgid("Review and export"),
                     .icon = "save",
                     .act = this->later([this] {
                       show_record(this->context_, kRecords().codec(), record(), this->floor());
                     }),
                     .page = MenuItem::Page::Stays});
    return items;
  }
};

}  // namespace quintet::ui
