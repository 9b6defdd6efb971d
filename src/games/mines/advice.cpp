#include "games/mines/advice.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string_view>

#include "games/mines/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::mines {

namespace {

using Points = std::vector<Point>;

constexpr std::size_t kMostNumbers = 5;  // in a sentence
constexpr std::size_t kMostProofs = 3;   // of mines without a flag
constexpr std::string_view kCapitals = "ABCDEFGH";

class Writer {
 public:
  Writer(const Localiser& words, const Game& game, const Hint& hint)
      : words_(words), game_(game), hint_(hint), cell_(picture(hint.at)) {}

  HintWords write() {
    made_.text = sentence();
    made_.numbers = made_.proofs;
    std::ranges::copy_if(hint_.reason.numbers, std::back_inserter(made_.numbers),
                         [this](Point at) { return !has(made_.proofs, at); });
    made_.capitals = has_equal_numbers();
    if (hint_.kind == Hint::Kind::Certain && game_.cover(hint_.at) == Cover::Flag)
      made_.text = together(words_.tr("This flag is wrong."), made_.text);
    return std::move(made_);
  }

 private:
  std::string sentence();
  std::string single();
  std::string pair();
  std::string several();
  std::string about_numbers(const std::string& message);
  std::string remaining();
  std::string guess();

  // Two sentences.
  std::string together(const std::string& first, const std::string& second) const {
    return first + (words_.language() == Localiser::kEnglish ? " " : "") + second;
  }
  std::string picture(Point at) {
    made_.pictures.push_back(at);
    return ui::PictureText::mark(made_.pictures.size() - 1);
  }
  std::string pictures(const Points& points) {
    std::string text;
    for (const Point at : points) text += (text.empty() ? "" : " ") + picture(at);
    return text;
  }

  bool is_given(Point at) const { return has(hint_.reason.given, at); }
  // The closed cells around a number of which nothing is known, and its known mines.
  Points unknown(Point number) const {
    return around(number, [this](Point at) { return !is_given(at); });
  }
  Points mines(Point number) const {
    return around(number, [this](Point at) { return is_given(at); });
  }
  template <class Wanted>
  Points around(Point number, const Wanted& wanted) const {
    Points found;
    for_neighbours(game_.size(), number, [&](Point at) {
      if (game_.cover(at) != Cover::Open && wanted(at)) found.push_back(at);
    });
    return found;
  }
  int missing(Point number) const { return game_.number(number) - static_cast<int>(mines(number).size()); }
  // Few enough for letters.
  bool has_equal_numbers() const {
    std::vector<int> all;
    for (const Point at : made_.numbers) all.push_back(game_.number(at));
    std::ranges::sort(all);
    return all.size() <= kCapitals.size() && std::ranges::adjacent_find(all) != all.end();
  }
  Points loose_mines() const;
  std::optional<Point> prover(Point mine) const;
  std::string known_mines();

