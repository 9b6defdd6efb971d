// What kind of game is reviewed, and the sentences about its moves that follow from this.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "ui/kit/board_input.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/pages/review_guess.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/pages/review_panel.hpp"
#include "ui/pages/review_position.hpp"
#include "ui/pages/review_puzzles.hpp"

namespace quintet::ui {

// How the review of one game differs from that of another: whether there are two sides or one player, what the curve shows,
// which moves are listed, how moves are tried, how fast the game is played back, and in what words.

// What the panel says; messages to be translated. In Chinese the moves of stones have words of their own.
struct ReviewWords {
  Message start{};  // the caption of the first position
  Message move, after;
  Message value{};  // "Expected {value}"; empty: the value speaks for itself
  Message better, best, good, best_line, own_line;
  Message try_prompt{};
  Message play_on = msgid("Play on");
  Message follows = msgid("How it is punished");
  // What its signs mean, with the number of such moves; a sign without a name is not used.
  std::array<Message, 3> signs{Message(), msgid("Mistakes"), msgid("Blunders")};
  Message find = msgid("puzzle", "Find a better move.");
};
// The words of a game in which stones are placed.
inline constexpr ReviewWords kStoneWords{
    .start = msgid("Before the first move"),
    .move = msgid("Move {number} of {count}"),
    .after = msgid("After move {number}"),
    .better = msgid("Better: {point}"),
    .best = msgid("Best move"),
    .good = msgid("A good move"),
    .best_line = msgid("Best line"),
    .own_line = msgid("Your line"),
    .try_prompt = msgid("Place a stone. The computer answers."),
    .signs = {msgid("Inaccuracies"), msgid("Mistakes"), msgid("Blunders")},
    .find = msgid("Find a better move.")};
// The words of a game of one player, which adds its own start and what to do to try a move.
inline constexpr ReviewWords kPuzzleWords{.move = msgid("puzzle", "Move {number} of {count}"),
                                          .after = msgid("puzzle", "After move {number}"),
                                          .better = msgid("puzzle", "Better: {point}"),
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
  bool judged = true;  // else the panel says neither what moves are worth nor that no mistake was found
  bool costs_on_scale = true;  // what a mistake cost is a difference of values, and the list says it
  std::string (*cost_text)(double cost) =
      nullptr;  // where the cost is something else: what the list says of it
  BoardInput::Touch touch = BoardInput::Touch::Aim;  // for trying moves
  PlaybackSpeeds speeds = kUsualSpeeds;
  ReviewWords words = kStoneWords;
  std::string_view try_icon = "plus";
  Desk (*desk)(const Context&) = nullptr;  // of a window with the materials of another theme
};

// The review of a game between two sides, but for the pictures of their stones.
inline constexpr ReviewStyle kUsualReview{.stones = StonePictures{}};

// The words in the panel of a review: about the shown position of the game or of a line, about its last move, about the
// moves in the list. They depend only on what is shown and what is known of it.

struct ReviewView {
  std::span<const ReviewedPly> plies;      // the positions analysed so far
  std::size_t at = 0;                      // the shown position of the game
  std::size_t last = 0;                    // its last one
  std::optional<LineView> line{};          // the line beside it, if one is shown
  std::optional<double> progress{};        // of the analysis, 0 … 1, until it is done
  bool answering = false;                  // the computer thinks about its answer in the line
  const MistakePuzzles* puzzle = nullptr;  // the one that is shown in the line
  const GuessGame* guess = nullptr;        // while moves are guessed, and the name of the current one
  std::string guessed{};
  std::string variation{};  // what the line is called; empty: it is the player's
  const ReviewStyle& style = kUsualReview;

  // The move before the shown position of the game, where it is analysed and no line is shown.
  const ReviewedPly* reviewed() const { return !line && at > 0 && at < plies.size() ? &plies[at] : nullptr; }
  // The value of the shown position, where it is known; see CurvePoint.
  std::optional<double> value() const;
};

// Without the picture of the stone. `about`: the last move of the game, or what the game is if there is none.
ReviewCaption review_caption(const Localiser& words, const ReviewView& view, const std::string& about);
ReviewVerdict review_verdict(const Localiser& words, const ReviewView& view);
// "2 mistakes"; empty while none is found.
std::string mistakes_text(const Localiser& words, std::size_t mistakes, const ReviewView& view);
// The signs that the review uses, each with the number of such moves found so far.
std::vector<SignCount> sign_counts(const Localiser& words, const ReviewView& view);
// A move in the list, without the picture of its stone.
ReviewMove listed_move(const ReviewView& view, const Localiser& words, std::size_t move, std::string name);
// A position under the pointer: "4 · H8 · 50%". `move`: the name of the move before it, empty if there is none.
std::string point_text(const ReviewView& view, std::size_t ply, const std::string& move);

}  // namespace quintet::ui
