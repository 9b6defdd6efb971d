#include "games/twenty48/import_export.hpp"

#include <array>
#include <span>
#include <utility>

#include "core/twenty48/share.hpp"
#include "games/twenty48/accent.hpp"
#include "games/twenty48/position_art.hpp"
#include "games/twenty48/review_page.hpp"
#include "games/twenty48/tile_look.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

Expected<GameRecord, ImportError> read(std::string_view text, NotedReplay notes) {
  auto replay = read_share(text);
  if (!replay) return tl::unexpected(share_error(replay.error(), msgid("This is not a game code of 2048.")));
  if (replay->moves().empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  notes.replay = std::make_shared<const Replay>(*std::move(replay));
  return record_of(notes);
}

std::string length_words(const Localiser& words, std::size_t moves) {
  return format(words.tr("Moves: {count}"), {{"count", number_text(moves)}});
}

RecordCard card_of(const NotedReplay& noted) {
  const Game& end = noted.replay->end();
  return {
      .moves = noted.replay->moves().size(),
      .outcome = end.won() ? RecordOutcome::Won : RecordOutcome::Neutral,
      .title = [tile = largest(end.board()), score = end.score()](
                   const Localiser& words) { return tile_text(tile) + " · " + score_words(words, score); },
      .about =
          [rules = end.rules(), notes = noted.notes](const Localiser& words) {
            return rules_words(words, rules) + (notes.helped ? " · " + words.tr("with help") : "") +
                   (notes.practice ? " · " + words.tr("practice") : "");
          },
      .date = noted.date,
      .thumbnail = position_thumbnail(end.board())};
}

}  // namespace

const RecordCodec& record_codec() {
  static constexpr std::array kFormats{RecordFormat{".q2048", msgid("Game code"), "code"}};
  static constexpr RecordCodec kCodec{.game = Game::kName,
                                      .accent = kAccent,
                                      .formats = kFormats,
                                      .reader = replay_reader<read>,
                                      .kept_reader = kept_replay_reader<read>,
                                      .length = length_words};
  return kCodec;
}

GameRecord record_of(const NotedReplay& noted) {
  const Game& end = noted.replay->end();
  return {.moves = noted.replay->moves().size(),
          .card = card_of(noted),
          .players = [tile = tile_text(largest(end.board())),
                      score = end.score()](const Localiser&) { return tile + " - " + std::to_string(score); },
          .write = [replay = noted.replay](std::size_t) { return write_share(*replay); },
          .kept_text = [replay = noted.replay] { return write_share(*replay); },
          .review = [noted](Context& context, RecordOrigin, std::size_t floor,
                            ReviewStart start) -> std::unique_ptr<Scene> {
            auto page = std::make_unique<ReviewPage>(context, noted, floor);
            if (start == ReviewStart::Replay) page->replay();
            return page;
          }};
}

std::optional<NotedReplay> noted_replay(const Match& match) {
  auto replay = replay_of(match.start(), std::span(match.session().moves()).first(match.session().played()));
  if (!replay || replay->moves().empty()) return std::nullopt;
  return NotedReplay{std::make_shared<const Replay>(*std::move(replay)),
                     {.helped = match.helped(), .practice = match.practice()}};
}

void keep_finished(Context& context, Match& match) {
  ui::keep_finished(context, record_codec(), match, noted_replay(match));
}

}  // namespace quintet::twenty48
