#include "core/mines/certificate.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/mines/position.hpp"
#include "core/mines/reasons.hpp"
#include "core/text.hpp"

namespace quintet::mines {
namespace {

// Opens a safe cell, and the neighbours of each cell without a mine around it. Returns the number of cells.
int open(Position& position, const Field& field, Point at) {
  int opened = 0;
  std::vector<Point> waiting{at};
  while (!waiting.empty()) {
    const Point next = waiting.back();
    waiting.pop_back();
    if (position.is_open(next)) continue;
    position.open(next, field.number(next));
    ++opened;
    if (field.number(next) > 0) continue;
    for_neighbours(field.size(), next, [&waiting](Point beside) { waiting.push_back(beside); });
  }
  return opened;
}

enum class Known : std::uint8_t { Nothing, Mine, Safe };

struct Step {
  Known claim = Known::Nothing;
  Point at;
  std::vector<Point> numbers;
  bool by_count = false;
};

std::optional<Step> read_step(std::string_view line, Size size) {
  const auto words = split(line, ' ');
  const auto cell = [size](std::string_view word) {
    const auto at = read_point(word);
    return at && size.contains(*at) ? at : std::nullopt;
  };
  if (words.size() < 4 || words[2] != "by" || (words[0] != "mine" && words[0] != "safe")) return std::nullopt;
  const auto at = cell(words[1]);
  if (!at) return std::nullopt;
  Step step{.claim = words[0] == "mine" ? Known::Mine : Known::Safe, .at = *at, .numbers = {}};
  for (std::size_t i = 3; i < words.size(); ++i) {
    if (i + 1 == words.size() && words[i] == "count") {
      step.by_count = true;
      break;
    }
    const auto number = cell(words[i]);
    if (!number) return std::nullopt;
    step.numbers.push_back(*number);
  }
  return step;
}

// The ways to lay mines on some cells, under the numbers around them.
class Ways {
 public:
  // `checks` is the number of looks at numbers that are left, and falls.
  Ways(const Position& position, const Grid<Known>& known, std::int64_t& checks)
      : position_(position), known_(known), checks_(checks) {}

  // Whether there is one with the contrary of the claim; nothing after too much effort.
  std::optional<bool> contradict(const Step& step) {
    mines_.assign(1, step.claim == Known::Safe ? 1 : 0);
    cells_.assign(1, step.at);
    for (const Point number : step.numbers) add(number);
    if (step.by_count) count();
    const bool found = lay(0);
    return checks_ > 0 ? std::optional(found) : std::nullopt;
  }

 private:
  struct Number {
    int missing;                     // mines
    std::vector<std::size_t> cells;  // of cells_
  };

  // A closed cell of which nothing is known yet.
  bool is_open_question(Point at) const { return !position_.is_open(at) && known_[at] == Known::Nothing; }

  void add(Point number) {
    Number added{.missing = position_.number(number), .cells = {}};
    for_neighbours(position_.size(), number, [&](Point at) {
      if (!position_.is_open(at) && known_[at] == Known::Mine) --added.missing;
      if (!is_open_question(at)) return;
      const auto found = std::ranges::find(cells_, at);
      added.cells.push_back(static_cast<std::size_t>(found - cells_.begin()));
      if (found == cells_.end()) cells_.push_back(at);
    });
    numbers_.push_back(std::move(added));
  }

  // Between these numbers of mines lie on cells_, as the rest lies elsewhere.
  void count() {
    int elsewhere = -static_cast<int>(cells_.size());
    most_ = position_.mines();
    for (int row = 0; row < position_.size().height; ++row) {
      for (int column = 0; column < position_.size().width; ++column) {
        const Point at{row, column};
        elsewhere += is_open_question(at);
        most_ -= !position_.is_open(at) && known_[at] == Known::Mine;
      }
    }
    least_ = most_ - elsewhere;
  }

