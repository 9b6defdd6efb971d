// How the review of one game differs from that of another: whether there are two sides or one player, what the curve shows,
// which moves are listed, how moves are tried and how fast the game is played back.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/text/localiser.hpp"
#include "ui/game/board_input.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/game/review_playback.hpp"

namespace quintet::ui {

struct ReviewStyle {
  enum class List : std::uint8_t {
    AllMoves,
    Mistakes,  // the costliest first: for games of thousands of moves
  };

  // Pictures of both sides' stones. Nothing: one player, so that there are no chances to be shared by a bar.
  std::optional<StonePictures> stones{};
  CurveScale scale{};
  List list = List::AllMoves;
  BoardInput::Touch touch = BoardInput::Touch::Aim;  // for trying moves
  PlaybackSpeeds speeds = kUsualSpeeds;
  // Messages: the caption of the first position, and what to do to try a move. The icon of the latter.
  std::string_view start = msgid("Empty board");
  std::string_view try_prompt = msgid("Place a stone. The computer answers.");
  std::string_view try_icon = "stone-black";
};

// The review of a game between two sides, but for the pictures of their stones.
inline constexpr ReviewStyle kUsualReview{.stones = StonePictures{}};

}  // namespace quintet::ui
