// The stored games as a list, the newest first: what each is, or why it is none. One press opens its review. The files
// are read beside the window, so that many or strange ones do not hold it up.
#pragma once

#include <string>
#include <system_error>
#include <variant>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/result.hpp"
#include "engine/platform/background.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::gomoku {

class FilesPage final : public ui::ScrollPage {
 public:
  // `floor`: see ReviewPage.
  FilesPage(ui::Context& context, std::size_t floor);

  void enter() override;
  void leave() override;
  bool busy() const override { return reading_.running(); }

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  struct Game {
    int side = 0;
    std::size_t moves = 0;
  };
  // Too large to be read for a list.
  struct Unread {};
  struct Found {
    Document file;
    std::variant<Game, Unread, Refusal, std::error_code> what;
    bool damaged() const { return what.index() > 1; }
  };
  using Findings = std::vector<Found>;

  void gather();
  static Findings look(const Documents& games, const gomoku::Start& usual, const std::stop_token& stop);
  static Found found(const Documents& games, const Document& file, const gomoku::Start& usual,
                     const std::stop_token& stop);
  // Size of the board, moves and date, or what is wrong.
  std::string words_of(const Found& found) const;
  std::string row_id(std::size_t index) const { return name() + ".file." + std::to_string(index); }
  std::string delete_id(std::size_t index) const { return name() + ".delete." + std::to_string(index); }
  void open(std::size_t index);
  void ask_delete(std::size_t index);
  void delete_file(const std::string& file);
  void tell_if(const std::optional<std::string>& fault);
  void paste();
  Rect card(std::size_t index) const;
  void paint_reading(Canvas& canvas) const;
  void paint_empty(Canvas& canvas) const;
  void paint_list(Canvas& canvas, Duration now) const;
  void paint_line(Canvas& canvas, std::size_t index, Duration now) const;

  std::size_t floor_;
  Background<Findings> reading_;
  std::optional<Findings> lines_;  // nothing before they have been read once
  Rect page_;
};

}  // namespace quintet::gomoku
