// What can be done with the game on the board besides playing it: review it, copy it, store it as a file, and bring
// another one in its place from the clipboard or a file.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/gomoku/match.hpp"
#include "ui/pages/page.hpp"

namespace quintet::gomoku {

class RecordPage final : public ui::Page {
 public:
  // `floor`: see ReviewPage.
  RecordPage(ui::Context& context, Match match, std::size_t floor);

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  // A button and what it does.
  struct Offer {
    std::string id;
    std::string label, icon;  // the label is translated
    std::function<void()> act;
  };
  // Buttons for one purpose, named by the words at their left.
  struct Group {
    std::string_view label;  // a message to be translated
    std::vector<Offer> offers;
    bool enabled = true;
  };
  struct Row {
    std::string_view label;
    Rect place;
  };

  std::vector<Group> groups();
  Group copies();
  Group stores();
  bool has_stones() const { return !match_.stones().empty(); }
  std::vector<ui::Control> row_of(const Group& group, Rect row) const;
  void review();
  void copy(const std::string& text);
  void store(std::string_view ending, const std::string& text);
  void tell_if(const std::optional<std::string>& fault);

  Match match_;
  std::size_t floor_;
  std::string stored_;  // the name of the file that was stored last
  Rect card_, place_;
  std::vector<Row> rows_;
};

}  // namespace quintet::gomoku
