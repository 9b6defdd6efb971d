// What the lessons of go teach, as data: the first one before the first game, and twelve short ones after it.
#pragma once

#include <string_view>
#include <vector>

#include "core/go/board.hpp"
#include "core/grid.hpp"
#include "ui/kit/lesson.hpp"

namespace quintet::go {

inline constexpr int kLessonSide = 7;

// "c4d5" of a board of the lessons.
std::vector<Point> lesson_points(std::string_view names);
// "c4d5/d4": a board with these black stones and these white ones.
Board lesson_board(std::string_view stones);

ui::Script first_lesson();
// From liberties to counting, each with its id and title.
const std::vector<ui::Script>& further_lessons();

}  // namespace quintet::go
