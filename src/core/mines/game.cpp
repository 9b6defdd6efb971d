#include "core/mines/game.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/mines/deal.hpp"
#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::mines {
namespace {

constexpr std::array<std::string_view, 3> kActionNames = {"open", "mark", "chord"};

std::string_view name(Action action) {
  return kActionNames[static_cast<std::size_t>(action)];
}

std::string_view yes_or_no(bool value) {
  return value ? "yes" : "no";
}

std::optional<bool> take_bool(std::string_view& text, std::string_view key) {
  const std::string_view word = take_field(text, key).value_or("");
  if (word == "yes") return true;
  if (word == "no") return false;
  return std::nullopt;
}

// `size=9x9 proved=no mines=0c2…`
std::string write_laid(const Laid& laid) {
  const Size size = laid.field.size();
  return "size=" + std::to_string(size.width) + 'x' + std::to_string(size.height) +
         " proved=" + std::string(yes_or_no(laid.proved)) + " mines=" + write_mines(laid.field);
}

std::optional<Size> read_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto width = read_number(text.substr(0, cross), kLargest.width);
  const auto height = read_number(text.substr(cross + 1), kLargest.height);
  if (!width || !height || *width == 0 || *height == 0) return std::nullopt;
  return Size{*width, *height};
}

std::optional<Laid> read_laid(std::string_view text) {
  const auto size = read_size(take_field(text, "size").value_or(""));
  const auto proved = take_bool(text, "proved");
  if (!size || !proved) return std::nullopt;
  const auto field = read_mines(take_field(text, "mines").value_or(""), *size);
  if (!field || !text.empty()) return std::nullopt;
  return Laid{*field, *proved};
}

Expected<Rules, ParseError> read_rules(std::string_view& text) {
  const auto size = read_size(take_field(text, "size").value_or(""));
  if (!size) return parse_error("the board has no such size");
  const auto mines = read_number(take_field(text, "mines").value_or(""), kLargest.area());
  if (!mines) return parse_error("the save has no number of mines");
  const auto flood = find_named(kFloods, take_field(text, "flood").value_or(""));
  if (!flood) return parse_error("there is no such way of opening");
  const auto questions = take_bool(text, "questions");
  if (!questions) return parse_error("the save does not say whether there are question marks");
  const auto first = find_named(kFirstClicks, take_field(text, "first").value_or(""));
  if (!first) return parse_error("there is no such first click");
  const auto no_guess = take_bool(text, "no_guess");
  if (!no_guess) return parse_error("the save does not say whether boards are free of guessing");
  const Rules rules{*size, *mines, *flood, *questions, *first, *no_guess};
  if (const auto checked = check_rules(rules); !checked)
    return parse_error(std::string(message_of(checked.error())));
  return rules;
}

}  // namespace

Game::Game(const Start& start) : rules_(start.rules), covers_(start.rules.size), random_(start.random) {
  if (!start.given) return;
  laid_ = start.given->laid;
  if (laid_->proved) first_ = start.given->first;
}

bool Game::may_open(Point at) const {
  return covers_[at] == Cover::Closed || covers_[at] == Cover::Question;
}

std::vector<Point> Game::chorded(Point at) const {
  std::vector<Point> points;
  for_neighbours(size(), at, [&](Point next) {
    if (may_open(next)) points.push_back(next);
  });
  return points;
}

Verdict Game::judge_chord(Point at) const {
  if (covers_[at] != Cover::Open) return Verdict::NotOpen;
  int flags = 0;
  for_neighbours(size(), at, [&](Point next) { flags += covers_[next] == Cover::Flag ? 1 : 0; });
  if (flags != number(at)) return Verdict::FlagsDiffer;
  return chorded(at).empty() ? Verdict::NothingToOpen : Verdict::Legal;
}

Verdict Game::judge(const Move& move) const {
  if (!covers_.contains(move.at)) return Verdict::Outside;
  if (over()) return Verdict::Over;
  const bool lays = move.action == Action::Open && !laid_;
  if (move.laid && !(lays && keeps_promise(rules_, move.at, move.laid->field))) return Verdict::WrongMines;
  if (move.action == Action::Chord) return judge_chord(move.at);
  if (covers_[move.at] == Cover::Open) return Verdict::AlreadyOpen;
  if (move.action == Action::Open && !may_open(move.at)) return Verdict::Protected;
  if (move.action == Action::Open && first_cell().value_or(move.at) != move.at) return Verdict::NotFirst;
  return Verdict::Legal;
}

