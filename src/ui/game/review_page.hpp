// The review of a game: the board at any move, the curve of the winning chances, which grows during the analysis, and
// the worst moves. The player can play on from any position. How the board looks, who analyses and how a game continues
// is defined by the game's own page, which derives from this one.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/game/command.hpp"
#include "ui/game/import_export.hpp"
#include "ui/game/review_analysis.hpp"
#include "ui/game/review_curve.hpp"
#include "ui/game/review_panel.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class ReviewPage : public Page {
 public:
  void enter() override;
  void leave() override;
  // Before the page is shown: begins with the position after this many moves instead of the last one.
  void open_at(std::size_t ply) { at_ = std::min(ply, record_.moves); }
  // Not while an animation runs: scripts do not advance the time of a busy page.
  bool busy() const override { return analysis_.running() && at_rest(); }

 protected:
  // A move as the page describes it.
  struct MoveWords {
    std::string name;            // "h8"
    std::string colour, player;  // translated: "Black", "You"
    std::size_t side = 0;        // 0 for the first
  };
  // A way to play on from the shown position.
  struct Continuation {
    std::string id;
    std::string_view label;         // a message to be translated
    bool replaces_a_match = false;  // that match would be lost
    // Saves the new match and creates its play page; may outlive this page.
    std::function<std::unique_ptr<Scene>(Context&)> begin;
  };

  // Requires moves. `floor`: see ImportExport.
  ReviewPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
             const StonePictures& stones, ReviewAnalysis::Judge judge);

  // The board is drawn with the whole window around it, which may have the materials of another theme.
  virtual void fit_board(Rect area) = 0;
  virtual void draw_board(Canvas& canvas, Duration now) const = 0;
  virtual Desk window_desk() const { return theme().desk; }
  // `before` is the previous value of `ply`: shows the change from one position to the other.
  virtual void show_step(std::size_t before) = 0;
  // The move with this index, which is less than `last`.
  virtual MoveWords words_of(std::size_t move) const = 0;
  // The rules and the board size, shown under the caption of the first position.
  virtual std::string start_line() const = 0;
  // In the header.
  virtual std::vector<Command> tools() = 0;
  // Whether the game is over in the shown position.
  virtual bool over() const = 0;
  // Not called if the game is over. A single way is taken at once, several are offered.
  virtual std::vector<Continuation> continuations() const = 0;

  // The number of moves made in the shown position, and in the last one.
  std::size_t ply() const { return at_; }
  std::size_t last() const { return record_.moves; }
  // The better move instead of the last one shown; empty if none is known.
  std::string better() const { return judged() ? analysis_.plies()[at_].better : std::string{}; }

  std::vector<Control> layout(Extent size) final;
  void on_control(const ControlEvent& reply) final;
  void paint(Canvas& canvas, Duration now) const final;
  bool intercept(const Event& event) override;
  bool sounds(const ControlEvent& reply) const final;
  void on_action(Action action) final;
  void on_file_dropped(const std::string& file) final;
  void advance(Duration step) final;
  bool moving() const override { return !growth_.done(now()); }
  std::optional<Duration> page_due() const final;
  std::string state() const override;

 private:
  // Requires ply <= last().
  void go_to(std::size_t ply);
  // At the player's request: stops the playback.
  void jump_to(std::size_t ply);
  void step(int by);
  void toggle_playing();
  bool run_command(const std::function<bool(const CommandInfo&)>& wanted);
  void update_analysis();
  void find_mistakes();
  void play_on();

  std::vector<Command> steps();
  std::vector<Command> header_tools();
  std::vector<Control> controls_of(const std::vector<Command>& commands, Control::Tooltip tooltip) const;
  bool judged() const { return at_ > 0 && at_ < analysis_.plies().size(); }
  std::string row_id(std::size_t row) const { return name() + ".slip." + std::to_string(row); }
  std::size_t rows() const { return std::min(layout_.rows, mistakes_.size()); }
  std::string better_words(const std::string& move) const;
  ReviewCaption caption() const;
  ReviewRow row(std::size_t ply) const;
  void paint_panel(Canvas& canvas, Duration now) const;

  ImportExport records_;
  GameRecord record_;
  StonePictures stones_;
  ReviewAnalysis analysis_;
  std::vector<std::size_t> mistakes_;  // the plies after them, the worst first
  std::size_t at_;
  bool failure_logged_ = false;
  float wheel_ = 0;                  // the remainder of its steps
  Tween growth_;                     // of the newest point on the curve
  std::optional<Duration> next_at_;  // during playback: when the next move is shown
  Theme window_theme_;
  ReviewLayout layout_;
  std::size_t icons_ = 0;  // in the header
};

}  // namespace quintet::ui
