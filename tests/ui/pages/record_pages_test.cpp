// The pages for stored games, for the record of a game and for its review, with a game made for this test: they depend
// only on its codec. A record is a line of digits, each of them a move and the first side's winning chance after it, in
// tenths; a move of 1 is a mistake, one of 0 a blunder.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "games/link/words.hpp"
#include "support/test_context.hpp"
#include "ui/kit/board_view.hpp"
#include "ui/pages/files_page.hpp"
#include "ui/pages/game_review_page.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/pages/record_page.hpp"

namespace quintet::ui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct DigitsGame {
  struct Start {
    friend bool operator==(const Start&, const Start&) = default;
  };
  struct Move {
    int digit = 0;
    friend bool operator==(const Move&, const Move&) = default;
  };
  struct Played {};
  static constexpr std::string_view kName = "digits";

  DigitsGame() = default;
  explicit DigitsGame(const Start&) {}
  bool is_legal(const Move& move) const { return move.digit >= 0 && move.digit <= kAside; }
  Played play(const Move& move) {
    digits += write_move(move);
    return {};
  }
  bool over() const { return digits.ends_with('9'); }

  // The two swipes of a puzzle.
  static constexpr int kUp = 10, kAside = 11;
  static std::string write_move(const Move& move) {
    if (move.digit == kUp) return "Up";
    return move.digit == kAside ? "Aside" : std::to_string(move.digit);
  }
  static std::optional<Move> read_move(std::string_view text) { return Move{text.front() - '0'}; }
  static std::string write_start(const Start&) { return {}; }
  static Expected<Start, ParseError> read_start(std::string_view) { return Start{}; }

  std::string digits;
  friend bool operator==(const DigitsGame&, const DigitsGame&) = default;
};
using Digits = Record<DigitsGame>;
using DigitsPly = NumberedPly<DigitsGame::Move>;

Digits digits_game(std::string_view digits, RecordOrigin origin = RecordOrigin::Played) {
  Replay<DigitsGame> replay({});
  for (const char digit : digits) replay.play({digit - '0'});
  return {.replay = std::make_shared<const Replay<DigitsGame>>(std::move(replay)), .origin = origin};
}

const GameRecords<Digits>& digits_records();
const RecordCodec& digits_codec() {
  return digits_records().codec();
}
GameRecord digits_record(std::string_view digits) {
  return digits_records().any(digits_game(digits));
}

ReviewedPly judge(const std::string& digits, std::size_t ply) {
  if (ply == 0) return {};
  const int digit = digits[ply - 1] - '0';
  ReviewedPly reviewed{.value = digit / 10.0};
  if (digit > 1) return reviewed;
  reviewed.quality = digit == 1 ? MoveQuality::Mistake : MoveQuality::Blunder;
  reviewed.better = "9";
  reviewed.words = LocalizedText("Mistake");
  reviewed.better_reason = LocalizedText("Nine is more");
  return reviewed;
}

using OneJudge = std::function<ReviewedPly(std::size_t ply, const std::stop_token& stop)>;

// With the lines of a mistake.
ReviewWork<DigitsGame::Move> digits_work(std::size_t moves, OneJudge judge) {
  return {.name = DigitsGame::write_move,
          .judge = each_position([judge = std::move(judge)](std::size_t ply, const std::stop_token& stop) {
            DigitsPly found{.ply = ply, .reviewed = judge(ply, stop)};
            if (!found.reviewed.better.empty()) found.lines = {{{9}, {8}, {7}}, {{2}, {3}}};
            return found;
          }),
          .steps = moves + 1};
}

// Stands for a match that continues a review.
class MatchPage final : public Page {
 public:
  MatchPage(Context& context, std::string digits)
      : Page(context, "digits.play"), digits_(std::move(digits)) {}

 protected:
  std::vector<Control> layout(Extent) override { return {}; }
  void on_control(const ControlEvent&) override {}
  void paint(Canvas&, Duration) const override {}
  std::string state() const override { return "moves=" + digits_; }

 private:
  std::string digits_;
};

class DigitsReview final : public GameReviewPage<Digits> {
 public:
  enum class Kept { None, One };  // matches that would be lost

  DigitsReview(Context& context, const GameRecords<Digits>&, const Digits& digits, std::size_t floor)
      : DigitsReview(context, digits.end().digits, digits.origin, floor,
                     [all = digits.end().digits](std::size_t ply, const std::stop_token&) {
                       return judge(all, ply);
                     }) {}
  DigitsReview(Context& context, const std::string& digits, RecordOrigin origin, std::size_t floor,
               OneJudge judge, Kept kept = Kept::None)
      : GameReviewPage(context, digits_records(), digits_game(digits, origin), floor,
                       {.stones = StonePictures{"images/icons/board.svg", "images/icons/eye.svg"}},
                       digits_work(digits.size(), std::move(judge))),
        kept_(kept) {}

  std::vector<std::pair<std::size_t, std::size_t>> shown;  // from this ply to that one
  std::vector<ReviewStep> steps;
  int marked = 0;

