// A day of the Gregorian calendar. The caller knows which day it is; the core owns no clock.
#pragma once

namespace quintet {

struct Date {
  int year = 0;
  int month = 1;  // 1 … 12
  int day = 1;    // 1 … 31
  friend constexpr bool operator==(const Date&, const Date&) = default;
};

}  // namespace quintet
