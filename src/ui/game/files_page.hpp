// The list of stored games, the newest first: a description of each, or the reason why it cannot be read. Pressing one
// opens its review. The files are read in the background, so that many or large ones do not block the window.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/game/import_export.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::ui {

class FilesPage final : public ScrollPage {
 public:
  // `floor`: see ImportExport.
  FilesPage(Context& context, const RecordCodec& codec, std::size_t floor);

  void enter() override;
  void leave() override;
  bool busy() const override { return reading_.running(); }

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  struct Found {
    Document file;
    std::function<std::string(const Localiser&)> words;  // board size, moves and date, or the error
    bool damaged = false;
  };
  using Findings = std::vector<Found>;

  static Findings look(const Documents& games, const RecordCodec& codec, const RecordCodec::Reader& read,
                       const std::stop_token& stop);
  static Found found(const Documents& games, const Document& file, const RecordCodec& codec,
                     const RecordCodec::Reader& read, const std::stop_token& stop);
  std::string row_id(std::size_t index) const { return name() + ".file." + std::to_string(index); }
  std::string delete_id(std::size_t index) const { return name() + ".delete." + std::to_string(index); }
  void ask_delete(std::size_t index);
  void delete_file(const std::string& file);
  Rect card(std::size_t index) const;
  void paint_empty(Canvas& canvas) const;
  void paint_list(Canvas& canvas, Duration now) const;
  void paint_line(Canvas& canvas, std::size_t index, Duration now) const;

  ImportExport records_;
  Background<Findings> reading_;
  std::optional<Findings> lines_;  // nothing until they have been read once
  Rect page_;
};

}  // namespace quintet::ui
