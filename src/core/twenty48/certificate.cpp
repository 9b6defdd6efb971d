#include "core/twenty48/certificate.hpp"

#include <charconv>
#include <optional>

#include "core/named.hpp"
#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet::twenty48 {
namespace {

constexpr std::size_t kSlidesInLine = 100;

struct Claim {
  Rules rules;
  std::uint64_t seed = 0, score = 0, largest = 0;
};

std::uint64_t largest_value(const Game& game) {
  return std::uint64_t{1} << largest(game.board());
}

std::optional<std::uint64_t> take_number(std::string_view& text, std::string_view key) {
  const auto field = take_field(text, key);
  std::uint64_t value = 0;
  if (!field || field->empty()) return std::nullopt;
  const auto [end, error] = std::from_chars(field->data(), field->data() + field->size(), value);
  return error == std::errc{} && end == field->data() + field->size() ? std::optional(value) : std::nullopt;
}

std::optional<Claim> read_claim(std::string_view text) {
  const auto word = take_field(text, "rule");
  const auto rule = find_named(kRules, word.value_or(""));
  const auto side = take_number(text, "size"), seed = take_number(text, "seed");
  const auto score = take_number(text, "score"), largest = take_number(text, "largest");
  if (!rule || !side || *side < kLeastSide || *side > kMostSide || !seed || !score || !largest ||
      !text.empty())
    return std::nullopt;
  return Claim{{.rule = *rule, .side = static_cast<int>(*side)}, *seed, *score, *largest};
}

}  // namespace

std::string write_certificate(const Rules& rules, std::uint64_t seed, std::span<const Direction> slides,
                              const Game& ended) {
  std::string text = "certificate 2048";
  const auto add = [&text](std::string_view key, std::string_view value) {
    text += ' ';
    text += key;
    text += '=';
    text += value;
  };
  add("rule", name(rules.rule));
  add("size", std::to_string(rules.side));
  add("seed", std::to_string(seed));
  add("score", std::to_string(ended.score()));
  add("largest", std::to_string(largest_value(ended)));
  text += '\n';
  for (std::size_t i = 0; i < slides.size(); ++i) {
    text += letter(slides[i]);
    if ((i + 1) % kSlidesInLine == 0 && i + 1 < slides.size()) text += '\n';
  }
  return text + '\n';
}

Checked check_certificate(CertificateLines lines, std::int64_t /*checks*/) {
  const auto claim = read_claim(lines.front());
  if (!claim) return parse_error("expected rule=… size=… seed=… score=… largest=…", 1);
  Game game(deal(claim->rules, Random(claim->seed)));
  int line = 1;
  for (const std::string_view letters : lines.subspan(1)) {
    ++line;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const auto direction = read_direction(letters[i]);
      const int column = static_cast<int>(i) + 1;
      if (!direction) return parse_error("expected L, U, R or D", line, column);
      if (!game.is_legal({.direction = *direction}))
        return parse_error("this slide moves nothing", line, column);
      game.play({.direction = *direction});
    }
  }
  if (game.score() != claim->score) return parse_error("the score is " + std::to_string(game.score()), line);
  if (largest_value(game) != claim->largest)
    return parse_error("the largest tile is " + std::to_string(largest_value(game)), line);
  return std::to_string(claim->score) + " points and a tile of " + std::to_string(claim->largest) + " in " +
         std::to_string(game.moves()) + " slides";
}

}  // namespace quintet::twenty48
