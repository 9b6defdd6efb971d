// The unfinished games of a game, of all modes, the one played last first: each with its board, mode, progress and date. A
// press continues one, and it can be given up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/game_definition.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class UnfinishedPage final : public ScrollPage {
 public:
  // The definition must outlive the page.
  UnfinishedPage(Context& context, const GameDefinition& game);

  void enter() override;
  bool busy() const override { return read_ < found_.size(); }

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  std::string state() const override { return "games=" + std::to_string(games_.size()); }

 private:
  struct Source {
    const GameMode* mode;
    std::string mark;
  };
  struct Row {
    Source source;
    UnfinishedGame game;
  };

  void find();
  void read_some();
  std::string row_id(std::string_view what, std::size_t index) const {
    return name() + '.' + std::string(what) + '.' + std::to_string(index);
  }
  Rect card(std::size_t index) const;
  void ask_delete(const Row& row);
  void paint_row(Canvas& canvas, std::size_t index, Duration now) const;

  const GameDefinition& game_;
  std::vector<Source> found_;  // a long game takes long to read, so a few are read in each step
  std::size_t read_ = 0;       // of those found
  std::vector<Row> games_;
  std::uint32_t words_revision_ = 0;
  Rect page_;
  std::size_t columns_ = 1;
};

// Adds the games that wait besides the one that is continued to the words about it: "24 moves · 2 more games".
void add_more_games(const Localiser& words, std::string& facts, std::size_t more);

}  // namespace quintet::ui