 protected:
  const BoardView& board() const override { return view_; }
  void fit_board(Rect area) override { view_.place(BoardGrid::fitting(area, {3, 3}, 0)); }
  void draw_board(Canvas& canvas, Duration) const override {
    canvas.fill(view_.plate(), theme().colour.board);
  }
  void show(ReviewStep step, const DigitsGame&, const Played&) override {
    // The position is that which all of its moves give.
    DigitsGame played;
    for (const auto& move : moves()) played.play(move);
    EXPECT_EQ(game(), played);
    steps.push_back(step);
    const std::size_t before = std::exchange(before_, ply());
    if (step != ReviewStep::Rest) shown.emplace_back(before, ply());
  }
  std::string position_line() const override { return "Digits"; }
  std::vector<Command> tools() override {
    return {{{"mark", msgid("Mark"), "eye", Action::Secondary}, [this] { ++marked; }}};
  }
  std::vector<Continuation> continuations() const override {
    const auto way = [&](std::string id) {
      return Continuation{
          .id = std::move(id),
          .label = "Alone",
          .loss = kept_ == Kept::One ? std::optional<std::string_view>("A match") : std::nullopt,
          .begin = [digits = game().digits](Context& context) {
            return std::make_unique<MatchPage>(context, digits);
          }};
    };
    if (record().origin == RecordOrigin::Played) return {way("alone")};
    return {way("alone"), way("both")};
  }

 private:
  Kept kept_;
  std::size_t before_ = 0;
  BoardView view_;
};

Expected<Digits, ImportError> read_digits(std::string_view text) {
  constexpr std::size_t kDay = 10;  // "2024-03-05 digits 123" has a day of its own
  const std::string day(text.starts_with("20") ? text.substr(0, kDay) : std::string_view());
  if (const auto head = text.find("digits "); head != text.npos) text.remove_prefix(head + 7);
  if (text.empty()) return tl::unexpected(ImportError{"Nothing"});
  if (text.find_first_not_of("0123456789") != text.npos) return tl::unexpected(ImportError{"No digit", 2});
  Digits game = digits_game(text);
  game.date = day;
  return game;
}

constexpr std::array kFormats{RecordFormat{".dig", "Digits with a head", "head"},
                              RecordFormat{".raw", "Digits alone"}, RecordFormat{".txt", "Digits", "text"}};

const GameRecords<Digits>& digits_records() {
  static const GameRecords<Digits> kRecords(
      {.accent = link::kAccent,
       .formats = kFormats,
       .reader = [](const Context&) { return std::function(read_digits); },
       .write = [](const Digits& record,
                   std::size_t form) { return (form == 0 ? "digits " : "") + record.end().digits; },
       .card = [](const Digits& record) -> RecordCard {
         const std::string& digits = record.end().digits;
         return {.outcome = digits.ends_with('9')   ? RecordOutcome::Won
                            : digits.ends_with('0') ? RecordOutcome::Lost
                                                    : RecordOutcome::Neutral,
                 .title = [](const Localiser&) { return std::string("One beat Other"); },
                 .about = [notes = record.notes](
                              const Localiser& words) { return "Digits" + notes_words(words, notes); },
                 .thumbnail = [](Canvas& canvas, const Context& context,
                                 Rect area) { canvas.fill(area, context.theme.colour.board); }};
       },
       .name = [](const Localiser&, const Digits&) { return std::string("One - Other"); },
       .review = open_review<DigitsReview, Digits>,
       .most_listed = 100});
  return kRecords;
}

constexpr const char* kGame = "5105170";

void open_review(TestContext& test, RecordOrigin origin = RecordOrigin::Opened,
                 DigitsReview::Kept kept = DigitsReview::Kept::None) {
  test.push<DigitsReview>(
      kGame, origin, 0U, [](std::size_t ply, const std::stop_token&) { return judge(kGame, ply); }, kept);
}

void finish(TestContext& test) {
  while (test.scenes().top()->busy() || !test.scenes().at_rest()) {
    test.send({});
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

// In every format, and as it is kept.
TEST(GameRecords, ReadWhatTheyHaveWritten) {
  TestContext test;
  const auto read = digits_codec().reader(test.context());
  for (const std::string_view digits : {"5", "5105170", "99"}) {
    const GameRecord record = digits_record(digits);
    for (std::size_t form = 0; form < kFormats.size(); ++form) {
      const auto again = read({.origin = RecordOrigin::Opened, .text = record.write(form)});
      ASSERT_TRUE(again);
      EXPECT_EQ(again->card.moves, digits.size());
      for (std::size_t other = 0; other < kFormats.size(); ++other)
        EXPECT_EQ(again->write(other), record.write(other));
      EXPECT_EQ(again->kept_text(), record.kept_text());
    }
    const auto kept = read({.id = 1, .date = "2026-11-20", .text = record.kept_text()});
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->card.date, "2026-11-20");
    EXPECT_EQ(kept->kept_text(), record.kept_text());
  }
}

TEST(GameRecords, KeepTheirNotes) {
  TestContext test;
  const Localiser words;
  for (const KeptNotes& notes : {KeptNotes{}, KeptNotes{.helped = true}, KeptNotes{.practice = true},
                                 KeptNotes{.helped = true, .practice = true}}) {
    Digits game = digits_game("51");
    game.notes = notes;
    const std::string text = digits_records().kept_text(game);
    EXPECT_EQ(text, std::string(notes.helped ? "helped=1 " : "") + (notes.practice ? "practice=1 " : "") +
                        "digits 51");
    const auto kept = digits_codec().reader(test.context())({.id = 1, .text = text});
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->card.about(words), digits_records().any(game).card.about(words));
    EXPECT_EQ(kept->kept_text(), text);
  }
}

