// What several games show of their results: words of progress, recent activity, and totals with a table of best results.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/context.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::ui {

// "Played 12:30".
std::string played_words(const Localiser& words, Duration elapsed);
// "Streak: 3 days".
std::string streak_words(const Localiser& words, int days);
// A saved match on the menu: its mode with the board, and a fact with the time that was played.
std::vector<ProgressLine> match_lines(const Context& context, Message mode, std::string board,
                                      std::string fact, Duration elapsed);

// A table of results as data: what it is about, and its columns. A game lists the rows in its order.

// The text of a figure; empty where there is none.
using FigureText = std::string (*)(const Localiser& words, std::int64_t value);
std::string count_figure(const Localiser& words, std::int64_t value);  // "0", "88"
std::string number_figure(const Localiser& words,
                          std::int64_t value);  // "12,480"; none for 0, as the next two
std::string clock_figure(const Localiser& words, std::int64_t value);  // "2:11", of milliseconds
std::string date_figure(const Localiser& words, std::int64_t value);   // "20 Nov", of a number_of(Date)
// "31%"; empty where there are none.
std::string share_text(std::int64_t part, std::int64_t all);

template <class Row>
struct FigureColumn {
  Message name;     // to be translated
  float width = 0;  // as a share of the table
  StatisticsTable::Column kind = StatisticsTable::Column::Count;
  // What it shows of a row, in the player's language; an empty text means no value.
  std::function<std::string(const Localiser& words, const Row& row)> text;
};

// The text of a column: a figure of the row, which is a member or a function of it.
template <class Value>
auto figure(Value value, FigureText text = count_figure) {
  return [=](const Localiser& words, const auto& row) { return text(words, std::invoke(value, row)); };
}

template <class Row>
struct FigureTable {
  Message heading;  // to be translated
  std::vector<FigureColumn<Row>> columns;

  StatisticsCard card(const Localiser& words, const std::vector<Row>& rows) const {
    StatisticsCard card{.heading = heading};
    for (const auto& column : columns) card.table.columns.push_back({column.name, column.width, column.kind});
    for (const Row& row : rows) {
      auto& cells = card.table.rows.emplace_back();
      for (const auto& column : columns) cells.push_back(column.text(words, row));
    }
    return card;
  }
};

// A statistics card that every game has: the games finished on each of the last days, as bars over named axes.

// For the game with this id. The context must outlive the card.
StatisticsCard activity_card(const Context& context, std::string_view game);

// Where nothing is counted: why the kept games are not, as the notes of the newest one tell that has any. Empty if none has.
Message uncounted_message(const Context& context, std::string_view game);
// Whether a game that was played here is kept.
bool has_played(const Context& context, std::string_view game);

// The statistics of a game that records only its best results (BestRow): totals, and a table by mode or board.

// `name` describes what was played, in the player's language, by the key of its row.
Statistics best_results(const Context& context, std::string_view game,
                        const std::function<std::string(const std::string& key)>& name);

}  // namespace quintet::ui