  // Whether the cells from `next` on can be laid.
  bool lay(std::size_t next) {
    checks_ -= 1 + static_cast<std::int64_t>(numbers_.size());
    if (checks_ <= 0) return false;
    if (!is_possible(next)) return false;
    if (next == cells_.size()) return true;
    if (next == 0) return lay_as(0, mines_.front());
    return lay_as(next, 0) || lay_as(next, 1);
  }
  bool lay_as(std::size_t next, int mine) {
    mines_.resize(next);
    mines_.push_back(mine);
    laid_ += mine;
    const bool found = lay(next + 1);
    laid_ -= mine;
    return found;
  }

  bool is_possible(std::size_t laid) const {
    for (const Number& number : numbers_) {
      int missing = number.missing, free = 0;
      for (const std::size_t cell : number.cells) cell < laid ? missing -= mines_[cell] : ++free;
      if (missing < 0 || missing > free) return false;
    }
    return laid_ <= most_ && laid_ + static_cast<int>(cells_.size() - laid) >= least_;
  }

  const Position& position_;
  const Grid<Known>& known_;
  std::vector<Point> cells_;  // the first is that of the claim
  std::vector<Number> numbers_;
  std::vector<int> mines_;
  int laid_ = 0, least_ = 0, most_ = kEverywhere;
  std::int64_t& checks_;
  static constexpr int kEverywhere = 1 << 20;
};

}  // namespace

std::optional<std::string> write_certificate(const Field& field, Point first) {
  if (field.is_mine(first)) return std::nullopt;
  std::string text = "certificate mines first=" + write_point(first) + '\n' + write_field(field) + '\n';
  Position position(field.size(), field.mines());
  int closed = field.safe_cells() - open(position, field, first);
  Grid<Known> told(field.size(), Known::Nothing);
  while (closed > 0) {
    const int before = closed;
    for (const Reason& reason : certain_cells(position)) {
      if (told[reason.at] == Known::Nothing && !position.is_open(reason.at)) {
        text += (reason.is_mine ? "mine " : "safe ") + write_point(reason.at) + " by";
        for (const Point number : reason.numbers) text += ' ' + write_point(number);
        text += reason.proof == Proof::RemainingMines ? " count\n" : "\n";
      }
      told[reason.at] = reason.is_mine ? Known::Mine : Known::Safe;
      if (!reason.is_mine) closed -= open(position, field, reason.at);
    }
    if (closed == before) return std::nullopt;
  }
  return text;
}

Checked check_certificate(CertificateLines lines, std::int64_t checks) {
  std::string_view head = lines.front();
  const auto word = take_field(head, "first");
  const auto first = word && head.empty() ? read_point(*word) : std::nullopt;
  if (!first) return parse_error("expected first=row,column", 1);
  const CertificateParts parts = parts_of(lines);
  const auto field = read_field(parts.rows);
  if (!field) return parse_error(field.error().message, field.error().line + 1, field.error().column);
  if (!field->size().contains(*first) || field->is_mine(*first))
    return parse_error("the first cell is not a safe cell of the board", 1);
  Position position(field->size(), field->mines());
  int closed = field->safe_cells() - open(position, *field, *first);
  Grid<Known> known(field->size(), Known::Nothing);
  int line = parts.before_rest;
  for (const std::string_view words : parts.rest) {
    ++line;
    const auto step = read_step(words, field->size());
    if (!step) return parse_error("expected mine or safe, a cell, by, and numbers or count", line);
    for (const Point number : step->numbers)
      if (!position.is_open(number)) return parse_error(write_point(number) + " is not open", line);
    if (position.is_open(step->at) || known[step->at] != Known::Nothing) continue;  // what is known stays so
    const auto contradicted = Ways(position, known, checks).contradict(*step);
    if (!contradicted) return parse_error("there are too many ways to lay mines", line);
    if (*contradicted) return parse_error("these numbers do not prove it", line);
    known[step->at] = step->claim;
    if (step->claim == Known::Safe) closed -= open(position, *field, step->at);
  }
  if (closed > 0) return parse_error(std::to_string(closed) + " safe cells stay closed", line);
  return "the board needs no guess, by " + std::to_string(parts.rest.size()) + " proofs";
}

}  // namespace quintet::mines