TEST(GameRecords, KeepADifferentEndAfterUndoInThePlaceOfTheFirst) {
  struct Ended {
    std::int64_t id = 0;
    std::int64_t kept() const { return id; }
    void set_kept(std::int64_t now) { id = now; }
  };
  TestContext test;
  Ended match, other;
  digits_records().keep(test.context(), match, "digits 51");
  digits_records().keep(test.context(), other, "digits 7");
  digits_records().keep(test.context(), match, "digits 52");
  const auto& games = test.player().kept_games("digits").games();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(test.player().kept_games("digits").find(match.id)->text, "digits 52");
  EXPECT_EQ(games.front().date, "2026-11-21");
  EXPECT_EQ(games.front().origin, RecordOrigin::Played);
}

TEST(RecordPages, ListOnlyTheFilesOfTheirCodec) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".dig", "digits 123"));
  static_cast<void>(test.games().write("bad", ".RAW", "abc"));
  static_cast<void>(test.games().write("large", ".txt", std::string(101, '1')));
  static_cast<void>(test.games().write("other", ".sgf", "123"));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.draw();
  EXPECT_THAT(test.seen(), StartsWith("digits.files"));
  EXPECT_THAT(test.seen(), HasSubstr("files=3 damaged=1"));
  EXPECT_EQ(stored_games_mode(digits_codec()).progress(test.context()).words, "2 files")
      << "one of the three is no game";
}

// The next run knows it too; what another game cannot read says nothing about this one.
TEST(RecordPages, RememberWhichFilesAreNoGames) {
  TestContext test;
  Settings settings = test.player().settings();
  settings.unreadable = "other:a.dig/digits:gone.dig";
  test.player().change(settings);
  static_cast<void>(test.games().write("a", ".dig", "digits 123"));
  static_cast<void>(test.games().write("bad", ".raw", "abc"));
  EXPECT_EQ(stored_games_mode(digits_codec()).progress(test.context()).words, "2 files");
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  EXPECT_EQ(test.player().settings().unreadable, "other:a.dig/digits:bad.raw");
  EXPECT_EQ(stored_games_mode(digits_codec()).progress(test.context()).words, "1 file");
}

TEST(RecordPages, KeepWhatIsOpenedFromElsewhereOnce) {
  TestContext test;
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.clipboard().set_text("123");
  for (int i = 0; i < 2; ++i) {
    test.press(Action::Paste);
    EXPECT_THAT(test.seen(), StartsWith("digits.review"));
    test.press(Action::Back);
    finish(test);
  }
  EXPECT_THAT(test.seen(), HasSubstr("played=0 files=1 damaged=0"));
  ASSERT_EQ(test.player().kept_games("digits").games().size(), 1U);
  EXPECT_EQ(test.player().kept_games("digits").games().front().origin, RecordOrigin::Opened);
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("ply=3 of=3"));
}

TEST(RecordPages, RememberSoManyFilesAndNoMore) {
  TestContext test;
  Settings settings = test.player().settings();
  for (int i = 0; i < 250; ++i) settings.unreadable += (i == 0 ? "other:" : "/other:") + std::to_string(i);
  test.player().change(settings);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  EXPECT_EQ(split(test.player().settings().unreadable, '/').size(), 200U);
}

// Played games of several days, one of which cannot be read.
void keep_three(TestContext& test) {
  for (const auto& [date, text] :
       {std::pair{"2026-11-19", "11"}, {"2026-11-20", "x"}, {"2026-11-21", "5105"}})
    test.player().keep_game("digits", {.date = date, .text = text});
}

TEST(RecordPages, ListTheFinishedGamesTheNewestFirst) {
  TestContext test;
  keep_three(test);
  static_cast<void>(test.games().write("good", ".dig", "digits 123"));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.draw();
  EXPECT_THAT(test.seen(), HasSubstr("played=3 files=1 damaged=1"));
  test.tap("digits.files.file.1");  // the damaged one
  EXPECT_THAT(test.seen(), StartsWith("digits.files"));
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("ply=4 of=4"));
  test.press(Action::Back);
  finish(test);
  test.tap("digits.files.opened");
  finish(test);
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("ply=3 of=3"));
}

std::vector<std::string> shown_dates(TestContext& test) {
  std::vector<std::string> dates;
  for (const std::string& text : texts_of(test.context())) {
    const auto end = text.find(" · ");
    if (end != text.npos && text.find("move") != text.npos) dates.push_back(text.substr(0, end));
  }
  return dates;
}

TEST(RecordPages, ListAFileUnderTheDayOfItsGame) {
  TestContext test;
  static_cast<void>(test.games().write("old", ".dig", "2024-03-05 digits 123"));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  EXPECT_THAT(shown_dates(test), ElementsAre("5 Mar 2024"));
}

