// The list of games: those that were played here, and those from files or the clipboard, each with its final position,
// players, result and date, the newest first; or the reason why one cannot be read. The list can be searched, filtered and
// sorted. A game can be reviewed, replayed, exported, marked as a favourite and deleted. All are read in the background, so
// that many or large ones do not block the window.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/kit/game_definition.hpp"
#include "ui/pages/found_games.hpp"
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
  bool takes_text() const override { return typing_; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  bool intercept(const Event& event) override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  using Tab = FoundGames::Tab;
  struct RowAction;

  void read();
  std::string row_id(std::string_view what, std::size_t index) const {
    return name() + '.' + std::string(what) + '.' + std::to_string(index);
  }
  float button_side() const;
  std::vector<RowAction> row_actions(const FoundGame& found) const;
  // Those of the tab that pass the filter, in their order.
  const FoundGame& row(std::size_t index) const { return (*findings_)[tab_][order_[index]]; }
  std::size_t row_count() const { return order_.size(); }
  std::size_t count(GameFilter filter) const;
  void arrange();
  bool fits_search(const FoundGame& found) const;
  bool take_key(const ActionEvent& key);
  void end_typing() { typing_ = false; }
  void erase();
  void search_for(std::string words);
  float search_width() const;
  bool many() const { return findings_ && (*findings_)[tab_].size() >= 2; }
  void place_choices(std::vector<Control>& controls);
  bool choose(const std::string& id);
  void toggle_favourite(std::int64_t game);
  void note_unreadable() const;
  void show_tab(Tab tab);
  // Shows the list of games from elsewhere if one was opened, else says why not.
  void show_imported(const Expected<void, LocalizedError>& opened);
  void ask_delete(const FoundGame& found);
  void remove(const ListedGame& source);
  std::string title_of(const FoundGame& found) const;
  std::string line_of(const FoundGame& found) const;
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
  // Why the list may not have all games; empty if it has.
  std::string older_words() const;
  void paint_older(Canvas& canvas) const;
  void paint_rows(Canvas& canvas, Duration now) const;
  void paint_row(Canvas& canvas, std::size_t index, Duration now) const;

  ImportExport records_;
  Background<FoundGames> reading_;
  std::optional<FoundGames> findings_;  // nothing until all has been read once
  Tab tab_ = Tab::Played;
  GameFilter filter_ = GameFilter::All;
  GameSort sort_ = GameSort::Newest;
  std::string search_;              // words of the games that are shown; empty: of all
  bool typing_ = false;             // keys are for the search
  std::optional<Action> key_{};     // a key whose text, if it has one, comes next
  std::vector<std::size_t> order_;  // the rows that are shown, as indices into the tab
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
