// How the review of one game differs from that of another: whether there are two sides or one player, what the curve shows,
// which moves are listed, how moves are tried, how fast the game is played back, and in what words.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/text/localiser.hpp"
#include "ui/game/board_input.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/game/review_playback.hpp"

namespace quintet::ui {

// What the panel says; messages to be translated. In Chinese the moves of stones have words of their own.
struct ReviewWords {
  Message start{};  // the caption of the first position
  Message move, after;
  Message value{};  // "Expected {value}"; empty: the value speaks for itself
  Message better, best, good, best_line, own_line;
  Message try_prompt{};
  Message play_on = msgid("Play on");
};
// Of a game in which stones are placed.
inline constexpr ReviewWords kStoneWords{.start = msgid("Empty board"),
                                         .move = msgid("Move {number} of {count}"),
                                         .after = msgid("After move {number}"),
                                         .better = msgid("better: {point}"),
                                         .best = msgid("Best move"),
                                         .good = msgid("A good move"),
                                         .best_line = msgid("Best line"),
                                         .own_line = msgid("Your line"),
                                         .try_prompt = msgid("Place a stone. The computer answers.")};
// Of a game of one player, which adds its own start and what to do to try a move.
inline constexpr ReviewWords kPuzzleWords{.move = msgid("puzzle", "Move {number} of {count}"),
                                          .after = msgid("puzzle", "After move {number}"),
                                          .better = msgid("puzzle", "better: {point}"),
                                          .best = msgid("puzzle", "Best move"),
                                          .good = msgid("puzzle", "A good move"),
                                          .best_line = msgid("puzzle", "Best line"),
                                          .own_line = msgid("puzzle", "Your line")};

struct ReviewStyle {
  enum class List : std::uint8_t {
    AllMoves,
    Mistakes,  // the costliest first: for games of thousands of moves
  };

  // Pictures of both sides' stones. Nothing: one player, so that there are no chances to be shared by a bar.
  std::optional<StonePictures> stones{};
  CurveScale scale{};
  List list = List::AllMoves;
  bool costs_on_scale = true;  // what a mistake cost is a difference of values, and the list says it
  std::string (*cost_text)(double cost) =
      nullptr;  // where the cost is something else: what the list says of it
  BoardInput::Touch touch = BoardInput::Touch::Aim;  // for trying moves
  PlaybackSpeeds speeds = kUsualSpeeds;
  ReviewWords words = kStoneWords;
  std::string_view try_icon = "stone-black";
};

// The review of a game between two sides, but for the pictures of their stones.
inline constexpr ReviewStyle kUsualReview{.stones = StonePictures{}};

}  // namespace quintet::ui
