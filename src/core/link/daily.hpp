// Today's board: the same for everyone on one day, a little different every day of the week.
#pragma once

#include "core/date.hpp"
#include "core/link/deal.hpp"

namespace quintet::link {

std::uint64_t daily_seed(Date date);

// What is dealt that day; gravity and size follow from the date.
Order daily_order(Date date);

// The board itself; always the same for a date.
Start daily_start(Date date);

}  // namespace quintet::link