  const Localiser& words_;
  const Game& game_;
  const Hint& hint_;
  HintWords made_;
  std::string cell_;
};

// The mines that the proof uses and that have no flag.
Points Writer::loose_mines() const {
  Points loose;
  std::ranges::copy_if(hint_.reason.given, std::back_inserter(loose),
                       [this](Point at) { return game_.cover(at) != Cover::Flag; });
  return loose;
}

// A number whose closed neighbours are all mines, this one among them.
std::optional<Point> Writer::prover(Point mine) const {
  std::optional<Point> found;
  for_neighbours(game_.size(), mine, [&](Point at) {
    if (game_.cover(at) != Cover::Open) return;
    const Points closed = around(at, [](Point) { return true; });
    const bool proves = game_.number(at) == static_cast<int>(closed.size());
    if (proves && (!found || has(made_.proofs, at))) found = at;
  });
  return found;
}

// Why cells without a flag are mines, where a number shows it alone.
std::string Writer::known_mines() {
  Points proved;
  for (const Point mine : made_.mines) {
    const auto number = prover(mine);
    if (!number) continue;
    proved.push_back(mine);
    if (!has(made_.proofs, *number)) made_.proofs.push_back(*number);
  }
  if (proved.empty() || made_.proofs.size() > kMostProofs) {
    made_.proofs.clear();
    return {};
  }
  return format(words_.trn("Because of {numbers}, {mines} must be a mine.",
                           "{numbers}: {mines} must be mines.", proved.size()),
                {{"numbers", pictures(made_.proofs)}, {"mines", pictures(proved)}});
}

std::string Writer::sentence() {
  const auto about_cell = [&](std::string_view message) {
    return format(words_.tr(message), {{"cell", cell_}});
  };
  switch (hint_.kind) {
    case Hint::Kind::Given:
      return about_cell(msgid("This board begins at {cell}."));
    case Hint::Kind::Start:
      switch (game_.rules().first) {
        case FirstClick::Opens:
          return about_cell(msgid("The first click opens an area, wherever it is. Try {cell}."));
        case FirstClick::Safe:
          return about_cell(msgid("The first click is never a mine. Try {cell}."));
        case FirstClick::Any:
          return about_cell(msgid("Nothing is known yet. {cell} is as good as any other cell."));
      }
      break;
    case Hint::Kind::Guess:
      return guess();
    case Hint::Kind::Certain:
      break;
  }
  made_.mines = loose_mines();
  if (hint_.reason.proof == Proof::RemainingMines) return remaining();
  const std::string known = known_mines();
  const std::string proof = hint_.reason.proof == Proof::SingleNumber ? single()
                            : hint_.reason.proof == Proof::TwoNumbers ? pair()
                                                                      : several();
  return known.empty() ? proof : together(known, proof);
}

std::string Writer::single() {
  const Point number = hint_.reason.numbers.front();
  const Points found = mines(number);
  if (found.empty()) return about_numbers(words_.tr("No mine touches an empty cell, so {cell} is safe."));
  return format(words_.trn("{number} already has its mine, {mines}, so {cell} is safe.",
                           "{number} already has all its mines, {mines}, so {cell} is safe.", found.size()),
                {{"number", picture(number)}, {"mines", pictures(found)}, {"cell", cell_}});
}

// The cells beside both numbers hold the mines that `less` needs; `more` may need others beside itself alone.
std::string Writer::pair() {
  const Point more = hint_.reason.numbers[0], less = hint_.reason.numbers[1];
  Points shared = unknown(more), own;
  std::ranges::copy_if(shared, std::back_inserter(own),
                       [&, beside = unknown(less)](Point at) { return !has(beside, at); });
  std::erase_if(shared, [&](Point at) { return has(own, at); });
  made_.letters = !own.empty();
  made_.among = own;
  made_.among.insert(made_.among.end(), shared.begin(), shared.end());
  std::ranges::sort(made_.among);
  const auto count = static_cast<std::uint64_t>(missing(more));
  const std::string message =
      own.empty()
          ? words_.trn(
                "{more} still needs {count} mine, in {shared}. That also fills {less}, so {cell} is safe.",
                "{more} still needs {count} mines, in {shared}. They also fill {less}, so {cell} is safe.",
                count)
      : own.size() == 1
          ? words_.tr(
                "{more} still needs {count} mines. Even if {own} is one, the rest is in {shared}. "
                "That fills {less}, so {cell} is safe.")
          : words_.tr(
                "{more} still needs {count} mines. {own} can hold {room} at most, so the rest is in "
                "{shared}. "
                "That fills {less}, so {cell} is safe.");
  return format(message, {{"more", picture(more)},
                          {"less", picture(less)},
                          {"count", std::to_string(count)},
                          {"own", pictures(own)},
                          {"room", std::to_string(own.size())},
                          {"shared", pictures(shared)},
                          {"cell", cell_}});
}

std::string Writer::several() {
  return about_numbers(words_.tr("If {cell} were a mine, {numbers} could not all be right. So it is safe."));
}

std::string Writer::about_numbers(const std::string& message) {
  const Points& numbers = hint_.reason.numbers;
  return format(message, {{"cell", cell_},
                          {"numbers", numbers.size() <= kMostNumbers ? pictures(numbers)
                                                                     : words_.tr("the lit numbers")}});
}

// All known mines are given, so the rest is what is left.
std::string Writer::remaining() {
  const auto left = static_cast<std::uint64_t>(game_.rules().mines) - hint_.reason.given.size();
  if (left == 0) return about_numbers(words_.tr("All mines are found, so {cell} is safe."));
  const std::string count = format(
      loose_mines().empty() ? words_.trn("Only {count} mine is left.", "Only {count} mines are left.", left)
                            : words_.trn("Besides the hatched cells, only {count} mine is left.",
                                         "Besides the hatched cells, only {count} mines are left.", left),
      {{"count", std::to_string(left)}});
  bool is_near = false;
  for_neighbours(game_.size(), hint_.at,
                 [&](Point at) { is_near = is_near || has(hint_.reason.numbers, at); });
  return together(
      count, is_near ? several()
                     : about_numbers(words_.trn("It must touch {numbers}, so {cell} is safe.",
                                                "They all must touch {numbers}, so {cell} is safe.", left)));
}

std::string Writer::guess() {
  std::string_view message = msgid("Nothing is certain. {cell} is the safest guess: {risk}% risk of a mine.");
  if (hint_.ground == Ground::Estimated)
    message = msgid("Too complex to solve exactly. {cell} looks safest: about {risk}% risk of a mine.");
  else if (hint_.mine > hint_.least)
    message = msgid(
        "Nothing is certain. {cell} is the best guess: {risk}% risk of a mine. The safest cell has "
        "{least}%, but tells you less.");
  return format(
      words_.tr(message),
      {{"cell", cell_}, {"risk", exact_percent(hint_.mine)}, {"least", exact_percent(hint_.least)}});
}

}  // namespace