TEST(RecordPages, FilterAndSortTheGames) {
  TestContext test(1280, 720);
  for (const auto& [date, text] :
       {std::pair{"2026-11-18", "119"}, {"2026-11-19", "22220"}, {"2026-11-20", "3"}, {"2026-11-21", "29"}})
    test.player().keep_game("digits", {.date = date, .text = text});
  const FilesPage& page = test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  EXPECT_THAT(shown_dates(test), ElementsAre("21 Nov", "20 Nov", "19 Nov", "18 Nov"));
  test.tap("digits.files.show.won");
  EXPECT_THAT(test.seen(), HasSubstr("show=won:2"));
  test.tap("digits.files.sort");
  EXPECT_THAT(shown_dates(test), ElementsAre("18 Nov", "21 Nov"));
  test.tap("digits.files.show.all");
  test.tap("digits.files.sort");
  EXPECT_THAT(test.seen(), HasSubstr("sort=longest"));
  EXPECT_THAT(shown_dates(test), ElementsAre("19 Nov", "18 Nov", "21 Nov", "20 Nov"));
  const auto offers = [&page](std::string_view id) {
    return std::ranges::find(page.controls(), id, &Control::id) != page.controls().end();
  };
  EXPECT_TRUE(offers("digits.files.show.lost"));
  EXPECT_FALSE(offers("digits.files.show.drawn")) << "there is none";
}

TEST(RecordPages, SearchWhileThePlayerTypes) {
  TestContext test(1280, 720);
  for (const auto& [date, text] :
       {std::pair{"2026-11-18", "119"}, {"2026-11-19", "22220"}, {"2026-10-20", "3"}})
    test.player().keep_game("digits", {.date = date, .text = text});
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  const auto type = [&test](const std::string& text) { test.send({TextEvent{text}}); };
  type("oct");
  EXPECT_THAT(test.seen(), Not(HasSubstr("search="))) << "nobody has asked for a search";
  test.tap("digits.files.search");
  EXPECT_TRUE(test.scenes().top()->takes_text());
  type("O");
  // The key of a letter has an action too.
  test.send({ActionEvent{Action::Copy}, TextEvent{"c"}});
  test.send({ActionEvent{Action::Undo}, TextEvent{"t"}});
  EXPECT_THAT(test.seen(), HasSubstr("typing search=Oct:1"));
  EXPECT_THAT(shown_dates(test), ElementsAre("20 Oct"));
  test.press(Action::Undo);  // the backspace
  test.press(Action::Undo);
  EXPECT_THAT(test.seen(), HasSubstr("search=O:3"));
  type("!");
  EXPECT_THAT(texts_of(test.context()), testing::Contains("No game has these words."));
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), Not(HasSubstr("search=")));
  EXPECT_FALSE(test.scenes().top()->takes_text());
  EXPECT_EQ(shown_dates(test).size(), 3U);
  test.tap("digits.files.search");
  type("5 moves");
  test.press(Action::Confirm);
  EXPECT_FALSE(test.scenes().top()->takes_text());
  EXPECT_THAT(shown_dates(test), ElementsAre("19 Nov"));
}

TEST(RecordPages, ShowFavouritesAlone) {
  TestContext test(1280, 720);
  keep_three(test);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.tap("digits.files.favourite.2");
  test.tap("digits.files.show.favourites");
  EXPECT_THAT(test.seen(), HasSubstr("show=favourites:1"));
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("of=2"));
  test.press(Action::Back);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("show=favourites:1"));
  test.tap("digits.files.favourite.0");
  EXPECT_THAT(test.seen(), Not(HasSubstr("show="))) << "where none is left, all are shown";
}

TEST(RecordPages, SayThatThereAreOlderFiles) {
  TestContext test;
  for (int i = 0; i < 203; ++i)
    static_cast<void>(test.games().write("game " + std::to_string(i), ".dig", "digits 12"));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.press(Action::End);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("files=200"));
  EXPECT_THAT(texts_of(test.context()), testing::Contains("3 older files are not shown."));
}

TEST(RecordPages, SayThatOlderGamesAreNotKept) {
  TestContext test;
  const auto words = "The newest 100 games are kept, and your favourites.";
  for (int i = 0; i < 100; ++i) {
    if (i == 99) {
      test.push<FilesPage>(digits_codec(), 0U);
      finish(test);
      test.press(Action::End);
      finish(test);
      EXPECT_THAT(texts_of(test.context()), Not(testing::Contains(words)));
      test.press(Action::Back);
    }
    test.player().keep_game(
        "digits", {.origin = RecordOrigin::Opened, .date = "2026-11-20", .text = std::to_string(1000 + i)});
  }
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.press(Action::End);
  finish(test);
  EXPECT_THAT(texts_of(test.context()), testing::Contains(words));
}

TEST(RecordPages, FitEveryWindowWithTheirChoices) {
  TestContext test(600, 400);
  for (const auto& [date, text] :
       {std::pair{"2026-11-18", "119"}, {"2026-11-19", "22220"}, {"2026-11-20", "3"}})
    test.player().toggle_favourite("digits", test.player().keep_game("digits", {.date = date, .text = text}));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  expect_fits(test.stage(), "stored games");
}

TEST(RecordPages, ShowAnImportedGameInTheListThatHasIt) {
  TestContext test;
  keep_three(test);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.clipboard().set_text("123");
  test.press(Action::Paste);
  test.press(Action::Back);
  finish(test);
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), HasSubstr("of=3")) << "not the last of the games played here";
}

TEST(RecordPages, OfferToPasteWhereNothingCameFromElsewhere) {
  TestContext test;
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.tap("digits.files.opened");
  test.draw();
  test.clipboard().set_text("123");
  test.tap("digits.files.paste.here");
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
}

