// The problems as the player meets them: sets with the easiest first, what has been solved, and missed ones, which come back
// until the player knows them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "core/go/problem.hpp"
#include "ui/context.hpp"
#include "ui/profile/results.hpp"

namespace quintet::go {

// What the player has done with a problem. One that was missed comes back on the same day, on the next day, and four days
// after that; then it is known.
struct ProblemRow {
  static constexpr std::string_view kTable = "problems";
  static constexpr std::array kDays{0, 1, 4};  // from one time to the next

  std::int64_t solved = 0, missed = 0;  // tries
  std::int64_t step = 0;                // how often it has come back, from 1 on; 0: it does not come back
  std::int64_t due = 0;                 // the day on which it does, as number_of(Date) gives it
  friend bool operator==(const ProblemRow&, const ProblemRow&) = default;

  static constexpr std::array kFields{ui::RowField<ProblemRow>{"solved", &ProblemRow::solved},
                                      ui::RowField<ProblemRow>{"missed", &ProblemRow::missed},
                                      ui::RowField<ProblemRow>{"step", &ProblemRow::step},
                                      ui::RowField<ProblemRow>{"due", &ProblemRow::due}};

  bool comes_back() const { return step > 0; }
  bool is_due(const Date& today) const;
  // Counts a try.
  void record(bool solved_now, const Date& today);
};

struct ProblemSet {
  std::string_view id;  // "capture2"
  Message title;
  std::vector<const Problem*> problems;  // at least one; the easiest first
};
const std::vector<ProblemSet>& problem_sets();

// How many of all problems are solved, and how many come back by when.
struct ProblemTally {
  std::size_t solved = 0, today = 0, tomorrow = 0, later = 0;
  std::size_t waiting() const { return today + tomorrow + later; }
};
ProblemTally tally_of(const ui::Context& context);

void record_try(ui::Context& context, const Problem& problem, bool solved);
ProblemRow row_of(const ui::Context& context, const Problem& problem);
bool is_solved(const ui::Context& context, const Problem& problem);
std::size_t solved_of(const ui::Context& context, const ProblemSet& set);

// What is to be solved next: of a set what is due or not solved yet, after this one and then from the beginning; without a set
// what comes back today. Null if there is none.
const Problem* next_problem(const ui::Context& context, const ProblemSet* set, const Problem* after);

// What is said of a kind of problems: messages to be translated.
struct ProblemWords {
  Message set;                        // the title of their set
  std::string_view black{}, white{};  // what is asked, by the side to move; captures say it with a number
  std::string_view advice;            // how they are solved
  std::string_view failed;            // where a wrong move leads to
};
const ProblemWords& words_of(ProblemKind kind);
// "Black to live", in the player's language.
std::string task_words(const Localiser& words, const Problem& problem);
// "12 / 55"
std::string part_text(std::size_t part, std::size_t whole);

}  // namespace quintet::go
