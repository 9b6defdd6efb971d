#include "games/gomoku/setup_page.hpp"

#include <array>
#include <string_view>

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// In display order.
constexpr std::array<std::string_view, 8> kOrder{"level", "against", "colour", "thinking",
                                                 "rule",  "opening", "side",   "material"};

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : StoneSetupPage(context, "gomoku.setup", mode, over, kOrder) {}

std::string SetupPage::summary() const {
  return start_words(context_.words, settings().start);
}

void SetupPage::style_own_row(SetupRow& row) const {
  const bool rules = row.id == "rule";
  if (!rules && row.id != "opening") return;
  row.look = SetupRow::Look::Cards;
  with_art(row);
  for (std::size_t i = 0; i < row.options.size(); ++i)
    row.options[i].sentence = tr(rules ? rule_line(kRules[i]) : opening_line(kOpenings[i]));
}

Subject SetupPage::subject() const {
  if (attention() == "rule") return Subject::Rule;
  return attention() == "opening" ? Subject::Opening : Subject::Position;
}

void SetupPage::paint_own_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  const Theme board = theme_of(context_, board_look(context_).board);
  if (row.id == "rule")
    paint_rule_art(canvas, board, area, kRules[option]);
  else if (row.id == "opening")
    paint_opening_art(canvas, board, area, kOpenings[option]);
}

}  // namespace quintet::gomoku
