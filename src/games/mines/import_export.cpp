#include "games/mines/import_export.hpp"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "core/mines/share.hpp"
#include "games/mines/accent.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/position_art.hpp"
#include "games/mines/results.hpp"
#include "games/mines/review_page.hpp"
#include "games/mines/words.hpp"
#include "ui/pages/dialog_page.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::size_t kBoardFormat = 0;

Expected<GameRecord, ImportError> read(std::string_view text, NotedReplay notes) {
  auto replay = read_share(text);
  if (!replay)
    return tl::unexpected(share_error(replay.error(), msgid("This is not a game code of Minesweeper.")));
  notes.replay = std::make_shared<const Replay>(*std::move(replay));
  return record_of(notes);
}

std::string length_words(const Localiser& words, std::size_t moves) {
  return format(words.tr("Clicks: {count}"), {{"count", std::to_string(moves)}});
}

std::string write(const Replay& replay, std::size_t format) {
  return write_share(format == kBoardFormat ? Replay(replay.start()) : replay);
}

// "45.32 s", "1:20.05", or how much of the board was open.
std::string title_words(const Localiser& words, const Replay& replay) {
  constexpr int kHundred = 100;
  const Game& end = replay.end();
  if (replay.moves().empty()) return words.tr("A board to play");
  if (end.status() == Status::Won) {
    const Duration time = milliseconds(replay.time());
    return time < milliseconds(60'000) ? format(words.tr("{seconds} s"), {{"seconds", time_text(time)}})
                                       : time_text(time);
  }
  const int safe = end.size().area() - end.rules().mines;
  const int part = (safe - end.safe_cells_left()) * kHundred / safe;
  return format(words.tr("Cleared {part} %"), {{"part", std::to_string(part)}});
}

std::string about_words(const Localiser& words, const NotedReplay& noted) {
  Rules rules = noted.replay->rules();
  rules.no_guess = noted.replay->start().given->laid.proved;
  const Mode level = level_of(rules);
  std::string text = variant_words(words, rules_key(level, rules));
  if (level != Mode::Custom) text += " · " + board_words(words, rules);
  if (noted.notes.helped) text += " · " + words.tr("with help");
  if (noted.notes.practice) text += " · " + words.tr("practice");
  return text;
}

RecordOutcome outcome_of(const Game& end) {
  if (!end.over()) return RecordOutcome::Neutral;
  return end.status() == Status::Won ? RecordOutcome::Won : RecordOutcome::Lost;
}

RecordCard card_of(const NotedReplay& noted) {
  return {.moves = noted.replay->moves().size(),
          .outcome = outcome_of(noted.replay->end()),
          .title = [replay = noted.replay](const Localiser& words) { return title_words(words, *replay); },
          .about = [noted](const Localiser& words) { return about_words(words, noted); },
          .date = noted.date,
          .thumbnail = position_thumbnail(noted.replay->end())};
}

std::vector<Duration> times_of(const Replay& replay) {
  std::vector<Duration> times;
  for (const std::int64_t time : replay.times()) times.push_back(milliseconds(time));
  return times;
}

// A board that someone has shared may take the place of a saved match.
std::unique_ptr<Scene> board_question(Context& context, const Replay& board, std::size_t floor) {
  Question question{
      msgid("Play this board?"),
      LocalizedText([&context, rules = board.rules()] { return board_words(context.words, rules); }),
      {}};
  question.answers.push_back(
      {.id = "play", .label = msgid("Play"), .act = [&context, match = match_from(board, 0), floor] {
         ui::play_on(context, floor, {known_match(context, match)});
       }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  return std::make_unique<DialogPage>(context, std::move(question));
}

std::unique_ptr<Scene> open_review(Context& context, const NotedReplay& noted, std::size_t floor,
                                   ReviewStart start) {
  if (noted.replay->moves().empty()) return board_question(context, *noted.replay, floor);
  auto page = std::make_unique<ReviewPage>(context, noted, floor);
  if (start == ReviewStart::Replay) page->replay();
  return page;
}

}  // namespace

const RecordCodec& record_codec() {
  static constexpr std::array kFormats{RecordFormat{".qboard", msgid("Board code"), "board"},
                                       RecordFormat{".qmines", msgid("Game code"), "code"}};
  static constexpr RecordCodec kCodec{.game = Game::kName,
                                      .accent = kAccent,
                                      .formats = kFormats,
                                      .reader = replay_reader<read>,
                                      .kept_reader = kept_replay_reader<read>,
                                      .length = length_words};
  return kCodec;
}

GameRecord record_of(const NotedReplay& noted) {
  return {
      .moves = noted.replay->moves().size(),
      .times = times_of(*noted.replay),
      .card = card_of(noted),
      .players = [replay = noted.replay](
                     const Localiser& words) { return words.tr(mode_message(level_of(replay->rules()))); },
      .write = [replay = noted.replay](std::size_t format) { return write(*replay, format); },
      .kept_text = [replay = noted.replay] { return write_share(*replay); },
      .review = [noted](Context& context, RecordOrigin, std::size_t floor,
                        ReviewStart start) { return open_review(context, noted, floor, start); }};
}

std::optional<NotedReplay> noted_replay(const Match& match) {
  if (!match.game().laid()) return std::nullopt;
  Replay replay(same_board(match).start());
  for (std::size_t i = 0; i < match.session().played(); ++i) {
    const Move& move = match.session().moves()[i];
    if (!replay.play({move.action, move.at}, match.times()[i] / milliseconds(1))) return std::nullopt;
  }
  return NotedReplay{std::make_shared<const Replay>(std::move(replay)),
                     {.helped = match.helped() && !match.known(), .practice = match.known()}};
}

Match match_from(const Replay& replay, std::size_t ply) {
  Session<Game> session(replay.start());
  std::vector<Duration> times = times_of(replay);
  for (std::size_t i = 0; i < ply; ++i) session.play(replay.moves()[i]);
  times.resize(ply);
  return {level_of(replay.rules()), std::move(session), std::move(times)};
}

void keep_finished(Context& context, Match& match) {
  ui::keep_finished(context, record_codec(), match, noted_replay(match));
}

}  // namespace quintet::mines
