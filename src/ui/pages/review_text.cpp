#include "ui/pages/review_text.hpp"

#include <array>
#include <cmath>
#include <utility>

#include "ui/pages/review_curve.hpp"

namespace quintet::ui {
namespace {

constexpr double kHundred = 100;

std::string better_text(const Localiser& words, const ReviewView& view, const std::string& move) {
  return format(words.tr(view.style.words.better), {{"point", move}});
}

// The title of the first position.
std::string start_title(const Localiser& words, const ReviewView& view) {
  return words.tr(view.style.words.start);
}

ReviewCaption game_caption(const Localiser& words, const ReviewView& view, const std::string& about) {
  ReviewCaption caption{.line = about};
  caption.progress = view.progress;
  if (view.progress) {
    const auto part = std::to_string(std::lround(std::floor(kHundred * *caption.progress)));
    caption.note = format(words.tr("Analysing... {part} %"), {{"part", part}});
  }
  caption.title = view.at == 0
                      ? start_title(words, view)
                      : format(words.tr(view.style.words.move),
                               {{"number", std::to_string(view.at)}, {"count", std::to_string(view.last)}});
  return caption;
}

ReviewCaption line_caption(const Localiser& words, const ReviewView& view) {
  const LineView& line = *view.line;
  const ReviewWords& own = view.style.words;
  const std::array<Message, 3> titles{own.best_line, msgid("What follows"), own.own_line};
  ReviewCaption caption{.title = words.tr(titles[static_cast<std::size_t>(line.kind)])};
  if (view.answering)
    caption.note = words.tr("Thinking...");
  else if (line.size > 0)
    caption.note = format(words.tr("{number} of {count}"),
                          {{"number", std::to_string(line.at)}, {"count", std::to_string(line.size)}});
  if (line.at > 0)
    caption.line = line.move;
  else if (line.from > 0)
    caption.line = format(words.tr(view.style.words.after), {{"number", std::to_string(line.from)}});
  else
    caption.line = start_title(words, view);
  return caption;
}

// What is said of a move that lost nothing; between two sides by the chance of the one that made it.
Message fine_message(const ReviewView& view, const ReviewedPly& reviewed) {
  constexpr double kDecided = 0.95;
  if (reviewed.best) return view.style.words.best;
  if (!view.style.stones) return view.style.words.good;
  const double chance = view.at % 2 == 1 ? reviewed.value : 1 - reviewed.value;
  if (chance < 1 - kDecided) return msgid("The game was lost already.");
  return chance > kDecided ? Message(msgid("Still winning")) : view.style.words.good;
}

ReviewVerdict move_verdict(const Localiser& words, const ReviewView& view, const ReviewedPly& reviewed) {
  ReviewVerdict verdict{.quality = reviewed.quality};
  if (reviewed.quality == MoveQuality::Fine) {
    if (!reviewed.words.empty())
      verdict.title = reviewed.words.in(words);
    else
      verdict.title = reviewed.better.empty() ? words.tr(fine_message(view, reviewed))
                                              : better_text(words, view, reviewed.better);
    return verdict;
  }
  verdict.title = reviewed.words.in(words);
  if (!reviewed.better.empty()) {
    const std::string reason = reviewed.better_reason.in(words);
    verdict.reasons.push_back(reason.empty() ? better_text(words, view, reviewed.better) : reason);
  }
  if (const std::string reason = reviewed.answer_reason.in(words); !reason.empty())
    verdict.reasons.push_back(reason);
  return verdict;
}

ReviewVerdict tried_verdict(const Localiser& words, const LineView& line, const ReviewStyle& style) {
  if (line.size == 0) return {.title = words.tr(style.words.try_prompt)};
  if (!line.verdict || line.at < line.verdict->move) return {};
  const bool fine = line.verdict->quality == MoveQuality::Fine;
  return {.quality = line.verdict->quality,
          .title = fine ? words.tr(style.words.good) : line.verdict->words.in(words)};
}

// The known lines have the reasons of their move.
ReviewVerdict line_verdict(const Localiser& words, const ReviewView& view) {
  const LineView& line = *view.line;
  if (line.kind == LineKind::Try) return tried_verdict(words, line, view.style);
  const bool best = line.kind == LineKind::Best;
  const ReviewedPly& reviewed = view.plies[best ? line.from + 1 : line.from];
  const LocalizedText& reason = best ? reviewed.better_reason : reviewed.answer_reason;
  if (reason.empty()) return {};
  return {.reasons = {reason.in(words)}};
}

}  // namespace

std::optional<double> ReviewView::value() const {
  if (line) return line->value;
  return at < plies.size() ? std::optional(plies[at].value) : std::nullopt;
}

ReviewCaption review_caption(const Localiser& words, const ReviewView& view, const std::string& about) {
  ReviewCaption caption = view.line ? line_caption(words, view) : game_caption(words, view, about);
  if (const auto known = view.value()) {
    caption.value = view.style.scale.text(*known);
    if (const Message& value = view.style.words.value; !value.empty())
      caption.value = format(words.tr(value), {{"value", caption.value}});
  }
  return caption;
}

ReviewVerdict review_verdict(const Localiser& words, const ReviewView& view) {
  if (view.line) return line_verdict(words, view);
  const ReviewedPly* const reviewed = view.reviewed();
  return reviewed ? move_verdict(words, view, *reviewed) : ReviewVerdict{};
}

std::string mistakes_text(const Localiser& words, std::size_t mistakes, const ReviewView& view) {
  if (mistakes == 0)
    return view.plies.size() > view.last && !view.progress ? words.tr("No mistakes found.") : std::string();
  return format(words.trn("{count} mistake", "{count} mistakes", mistakes),
                {{"count", std::to_string(mistakes)}});
}

// In a list of mistakes alone, each says what it cost and what was better.
ReviewMove listed_move(const ReviewView& view, const Localiser& words, std::size_t move, std::string name) {
  ReviewMove listed{.name = std::move(name), .shown = !view.line && view.at == move + 1};
  if (move + 1 >= view.plies.size()) return listed;
  const ReviewedPly& reviewed = view.plies[move + 1];
  listed.quality = reviewed.quality;
  if (view.style.list == ReviewStyle::List::AllMoves) {
    listed.value = view.style.scale.text(reviewed.value);
    return listed;
  }
  if (view.style.cost_text)
    listed.value = view.style.cost_text(reviewed.cost);
  else if (view.style.costs_on_scale)
    listed.value = "–" + view.style.scale.text(reviewed.cost);
  if (!reviewed.better.empty()) listed.note = better_text(words, view, reviewed.better);
  return listed;
}

std::string point_text(const ReviewView& view, std::size_t ply, const std::string& move) {
  std::string text = std::to_string(ply);
  if (!move.empty()) text += " · " + move;
  if (ply < view.plies.size()) text += " · " + view.style.scale.text(view.plies[ply].value);
  return text;
}

}  // namespace quintet::ui
