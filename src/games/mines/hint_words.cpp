#include "games/mines/hint_words.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "games/mines/words.hpp"
#include "ui/widgets/picture_text.hpp"

namespace quintet::mines {
namespace {

using Points = std::vector<Point>;

constexpr std::size_t kMostNumbers = 5;  // in a sentence
constexpr std::size_t kMostProofs = 3;   // of mines without a flag

class Writer {
 public:
  Writer(const Localiser& words, const Game& game, const Hint& hint)
      : words_(words), game_(game), hint_(hint), cell_(picture(hint.at)) {}

  HintWords write() {
    made_.text = sentence();
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
  made_.capitals = game_.number(more) == game_.number(less);
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
  std::string_view message =
      msgid("Nothing is certain. {cell} is the safest guess: {risk} % risk of a mine.");
  if (hint_.ground == Ground::Estimated)
    message = msgid("Too complex to solve exactly. {cell} looks safest: about {risk} % risk of a mine.");
  else if (hint_.mine > hint_.least)
    message = msgid(
        "Nothing is certain. {cell} is the best guess: {risk} % risk of a mine. The safest cell has "
        "{least} %, but tells you less.");
  return format(
      words_.tr(message),
      {{"cell", cell_}, {"risk", exact_percent(hint_.mine)}, {"least", exact_percent(hint_.least)}});
}

}  // namespace

HintWords hint_words(const Localiser& words, const Game& game, const Hint& hint) {
  return Writer(words, game, hint).write();
}

}  // namespace quintet::mines
