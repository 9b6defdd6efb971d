#include "games/twenty48/match.hpp"

#include <array>
#include <utility>

#include "core/twenty48/share.hpp"
#include "games/twenty48/art.hpp"
#include "games/twenty48/review_page.hpp"
#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

Expected<Record, ImportError> read(std::string_view text) {
  auto replay = read_share(text);
  if (!replay) return tl::unexpected(share_error(replay.error(), msgid("This is not a game code of 2048.")));
  if (replay->moves().empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  return Record{std::make_shared<const Replay>(*std::move(replay))};
}

RecordCard card_of(const Record& record) {
  const Game& end = record.end();
  return {
      .outcome = end.won() ? RecordOutcome::Won : RecordOutcome::Neutral,
      .title = [tile = largest(end.board()), score = end.score()](
                   const Localiser& words) { return tile_text(tile) + " · " + score_words(words, score); },
      .about = [rules = end.rules()](const Localiser& words) { return rules_words(words, rules); },
      .thumbnail = position_thumbnail(end.board())};
}

constexpr std::array kFormats{RecordFormat{".q2048", msgid("Game code"), "code"}};

}  // namespace

const GameRecords<Record>& records() {
  static const GameRecords<Record> all(
      {.accent = kAccent,
       .formats = kFormats,
       .reader = [](const Context&) { return std::function(read); },
       .write = [](const Record& record, std::size_t) { return write_share(*record.replay); },
       .card = card_of,
       .name =
           [](const Localiser&, const Record& record) {
             return tile_text(largest(record.end().board())) + " - " + std::to_string(record.end().score());
           },
       .review = open_review<ReviewPage, Record>,
       .length =
           [](const Localiser& words, std::size_t moves) {
             return format(words.tr("Moves: {count}"), {{"count", number_text(moves)}});
           }});
  return all;
}

}  // namespace quintet::twenty48