TEST(RecordPages, ReplayAndExportAGameOfTheList) {
  TestContext test;
  keep_three(test);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.tap("digits.files.replay.0");
  EXPECT_THAT(test.seen(), HasSubstr("digits.review"));
  EXPECT_THAT(test.seen(), HasSubstr("ply=0 of=4"));
  test.wait(milliseconds(2100));
  EXPECT_THAT(test.seen(), HasSubstr("ply=2 "));
  test.press(Action::Back);
  finish(test);
  test.tap("digits.files.export.2");
  EXPECT_THAT(test.seen(), StartsWith("digits.record"));
  test.press(Action::Copy);
  EXPECT_EQ(test.clipboard().text(), "11");
}

TEST(RecordPages, DeleteAFinishedGameOnlyAfterAQuestion) {
  TestContext test;
  keep_three(test);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.tap("digits.files.delete.0");
  test.wait(motion::kCalm);
  test.press(Action::Confirm);  // keeps it
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("played=3"));
  test.tap("digits.files.delete.0");
  test.wait(motion::kCalm);
  test.tap("dialog.delete");
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("played=2"));
  ASSERT_EQ(test.player().kept_games("digits").games().size(), 2U);
  EXPECT_EQ(test.player().kept_games("digits").games().back().text, "x");
}

TEST(RecordPages, BeginAtTheNewestGame) {
  TestContext test;
  keep_three(test);
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("focus=digits.files.file.0"));
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
}

// By keys alone: down the list, along a row, and back up to the tabs.
TEST(RecordPages, ReachEveryRowByKeys) {
  TestContext test(1280, 720);
  for (int i = 0; i < 120; ++i)
    test.player().keep_game("digits", {.date = "2026-11-20", .text = "5" + std::to_string(i)});
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  for (int i = 0; i < 200 && test.seen().find("focus=digits.files.file.118") == std::string::npos; ++i) {
    test.press(Action::Down);
    test.wait(motion::kBase);
  }
  EXPECT_THAT(test.seen(), HasSubstr("focus=digits.files.file.118"));
  test.press(Action::Confirm);
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
}

TEST(RecordPages, ScrollTheListByTheWheel) {
  TestContext test(1280, 720);
  for (int i = 0; i < 120; ++i)
    test.player().keep_game("digits", {.date = "2026-11-20", .text = "5" + std::to_string(i)});
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  const float before = test.scenes().top()->locate("digits.files.file.4")->y;
  test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = {640, 400}, .scroll = {0, -1}}});
  finish(test);
  EXPECT_LT(test.scenes().top()->locate("digits.files.file.4")->y, before);
  test.draw();
}

TEST(RecordPages, OpenAFileIntoItsReview) {
  TestContext test;
  static_cast<void>(test.games().write("good", ".dig", "digits 123"));
  test.push<FilesPage>(digits_codec(), 0U);
  finish(test);
  test.tap("digits.files.file.0");
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
  EXPECT_THAT(test.seen(), HasSubstr("ply=3 of=3"));
}

TEST(RecordPages, SayWhyATextIsNotAGame) {
  TestContext test;
  test.push<RecordPage>(digits_codec(), digits_record("12"), 0U, [] {});
  test.clipboard().set_text("1a");
  test.press(Action::Paste);
  EXPECT_THAT(test.seen(), HasSubstr("notice=Line 2: No digit"));
}

TEST(RecordPages, CopyAndStoreInEveryFormat) {
  TestContext test;
  test.push<RecordPage>(digits_codec(), digits_record("12"), 0U, [] {});
  test.press(Action::Copy);
  EXPECT_EQ(test.clipboard().text(), "12");
  test.tap("digits.record.copy.head");
  EXPECT_EQ(test.clipboard().text(), "digits 12");
  test.tap("digits.record.store.dig");
  EXPECT_EQ(test.file("games/2026-11-21 One - Other.dig"), "digits 12");
  test.tap("digits.record.store.raw");
  EXPECT_EQ(test.file("games/2026-11-21 One - Other.raw"), "12");
  EXPECT_THAT(test.seen(), HasSubstr("moves=2 stored=yes"));
  test.draw();
  test.tap("digits.record.review");
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
}

TEST(RecordPages, OfferNothingForAGameWithoutMoves) {
  TestContext test;
  test.push<RecordPage>(digits_codec(), digits_record(""), 0U, [] {});
  test.tap("digits.record.review");
  test.tap("digits.record.store.dig");
  test.press(Action::Copy);
  EXPECT_THAT(test.seen(), StartsWith("digits.record"));
  EXPECT_TRUE(test.games().list().empty());
  EXPECT_EQ(test.clipboard().text(), std::nullopt);
}

TEST(ReviewPage, LeadsFromMistakeToMistake) {
  TestContext test;
  open_review(test);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("ply=7 of=7 judged=8 mistakes=4 last=0 better=9"));
  for (const char* ply : {"ply=5 ", "ply=3 ", "ply=2 ", "ply=2 "}) {
    test.press(Action::PageUp);
    EXPECT_THAT(test.seen(), HasSubstr(ply));
  }
  test.tap("digits.review.mistake-next");
  EXPECT_THAT(test.seen(), HasSubstr("ply=3 "));
  test.tap("digits.review.move.6");
  EXPECT_THAT(test.seen(), HasSubstr("ply=6 "));
  test.draw();
}

constexpr std::array kFastSpeeds{PlaybackSpeed{"1×", milliseconds(100)},
                                 PlaybackSpeed{"9×", milliseconds(5)}};

