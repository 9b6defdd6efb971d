// The setup of a match of stones: the opponents as a ladder, the colour, time and clock of the players, the material of the board
// and the strip that says who has which colour. A game adds its own rows and the board in view.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stones.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/pages/setup_page.hpp"
#include "ui/stones/engines.hpp"
#include "ui/stones/level_results.hpp"
#include "ui/stones/players.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/stones/stone_settings.hpp"

namespace quintet::ui {

// The rows are those of the settings' fields level, against, colour, thinking, clock, side and material, and the game's own. `Settings`
// has the members level, against, by_strength, play_as and clock. `ExampleBoard`: the board in view.
template <class M, class Settings, class ExampleBoard>
class StoneSetupPage : public MatchSetupPage<M, Settings> {
  using Base = MatchSetupPage<M, Settings>;

 protected:
  using Level = typename M::Level;
  using Mode = typename M::Mode;

  // `order`: the ids of all rows as they are displayed; it must outlive the page.
  StoneSetupPage(Context& context, std::string name, Mode mode, std::optional<std::size_t> over,
                 std::span<const std::string_view> order)
      : Base(context, std::move(name), mode, over), board_(context), order_(order) {}

  // Whether the opening decides who has which colour; then the players choose who begins it.
  virtual bool opening_gives_colours() const { return false; }
  // Whether a row of the game is shown with these settings.
  virtual bool own_row_belongs_here(const SetupRow& /*row*/) const { return true; }
  // How a row of the game is shown.
  virtual void style_own_row(SetupRow& row) const = 0;
  // The picture of an option of such a row, if it has any.
  virtual void paint_own_option(Canvas& /*canvas*/, const SetupRow& /*row*/, std::size_t /*option*/,
                                Rect /*area*/) const {}

  std::vector<SetupRow> rows() const final {
    std::vector<SetupRow> rows = Base::rows();
    std::erase_if(rows, [this](const SetupRow& row) { return !belongs_here(row); });
    std::ranges::stable_sort(rows, {}, [this](const SetupRow& row) {
      // The clock stands below the time to think.
      return std::ranges::find(order_, is_of_clock(row.id) ? "thinking" : row.id) - order_.begin();
    });
    for (SetupRow& row : rows) style_row(row);
    return rows;
  }
  void choose(std::string_view row, std::size_t option) final {
    if ((row == "level" || row == "against") && !choose_level(row, option)) return;
    Base::choose(row, option);
  }
  void turn(std::string_view row, int by) final {
    const std::vector<SetupRow> all = Base::rows();
    const auto turned = std::ranges::find(all, row, &SetupRow::id);
    choose(row, turned->chosen + static_cast<std::size_t>(by));
  }
  std::string begin_label() const final { return this->context_.words.tr("board game", "Play"); }

  void place_hero(Rect area) final {
    constexpr float kPlayers = 44, kRoomForPlayers = 400;
    players_ = {};
    if (std::min(area.w + kPlayers, area.h) >= kRoomForPlayers) {
      area.h -= kPlayers + space::kSmall;
      const float width = std::min(area.w, area.h);
      players_ = {area.centre().x - width / 2, area.bottom() + space::kSmall, width, kPlayers};
    }
    board_.fit(area);
  }
  bool moving() const final { return Base::moving() || board_.moving(this->now()); }
  void paint_hero(Canvas& canvas, Duration now) const final {
    board_.draw(canvas, now);
    const auto guard = canvas.saved();
    canvas.fade(this->arrival(now));
    if (!players_.empty()) draw_player_strip(canvas, this->theme(), strip(), players_);
  }
  void paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const final {
    if (row.id == "level" || row.id == "against")
      canvas.picture(portrait_of_rung(row.options[option], option), area);
    else if (row.id == "colour")
      draw_small_stone(canvas, this->theme(),
                       stone_on_board(kPlayAs[option] == PlayAs::Black ? Stone::Black : Stone::White),
                       area.centre(), std::min(area.w, area.h));
    else if (row.id == "material")
      paint_material(canvas, this->context_, area, kMaterials[option]);
    else
      paint_own_option(canvas, row, option, area);
  }

  // How much weaker the person, who has black, is than the chosen level, in points of strength; 0 where that is not known.
  int points_behind() const {
    const Settings& wish = this->settings();
    const RatingRow own = rating();
    if (this->mode() != Mode::Computer || wish.by_strength || !chosen_engines(wish)[0].empty() ||
        own.games <= 0 || wish.play_as != PlayAs::Black)
      return 0;
    return strength_of(wish.level, chosen_start()) - static_cast<int>(own.rating().strength);
  }
  // One choice at a time, with a step to the next one.
  static void as_steps(SetupRow& row) {
    row.look = SetupRow::Look::Steps;
    row.value = row.options[row.chosen].label;
    row.previous = row.chosen > 0;
    row.next = row.chosen + 1 < row.options.size();
  }
  static void with_art(SetupRow& row) {
    for (SetupOption& option : row.options) option.art = true;
  }

