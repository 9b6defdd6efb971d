// Today's board: the same for everyone on the same day, 80 to 140 tiles, larger towards the end of the week. Gravity and
// shape change every day.
#pragma once

#include "core/date.hpp"
#include "core/link/deal.hpp"

namespace quintet::link {

// The order for that day's deal; size, shape and gravity follow from the date. The name of the shape is a message to be
// translated, and empty for a full rectangle.
Order daily_order(Date date);

// The board itself; always the same for a date.
Start daily_start(Date date);

}  // namespace quintet::link
