#include "ui/pages/review_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

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
    caption.note = format(words.tr("Analysing… {part}%"), {{"part", part}});
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
  const std::array<Message, 3> titles{own.best_line, own.follows, own.own_line};
  ReviewCaption caption{.title = words.tr(titles[static_cast<std::size_t>(line.kind)])};
  if (!view.variation.empty()) caption.title = view.variation;
  if (view.puzzle)
    caption.title = format(
        words.tr("Mistake {number} of {count}"),
        {{"number", std::to_string(view.puzzle->number())}, {"count", std::to_string(view.puzzle->count())}});
  if (view.answering)
    caption.note = words.tr("Thinking…");
  else if (line.size > 0 && !view.puzzle)
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

// What is said of a move that lost nothing; between two sides by the chance of the one that made it. `ply`: moves of the
// game after it.
Message fine_message(const ReviewView& view, const ReviewedPly& reviewed, std::size_t ply) {
  constexpr double kDecided = 0.95;
  if (reviewed.best) return view.style.words.best;
  if (!view.style.stones) return view.style.words.good;
  const double chance = ply % 2 == 1 ? reviewed.value : 1 - reviewed.value;
  if (chance < 1 - kDecided) return msgid("The game was lost already.");
  return chance > kDecided ? Message(msgid("Still winning")) : view.style.words.good;
}

using About = ReviewVerdict::About;

void add_reason(ReviewVerdict& verdict, std::string text, About about) {
  if (!text.empty()) verdict.reasons.push_back({std::move(text), about});
}

std::string better_reason(const Localiser& words, const ReviewView& view, const ReviewedPly& reviewed) {
  if (reviewed.better.empty()) return {};
  const std::string reason = reviewed.better_reason.in(words);
  return reason.empty() ? better_text(words, view, reviewed.better) : reason;
}

ReviewVerdict move_verdict(const Localiser& words, const ReviewView& view, const ReviewedPly& reviewed) {
  ReviewVerdict verdict{.quality = reviewed.quality, .title = reviewed.words.in(words)};
  if (reviewed.quality == MoveQuality::Fine) {
    if (verdict.title.empty())
      verdict.title = reviewed.better.empty() ? words.tr(fine_message(view, reviewed, view.at))
                                              : better_text(words, view, reviewed.better);
    return verdict;
  }
  add_reason(verdict, better_reason(words, view, reviewed), About::Better);
  add_reason(verdict, reviewed.answer_reason.in(words), About::Answer);
  return verdict;
}

// What was better is for the player to find. The line goes on with the answer, so the words name the move that they judge.
ReviewVerdict tried_verdict(const Localiser& words, const ReviewView& view) {
  const LineView& line = *view.line;
  if (line.size == 0) return {.title = words.tr(view.style.words.try_prompt)};
  if (!line.verdict || line.at < line.verdict->move) return {};
  const ReviewedPly& judged = line.verdict->judged;
  ReviewVerdict verdict{.quality = judged.quality, .title = judged.words.in(words)};
  if (verdict.title.empty())
    verdict.title = words.tr(fine_message(view, judged, line.from + line.verdict->move));
  verdict.title = line.tried + " · " + verdict.title;
  if (judged.quality != MoveQuality::Fine) add_reason(verdict, judged.answer_reason.in(words), About::Answer);
  return verdict;
}

// Before an answer: what was played, and that there is something better.
ReviewVerdict puzzle_verdict(const Localiser& words, const ReviewView& view) {
  using State = MistakePuzzles::State;
  const ReviewedPly& mistake = view.plies[view.puzzle->ply()];
  const State state = view.puzzle->state();
  if (state == State::Shown)
    return {.title = better_text(words, view, mistake.better),
            .reasons = {{mistake.better_reason.in(words), About::Better}}};
  ReviewVerdict tried = tried_verdict(words, view);
  if (view.line->size == 0 || tried.title.empty())
    return {.title = words.tr(view.style.words.find),
            .reasons = {{format(words.tr("In the game: {words}"), {{"words", mistake.words.in(words)}})}}};
  if (state != State::Found) return tried;
  ReviewVerdict verdict{.title = words.tr("Solved!")};
  verdict.reasons.push_back({tried.title});
  if (view.line->tried == mistake.better) add_reason(verdict, mistake.better_reason.in(words), About::Better);
  return verdict;
}

