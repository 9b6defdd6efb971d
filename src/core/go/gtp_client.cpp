#include "core/go/gtp_client.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/text.hpp"

namespace quintet::go {
namespace {

constexpr std::string_view kWordBlanks = " \t";
constexpr std::size_t kKeptForeign = 200;  // bytes of a line
constexpr int kMostAnswerId = 1'000'000'000;
constexpr std::size_t kMostViews = 400;  // in a line of analysis: more than a board has points
constexpr int kMostVisits = 2'000'000'000;

// As the standard says: control characters but tabs are dropped.
std::string without_controls(std::string_view line) {
  std::string text;
  for (const char c : line)
    if (c == '\t' || (static_cast<unsigned char>(c) >= 0x20U && c != 0x7F)) text += c;
  return text;
}

std::string_view take_view_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kWordBlanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(kWordBlanks));
  text.remove_prefix(word.size());
  return word;
}

// A finite number, independent of the locale.
std::optional<double> read_view_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace

std::optional<GtpAnswer> GtpReader::take_line(std::string_view line) {
  if (flooded_) return std::nullopt;
  const std::string clean = without_controls(line);
  if (answer_) {
    if (trimmed(clean).empty()) {
      foreign_.clear();
      foreign_lines_ = 0;
      answer_->text = std::string(trimmed(answer_->text));
      return std::exchange(answer_, std::nullopt);
    }
    if (answer_->text.size() + clean.size() >= kLongestAnswer) {
      flooded_ = true;
      return std::nullopt;
    }
    answer_->text += '\n';
    answer_->text += clean;
    return std::nullopt;
  }
  std::string_view text = clean;
  if (text.empty()) return std::nullopt;
  if (text.front() != '=' && text.front() != '?') {
    if (!trimmed(text).empty()) foreign_ = text.substr(0, kKeptForeign);
    flooded_ = ++foreign_lines_ > kMostForeign;
    return std::nullopt;
  }
  answer_ = GtpAnswer{.success = text.front() == '='};
  text.remove_prefix(1);
  const std::string_view digits = text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
  // A number that no command has had stays one.
  if (!digits.empty()) answer_->id = read_number(digits, kMostAnswerId).value_or(kMostAnswerId);
  text.remove_prefix(digits.size());
  flooded_ = text.size() >= kLongestAnswer;
  answer_->text = text;
  return std::nullopt;
}

std::string vertex(const std::optional<Point>& at, int side) {
  return at ? point_name(*at, side) : "pass";
}

Expected<std::optional<Point>, MoveFault> read_vertex(std::string_view text, int side) {
  if (lower_case(text) == "pass") return std::optional<Point>();
  const auto at = read_point_name(text, side);
  if (!at) return tl::unexpected(MoveFault::Unreadable);
  return at;
}

Expected<Move, MoveFault> read_engine_move(std::string_view answer, const Game& game) {
  const std::string_view word = take_view_word(answer);
  if (lower_case(word) == "resign")
    return Move{.kind = game.to_move() == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite};
  const auto at = read_vertex(word, game.board().side());
  if (!at) return tl::unexpected(at.error());
  const Move move = *at ? Move{.at = **at} : Move{.kind = Move::Kind::Pass};
  if (!game.is_legal(move)) return tl::unexpected(MoveFault::Illegal);
  return move;
}

std::vector<EngineView> read_analysis(std::string_view line, AnalysisFormat format, int side) {
  constexpr double kLeelaZeroWhole = 10'000;
  std::vector<EngineView> views;
  std::optional<EngineView> view;
  bool moves = false;  // the words are those of the line of moves
  const auto finish = [&] {
    if (view && views.size() < kMostViews) views.push_back(*view);
    view.reset();
    moves = false;
  };
  for (std::string_view word = take_view_word(line); !word.empty(); word = take_view_word(line)) {
    if (word == "info") {
      finish();
      if (take_view_word(line) != "move") continue;
      if (const auto at = read_vertex(take_view_word(line), side)) view = EngineView{.move = *at};
      continue;
    }
    if (!view) continue;
    if (moves) {
      const auto at = read_vertex(word, side);
      moves = at && view->line.size() < kMostViews;
      if (moves) view->line.push_back(*at);
      if (at || word != "pvVisits") continue;
    }
    if (word == "pv") {
      moves = true;
    } else if (word == "visits") {
      if (const auto count = read_number(take_view_word(line), kMostVisits)) view->visits = *count;
    } else if (word == "winrate") {
      const auto chance = read_view_number(take_view_word(line));
      const double whole = format == AnalysisFormat::LeelaZero ? kLeelaZeroWhole : 1;
      if (chance) view->chance = std::clamp(*chance / whole, 0.0, 1.0);
    } else if (word == "scoreLead") {
      view->lead = read_view_number(take_view_word(line));
    }
  }
  finish();
  return views;
}

}  // namespace quintet::go
