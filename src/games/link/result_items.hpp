// What a player can do after a match of Link-up.
#pragma once

#include <functional>
#include <vector>

#include "games/link/match.hpp"
#include "ui/context.hpp"
#include "ui/pages/menu_item.hpp"

namespace quintet::link {

// `again` begins the same board once more. The other items leave the page of the match or open a page over it. Requires
// a match that is over.
std::vector<ui::MenuItem> result_items(ui::Context& context, const Match& match, std::function<void()> again);

}  // namespace quintet::link