// A game of one player, whose moves are swipes; each digit is the points that were expected.
class PuzzleReview final : public GameReviewPage<Digits> {
 public:
  PuzzleReview(Context& context, const std::string& digits)
      : GameReviewPage(
            context, digits_records(), digits_game(digits), 0,
            {.scale = {.most = {}, .text = points, .label = points},
             .list = ReviewStyle::List::Mistakes,
             .touch = BoardInput::Touch::Swipe,
             .speeds = {kFastSpeeds},
             .words = kPuzzleWords},
            {.name = DigitsGame::write_move,
             .judge = [digits](std::size_t step, const std::stop_token&) { return found(digits, step); },
             .steps = 2,
             .answer =
                 [](const ReviewLine<Move>&, const std::stop_token&) {
                   return LineAnswer<Move>{.before = 900, .judged = {.value = 800}};
                 }}) {
    set_bookmarks({{"five", 2}, {"seven", 4}});
  }

 protected:
  static std::string points(double value) { return std::to_string(static_cast<int>(value)); }
  // The first step knows all positions, the second which moves were mistakes.
  static std::vector<DigitsPly> found(const std::string& digits, std::size_t step) {
    std::vector<DigitsPly> plies;
    for (std::size_t ply = 0; ply <= digits.size(); ++ply) {
      const double value = ply == 0 ? 1'000 : 100 * (digits[ply - 1] - '0');
      DigitsPly one{ply, {.value = value}};
      if (step == 1 && ply > 0 && value < 300) {
        one.reviewed.quality = MoveQuality::Mistake;
        one.reviewed.cost = 1'000 - value;
        one.reviewed.better = "Up";
        one.lines.best = {{DigitsGame::kUp}};
      }
      if (step == 0 || one.reviewed.quality != MoveQuality::Fine) plies.push_back(one);
    }
    return plies;
  }
  const BoardView& board() const override { return view_; }
  void fit_board(Rect area) override { view_.place(BoardGrid::fitting(area, {3, 3}, 0)); }
  void draw_board(Canvas& canvas, Duration) const override {
    canvas.fill(view_.plate(), theme().colour.board);
  }
  void show(ReviewStep, const DigitsGame&, const Played&) override {}
  std::string position_line() const override { return "Digits"; }
  std::optional<Move> move_of(const Gesture& gesture) const override {
    if (gesture.direction == Action::Down) return std::nullopt;
    return Move{gesture.direction == Action::Up ? DigitsGame::kUp : DigitsGame::kAside};
  }
  std::vector<Continuation> continuations() const override { return {}; }

 private:
  BoardView view_;
};

TEST(ReviewPage, OfOnePlayerListsTheCostliestMovesAndJumpsToItsMarks) {
  TestContext test(1280, 720);
  test.push<PuzzleReview>("925170");
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("ply=6 of=6 judged=7 mistakes=3"));
  const auto place = [&](const std::string& control) {
    return test.scenes().top()->locate("digits.review." + control);
  };
  ASSERT_TRUE(place("move.6") && place("move.4") && place("move.2"));
  EXPECT_LT(place("move.6")->y, place("move.4")->y) << "it cost more";
  EXPECT_LT(place("move.4")->y, place("move.2")->y);
  EXPECT_FALSE(place("move.1")) << "no mistake";
  EXPECT_FALSE(place("follows"));
  for (const char* ply : {"ply=4 ", "ply=2 ", "ply=2 "}) {
    test.press(Action::PageDown);
    EXPECT_THAT(test.seen(), HasSubstr(ply)) << "down the list";
  }
  test.press(Action::PageUp);
  EXPECT_THAT(test.seen(), HasSubstr("ply=4 ")) << "up the list";
  test.tap("digits.review.move.2");
  EXPECT_THAT(test.seen(), HasSubstr("ply=2 "));
  test.tap("digits.review.mark.seven");
  EXPECT_THAT(test.seen(), HasSubstr("ply=4 "));
  test.tap("digits.review.mark.five");
  EXPECT_THAT(test.seen(), HasSubstr("ply=2 "));
  test.draw();
}

TEST(ReviewPage, OfOnePlayerTriesSwipes) {
  TestContext test(1280, 720);
  test.push<PuzzleReview>("925170");
  finish(test);
  test.tap("digits.review.try");
  test.press(Action::Up);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:1/1 shown=Up"));
  test.press(Action::Down);  // moves nothing
  test.press(Action::Left);
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("line=try:2/2 shown=Aside"));
  test.draw();
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
}

TEST(ReviewPage, PlaysBackSeveralMovesAFrameAtTheSpeedsOfItsGame) {
  TestContext test(1280, 720);
  test.push<PuzzleReview>(std::string(400, '5'));
  finish(test);
  test.press(Action::Home);
  test.tap("digits.review.speed");
  test.press(Action::Pause);
  test.wait(milliseconds(1000));
  const std::string seen = test.seen();
  const auto ply = std::stoi(seen.substr(seen.find("ply=") + 4));
  EXPECT_NEAR(ply, 200, 12);
}

// With no room for it beside the steps, the speed is in the header.
TEST(ReviewPage, HasItsSpeedInEveryWindow) {
  for (const auto& [width, height] : {std::pair{1280, 720}, {640, 480}, {540, 960}}) {
    TestContext test(width, height);
    test.push<PuzzleReview>("925170");
    finish(test);
    EXPECT_TRUE(test.scenes().top()->locate("digits.review.speed")) << width;
  }
}

