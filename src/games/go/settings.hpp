// The settings of go, its accent, and its commands.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/go/game.hpp"
#include "core/go/levels.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/profile/fields.hpp"
#include "ui/stones/engines.hpp"
#include "ui/stones/stone_settings.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::go {

inline constexpr ui::Accent kAccent{.paper = Rgba::hex(0x4B661C),
                                    .ink = Rgba::hex(0xB0D373),
                                    .celadon = Rgba::hex(0x46601A),
                                    .walnut = Rgba::hex(0xB8DA7E)};

inline constexpr ui::CommandInfo kPass{"pass", msgid("go", "Pass"), "next", Action::Shuffle};
inline constexpr ui::CommandInfo kEstimate{"estimate", msgid("Estimate"), "estimate", Action::Estimate};
inline constexpr ui::CommandInfo kBackToCount{"back-to-count", msgid("Back to the count"), "undo"};
inline constexpr ui::CommandInfo kMarkDead{
    {}, msgid("When counting: dead or alive"), {}, Action::Confirm, msgid("Click")};
inline constexpr ui::CommandInfo kMarkSeki{
    {}, msgid("When counting: seki"), {}, Action::Secondary, msgid("Right click")};

using ui::PlayAs;

inline constexpr std::array kSides{7, 9, 13, 19};
// How many stones win; 0 for the whole game, in which territory counts.
inline constexpr std::array kGoals{0, 1, 5};
inline constexpr std::array kHandicaps{0, 2, 3, 4, 5, 6, 7, 8, 9};
// In half points; the first one stands for the usual komi of the rules, or half a point with handicap stones.
inline constexpr int kUsualKomi = 10'000;
inline constexpr std::array kKomis{kUsualKomi, 17, 16, 15, 14,  13,  12,  11,  10,  9,  8,  7,
                                   6,          5,  4,  3,  2,   1,   0,   -1,  -2,  -3, -4, -5,
                                   -6,         -7, -8, -9, -10, -11, -12, -13, -14, -15};

inline constexpr std::string_view kEnginesRow = "go-engines";  // on the settings page
inline constexpr std::array kPatience{30, 60, 180, 600};

// The player's settings for go: players and board of the next game, and the look of the board.
struct Settings {
  static constexpr std::string_view kPath = "go.";
  static const std::vector<ui::Field<Settings>>& fields();

  // For the next game.
  Level level = Level::Beginner;  // of the computer; of black in a game of two computers
  Level against = Level::Pupil;   // of white in a game of two computers
  PlayAs play_as = PlayAs::Black;
  // Whether the player's equal takes the place of the level; and had black in the last game, for players who alternate.
  bool by_strength = false, had_black = false;
  int side = 9;  // one of kSides
  int goal = 0;  // one of kGoals; in Capture Go rules and komi are always the same
  RuleSet rules = RuleSet::Chinese;
  int komi = kUsualKomi;                   // one of kKomis
  int handicap = 0;                        // one of kHandicaps; fewer on a small board
  Placement placement = Placement::Fixed;  // of the handicap stones
  int thinking = 3;                        // seconds per move for the master, one of ui::kThinkingSeconds
  ui::ClockWish clock{};
  ui::WatchSpeed watch_speed = ui::WatchSpeed::Normal;
  // Programs of others that may take the place of a level: the list, and the names of the chosen ones; empty: a level.
  ui::EngineList engines{};
  std::string engine{}, against_engine{};
  std::string analyst{};  // the engine that judges in reviews, or empty
  int patience = 60;  // seconds that an engine has for a move before the player is asked, one of kPatience
  // The look of the board. Parts without a value take the current theme.
  std::optional<ui::Desk> board{}, frame{}, window{};
  bool coordinates = true;
  bool numbers = false;  // move numbers on the stones
  bool teacher = false;  // shows bad moves before the computer answers
  bool eyes = true;      // what a beginner sees too late: liberties, atari, lost ladders
  friend bool operator==(const Settings&, const Settings&) = default;

  Start start() const;
  // Engines know no Capture Go.
  bool takes_engines() const { return goal == 0; }
};

}  // namespace quintet::go
