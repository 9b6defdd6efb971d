// The actions for the game on the board besides playing it: review, copy, store as a file, and open another one from
// the clipboard or a file.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/import_export.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class RecordPage final : public Page {
 public:
  // `floor`: see ImportExport; `open_files` opens the list of games.
  RecordPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
             std::function<void()> open_files);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  // A button and its action.
  struct Offer {
    std::string id;
    std::string label, icon;  // the label is translated
    std::function<void()> act;
  };
  // A row of buttons for one purpose, with a label at its left.
  struct Group {
    std::string_view label;  // a message to be translated
    std::vector<Offer> offers{};
    bool enabled = true;
    Rect place{};
  };

  std::vector<Group> groups();
  void add_row(const Group& group, std::vector<Control>& controls) const;
  void store(std::size_t index);

  ImportExport records_;
  GameRecord record_;
  std::function<void()> open_files_;
  std::string folder_;  // where files are saved, as players write it; empty: nowhere
  std::string stored_;  // file name of the last stored game
  Rect card_, place_;
  std::vector<Group> groups_;
};

}  // namespace quintet::ui