TEST(ReviewPage, ListsTheMovesAndFollowsTheShownOne) {
  TestContext test(640, 400);
  test.push<DigitsReview>(std::string(60, '5'), RecordOrigin::Opened, 0U,
                          [](std::size_t, const std::stop_token&) { return ReviewedPly{}; });
  finish(test);
  const auto listed = [&](int move) {
    return test.scenes().top()->locate("digits.review.move." + std::to_string(move)).has_value();
  };
  test.resize(1280, 720);
  EXPECT_TRUE(listed(60));
  EXPECT_FALSE(listed(1));
  test.press(Action::Home);
  test.send({});
  EXPECT_TRUE(listed(1));
  EXPECT_FALSE(listed(60));
  for (int move = 1; move <= 60; ++move) {
    test.press(Action::Right);
    test.send({});
    EXPECT_TRUE(listed(move)) << move;
  }
  const Vec list = *test.scenes().top()->locate("digits.review.move.60");
  test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = list, .scroll = {0, 40}}});
  test.send({});
  EXPECT_TRUE(listed(1));
  EXPECT_THAT(test.seen(), HasSubstr("ply=60 "));
}

// Touchpads send parts of a step.
TEST(ReviewPage, ScrollsTheListByPartsOfAStep) {
  TestContext test(1280, 720);
  test.push<DigitsReview>(std::string(60, '5'), RecordOrigin::Opened, 0U,
                          [](std::size_t, const std::stop_token&) { return ReviewedPly{}; });
  finish(test);
  const auto listed = [&](int move) {
    return test.scenes().top()->locate("digits.review.move." + std::to_string(move)).has_value();
  };
  const Vec list = *test.scenes().top()->locate("digits.review.move.59");
  const auto scroll = [&](float steps) {
    for (int i = 0; i < 4; ++i) {
      test.send({PointerEvent{.kind = PointerEvent::Kind::Scrolled, .at = list, .scroll = {0, steps / 4}}});
    }
    test.send({});
  };
  scroll(1);
  EXPECT_FALSE(listed(59));
  EXPECT_TRUE(listed(58));
  scroll(1);
  EXPECT_FALSE(listed(57));
  EXPECT_TRUE(listed(56));
  scroll(-1);
  EXPECT_TRUE(listed(58));
  EXPECT_FALSE(listed(59));
}

TEST(ReviewPage, StepsThroughTheBestLineAndWhatFollowsAndBackToTheGame) {
  TestContext test;
  open_review(test);
  finish(test);
  test.tap("digits.review.best");
  EXPECT_THAT(test.seen(), HasSubstr("line=best:1/3 shown=9"));
  EXPECT_THAT(test.seen(), Not(HasSubstr("better=")));
  test.press(Action::Right);
  test.press(Action::Right);
  test.press(Action::Right);
  EXPECT_THAT(test.seen(), HasSubstr("line=best:3/3 shown=7"));
  test.press(Action::Home);
  EXPECT_THAT(test.seen(), HasSubstr("line=best:0/3"));
  test.press(Action::End);
  EXPECT_THAT(test.seen(), HasSubstr("line=best:3/3 shown=7")) << "the page checks the position";
  test.draw();
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), HasSubstr("ply=7 "));
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
  test.tap("digits.review.follows");
  EXPECT_THAT(test.seen(), HasSubstr("line=follows:1/2 shown=2"));
  test.tap("digits.review.close");
  test.press(Action::Left);
  EXPECT_THAT(test.seen(), HasSubstr("ply=6 "));
  test.tap("digits.review.best");  // move 6 is no mistake, and this game has no line for it
  EXPECT_THAT(test.seen(), Not(HasSubstr("line=")));
  test.press(Action::Back);
  EXPECT_TRUE(test.scenes().empty());
}

TEST(ReviewPage, ReplaysFasterOrSlower) {
  TestContext test;
  open_review(test);
  finish(test);
  test.tap("digits.review.speed");  // twice as fast
  test.tap("digits.review.play");
  test.wait(milliseconds(1700));
  EXPECT_THAT(test.seen(), HasSubstr("ply=3 "));
  test.tap("digits.review.speed");
  test.tap("digits.review.speed");  // half as fast
  test.wait(milliseconds(2100));
  EXPECT_THAT(test.seen(), HasSubstr("ply=4 "));
  EXPECT_THAT(test.seen(), HasSubstr("playing=yes"));
}

TEST(ReviewPage, SaysTheChanceUnderThePointer) {
  TestContext test;
  open_review(test);
  finish(test);
  const auto said = [&] {
    std::vector<std::string> all;
    test.context().canvas.read_text([&](Canvas& canvas) { test.scenes().top()->draw(canvas, Duration{0}); },
                                    [&](const LineOfText& line) { all.emplace_back(line.text); });
    return all;
  };
  const std::string hint = "4 · 5 · 50%";
  EXPECT_THAT(said(), Not(testing::Contains(hint)));
  const auto& page = dynamic_cast<const Page&>(*test.scenes().top());
  const auto curve =
      std::ranges::find(page.controls(), std::string("digits.review.curve"), &Control::id)->bounds;
  const Rect track = slider_track(curve);
  test.send(
      {PointerEvent{.kind = PointerEvent::Kind::Moved, .at = {track.x + track.w * 4 / 7, curve.centre().y}}});
  EXPECT_THAT(said(), testing::Contains(hint));
  test.send({PointerEvent{.kind = PointerEvent::Kind::Left}});
  EXPECT_THAT(said(), Not(testing::Contains(hint)));
}