// Before a guess nothing is said; after another move than that of the game, what that one was worth.
ReviewVerdict guess_verdict(const Localiser& words, const ReviewView& view) {
  using Result = GuessGame::Result;
  const auto& result = view.guess->result();
  if (!result)
    return {.title = view.line && view.line->size > 0 ? std::string() : words.tr("Guess the next move.")};
  const std::array<Message, 4> titles{msgid("guess", "Not the move"), msgid("guess", "Close"),
                                      msgid("guess", "Just as good"), msgid("guess", "Right!")};
  ReviewVerdict verdict{.title = words.tr(titles[static_cast<std::size_t>(*result)])};
  if (const int points = GuessGame::points_of(*result); points > 0)
    verdict.title +=
        " · " + format(words.trn("{count} point", "{count} points", static_cast<std::size_t>(points)),
                       {{"count", std::to_string(points)}});
  if (*result == Result::Same) {
    if (const ReviewedPly* const reviewed = view.reviewed()) {
      ReviewVerdict more = move_verdict(words, view, *reviewed);
      verdict.reasons.push_back({std::move(more.title)});
      std::ranges::move(more.reasons, std::back_inserter(verdict.reasons));
    }
    return verdict;
  }
  if (view.line && view.line->verdict) verdict.reasons.push_back({tried_verdict(words, view).title});
  verdict.reasons.push_back({format(words.tr("In the game: {move}"), {{"move", view.guessed}})});
  return verdict;
}

// The known lines have the reasons of their move.
ReviewVerdict line_verdict(const Localiser& words, const ReviewView& view) {
  const LineView& line = *view.line;
  if (view.puzzle) return puzzle_verdict(words, view);
  if (line.kind == LineKind::Try) return tried_verdict(words, view);
  const bool best = line.kind == LineKind::Best;
  const ReviewedPly& reviewed = view.plies[best ? line.from + 1 : line.from];
  const LocalizedText& reason = best ? reviewed.better_reason : reviewed.answer_reason;
  if (reason.empty()) return {};
  return {.reasons = {{reason.in(words), best ? About::Better : About::Answer}}};
}

// " · B+4", where the game counts points and they are known.
std::string lead_text(const ReviewView& view, std::size_t ply) {
  const auto text = view.style.scale.lead;
  if (!text || ply >= view.plies.size() || !view.plies[ply].lead) return {};
  return " · " + text(*view.plies[ply].lead);
}

}  // namespace

std::optional<double> ReviewView::value() const {
  if (line) return line->value;
  return at < plies.size() ? std::optional(plies[at].value) : std::nullopt;
}

ReviewCaption review_caption(const Localiser& words, const ReviewView& view, const std::string& about) {
  ReviewCaption caption = view.line ? line_caption(words, view) : game_caption(words, view, about);
  if (const auto known = view.value()) {
    caption.value = caption.number = view.style.scale.text(*known);
    if (const Message& value = view.style.words.value; !value.empty())
      caption.value = format(words.tr(value), {{"value", caption.value}});
    if (!view.line) caption.more = lead_text(view, view.at);
  }
  if (view.guess) {
    caption.title = format(
        words.tr("Guess {number} of {count}"),
        {{"number", std::to_string(view.guess->number())}, {"count", std::to_string(view.guess->count())}});
    if (!view.answering)
      caption.note =
          format(words.trn("{count} point", "{count} points", static_cast<std::size_t>(view.guess->points())),
                 {{"count", std::to_string(view.guess->points())}});
  }
  return caption;
}

ReviewVerdict review_verdict(const Localiser& words, const ReviewView& view) {
  if (view.guess) return guess_verdict(words, view);
  if (view.line) return line_verdict(words, view);
  const ReviewedPly* const reviewed = view.style.judged ? view.reviewed() : nullptr;
  ReviewVerdict verdict = reviewed ? move_verdict(words, view, *reviewed) : ReviewVerdict{};
  if (view.at < view.plies.size()) add_reason(verdict, view.plies[view.at].outlook.in(words), About::Nothing);
  return verdict;
}

std::string mistakes_text(const Localiser& words, std::size_t mistakes, const ReviewView& view) {
  if (!view.style.judged) return {};
  if (mistakes == 0)
    return view.plies.size() > view.last && !view.progress ? words.tr("No mistakes found.") : std::string();
  return format(words.trn("{count} mistake", "{count} mistakes", mistakes),
                {{"count", std::to_string(mistakes)}});
}

std::vector<SignCount> sign_counts(const Localiser& words, const ReviewView& view) {
  std::vector<SignCount> signs;
  for (const MoveQuality quality : {MoveQuality::Inaccuracy, MoveQuality::Mistake, MoveQuality::Blunder}) {
    const Message& name = view.style.words.signs[static_cast<std::size_t>(quality) - 1];
    if (name.empty()) continue;
    const auto count = std::ranges::count(view.plies, quality, &ReviewedPly::quality);
    signs.push_back({quality, words.tr(name), static_cast<std::size_t>(count)});
  }
  return signs;
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
  if (ply < view.plies.size())
    text += " · " + view.style.scale.text(view.plies[ply].value) + lead_text(view, ply);
  return text;
}

}  // namespace quintet::ui
