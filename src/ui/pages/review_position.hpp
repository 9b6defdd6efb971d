// Which position of a reviewed game is shown, and its playback.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "engine/scene/duration.hpp"
#include "ui/pages/review_line.hpp"

namespace quintet::ui {

// The playback of a reviewed game or line: when its next move is shown, at one of several speeds. A wait is given in
// `beats`, each as long as the speed says.

struct PlaybackSpeed {
  std::string_view name;  // "2×"
  Duration
      between;  // from one move to the next; where the times of the moves are known, for one second of them
};

// From the slowest to the fastest; the playback begins with one of them.
struct PlaybackSpeeds {
  std::span<const PlaybackSpeed> all;
  std::size_t first = 0;
};

inline constexpr std::array kUsualSpeedTable{
    PlaybackSpeed{"½×", milliseconds(2000)}, PlaybackSpeed{"1×", milliseconds(1000)},
    PlaybackSpeed{"2×", milliseconds(500)}, PlaybackSpeed{"4×", milliseconds(250)}};
inline constexpr PlaybackSpeeds kUsualSpeeds{kUsualSpeedTable, 1};

class ReviewPlayback {
 public:
  explicit ReviewPlayback(const PlaybackSpeeds& speeds = kUsualSpeeds)
      : speeds_(speeds.all), speed_(speeds.first) {}

  void start(Duration now, double beats = 1);
  void stop() { next_at_.reset(); }
  bool running() const { return next_at_.has_value(); }

  // The next faster speed; after the fastest the slowest.
  void change_speed(Duration now, double beats = 1);
  const PlaybackSpeed& speed() const { return speeds_[speed_]; }

  // Whether the next move is to be shown now; the one after it is then due so many beats later.
  bool take_step(Duration now, double beats = 1);
  std::optional<Duration> due(Duration now) const;

 private:
  Duration wait(double beats) const {
    return Duration(static_cast<Duration::rep>(static_cast<double>(speed().between.count()) * beats));
  }

  std::span<const PlaybackSpeed> speeds_;
  std::size_t speed_;
  std::optional<Duration> next_at_;
};

// What a review shows: a position of the game, or of the line beside it; and the ways there: steps, jumps and the playback.
class ReviewPosition {
 public:
  // The position of the game has been set; `before` is its number of moves until now, and may be the same.
  using OnGameStep = std::function<void(std::size_t before)>;

  // Begins at the end of a game of so many moves. The line beside the game must outlive it; so must
  // the times of the moves: if they are not empty, the game is played back with its pauses, long ones shortened.
  ReviewPosition(std::size_t last, LineSteps& lines, OnGameStep on_step,
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
  std::size_t shown() const {
    const auto line = lines_.view();
    return line ? line->at : ply_;
  }
  std::size_t end() const {
    const auto line = lines_.view();
    return line ? line->size : last_;
  }

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
  LineSteps& lines_;
  OnGameStep on_step_;
  std::span<const Duration> times_;
  ReviewPlayback playback_;
};

}  // namespace quintet::ui
