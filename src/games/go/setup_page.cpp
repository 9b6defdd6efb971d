#include "games/go/setup_page.hpp"

#include <array>
#include <optional>
#include <string_view>

#include "games/go/seats.hpp"
#include "games/go/words.hpp"

namespace quintet::go {

using namespace ui;
namespace {

// In display order.
constexpr std::array<std::string_view, 11> kOrder{"level", "against", "colour",   "thinking",
                                                  "goal",  "rules",   "handicap", "placement",
                                                  "komi",  "side",    "material"};

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : StoneSetupPage(context, "go.setup", mode, over, kOrder) {}

std::string SetupPage::summary() const {
  return start_words(context_.words, settings().start());
}

void SetupPage::style_own_row(SetupRow& row) const {
  if (row.id == "goal") {
    for (std::size_t i = 0; i < row.options.size(); ++i)
      row.options[i].sentence = goal_words(context_.words, kGoals[i]);
  } else if (row.id == "rules") {
    as_steps(row);
    for (std::size_t i = 0; i < row.options.size(); ++i)
      row.options[i].sentence = tr(rule_line(kRuleSets[i]));
  } else if (row.id == "komi") {
    as_steps(row);
  } else if (row.id == "handicap") {
    // Only what fits the board.
    const int most = most_fixed_handicap(settings().side);
    std::erase_if(row.options, [&](const SetupOption& option) {
      return kHandicaps[static_cast<std::size_t>(&option - row.options.data())] > most;
    });
    row.chosen = std::min(row.chosen, row.options.size() - 1);
    const std::optional<int> fair = fair_handicap(points_behind(), settings().start());
    if (fair.value_or(0) > 0 && settings().komi == kUsualKomi)
      row.value = format(tr("Even with {stones} stones"), {{"stones", std::to_string(*fair)}});
  }
}

}  // namespace quintet::go
