// What a review shows: a position of the game, or of the line beside it; and the ways there: steps, jumps and the playback.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "engine/scene/duration.hpp"
#include "ui/game/line_explorer.hpp"
#include "ui/game/review_playback.hpp"

namespace quintet::ui {

class ReviewPosition {
 public:
  // The position of the game has been set; `before` is its number of moves until now, and may be the same.
  using OnGameStep = std::function<void(std::size_t before)>;

  // Begins at the end of a game of so many moves. The explorer must outlive it and has the line beside the game; so must
  // the times of the moves: if they are not empty, the game is played back with its pauses, long ones shortened.
  ReviewPosition(std::size_t last, LineExplorer& lines, OnGameStep on_step,
                 const PlaybackSpeeds& speeds = kUsualSpeeds, std::span<const Duration> times = {})
      : ply_(last),
        last_(last),
        lines_(lines),
        on_step_(std::move(on_step)),
        times_(times),
        playback_(speeds) {}

  // Moves before the position of the game; with a line, that is the one to which closing it leads.
  std::size_t ply() const { return ply_; }
  std::size_t last() const { return last_; }
  // Moves before the shown position, of the line or of the game, and of all its moves.
  std::size_t shown() const { return lines_.line() ? lines_.line()->at : ply_; }
  std::size_t end() const { return lines_.line() ? lines_.line()->moves.size() : last_; }

  // Before anything is shown: another position of the game.
  void begin_at(std::size_t ply);
  // At the player's request; all of these stop the playback. A jump leads to the game, the others stay in a line.
  void jump_to(std::size_t ply);
  void step_to(std::size_t to);
  void step(int by);

  // Plays on to the end; from there, anew from the beginning.
  void toggle_playing(Duration now);
  // Plays the game from its beginning.
  void replay(Duration now);
  void stop() { playback_.stop(); }
  void change_speed(Duration now) { playback_.change_speed(now, beats()); }
  bool playing() const { return playback_.running(); }
  const PlaybackSpeed& speed() const { return playback_.speed(); }
  // Shows the moves of the playback that are due.
  void advance(Duration now);
  std::optional<Duration> due(Duration now) const { return playback_.due(now); }

 private:
  void show(std::size_t to);
  // Until the move after the shown position, or after the next one.
  double beats(std::size_t ahead = 0) const;

  std::size_t ply_, last_;
  LineExplorer& lines_;
  OnGameStep on_step_;
  std::span<const Duration> times_;
  ReviewPlayback playback_;
};

}  // namespace quintet::ui