Played Game::play(const Move& move) {
  assert(is_legal(move));
  Played played;
  switch (move.action) {
    case Action::Open:
      if (!laid_) lay(move, played);
      open({move.at}, played);
      break;
    case Action::Mark:
      mark(move.at, played);
      break;
    case Action::Chord:
      open(chorded(move.at), played);
      break;
  }
  played.status = status_;
  return played;
}

void Game::lay(const Move& move, Played& played) {
  // One random number whether or not the mines are known, so that a replay leaves the same random state.
  Random chance(random_.next());
  laid_ = move.laid ? *move.laid : deal(rules_, move.at, chance);
  played.laid = laid_;
}

void Game::open(const std::vector<Point>& clicked, Played& played) {
  const Field& field = laid_->field;
  std::vector<Point> safe;
  for (const Point at : clicked) (field.is_mine(at) ? played.exploded : safe).push_back(at);
  played.opened = flood_from(field, rules_.flood, safe, [this](Point at) { return may_open(at); });
  for (const Opened& cell : played.opened) covers_[cell.at] = Cover::Open;
  for (const Point mine : played.exploded) covers_[mine] = Cover::Open;
  opened_ += static_cast<int>(played.opened.size());
  status_ = !played.exploded.empty() ? Status::Lost : safe_cells_left() == 0 ? Status::Won : Status::Playing;
}

void Game::mark(Point at, Played& played) {
  const Cover before = covers_[at];
  Cover after = Cover::Closed;
  if (before == Cover::Closed) after = Cover::Flag;
  if (before == Cover::Flag && rules_.questions) after = Cover::Question;
  covers_[at] = after;
  flags_ += (after == Cover::Flag ? 1 : 0) - (before == Cover::Flag ? 1 : 0);
  played.marked = Played::Marked{at, before, after};
}

Position Game::position() const {
  assert(status_ != Status::Lost);
  Position position(rules_.size, rules_.mines);
  for (std::size_t i = 0; i < covers_.cells().size(); ++i) {
    const Point at = covers_.point(i);
    if (covers_[at] == Cover::Open) position.open(at, number(at));
  }
  return position;
}

std::string Game::write_move(const Move& move) {
  std::string text = std::string(name(move.action)) + ' ' + write_point(move.at);
  if (move.laid) text += ' ' + write_laid(*move.laid);
  return text;
}

std::optional<Move> Game::read_move(std::string_view text) {
  const auto take_word = [&text] {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
  };
  const auto* const action = std::ranges::find(kActionNames, take_word());
  if (action == kActionNames.end()) return std::nullopt;
  const auto at = read_point(take_word());
  if (!at) return std::nullopt;
  Move move{static_cast<Action>(action - kActionNames.begin()), *at};
  if (text.empty()) return move;
  move.laid = read_laid(text);
  if (!move.laid) return std::nullopt;
  return move;
}

std::string Game::write_start(const Start& start) {
  const Rules& rules = start.rules;
  std::string text = "size=" + std::to_string(rules.size.width) + 'x' + std::to_string(rules.size.height);
  text += " mines=" + std::to_string(rules.mines) + " flood=" + std::string(mines::name(rules.flood));
  text += " questions=" + std::string(yes_or_no(rules.questions));
  text += " first=" + std::string(mines::name(rules.first));
  text += " no_guess=" + std::string(yes_or_no(rules.no_guess)) + " random=" + start.random.write();
  if (start.given) text += " given=" + write_point(start.given->first) + ' ' + write_laid(start.given->laid);
  return text;
}

Expected<Start, ParseError> Game::read_start(std::string_view text) {
  const auto rules = read_rules(text);
  if (!rules) return tl::unexpected(rules.error());
  const auto random = Random::read(take_field(text, "random").value_or(""));
  if (!random) return parse_error("the save has no random state");
  Start start{*rules, *random};
  if (text.empty()) return start;
  const auto first = read_point(take_field(text, "given").value_or(""));
  const auto laid = read_laid(text);
  if (!first || !laid || !rules->size.contains(*first) || !keeps_promise(*rules, *first, laid->field))
    return parse_error("the board in the save cannot be read or is not one of these rules");
  start.given = {*laid, *first};
  return start;
}

}  // namespace quintet::mines
