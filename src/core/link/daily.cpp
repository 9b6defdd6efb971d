#include "core/link/daily.hpp"

#include <array>
#include <cassert>
#include <chrono>
#include <utility>

#include "core/text.hpp"

namespace quintet::link {
namespace {

// From Sunday to Saturday. Monday's board is the easiest, Sunday's the hardest.
struct Day {
  Size size;
  Gravity gravity;
};

constexpr std::array<Day, 7> kWeek = {{
    {{28, 16}, Gravity::LrShear},
    {{16, 10}, Gravity::None},
    {{16, 10}, Gravity::Down},
    {{20, 12}, Gravity::LrSplit},
    {{20, 12}, Gravity::UdGather},
    {{20, 12}, Gravity::Left},
    {{28, 16}, Gravity::None},
}};

const Day& day_of_week(Date date) {
  using namespace std::chrono;
  const sys_days days = year{date.year} / month{static_cast<unsigned>(date.month)} /
                        std::chrono::day{static_cast<unsigned>(date.day)};
  return kWeek[weekday{days}.c_encoding()];
}

}  // namespace

std::uint64_t daily_seed(Date date) {
  const int number = (date.year * 100 + date.month) * 100 + date.day;
  return checksum("link " + std::to_string(number));
}

Order daily_order(Date date) {
  const Day& day = day_of_week(date);
  return {.layout = plain_layout(day.size),
          .rules = {.gravity = day.gravity},
          .kinds = default_kinds(day.size.area())};
}

Start daily_start(Date date) {
  auto start = deal(daily_order(date), Random(daily_seed(date)));
  assert(start);
  return *std::move(start);
}

}  // namespace quintet::link
