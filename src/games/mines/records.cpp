#include "games/mines/match.hpp"

#include <array>
#include <utility>

#include "core/mines/share.hpp"
#include "games/mines/art.hpp"
#include "games/mines/results.hpp"
#include "games/mines/review_page.hpp"
#include "games/mines/words.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

Expected<Record, ImportError> read(std::string_view text) {
  auto replay = read_share(text);
  if (!replay)
    return tl::unexpected(share_error(replay.error(), msgid("This is not a game code of Minesweeper.")));
  return Record{std::make_shared<const Replay>(*std::move(replay))};
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
  return format(words.tr("Cleared {part}%"), {{"part", std::to_string(part)}});
}

std::string about_words(const Localiser& words, const Record& record) {
  Rules rules = record.end().rules();
  rules.no_guess = record.replay->start().given->laid.proved;
  const Mode level = level_of(rules);
  std::string text = variant_words(words, rules_key(level, rules));
  if (level != Mode::Custom) text += " · " + board_words(words, rules);
  return text;
}

RecordOutcome outcome_of(const Game& end) {
  if (!end.over()) return RecordOutcome::Neutral;
  return end.status() == Status::Won ? RecordOutcome::Won : RecordOutcome::Lost;
}

RecordCard card_of(const Record& record) {
  return {.outcome = outcome_of(record.end()),
          .title = [replay = record.replay](const Localiser& words) { return title_words(words, *replay); },
          .about = [record](const Localiser& words) { return about_words(words, record); },
          .thumbnail = position_thumbnail(record.end())};
}

// A board that someone has shared may take the place of a saved match.
std::unique_ptr<Scene> board_question(Context& context, const Replay& board, std::size_t floor) {
  LocalizedText about([&context, rules = board.start().rules] { return board_words(context.words, rules); });
  const auto play = [&context, match = match_from(board, 0), floor] {
    ui::play_on(context, floor, {known_match(context, match)});
  };
  return dialog_page(context, {msgid("Play this board?"), std::move(about), {}},
                     {.id = "play", .label = msgid("Play"), .act = play});
}

constexpr std::array kFormats{RecordFormat{".qboard", msgid("Board code"), "board"},
                              RecordFormat{".qmines", msgid("Game code"), "code"}};
constexpr std::size_t kBoardFormat = 0, kGameFormat = 1;

}  // namespace

const GameRecords<Record>& records() {
  static const GameRecords<Record> all(
      {.accent = kAccent,
       .formats = kFormats,
       .reader = [](const Context&) { return std::function(read); },
       .write =
           [](const Record& record, std::size_t format) {
             return write_share(format == kBoardFormat ? Replay(record.replay->start()) : *record.replay);
           },
       .card = card_of,
       .name = [](const Localiser& words,
                  const Record& record) { return words.tr(mode_message(level_of(record.end().rules()))); },
       .review = [](Context& context, const GameRecords<Record>& records, const Record& record,
                    std::size_t floor, ReviewStart start) -> std::unique_ptr<Scene> {
         if (record.replay->moves().empty()) return board_question(context, *record.replay, floor);
         return open_review<ReviewPage>(context, records, record, floor, start);
       },
       .kept_format = kGameFormat,
       .length =
           [](const Localiser& words, std::size_t moves) {
             return format(words.tr("Clicks: {count}"), {{"count", std::to_string(moves)}});
           }});
  return all;
}

}  // namespace quintet::mines
