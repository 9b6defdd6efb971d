// Today's board: the same for everyone on the same day, with a different gravity and size on each day of the week.
#pragma once

#include "core/date.hpp"
#include "core/link/deal.hpp"

namespace quintet::link {

std::uint64_t daily_seed(Date date);

// The order for that day's deal; gravity and size follow from the date.
Order daily_order(Date date);

// The board itself; always the same for a date.
Start daily_start(Date date);

}  // namespace quintet::link
