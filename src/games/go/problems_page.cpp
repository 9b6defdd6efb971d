#include "games/go/problems_page.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/go/game.hpp"
#include "games/go/board_look.hpp"
#include "games/go/problem_page.hpp"
#include "games/go/problems.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/stone_art.hpp"

namespace quintet::go {

using namespace ui;
namespace {

constexpr MountedCards kSetCards{.shape = 1, .width = 220, .columns = 4};
constexpr MountedCards kProblemCards{.shape = 1, .width = 160, .columns = 6};

Painting picture_of(const Problem& problem) {
  return [&problem](Canvas& canvas, const Context& here, Rect area) {
    draw_position(canvas, here, board_look(here), {.stones = problem.stones}, area);
  };
}

void open_problem(Context& context, const ProblemSet* set, const Problem& problem) {
  context.scenes.push(std::make_unique<ProblemPage>(context, set, problem));
}

GalleryItem problem_item(Context& context, const ProblemSet& set, std::size_t index) {
  const Problem& problem = *set.problems[index];
  const ProblemRow row = row_of(context, problem);
  const Localiser& words = context.words;
  const std::string number = std::to_string(index + 1);
  return {.id = number,
          .title = number,
          .line = row.comes_back() ? words.tr("To repeat") : task_words(words, problem),
          .sealed = row.solved > 0 && !row.comes_back(),
          .picture = picture_of(problem),
          .act = [&context, &set, &problem] { open_problem(context, &set, problem); }};
}

Gallery set_gallery(Context& context, const ProblemSet& set) {
  Gallery gallery{.title = context.words.tr(set.title), .accent = kAccent};
  for (std::size_t i = 0; i < set.problems.size(); ++i)
    gallery.items.push_back(problem_item(context, set, i));
  const std::size_t solved = solved_of(context, set);
  const auto next = std::ranges::find(set.problems, next_problem(context, &set, nullptr));
  if (next != set.problems.end()) gallery.first = static_cast<std::size_t>(next - set.problems.begin());
  gallery.counters = {
      {.caption = context.words.tr("Solved"), .value = part_text(solved, set.problems.size())}};
  gallery.state = "solved=" + std::to_string(solved) + " of " + std::to_string(set.problems.size());
  return gallery;
}

// Each problem with its position.
std::unique_ptr<Scene> set_page(Context& context, const ProblemSet& set) {
  return std::make_unique<GalleryPage>(
      context, "go.problems." + std::string(set.id), [&context, &set] { return set_gallery(context, set); },
      mounted_pictures(kProblemCards));
}

// Those that were missed and come back today.
GalleryItem missed_item(Context& context, const Problem& first, std::size_t due) {
  const Localiser& words = context.words;
  return {.id = "missed",
          .title = words.tr("Missed ones"),
          .line = format(words.trn("{count} comes back today", "{count} come back today", due),
                         {{"count", std::to_string(due)}}),
          .picture = picture_of(first),
          .act = [&context] {
            if (const Problem* const next = next_problem(context, nullptr, nullptr))
              open_problem(context, nullptr, *next);
          }};
}

GalleryItem set_item(Context& context, const ProblemSet& set) {
  const std::size_t solved = solved_of(context, set);
  const Problem* const next = next_problem(context, &set, nullptr);
  const Localiser& words = context.words;
  return {.id = std::string(set.id),
          .title = words.tr(set.title),
          .line = format(words.tr("{part} solved"), {{"part", part_text(solved, set.problems.size())}}),
          .sealed = solved == set.problems.size(),
          .picture = picture_of(next ? *next : *set.problems.front()),
          .act = [&context, &set] { context.scenes.push(set_page(context, set)); }};
}

std::vector<Counter> counters_of(const Localiser& words, const ProblemTally& tally) {
  std::vector<Counter> counters{
      {.caption = words.tr("Solved"), .value = part_text(tally.solved, problems().size())}};
  if (tally.waiting() > 0)
    counters.push_back({.caption = words.tr("To repeat"),
                        .value = std::to_string(tally.waiting()),
                        .tone = tally.today > 0 ? Counter::Tone::Accent : Counter::Tone::Plain});
  return counters;
}

Gallery sets_gallery(Context& context) {
  const ProblemTally tally = tally_of(context);
  Gallery gallery{.title = context.words.tr("Problems"),
                  .accent = kAccent,
                  .counters = counters_of(context.words, tally)};
  if (const Problem* const due = next_problem(context, nullptr, nullptr))
    gallery.items.push_back(missed_item(context, *due, tally.today));
  for (const ProblemSet& set : problem_sets()) gallery.items.push_back(set_item(context, set));
  const auto open = std::ranges::find(gallery.items, false, &GalleryItem::sealed);
  if (open != gallery.items.end()) gallery.first = static_cast<std::size_t>(open - gallery.items.begin());
  gallery.state = "solved=" + std::to_string(tally.solved) + " due=" + std::to_string(tally.today);
  return gallery;
}

}  // namespace

std::unique_ptr<GalleryPage> problem_sets_page(Context& context) {
  return std::make_unique<GalleryPage>(
      context, "go.problems", [&context] { return sets_gallery(context); }, mounted_pictures(kSetCards));
}

}  // namespace quintet::go