HintWords hint_words(const Localiser& words, const Game& game, const Hint& hint) {
  return Writer(words, game, hint).write();
}

using namespace ui;
namespace {

constexpr int kMostLit = 7;       // rows and columns
constexpr float kLetter = 0.72F;  // of a cell
constexpr float kCapital = 0.4F;  // of a cell: the corner for a capital

// The part of the board that holds all these cells; nothing if they are far apart.
Rect part_with(const BoardGrid& grid, const std::vector<Point>& cells) {
  Point first = cells.front(), last = first;
  for (const Point at : cells) {
    first = {std::min(first.row, at.row), std::min(first.column, at.column)};
    last = {std::max(last.row, at.row), std::max(last.column, at.column)};
  }
  if (last.row - first.row >= kMostLit || last.column - first.column >= kMostLit) return {};
  const Vec from = grid.cell(first).origin(), to = grid.cell(last + Point{1, 1}).origin();
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

void draw_letter(Canvas& canvas, const Theme& theme, Rect cell, const HintMarks& marks, Point at) {
  constexpr std::array<std::string_view, 8> kLetters{"a", "b", "c", "d", "e", "f", "g", "h"};
  const auto index = static_cast<std::size_t>(std::ranges::find(marks.among, at) - marks.among.begin());
  const SpriteLayer letter{.picture = {},
                           .glyph = kLetters[std::min(index, kLetters.size() - 1)],
                           .face = Face::Bold,
                           .colour = theme.colour.text,
                           .size = kLetter};
  canvas.sprite(std::span(&letter, 1), cell);
}

void draw_capital(Canvas& canvas, const Theme& theme, Rect cell, std::string_view capital) {
  const float side = cell.w * kCapital;
  canvas.text(capital, {cell.x + side / 4, cell.y, side, side},
              {.face = Face::Bold, .size = side, .colour = theme.colour.text});
}

}  // namespace

void draw_hint_cell(Canvas& canvas, const Theme& theme, Rect cell, const Game& game, Point at,
                    const HintMarks& marks, Numbers numbers) {
  const CellLook look = look_of(game, at);
  if (at == marks.cell) {
    const bool wrong = look.face == CellFace::Flag && marks.mark == Mark::Safe;
    if (wrong) draw_cell(canvas, theme, cell, {CellFace::WrongFlag}, numbers);
    return draw_mark(canvas, theme, cell, wrong ? Mark::Refused : marks.mark);
  }
  if (has(marks.numbers, at))
    draw_mark(canvas, theme, cell, Mark::Proof);
  else if (has(marks.mines, at) || has(marks.among, at))
    draw_mark(canvas, theme, cell, Mark::Mine);
  else
    return draw_cell(canvas, theme, cell, look, numbers);
  if (has(marks.mines, at)) return draw_sign(canvas, theme, cell, {CellFace::Mine}, numbers);
  if (marks.letters && has(marks.among, at)) return draw_letter(canvas, theme, cell, marks, at);
  draw_sign(canvas, theme, cell, look, numbers);
  const auto number = std::ranges::find(marks.numbers, at);
  if (marks.capitals && number != marks.numbers.end())
    draw_capital(canvas, theme, cell,
                 kCapitals.substr(static_cast<std::size_t>(number - marks.numbers.begin()), 1));
}

void draw_hint_marks(Canvas& canvas, const Theme& theme, const BoardGrid& grid, const Game& game,
                     const HintMarks& marks, Numbers numbers) {
  std::vector<Point> cells = marks.numbers;
  cells.insert(cells.end(), marks.mines.begin(), marks.mines.end());
  cells.insert(cells.end(), marks.among.begin(), marks.among.end());
  if (marks.cell) cells.push_back(*marks.cell);
  if (cells.empty()) return;
  const auto guard = canvas.saved();
  canvas.clip(grid.whole() ? grid.plate : grid.window);
  if (const Rect part = part_with(grid, cells); !part.empty() && cells.size() > 1)
    draw_spotlight(canvas, theme, part);
  for (const Point at : cells) draw_hint_cell(canvas, theme, grid.cell(at), game, at, marks, numbers);
}

namespace {

constexpr CommandInfo kGotIt{"got-it", msgid("Got it")}, kClose{"got-it", msgid("Got it"), "close"};
constexpr CommandInfo kOpenIt{"open-it", msgid("mines", "Open it"), "check"};
constexpr CommandInfo kRemoveFlag{"open-it", msgid("Remove the flag"), "close"};

// The title and the words on a lost click.
std::pair<Message, std::string> judgement(const Localiser& words, const ClickReview& loss,
                                          std::size_t ticked) {
  if (loss.worth == Worth::Unknown)
    return {msgid("Too complex to judge"), words.tr("This position was too complex to solve exactly.")};
  if (loss.worth == Worth::Safest)
    return {msgid("A real guess"), words.tr("{least}% was the smallest risk there was.")};
  if (loss.certain.empty())
    return {msgid("A risky guess"), words.tr("{risk}% risk. The circled cell had {least}%.")};
  const auto certain =
      ticked > 0
          ? words.trn("The ticked cell was certainly safe.", "The ticked cells were certainly safe.", ticked)
          : words.trn("The cell under the wrong flag was certainly safe.",
                      "The cells under the wrong flags were certainly safe.", loss.certain.size());
  return {msgid("Avoidable"), certain};
}

}  // namespace

GameResult::Note loss_note(const Localiser& words, const ClickReview& loss, std::size_t ticked) {
  const auto [title, text] = judgement(words, loss, ticked);
  return {.title = words.tr(title),
          .text = format(text, {{"risk", exact_percent(loss.risk)}, {"least", exact_percent(loss.least)}})};
}

Rect Advisor::place(Rect area, const Game& game) {
  const auto places = AdviceBar::places(area, seen_shape(context_.canvas.size(), game.size()));
  bar_place_ = places.bar;
  bar_over_ = places.over;
  bar_area_ = area;
  if (hint() && words_revision_ != context_.words.revision()) {
    words_ = hint_words(context_.words, game, *hint());
    words_revision_ = context_.words.revision();
  }
  return places.board;
}

std::string Advisor::bar_words(const Match& match) const {
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  if (match.over()) return {};
  if (hint()) return words_.text;
  if (failed_) return tr("This could not be computed.");
  if (!shows_chances_) return {};
  if (match.game().status() == Status::Ready) return tr("The chances appear after the first click.");
  if (answer_.chances && answer_.chances->solved == Solved::Unknown)
    return tr("Too complex to solve exactly: the chances are unknown.");
  return bar_over_ ? std::string() : tr("The chance of a mine in each cell, in percent.");
}

std::vector<std::pair<Command, Rect>> Advisor::buttons(const Match& match, const BoardGrid& grid, Bar bar,
                                                       const CarryOut& carry_out) {
  std::vector<Command> commands;
  if (hint()) {
    const Point at = hint()->at;
    const Cover cover = match.game().cover(at);
    const bool wrong = cover == Cover::Flag && hint()->kind == Hint::Kind::Certain;
    std::vector<Move> moves(cover == Cover::Closed                                   ? 0
                            : cover == Cover::Flag && match.game().rules().questions ? 2
                                                                                     : 1,
                            Move{Action::Mark, at});
    if (!wrong) moves.push_back({Action::Open, at});
    // Over the board the card is as low as possible.
    commands = {{.info = bar_over_ ? kClose : kGotIt,
                 .run = [carry_out] { carry_out({}); },
                 .kind = bar_over_ ? Control::Kind::Icon : Control::Kind::Button},
                {.info = wrong ? kRemoveFlag : kOpenIt,
                 .run = [carry_out, moves = std::move(moves)] { carry_out(moves); },
                 .kind = Control::Kind::Primary}};
  }
  bar_.lay(bar == Bar::Hidden ? Rect{} : bar_place_, bar_words(match), commands);
  if (bar_over_ && bar_.shown()) bar_.keep_inside(bar_area_, hint() ? grid.cell(hint()->at) : Rect{});
  return bar_.buttons();
}

void Advisor::ask_hint(const Match& match) {
  if (hint() || match.over()) return;
  wants_hint_ = true;
  ask(match);
}

void Advisor::toggle_chances(const Match& match) {
  shows_chances_ = !shows_chances_;
  answer_.chances.reset();
  ask(match);
}

// After a mark alone the answer stays: it is about the closed cells, whatever stands on them.
void Advisor::follow(const Match& match) {
  const int closed = match.game().safe_cells_left();
  const bool was_lost = std::exchange(lost_, match.lost());
  if (closed_ == closed && !was_lost && !lost_) {
    words_revision_ = 0;
    return;
  }
  wants_hint_ = false;
  answer_.hint.reset();
  answer_.loss.reset();
  if (match.over()) answer_.chances.reset();
  ask(match);
}

void Advisor::forget() {
  background_.cancel();
  answer_ = {};
  wants_hint_ = shows_chances_ = chances_counted_ = failed_ = lost_ = false;
  closed_.reset();
}

// One computation for everything that is wanted of this position.
void Advisor::ask(const Match& match) {
  background_.cancel();
  failed_ = false;
  closed_ = match.game().safe_cells_left();
  const bool chances = shows_chances_ && match.game().status() == Status::Playing;
  if (!wants_hint_ && !chances && !match.lost()) return;
  const auto& given = match.start().given;
  const std::optional<Point> first = given ? std::optional(given->first) : std::nullopt;
  const std::size_t last = match.session().played() - (match.lost() ? 1 : 0);
  background_.start([game = match.lost() ? match.session().before(last) : match.game(),
                     fatal = match.lost() ? std::optional(match.session().moves()[last]) : std::nullopt,
                     first, chances, hints = wants_hint_](const std::stop_token& stop) {
    Answer answer;
    if (fatal) answer.loss = review_click(game, *fatal, stop);
    if (answer.loss)
      std::ranges::copy_if(answer.loss->certain, std::back_inserter(answer.ticked),
                           [&game](Point at) { return game.cover(at) != Cover::Flag; });
    if (hints) answer.hint = find_hint(game, first, stop);
    if (chances) answer.chances = mines::chances(game.position(), kNodeLimit, stop);
    return answer;
  });
}

bool Advisor::chances_known() const {
  return shows_chances_ && answer_.chances && answer_.chances->solved == Solved::Exactly;
}

bool Advisor::advance(Match& match) {
  auto answer = background_.poll();
  if (!answer) return false;
  failed_ = !*answer;
  if (failed_) *answer = Answer{};
  if (!wants_hint_) (*answer)->hint = answer_.hint;
  const bool is_new = std::exchange(wants_hint_, false);
  answer_ = **std::move(answer);
  words_revision_ = 0;
  if (is_new && hint()) match.count_assist();
  if (chances_known() && !std::exchange(chances_counted_, true)) match.count_assist();
  if (hint()) words_ = hint_words(context_.words, match.game(), *hint());
  return is_new && hint();
}

bool Advisor::dismiss() {
  if (!hint() && !failed_) return false;
  answer_.hint.reset();
  failed_ = false;
  return true;
}

HintMarks Advisor::marks() const {
  if (!hint()) return {};
  return {.numbers = words_.numbers,
          .mines = words_.mines,
          .among = words_.among,
          .letters = words_.letters,
          .capitals = words_.capitals,
          .cell = hint()->at,
          .mark = hint()->kind == Hint::Kind::Certain ? Mark::Safe : Mark::Safest};
}

void Advisor::draw_marks(Canvas& canvas, const BoardGrid& grid, const Game& game, Numbers numbers) const {
  const auto guard = canvas.saved();
  canvas.clip(grid.window);
  const Theme& theme = context_.theme;
  if (chances_known()) {
    grid.for_seen([&](Point at) {
      // A flag on a certain mine says enough.
      const double mine = answer_.chances->mine[at];
      const bool flagged = game.cover(at) == Cover::Flag;
      if (game.cover(at) != Cover::Open && !(flagged && mine == 1))
        draw_chance(canvas, theme, grid.cell(at), mine, flagged);
    });
  }
  if (answer_.loss) {
    for (const Point at : answer_.ticked) draw_mark(canvas, theme, grid.cell(at), Mark::Safe);
    if (answer_.loss->worth == Worth::Gamble)
      draw_mark(canvas, theme, grid.cell(answer_.loss->safest), Mark::Safest);
  }
  draw_hint_marks(canvas, theme, grid, game, marks(), numbers);
}

void Advisor::draw_bar(Canvas& canvas, const Game& game, Numbers numbers) const {
  bar_.draw(canvas, [&, marks = marks()](Canvas& on, Rect area, std::size_t picture) {
    draw_hint_cell(on, context_.theme, area, game, words_.pictures[picture], marks, numbers);
  });
}

std::optional<GameResult::Note> Advisor::note() const {
  return loss() ? std::optional(loss_note(context_.words, *loss(), ticked())) : std::nullopt;
}

std::string Advisor::state() const {
  const bool certain = hint() && hint()->kind == Hint::Kind::Certain;
  return (certain ? " proof=" + std::to_string(static_cast<int>(hint()->reason.proof)) : "") +
         (hint() ? " hint=" + std::to_string(hint()->at.row) + ',' + std::to_string(hint()->at.column) : "") +
         (shows_chances_ ? " chances" : "") + (bar_over_ && bar_.shown() ? " card-on-board" : "") +
         (answer_.loss ? " judged=" + std::to_string(static_cast<int>(answer_.loss->worth)) : "");
}

}  // namespace quintet::mines
