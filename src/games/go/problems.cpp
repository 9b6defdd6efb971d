#include "games/go/problems.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

#include "core/go/game.hpp"
#include "games/go/settings.hpp"

namespace quintet::go {

using namespace ui;

bool ProblemRow::is_due(const Date& today) const {
  return comes_back() && due <= number_of(today);
}

void ProblemRow::record(bool solved_now, const Date& today) {
  ++(solved_now ? solved : missed);
  if (!solved_now)
    step = 1;
  else if (is_due(today))
    step = step < std::ssize(kDays) ? step + 1 : 0;
  else
    return;
  const int wait = step == 0 ? 0 : kDays[static_cast<std::size_t>(step) - 1];
  due = step == 0 ? 0 : number_of(date_of(days_of(today) + std::chrono::days{wait}));
}

namespace {

constexpr int kFewMoves = 2;  // captures of so many moves have sets of their own

// By kind.
constexpr std::array<ProblemWords, kProblemKinds.size()> kWords{
    {{.set = msgid("Longer captures"),
      .advice = msgid("Take the marked stones, whatever the other side does."),
      .failed = msgid("The marked stones get away.")},
     {.set = msgid("Snapbacks"),
      .black = msgid("Black: snapback"),
      .white = msgid("White: snapback"),
      .advice = msgid("Give a stone away, and take back more."),
      .failed = msgid("The marked stones get away.")},
     {.set = msgid("Nets"),
      .black = msgid("Black: net"),
      .white = msgid("White: net"),
      .advice = msgid("Do not touch the marked stones: close their ways out."),
      .failed = msgid("The marked stones get away.")},
     {.set = msgid("Ladders"),
      .black = msgid("Black: ladder"),
      .white = msgid("White: ladder"),
      .advice = msgid("Atari after atari, until they cannot run any more."),
      .failed = msgid("The marked stones get away.")},
     {.set = msgid("To live"),
      .black = msgid("Black to live"),
      .white = msgid("White to live"),
      .advice = msgid("Keep the marked stones alive: two eyes, or seki."),
      .failed = msgid("The marked stones die.")},
     {.set = msgid("To kill"),
      .black = msgid("Black to kill"),
      .white = msgid("White to kill"),
      .advice = msgid("Leave the marked stones no two eyes."),
      .failed = msgid("The marked stones live.")}}};

std::vector<ProblemSet> make_sets() {
  std::vector<ProblemSet> sets{{"capture1", msgid("Capture at once"), {}},
                               {"capture2", msgid("Capture in two"), {}}};
  for (const ProblemKind kind : kProblemKinds) sets.push_back({name(kind), words_of(kind).set, {}});
  for (const Problem& each : problems()) {
    const bool few = each.kind == ProblemKind::Capture && each.moves <= kFewMoves;
    const std::string_view id = few ? sets[static_cast<std::size_t>(each.moves) - 1].id : name(each.kind);
    std::ranges::find(sets, id, &ProblemSet::id)->problems.push_back(&each);
  }
  std::erase_if(sets, [](const ProblemSet& set) { return set.problems.empty(); });
  return sets;
}

bool is_open(const Context& context, const Problem& problem) {
  const ProblemRow row = row_of(context, problem);
  return row.is_due(context.today()) || (row.solved == 0 && !row.comes_back());
}

}  // namespace

const std::vector<ProblemSet>& problem_sets() {
  static const std::vector<ProblemSet> sets = make_sets();
  return sets;
}

ProblemRow row_of(const Context& context, const Problem& problem) {
  return context.profile.results(Game::kName).row<ProblemRow>(problem.id);
}

ProblemTally tally_of(const Context& context) {
  const Date today = context.today();
  const std::int64_t tomorrow = number_of(date_of(days_of(today) + std::chrono::days{1}));
  ProblemTally tally;
  for (const auto& [id, row] : context.profile.results(Game::kName).rows<ProblemRow>()) {
    if (!find_problem(id)) continue;
    if (row.solved > 0) ++tally.solved;
    if (!row.comes_back()) continue;
    ++(row.is_due(today) ? tally.today : row.due == tomorrow ? tally.tomorrow : tally.later);
  }
  return tally;
}

void record_try(Context& context, const Problem& problem, bool solved) {
  ResultTally results = context.profile.results(Game::kName);
  auto row = results.row<ProblemRow>(problem.id);
  row.record(solved, context.today());
  results.set(problem.id, row);
  context.profile.record(Game::kName, std::move(results));
}

std::size_t solved_of(const Context& context, const ProblemSet& set) {
  return static_cast<std::size_t>(
      std::ranges::count_if(set.problems, [&](const Problem* each) { return is_solved(context, *each); }));
}

bool is_solved(const Context& context, const Problem& problem) {
  return row_of(context, problem).solved > 0;
}

const Problem* next_problem(const Context& context, const ProblemSet* set, const Problem* after) {
  std::vector<const Problem*> all;
  if (set)
    all = set->problems;
  else
    for (const ProblemSet& each : problem_sets())
      all.insert(all.end(), each.problems.begin(), each.problems.end());
  const auto place = std::ranges::find(all, after);
  if (place != all.end()) std::rotate(all.begin(), place + 1, all.end());
  const Date today = context.today();
  const auto next = std::ranges::find_if(all, [&](const Problem* each) {
    return set ? is_open(context, *each) : row_of(context, *each).is_due(today);
  });
  return next == all.end() ? nullptr : *next;
}

const ProblemWords& words_of(ProblemKind kind) {
  return kWords[static_cast<std::size_t>(kind)];
}

std::string task_words(const Localiser& words, const Problem& problem) {
  const bool black = problem.to_move == Colour::Black;
  if (problem.kind != ProblemKind::Capture)
    return words.tr(black ? words_of(problem.kind).black : words_of(problem.kind).white);
  const auto moves = static_cast<std::uint64_t>(problem.moves);
  return format(black ? words.trn("Black captures in {count} move", "Black captures in {count} moves", moves)
                      : words.trn("White captures in {count} move", "White captures in {count} moves", moves),
                {{"count", std::to_string(problem.moves)}});
}

std::string part_text(std::size_t part, std::size_t whole) {
  return std::to_string(part) + " / " + std::to_string(whole);
}

}  // namespace quintet::go
