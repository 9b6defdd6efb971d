// The list of games: those that were played here, and those from files or the clipboard, each with its final position,
// players, result and date, the newest first; or the reason why one cannot be read. A game can be reviewed, replayed,
// exported and deleted. All are read in the background, so that many or large ones do not block the window.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/pages/page.hpp"

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
    ListedGame source;
    std::string date;  // "2026-11-22"
    RecordCard card{};
    std::function<std::string(const Localiser&)> trouble{};  // why it has no card
    bool damaged = false;

    // The path of a file; null for a kept game.
    const std::string* file() const { return std::get_if<std::string>(&source); }
    void fail(std::function<std::string(const Localiser&)> why) {
      trouble = std::move(why);
      damaged = true;
    }
  };
  enum class Tab : std::uint8_t { Played, Opened };
  // By tab.
  using Findings = std::array<std::vector<Found>, 2>;
  // What one reading of everything needs.
  struct Search {
    const Documents* documents;
    const RecordCodec* codec;
    RecordCodec::Reader read;
    std::vector<KeptGame> kept;
  };
  struct RowAction;

  static Findings look(const Search& search, const std::stop_token& stop);
  static Found found(const Search& search, const Document& file, const std::stop_token& stop);
  static Found found(const Search& search, const KeptGame& kept);
  void read();
  std::string row_id(std::string_view what, std::size_t index) const {
    return name() + '.' + std::string(what) + '.' + std::to_string(index);
  }
  std::vector<RowAction> row_actions(const Found& found) const;
  const std::vector<Found>& rows() const { return (*findings_)[static_cast<std::size_t>(tab_)]; }
  std::size_t row_count() const { return findings_ ? rows().size() : 0; }
  void show_tab(Tab tab);
  // Shows the list of games from elsewhere if one was opened, else says why not.
  void show_imported(const Expected<void, LocalizedError>& opened);
  void ask_delete(const Found& found);
  void remove(const ListedGame& source);
  std::string title_of(const Found& found) const;
  std::string line_of(const Found& found) const;
  Rect card(std::size_t index) const;
  // The rows to be drawn and pressed now, with enough around them to reach the others by keys.
  std::pair<std::size_t, std::size_t> near_rows() const;
  void place_rows(std::vector<Control>& controls);
  // The card of an empty list.
  struct EmptyCard {
    Rect card, art, title, words, button;
  };
  EmptyCard empty_card() const;
  void paint_empty(Canvas& canvas) const;
  void paint_rows(Canvas& canvas, Duration now) const;
  void paint_row(Canvas& canvas, std::size_t index, Duration now) const;

  ImportExport records_;
  Background<Findings> reading_;
  std::optional<Findings> findings_;  // nothing until all has been read once
  Tab tab_ = Tab::Played;
  Rect page_;
  std::size_t columns_ = 1;
};

// Opens the list of games.
void show_files(Context& context, const RecordCodec& codec, std::size_t floor);
// Opens the page that copies, stores and reviews this game and opens others.
void show_record(Context& context, const RecordCodec& codec, const GameRecord& record, std::size_t floor);

// The entry for the list of games in the mode selection.
GameMode stored_games_mode(const RecordCodec& codec);
// Adds that entry, and what opens a file or the clipboard's text.
void offer_stored_games(GameDefinition& game, const RecordCodec& codec);
// The same for a kit, which is returned.
template <class Kit>
Kit&& add_stored_games(Kit&& kit, const RecordCodec& codec) {
  offer_stored_games(kit, codec);
  return std::forward<Kit>(kit);
}

}  // namespace quintet::ui
