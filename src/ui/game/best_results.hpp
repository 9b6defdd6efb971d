// The statistics of a game that records only its best results (BestRow): totals, and a table by mode or board.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ui/context.hpp"

namespace quintet::ui {

// `name` describes what was played, in the player's language, by the key of its row.
Statistics best_results(const Context& context, std::string_view game,
                        const std::function<std::string(const std::string& key)>& name);

}  // namespace quintet::ui
