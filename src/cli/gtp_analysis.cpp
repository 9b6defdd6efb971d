#include "cli/gtp_analysis.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <locale>
#include <optional>
#include <ostream>
#include <span>
#include <sstream>

#include "core/go/life.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

// Numbers are written with a point in every locale.
std::ostringstream plain_text() {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::fixed << std::setprecision(4);
  return text;
}

// A chance that the true one hardly falls below, after so many playouts.
float low_bound(float chance, std::uint64_t visits) {
  constexpr float kSure = 1.96F;
  const float spread =
      std::sqrt(chance * (1 - chance) / static_cast<float>(std::max<std::uint64_t>(visits, 1)));
  return std::clamp(chance - kSure * spread, 0.0F, 1.0F);
}

// `avoid b d4,q16,pass 3` or `allow …`. False if it is something else.
bool take_avoided(Analysis& wanted, std::span<const std::string_view> words, const go::Game& game) {
  constexpr int kMostDepth = 1'000'000;
  constexpr std::size_t kWords = 4;
  if (words.size() < kWords) return false;
  const auto colour = read_colour(words[1]);
  const auto depth = read_number(words[3], kMostDepth);
  if (!colour || !depth) return false;
  const int side = game.board().side();
  Grid<char> named({side, side}, 0);
  bool names_pass = false;
  for (const std::string_view word : split(words[2], ',')) {
    const auto at = go::read_point_name(word, side);
    names_pass = names_pass || lower_case(word) == "pass";
    if (!at && lower_case(word) != "pass") return false;
    if (at) named[*at] = 1;
  }
  if (*colour != wanted.colour || *depth == 0) return true;
  const bool allows = lower_case(words[0]) == "allow";
  for (std::size_t i = 0; i < named.cells().size(); ++i)
    if ((named.cells()[i] != 0) != allows) wanted.avoided.push_back({.at = named.point(i)});
  if (names_pass != allows) wanted.avoided.push_back({.kind = go::Move::Kind::Pass});
  return true;
}

}  // namespace

std::optional<go::Colour> read_colour(std::string_view text) {
  const std::string word = lower_case(text);
  if (word == "b" || word == "black") return go::Colour::Black;
  if (word == "w" || word == "white") return go::Colour::White;
  return std::nullopt;
}

Expected<Analysis, std::string> read_analysis(const std::vector<std::string_view>& words,
                                              const go::Game& game) {
  constexpr int kMostInterval = 100'000;
  Analysis wanted{.colour = game.to_move()};
  std::size_t at = 0;
  const auto take_interval = [&wanted](std::string_view word) {
    const auto number = read_number(word, kMostInterval);
    if (number) wanted.interval = std::max(*number, 1);
    return number.has_value();
  };
  if (at < words.size()) {
    if (const auto colour = read_colour(words[at])) {
      wanted.colour = *colour;
      ++at;
    }
  }
  if (at < words.size() && take_interval(words[at])) ++at;
  for (; at < words.size(); at += 2) {
    const std::string key = lower_case(words[at]);
    if (key == "allow" || key == "avoid") {
      if (!take_avoided(wanted, std::span(words).subspan(at), game))
        return tl::unexpected(std::string("syntax error"));
      at += 2;  // two words more than others
      continue;
    }
    if (at + 1 == words.size()) return tl::unexpected(std::string("syntax error"));
    const std::string_view value = words[at + 1];
    const bool is_on = lower_case(value) == "true";
    if (key == "ownership") wanted.ownership = is_on;
    if (key == "rootinfo") wanted.root = is_on;
    const auto most = read_number(value, kMostInterval);
    if (key == "maxmoves" && most) wanted.most = static_cast<std::size_t>(std::max(*most, 1));
    if (key == "interval" && !take_interval(value)) return tl::unexpected(std::string("syntax error"));
  }
  return wanted;
}

Reporter::Reporter(std::string_view command, const Analysis& wanted, const go::Game& game,
                   const go::Searcher& searcher, std::ostream& out)
    : is_kata_(command.starts_with("kata")), wanted_(wanted), game_(game), searcher_(searcher), out_(out) {}

void Reporter::tick() {
  if (Clock::now() - last_ >= std::chrono::milliseconds(10 * wanted_.interval)) report();
}

void Reporter::report() {
  std::string line;
  std::size_t order = 0;
  for (const go::Candidate& each : searcher_.candidates(wanted_.most)) {
    if (each.visits == 0 && order > 0) break;
    line += (order == 0 ? "" : " ") + info_of(each, order);
    ++order;
  }
  out_ << line << totals() << '\n' << std::flush;
  last_ = Clock::now();
  has_reported_ = true;
}

std::string Reporter::info_of(const go::Candidate& candidate, std::size_t order) const {
  const int side = game_.board().side();
  const float low = low_bound(candidate.chance, candidate.visits);
  const std::string move =
      candidate.move.kind == go::Move::Kind::Pass ? "pass" : go::point_name(candidate.move.at, side);
  std::ostringstream text = plain_text();
  text << "info move " << move << " visits " << candidate.visits;
  if (is_kata_) {
    text << " utility " << 2 * candidate.chance - 1 << " winrate " << candidate.chance << " scoreMean "
         << candidate.lead << " scoreLead " << candidate.lead << " scoreSelfplay " << candidate.lead
         << " prior " << candidate.prior << " lcb " << low << " utilityLcb " << 2 * low - 1;
  } else {
    constexpr float kWhole = 10'000;
    const auto share = [](float value) { return std::lround(value * kWhole); };
    text << " winrate " << share(candidate.chance) << " prior " << share(candidate.prior) << " lcb "
         << share(low);
  }
  text << " order " << order << " pv " << move;
  for (std::size_t i = 1; i < candidate.line.size(); ++i)
    text << ' ' << go::point_name(candidate.line[i], side);
  return text.str();
}

// What KataGo tells of the whole position.
std::string Reporter::totals() const {
  std::ostringstream text = plain_text();
  if (!is_kata_) return {};
  if (wanted_.root) {
    const auto best = searcher_.candidates(1);
    text << " rootInfo visits " << searcher_.playouts() << " winrate " << best.front().chance << " scoreLead "
         << best.front().lead;
  }
  if (wanted_.ownership) {
    text << " ownership";
    const float sign = wanted_.colour == go::Colour::Black ? 1 : -1;
    const Grid<float> owned = go::expected_ownership(game_.board(), wanted_.colour);
    for (const float each : owned.cells()) text << ' ' << sign * each;
  }
  return text.str();
}

}  // namespace quintet::cli