  ExampleBoard board_;

 private:
  static constexpr std::string_view kEqual = "equal";
  static constexpr float kSideShare = 0.44F;  // of the line below the board; the material has the rest

  OpponentScore score(Level level) const {
    const LevelRow row = level_row(this->context_.profile.results(M::Rules::kName), level);
    return {.won = row.won, .lost = row.lost, .played = row.played()};
  }
  static bool is_of_clock(std::string_view row) { return row == "clock" || row == "flag"; }
  bool belongs_here(const SetupRow& row) const {
    if (is_of_clock(row.id))
      return this->mode() != Mode::Watch &&
             (row.id == "clock" || this->settings().clock.control != TimeControl{});
    if (row.id == "level" || row.id == "thinking") return this->mode() != Mode::Two;
    if (row.id == "colour") return this->mode() == Mode::Computer;
    if (row.id == "against") return this->mode() == Mode::Watch;
    return own_row_belongs_here(row);
  }
  void style_row(SetupRow& row) const {
    if (row.id == "level" || row.id == "against") return style_ladder(row);
    if (row.id == "colour") {
      const Localiser& words = this->context_.words;
      const bool opens = opening_gives_colours();
      for (std::size_t i = 0; i < row.options.size(); ++i)
        row.options[i].art = !opens && has_colour(kPlayAs[i]);
      row.options[0].label = opens ? opening_player(Seat::First) : words.tr("your colour", "Black");
      row.options[1].label = opens ? opening_player(Seat::Second) : words.tr("your colour", "White");
    } else if (row.id == "thinking") {
      style_thinking(row);
    } else if (row.id == "clock") {
      as_steps(row);
    } else if (row.id == "side") {
      row.place = SetupRow::Place::Below;
      row.share = kSideShare;
    } else if (row.id == "material") {
      row.look = SetupRow::Look::Icons;
      row.place = SetupRow::Place::Below;
      row.share = 1 - kSideShare;
      with_art(row);
    }
    style_own_row(row);
  }
  typename M::Rules::Start chosen_start() const { return std::invoke(&Settings::start, this->settings()); }
  // On the chosen board.
  RatingRow rating() const {
    return this->context_.profile.results(M::Rules::kName)
        .template row<RatingRow>(strength_board(chosen_start()));
  }
  // Where lots are drawn, as black.
  Colour person_colour() const {
    const Settings& wish = this->settings();
    const bool white = wish.play_as == PlayAs::White || (wish.play_as == PlayAs::InTurn && wish.had_black);
    return white ? Colour::White : Colour::Black;
  }
  typename M::Player computer() const {
    if (this->mode() == Mode::Watch) return watched_computers<M>(this->settings())[0];
    return chosen_computer<M>(this->context_, this->settings(), person_colour());
  }
  typename M::Player against() const { return watched_computers<M>(this->settings())[1]; }
  // Whether the option is a level.
  bool choose_level(std::string_view row, std::size_t option) {
    Settings wish = this->settings();
    const std::size_t levels = opponents_of(Level{}).size();
    std::size_t engines = 0;
    if constexpr (WithEngines<Settings>) {
      if (wish.takes_engines()) engines = wish.engines.size();
      const bool engine = option >= levels && option - levels < engines;
      wish.*(row == "level" ? &Settings::engine : &Settings::against_engine) =
          engine ? wish.engines[option - levels].name : std::string();
    }
    if (row == "level" && this->mode() == Mode::Computer) wish.by_strength = option == levels + engines;
    this->context_.profile.change(wish);
    return option < levels;
  }
  std::string_view portrait_of_rung(const SetupOption& rung, std::size_t index) const {
    if (index < opponents_of(Level{}).size()) return opponents_of(Level{})[index].portrait;
    return rung.id == kEqual ? portrait_of(typename M::Player{equal()}, Seat::First) : kEnginePortrait;
  }
  void style_thinking(SetupRow& row) const {
    const auto uses = [](const typename M::Player& player) {
      return player.engine.empty() && takes_time(*player.level);
    };
    const typename M::Player first = computer(), second = against();
    const bool watched = this->mode() == Mode::Watch;
    row.enabled = uses(first) || (watched && uses(second));
    if (row.enabled) return;
    // Says why nothing can be chosen.
    const std::string name = name_of_computer(this->context_.words, first);
    if (!first.engine.empty())
      row.value = format(this->tr("{player} takes its own time"), {{"player", name}});
    else if (watched && first != second)
      row.value = this->tr("Both move at once");
    else
      row.value = format(this->tr("{player} moves at once"), {{"player", name}});
    row.chosen = row.options.size();
  }
  static bool has_colour(PlayAs choice) { return choice == PlayAs::Black || choice == PlayAs::White; }
  std::string opening_player(Seat seat) const {
    const Localiser& words = this->context_.words;
    return seat == Seat::First ? words.tr("swap", "First player") : words.tr("swap", "Second player");
  }
  void style_ladder(SetupRow& row) const {
    row.look = SetupRow::Look::Ladder;
    row.place = SetupRow::Place::Side;
    if (row.id == "level" && this->mode() == Mode::Watch) row.label = this->tr("Black’s player");
    with_art(row);
    const auto start = chosen_start();
    const std::string board = strength_board(start);
    for (std::size_t i = 0; i < row.options.size(); ++i) {
      SetupOption& option = row.options[i];
      const auto level = static_cast<Level>(i);
      option.sentence = this->tr(opponent(level).line);
      if (!board.empty())
        option.mark = strength_words(level).text(this->context_.words, strength_of(level, start));
      option.note = option.mark;
      if (this->mode() != Mode::Computer) continue;
      option.note = lead_words(this->context_.words, score(level));
      if (!option.mark.empty()) option.note = option.mark + " · " + option.note;
      option.sealed = score(level).won > 0;
    }
    add_engines(row);
    if (row.id == "level" && this->mode() == Mode::Computer && tells_strength(start)) add_equal(row);
  }
  Level equal() const {
    return equal_opponent(this->context_.profile.results(M::Rules::kName), chosen_start(), person_colour(),
                          this->settings().level);
  }
  // At the upper end.
  void add_equal(SetupRow& row) const {
    const Localiser& words = this->context_.words;
    const RatingRow own = rating();
    if (this->settings().by_strength && chosen_engines(this->settings())[0].empty())
      row.chosen = row.options.size();
    SetupOption option{.id = std::string(kEqual),
                       .label = words.tr(equal_message(own)),
                       .sentence = words.tr(equal_line(own)),
                       .note = words.tr(opponent(equal()).name),
                       .art = true};
    if (own.in_exam()) {
      option.icon = "trophy";
      option.note += " · " + exam_words(words, own);
    } else {
      option.mark = strength();
    }
    row.options.push_back(std::move(option));
  }
  // Above the strongest level.
  void add_engines(SetupRow& row) const {
    if constexpr (WithEngines<Settings>) {
      const Settings& wish = this->settings();
      if (!wish.takes_engines()) return;
      const std::string chosen = chosen_engines(wish)[row.id == "level" ? 0 : 1];
      for (std::size_t i = 0; i < wish.engines.size(); ++i) {
        const ListedEngine& engine = wish.engines[i];
        if (engine.name == chosen) row.chosen = row.options.size();
        row.options.push_back({.id = "engine-" + std::to_string(i + 1),
                               .label = engine.name,
                               .sentence = this->tr("One of your engines."),
                               .icon = "engine",
                               .art = true});
      }
    }
  }
  std::string strength() const {
    return own_strength(this->context_, M::Rules::kName, strength_words(Level{}),
                        strength_board(chosen_start()));
  }
  // "You · 14k"
  std::string person_words() const {
    const std::string own = strength();
    return own.empty() ? this->tr("You") : this->tr("You") + " · " + own;
  }
  // The two players, black at the left.
  PlayerStrip strip() const {
    const Settings& wish = this->settings();
    const typename M::Player person{};
    typename M::SeatPlayers players{person, person};
    if (this->mode() == Mode::Watch) players = {computer(), against()};
    if (this->mode() == Mode::Computer) players[wish.play_as == PlayAs::White ? 0 : 1] = computer();
    PlayerStrip strip{.stones = !opening_gives_colours() &&
                                (this->mode() != Mode::Computer || has_colour(wish.play_as))};
    for (const Colour colour : kColours) {
      const auto& player = players[index_of(colour)];
      strip.portraits[index_of(colour)] = portrait_of(player, kSeats[index_of(colour)]);
      std::string& name = strip.names[index_of(colour)];
      if (player.computer())
        name = name_of_computer(this->context_.words, player);
      else if (this->mode() == Mode::Computer)
        name = person_words();
      else
        name = opening_gives_colours() ? opening_player(kSeats[index_of(colour)])
                                       : this->tr(colour_message(colour));
    }
    return strip;
  }

  std::span<const std::string_view> order_;
  Rect players_;  // the strip below the board; empty where there is no room
};

}  // namespace quintet::ui