TEST(ReviewPage, FitsEveryWindowBesideItsLines) {
  TestContext test(600, 400);
  open_review(test);
  finish(test);
  expect_fits(test.stage(), "review");
  test.tap("digits.review.best");
  expect_fits(test.stage(), "best line");
}

TEST(ReviewPage, ShowsEveryStepOnceAndNoneWhereNothingChanges) {
  TestContext test;
  auto& page = test.push<DigitsReview>("123", RecordOrigin::Opened, 0U,
                                       [](std::size_t, const std::stop_token&) { return ReviewedPly{}; });
  finish(test);
  test.press(Action::Right);
  test.press(Action::Left);
  test.tap("digits.review.first");
  test.tap("digits.review.next");
  test.press(Action::Undo);
  test.press(Action::End);
  EXPECT_THAT(page.shown, ElementsAre(std::pair(3, 2), std::pair(2, 0), std::pair(0, 1), std::pair(1, 0),
                                      std::pair(0, 3)));
  using enum ReviewStep;
  EXPECT_THAT(page.steps, ElementsAre(Rest, Back, Jump, Forward, Back, Jump));
  test.press(Action::Home);
  EXPECT_THAT(test.seen(), Not(HasSubstr("last=")));
  test.draw();
}

TEST(ReviewPage, OffersTheToolsOfItsGame) {
  TestContext test;
  auto& page = test.push<DigitsReview>("123", RecordOrigin::Opened, 0U,
                                       [](std::size_t, const std::stop_token&) { return ReviewedPly{}; });
  test.tap("digits.review.mark");
  test.press(Action::Secondary);
  EXPECT_EQ(page.marked, 2);
  test.tap("digits.review.record");
  EXPECT_THAT(test.seen(), StartsWith("digits.record"));
}

TEST(ReviewPage, PlaysBackUntilTheEnd) {
  TestContext test;
  open_review(test);
  finish(test);
  test.tap("digits.review.play");
  EXPECT_THAT(test.seen(), HasSubstr("ply=0 "));
  test.wait(std::chrono::milliseconds(2100));
  EXPECT_THAT(test.seen(), HasSubstr("ply=2 "));
  test.wait(std::chrono::seconds(6));
  EXPECT_THAT(test.seen(), HasSubstr("ply=7 "));
  EXPECT_THAT(test.seen(), Not(HasSubstr("playing")));
}

TEST(ReviewPage, PlaysOnFromThePositionThatIsShown) {
  TestContext test;
  open_review(test, RecordOrigin::Played);
  test.press(Action::Left);
  test.tap("digits.review.on");
  EXPECT_THAT(test.seen(), HasSubstr("digits.play focus= moves=510517"));
  EXPECT_EQ(test.scenes().depth(), 1U);
}

TEST(ReviewPage, AsksWhoPlaysOnAnOpenedGameAndWhetherAMatchMayBeLost) {
  TestContext test;
  open_review(test, RecordOrigin::Opened, DigitsReview::Kept::One);
  test.tap("digits.review.on");
  test.wait(motion::kCalm);
  test.tap("dialog.both");
  test.wait(motion::kCalm);
  test.press(Action::Back);
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
  test.tap("digits.review.on");
  test.wait(motion::kCalm);
  test.tap("dialog.alone");
  test.wait(motion::kCalm);
  test.tap("dialog.play");
  EXPECT_THAT(test.seen(), StartsWith("digits.play"));
  EXPECT_EQ(test.scenes().depth(), 1U);
}

TEST(ReviewPage, DoesNotPlayOnAGameThatIsOver) {
  TestContext test;
  test.push<DigitsReview>("19", RecordOrigin::Played, 0U,
                          [](std::size_t, const std::stop_token&) { return ReviewedPly{}; });
  test.tap("digits.review.on");
  EXPECT_THAT(test.seen(), StartsWith("digits.review"));
}

// An interrupted evaluation is repeated, and none is made twice.
TEST(ReviewPage, ContinuesTheAnalysisWhenItComesBack) {
  TestContext test;
  auto plies = std::make_shared<std::vector<std::size_t>>();
  test.push<DigitsReview>("123", RecordOrigin::Opened, 0U,
                          [plies](std::size_t ply, const std::stop_token& stop) {
                            plies->push_back(ply);
                            while (plies->size() == 3 && !stop.stop_requested()) std::this_thread::yield();
                            return ReviewedPly{};
                          });
  while (test.seen().find("judged=2") == std::string::npos) test.send({});
  test.tap("digits.review.record");
  test.press(Action::Back);
  finish(test);
  EXPECT_THAT(*plies, ElementsAre(0, 1, 2, 2, 3));
}

TEST(ReviewPage, CanBeSteppedThroughIfTheAnalysisFails) {
  TestContext test;
  test.push<DigitsReview>(
      "123", RecordOrigin::Opened, 0U,
      [](std::size_t, const std::stop_token&) -> ReviewedPly { throw std::runtime_error("no memory"); });
  finish(test);
  EXPECT_THAT(test.seen(), HasSubstr("judged=0"));
  EXPECT_THAT(test.seen(), HasSubstr("notice=This game could not be analysed."));
  test.press(Action::Left);
  EXPECT_THAT(test.seen(), HasSubstr("ply=2"));
  test.draw();
}

}  // namespace
}  // namespace quintet::ui
