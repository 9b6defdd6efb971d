// The pages compared with reviewed pictures.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>

#include "core/mines/share.hpp"
#include "core/twenty48/share.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "games/go/problems.hpp"
#include "games/gomoku/results.hpp"
#include "games/link/album.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "games/mines/cells.hpp"
#include "games/mines/match.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/tiles.hpp"
#include "play/go_driver.hpp"
#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"
#include "play/mines_driver.hpp"
#include "play/twenty48_driver.hpp"
#include "support/golden.hpp"
#include "ui/profile/kept_games.hpp"

namespace quintet::app {
namespace {

const GoldenFolder kGolden(QUINTET_GOLDEN, QUINTET_GOLDEN_FAILED);

// The boards come from saves, so that changes in dealing or in the computer players do not change the pictures.
void give_saved_games(const TestPlayer& player) {
  std::filesystem::create_directories(player.data());
  std::filesystem::copy(QUINTET_KEPT_GAME, player.data() / "link-relaxed.save");
  const gomoku::SeatPlayer person{}, adept{gomoku::Level::Adept};
  give(player, match_with({}, {person, adept}, "h8 i9 g7 h9 g9 g8 j8 f10 e11 i7 f8 e8 i10 h11 k8 i8"));
  give(player, match_with({}, {person, person}, "h8 h9 i8 g9 j8 f9 k8 g8"));
  player.put("data/2048-classic.save", played_2048(twenty48::Mode::Classic, 5, 190).write());
  player.put("data/2048-cascade.save", goal_move_2048(twenty48::Mode::Cascade).write());
  player.put("data/mines-expert.save", mines_half_way().write());
  player.put("data/mines-beginner.save", mines_before_end().write());
  player.put("data/mines-custom.save", mines_on_the_largest_board().write());
  const go::SeatPlayer scholar{go::Level::Scholar};
  give(player, go_match({.side = 9, .komi = 15}, {go::SeatPlayer{}, scholar},
                        "E5 C3 G3 E7 C6 C7 D7 D8 D6 E8 B7 B8 G7 F6 F5 G6 H6 H5 H7 G5 G4 F4 E4 H4"));
  give(player, go_match({.side = 9, .rules = go::RuleSet::Japanese, .komi = 13}, {}, kCountedGo));
}

// Finished games of gomoku, won, lost, and between two people; of 2048, the last one of two to be reviewed; and lost ones of
// Minesweeper and go.
void give_kept_games(const TestPlayer& player) {
  const gomoku::SeatPlayer person{}, lady{gomoku::Level::Master}, pupil{gomoku::Level::Pupil};
  ui::KeptGames kept;
  const auto keep = [&](const std::string& date, const gomoku::Match::SeatPlayers& players,
                        std::string_view moves) {
    kept.keep({.date = date, .text = match_with({}, players, moves).write()});
  };
  keep("2026-11-18", {person, pupil}, "h8 a1 i8 a3 j8 a5 k8 a7 l8");
  keep("2026-11-19", {lady, person}, "h8 i9 i8 h9 j8 g9 k8 l8 g8");
  keep("2026-11-20", {person, person}, "h8 h9 i7 g9 j6 f9 k5 i9 d4 j9");
  std::ofstream(player.data() / "gomoku.games") << kept.write();
  ui::KeptGames tiles;
  const auto keep_tiles = [&](const std::string& date, const twenty48::Match& match) {
    tiles.keep({.date = date, .text = twenty48::write_share(*twenty48::record_of(match)->replay)});
  };
  keep_tiles("2026-11-19", played_2048(twenty48::Mode::Cascade, 3, 10'000, {.side = 3}));
  keep_tiles("2026-11-20", played_2048(twenty48::Mode::Classic, 8, 10'000));
  std::ofstream(player.data() / "2048.games") << tiles.write();
  ui::KeptGames boards;
  mines::Match lost = mines_before_end();
  lost.play({mines::Action::Open, {0, 7}});
  boards.keep({.date = "2026-11-20", .text = mines::write_share(*mines::record_of(lost)->replay)});
  std::ofstream(player.data() / "mines.games") << boards.write();
  // Black leaves the open border to White.
  go::Match careless =
      go_match({.side = 7, .komi = 15}, {go::SeatPlayer{}, go::SeatPlayer{go::Level::Scholar}},
               "D7 E7 D6 E6 D5 E5 D4 E4 D3 E3 D2 E2 A7 D1");
  careless.play({.kind = go::Move::Kind::ResignBlack});
  ui::KeptGames stones;
  stones.keep({.date = "2026-11-20", .text = careless.write()});
  std::ofstream(player.data() / "go.games") << stones.write();
}

// Besides those that can be continued.
void give_games_aside(const TestPlayer& player) {
  const gomoku::SeatPlayer person{}, master{gomoku::Level::Master};
  const auto put = [&](const std::string& name, const std::string& date, gomoku::Match match) {
    match.set_saved_on(date);
    player.put("data/gomoku-" + name + ".save", match.write());
  };
  put("computer-1", "2026-11-18", match_with({}, {master, person}, "h8 i9 i8 h9 j8 g9 k8 l8 f8 f9"));
  put("computer-3", "2026-11-20", match_with({}, {person, master}, "h8 h9 i7 g9 j6 f9"));
  put("two-2", "2026-11-19", match_with({}, {person, person}, "h8 h9 i7 g9 j6 f9 k5 i9 d4"));
}

// Black is in the last seconds of a byo-yomi period; White has not used up the main time.
void give_game_on_clock(const TestPlayer& player) {
  using std::chrono::seconds;
  go::Match match({.side = 9, .komi = 15}, {go::SeatPlayer{}, go::SeatPlayer{go::Level::Scholar}});
  match.set_clock(
      {.kind = TimeControl::Kind::ByoYomi, .main = seconds(600), .extra = seconds(30), .count = 5},
      MatchClock::Flag::Loses);
  for (const std::string_view point : {"E5", "C3", "G3", "E7", "C6", "C7", "D7", "D8", "D6", "E8"}) {
    match.pass(seconds(match.session().played() % 2 == 0 ? 132 : 17));
    match.play({.at = *go::read_point_name(point, 9)});
  }
  match.pass(milliseconds(51'600));
  give(player, match);
}

void give_results(const TestPlayer& player, const std::string& page) {
  ui::Records records;
  ui::ResultTally& link = records["link"];
  for (std::size_t level = 0; level < 12; ++level) link::set_stars(link, level, level % 5 == 2 ? 2 : 3);
  link.set("relaxed 16x10 none", ui::BestRow{.milliseconds = 254'000, .played = 12, .won = 9});
  link.set("timed 12x8 down",
           ui::BestRow{.milliseconds = 93'000, .score = 36'410, .played = 20, .won = 8, .combo = 14});
  // The page of today's board is shown once it is solved.
  if (page == "today") link.set_number(ui::kDayTable, "2026-11-21", 187);
  int found = 0;
  for (const link::Painting& painting : link::paintings()) {
    if (++found % 3 == 0) continue;
    link.set(painting.id,
             link::AlbumRow{.day = 20'261'101 + found, .milliseconds = 90'000 + 7000 * found, .times = 1});
  }
  ui::ResultTally& stones = records["gomoku"];
  stones.set(gomoku::name(gomoku::Level::Beginner),
             gomoku::LevelRow{.won = 4, .lost = 1, .in_row = 3, .most_in_row = 3, .quickest = 17});
  stones.set(gomoku::name(gomoku::Level::Pupil),
             gomoku::LevelRow{.won = 2, .lost = 3, .most_in_row = 1, .quickest = 31});
  ui::ResultTally& tiles = records["2048"];
  tiles.set("classic 4 2048", ui::BestRow{.milliseconds = 522'000,
                                          .score = 36'132,
                                          .played = 24,
                                          .won = 7,
                                          .score_on = 20'261'115,
                                          .scores = 281'000,
                                          .peak = 12});
  tiles.set("cascade 5 4096 one",
            ui::BestRow{.score = 48'260, .played = 3, .score_on = 20'261'108, .scores = 96'000, .peak = 12});
  for (int exponent = 8; exponent <= 12; ++exponent)
    tiles.set_number(twenty48::kTileTable, std::to_string(exponent), 1 + 3 * (exponent % 4));
  for (const int day : {16, 17, 19})
    tiles.set_number(ui::kDayTable, write_date({2026, 11, day}), 9000 + 400 * day);
  ui::ResultTally& boards = records["mines"];
  boards.set("beginner", ui::BestRow{.milliseconds = 31'460, .played = 30, .won = 24, .time_on = 20'261'112});
  boards.set("beginner",
             mines::WinRow{
                 .streak = 2, .longest = 9, .milliseconds = 24 * 47'300, .three_bv = 24 * 14, .speed = 612});
  boards.set("expert", ui::BestRow{.milliseconds = 187'250, .played = 41, .won = 12, .time_on = 20'261'118});
  boards.set(
      "expert",
      mines::WinRow{
          .streak = 1, .longest = 3, .milliseconds = 12 * 231'000, .three_bv = 12 * 160, .speed = 874});
  for (const int day : {17, 18, 20})
    boards.set_number(ui::kDayTable, write_date({2026, 11, day}), 2000 * day);
  for (int day = 3; day < 21; day += 1 + day % 3) {
    ui::count_day(tiles, {2026, 11, day});
    ui::count_day(link, {2026, 11, day});
    ui::count_day(stones, {2026, 11, day});
    ui::count_day(boards, {2026, 11, day});
  }
  std::ofstream(player.data() / "records.json") << ui::write_records(records);
}

struct Page {
  std::string name;
  std::string way;  // the script that opens it
};

const std::string kLink = "tap menu.link\nsettle\n", kGomoku = "tap menu.gomoku\nsettle\n",
                  k2048 = "tap menu.2048\nsettle\n", kMines = "tap menu.mines\nsettle\n",
                  kGo = "tap menu.go\nsettle\n", kHelp = "tap menu.help\nsettle\n";

const Page kMenu{"menu", "settle"};
const Page kSetup{"setup", kLink + "tap link.timed\nsettle"};
const Page kPlay{"play", kLink + "tap link.relaxed\nsettle\ntap tile 5,3\nhover link.play.back\nsettle"};
const Page kResult{"result", ""};  // by playing a game to its end
const Page kJourney{"journey", kLink + "tap link.journey\nsettle"};
const Page kAlbum{"album", kLink + "tap link.album\nsettle"};

const Page kGomokuSetup{
    "gomoku-setup", kGomoku + "tap gomoku.computer\nsettle\npress Pause\nsettle\ntap pause.setup\nsettle"};
const Page kGomokuPlay{"gomoku-play", kGomoku + "tap gomoku.computer\nsettle"};
const Page kGomokuResult{"gomoku-result", kGomoku + "tap gomoku.two\nsettle\ntap l8\nsettle"};
const Page kGomokuReview{"gomoku-review", kGomokuResult.way + "\ntap result.review\nsettle"};
const Page kGomokuLesson{"gomoku-lesson", kHelp + "tap help.gomoku\nsettle\ntap help.lesson\nsettle"};
const Page kUnfinished{"gomoku-unfinished", kGomoku + "tap gomoku.unfinished\nsettle"};
const Page kGames{"gomoku-games", kGomoku + "tap gomoku.open\nsettle"};

const Page k2048Home{"2048-home", k2048 + "settle"};
const Page k2048Setup{"2048-setup", k2048 + "tap 2048.cascade.new\nsettle\ntap 2048.setup.side.5\nsettle"};
const Page k2048Play{"2048-play", k2048 + "tap 2048.classic\nsettle\nhover 2048.play.back\nsettle"};
const Page k2048Review{"2048-review",
                       k2048 + "tap 2048.open\nsettle\ntap 2048.files.file.0\nsettle\npress PageUp\nsettle"};
const Page k2048Lesson{"2048-lesson",
                       kHelp + "tap help.2048\nsettle\ntap help.lesson\nsettle\npress Left\nsettle"};

const Page kMinesHome{"mines-home", kMines + "settle"};
const Page kMinesSetup{"mines-setup", kMines + "tap mines.custom.new\nsettle"};
const Page kMinesPlay{"mines-play", kMines + "tap mines.expert\nsettle\nhover mines.play.back\nsettle"};
const Page kMinesHint{"mines-hint", kMinesPlay.way + "\npress Hint\nsettle"};
const Page kMinesLost{"mines-lost", kMines + "tap mines.beginner\nsettle\ntap 0,7\nsettle"};
const Page kMinesReview{
    "mines-review", kMines + "tap mines.open\nsettle\ntap mines.files.file.0\nsettle\npress PageUp\nsettle"};
const Page kMinesLesson{"mines-lesson",
                        kHelp + "tap help.mines\nsettle\ntap help.lesson\nsettle\ntap 0,0\nsettle"};
// Part of a board of 60×40.
const Page kMinesLarge{"mines-large", kMines + "tap mines.custom\nsettle"};

std::string first_right_move(std::string_view set) {
  const go::Problem& problem =
      *std::ranges::find(go::problem_sets(), set, &go::ProblemSet::id)->problems.front();
  return go::point_name(problem.right.front(), problem.side());
}

const Page kGoSetup{"go-setup",
                    kGo + "tap go.computer\nsettle\npress Pause\nsettle\ntap pause.setup\nsettle"};
const Page kGoCaptureSetup{"go-capture-setup", kGoSetup.way + "\ntap go.setup.goal.5\nsettle"};
const Page kGoPlay{"go-play", kGo + "tap go.computer\nsettle\nhover go.play.back\nsettle"};
// The first lesson has been played to its end.
const Page kGoLessons{"go-lessons",
                      kGo +
                          "tap go.lessons\nsettle\ntap go.lessons.liberties\nsettle\ntap A2\nsettle\n"
                          "tap D2\nsettle\ntap D3\nsettle\ntap D5\nsettle\npress Back\nsettle"};
const Page kGoLadder{
    "go-ladder",
    kGo + "tap go.lessons\nsettle\ntap go.lessons.ladder\nsettle\ntap E4\nsettle\ntap D2\nsettle"};
const Page kGoProblems{"go-problems", kGo + "tap go.problems\nsettle"};
// Solved, with what comes back, and the refutation of a wrong move.
const Page kGoProblemSolved{"go-problem-solved",
                            kGoProblems.way +
                                "\ntap go.problems.capture1\nsettle\ntap go.problems.capture1.1\n"
                                "settle\ntap " +
                                first_right_move("capture1") + "\nsettle"};
const Page kGoProblemWrong{"go-problem-wrong",
                           kGoProblems.way +
                               "\ntap go.problems.live\nsettle\ntap go.problems.live.1\nsettle\n"
                               "tap E5\nsettle"};
const Page kGoZoom{"go-zoom", kGoPlay.way + "\npress ZoomIn 6\nsettle"};
const Page kGoCount{"go-count", kGo + "tap go.two\nsettle\nhover go.play.back\nsettle"};
const Page kGoClock{"go-clock", kGoPlay.way};
const Page kGoReview{"go-review",
                     kGo + "tap go.open\nsettle\ntap go.files.file.0\nsettle\npress PageUp\nsettle"};
// A comment, a sign and a variation of the player.
const Page kGoNotes{"go-notes",
                    kGoReview.way +
                        "\ntap go.review.comment\nsettle\ntype 厉害 Well played.\npress Back\nsettle\n"
                        "tap go.review.mark\nsettle\ntap A1\npress Back\nsettle"};
const Page kGoEngines{"go-engines", kGo +
                                        "tap go.settings\nsettle\nhover settings.reset\nclick 640 400\n"
                                        "scroll -20\nsettle\ntap settings.go-engines\nsettle"};
const Page kGoEngine{"go-engine", kGoEngines.way +
                                      "\ntap go.engines.add\nsettle\ntype no-such-engine --mode gtp\n"
                                      "press Confirm\nsettle"};
// A mine of that board, of which nothing is known yet.
std::string last_mine() {
  const mines::Match match = mines_half_way();
  const Point at = match.game().laid()->field.mine_points().back();
  return write_point(at);
}
// A wide board that lies on its side, with the move that has ended the game.
const Page kMinesExpertReview{"mines-expert-review", kMines + "tap mines.expert\nsettle\ntap " + last_mine() +
                                                         "\nsettle\ntap result.review\nsettle"};

// Those that a player sees most: on each desk, and in other windows.
const std::vector<Page>& main_pages() {
  static const std::vector<Page> pages{kMenu,       kSetup,       kPlay,       kResult,       kJourney,
                                       kAlbum,      kGomokuSetup, kGomokuPlay, kGomokuResult, kGomokuReview,
                                       kGames,      k2048Home,    k2048Setup,  k2048Play,     kMinesHome,
                                       kMinesSetup, kMinesPlay,   kGoPlay,     kGoCount,      kGoReview};
  return pages;
}

const std::vector<Page>& other_pages() {
  static const std::vector<Page> pages{
      {"settings", "tap menu.settings\nsettle"},
      {"statistics", "tap menu.statistics\nsettle"},
      {"help", "tap menu.help\nsettle"},
      {"quit", "tap menu.quit\nsettle"},
      {"link-home", kLink + "settle"},
      {"pause", kLink + "tap link.relaxed\nsettle\npress Pause\nsettle"},
      {"hint", kLink + "tap link.relaxed\nsettle\npress Hint\nsettle"},
      {"today", kLink + "tap link.today\nsettle"},
      {"painting", kLink + "tap link.album\nsettle\ntap link.album.crane\nsettle"},
      {"link-settings", kLink + "tap link.settings\nsettle"},
      {"link-statistics", kLink + "tap link.statistics\nsettle"},
      {"link-help", kHelp + "tap help.link\nsettle"},
      {"link-lesson", kHelp + "tap help.link\nsettle\ntap help.lesson\nsettle"},
      {"gomoku-home", kGomoku + "settle"},
      {"gomoku-watch-setup", kGomoku + "tap gomoku.watch\nsettle\ntap gomoku.setup.rule.renju\nsettle"},
      {"gomoku-numbers", kGomokuPlay.way +
                             "\npress Pause\nsettle\ntap pause.settings\nsettle\npress End\nsettle\ntap "
                             "settings.gomoku-numbers\npress Back\nsettle\npress Pause\nsettle"},
      {"gomoku-threats", kGomoku + "tap gomoku.two\nsettle\npress Secondary\nsettle"},
      {"gomoku-hint", kGomoku + "tap gomoku.two\nsettle\npress Hint\nsettle"},
      {"gomoku-pause", kGomokuPlay.way + "\npress Pause\nsettle"},
      {"gomoku-resign", kGomokuPlay.way + "\ntap gomoku.play.resign\nsettle"},
      // The light on the five, with the last stone.
      {"gomoku-win", kGomokuResult.way + "\ntap result.board\nsettle\nhover gomoku.play.back\nsettle"},
      {"gomoku-export", kGomokuReview.way + "\ntap gomoku.review.record\nsettle"},
      {"gomoku-settings", kGomoku + "tap gomoku.settings\nsettle"},
      {"gomoku-statistics", kGomoku + "tap gomoku.statistics\nsettle"},
      {"gomoku-help", kHelp + "tap help.gomoku\nsettle"},
      kGomokuLesson,
      {"2048-goal", k2048 + "tap 2048.cascade\nsettle\n" +
                        press(*some_direction(goal_move_2048(twenty48::Mode::Cascade).game())) + "\nsettle"},
      {"2048-today", k2048 + "tap 2048.today\nsettle"},
      {"2048-games", k2048 + "tap 2048.open\nsettle"},
      k2048Review,
      {"2048-export", k2048Review.way + "\ntap 2048.review.record\nsettle"},
      {"2048-pause", k2048Play.way + "\npress Pause\nsettle"},
      {"2048-settings", k2048 + "tap 2048.settings\nsettle"},
      {"2048-statistics", k2048 + "tap 2048.statistics\nsettle"},
      {"2048-help", kHelp + "tap help.2048\nsettle"},
      k2048Lesson,
      kMinesHint,
      {"mines-chances", kMinesPlay.way + "\npress Numbers\nsettle"},
      kMinesLost,
      {"mines-board", kMinesLost.way + "\ntap result.board\nsettle"},
      {"mines-won", kMines + "tap mines.beginner\nsettle\ntap 0,8\nsettle"},
      {"mines-today", kMines + "tap mines.today\nsettle"},
      {"mines-pause", kMinesPlay.way + "\npress Pause\nsettle"},
      kMinesReview,
      {"mines-games", kMines + "tap mines.open\nsettle"},
      {"mines-settings", kMines + "tap mines.settings\nsettle"},
      {"mines-statistics", kMines + "tap mines.statistics\nsettle"},
      {"mines-help", kHelp + "tap help.mines\nsettle"},
      kMinesLesson,
      kMinesLarge,
      {"gomoku-puzzle", kGomokuReview.way + "\ntap gomoku.review.learn\nsettle"},
      kUnfinished,
      {"go-home", kGo + "settle"},
      kGoSetup,
      {"go-result", kGoCount.way + "\ntap go.play.agree\nwait 600\ntap go.play.agree\nsettle"},
      {"go-lesson", kHelp + "tap help.go\nsettle\ntap help.lesson\nsettle"},
      {"go-help", kHelp + "tap help.go\nsettle"},
      {"go-settings", kGo + "tap go.settings\nsettle"},
      kGoNotes,
      {"go-guess", kGoReview.way + "\ntap go.review.guess\nsettle\ntap dialog.black\nsettle"},
      kGoEngines,
      kGoEngine,
      {"go-analyst", kGoReview.way + "\ntap go.review.analyst\nsettle"},
      {"go-games", kGo + "tap go.open\nsettle"},
      {"go-statistics", kGo + "tap go.statistics\nsettle"},
      {"go-estimate", kGoPlay.way + "\npress Estimate\nsettle\npress Hint\nsettle"},
      {"go-teacher",
       kGo + "tap go.settings\nsettle\npress End\nsettle\ntap settings.go-teacher\npress Back\nsettle\n" +
           "tap go.computer\nsettle\ntap A1\nsettle"},
      kGoClock,
      kGoProblems,
      kGoProblemWrong,
      kGoProblemSolved,
      {"go-collection",
       kGo + "tap go.open\nsettle\nclip " +
           "(;GM[1]SZ[9]PB[Li Na]PW[王强]RE[B+R]DT[2026-05-02];B[ee];W[cc];B[gc];W[cg];B[gg])"
           "(;GM[1]SZ[19]PB[Ann]PW[Bo]RE[W+2.5];B[pd];W[dd];B[pq];W[dp];B[fq];W[cn];B[kp])"
           "(;GM[1]SZ[40];B[aa])" +
           "\npress Paste\nsettle"},
      {"2048-hint", k2048Play.way + "\npress Hint\nsettle"},
  };
  return pages;
}

struct View {
  Page page;
  std::string language = "en";
  std::string desk = "paper";
  Options::WindowSize size{1280, 720};
  bool high_contrast = false;

  std::string name() const {
    return page.name + '_' + language + '_' + desk + '_' + std::to_string(size.width) +
           (high_contrast ? "_high" : "");
  }
};

void PrintTo(const View& view, std::ostream* out) {
  *out << view.name();
}

// Each page in both languages; the main ones on each of the four desks, the others on two of them by turns.
std::vector<View> views() {
  std::vector<View> all;
  for (const Page& page : main_pages()) {
    all.push_back({page, "en", "paper"});
    all.push_back({page, "zh_CN", "ink"});
    all.push_back({page, "en", "celadon"});
    all.push_back({page, "zh_CN", "walnut"});
  }
  bool turn = false;
  for (const Page& page : other_pages()) {
    all.push_back({page, "en", turn ? "walnut" : "paper"});
    all.push_back({page, "zh_CN", turn ? "celadon" : "ink"});
    turn = !turn;
  }
  all.push_back({kPlay, "zh_CN", "paper", {960, 540}});
  all.push_back({kJourney, "en", "ink", {960, 540}});
  all.push_back({kJourney, "zh_CN", "walnut", {540, 960}});
  all.push_back({kSetup, "zh_CN", "celadon", {640, 480}});
  all.push_back({kSetup, "en", "walnut", {540, 960}});
  all.push_back({kGomokuPlay, "en", "paper", {640, 480}});
  all.push_back({kGomokuPlay, "zh_CN", "walnut", {540, 960}});
  all.push_back({kGomokuSetup, "en", "celadon", {640, 480}});
  all.push_back({kGomokuSetup, "zh_CN", "walnut", {540, 960}});
  all.push_back({kGomokuLesson, "zh_CN", "ink", {540, 960}});
  all.push_back({k2048Play, "en", "paper", {640, 480}});
  all.push_back({k2048Play, "zh_CN", "walnut", {540, 960}});
  all.push_back({k2048Setup, "zh_CN", "celadon", {540, 960}});
  all.push_back({k2048Lesson, "zh_CN", "ink", {540, 960}});
  all.push_back({k2048Review, "en", "paper", {640, 480}});
  all.push_back({k2048Review, "zh_CN", "walnut", {540, 960}});
  all.push_back({kMinesPlay, "en", "celadon", {640, 480}});
  all.push_back({kMinesHint, "zh_CN", "paper", {540, 960}});
  all.push_back({kMinesLost, "en", "walnut", {640, 480}});
  all.push_back({kMinesReview, "en", "ink", {540, 960}});
  all.push_back({kMinesSetup, "en", "ink", {540, 960}});
  for (const Page& page : {kMenu, kPlay, kAlbum, kGomokuPlay, k2048Play, kMinesPlay})
    all.push_back({.page = page, .desk = "paper", .high_contrast = true});
  all.push_back({kGoPlay, "zh_CN", "walnut", {540, 960}});
  all.push_back({kGoProblemWrong, "zh_CN", "ink", {540, 960}});
  all.push_back({kGoProblemSolved, "en", "celadon", {640, 480}});
  all.push_back({kGoZoom, "en", "walnut", {640, 480}});
  all.push_back({kGoCount, "en", "celadon", {640, 480}});
  all.push_back({kGoCount, "zh_CN", "paper", {540, 960}});
  all.push_back({kMinesExpertReview, "zh_CN", "celadon", {540, 960}});
  all.push_back({kGoLessons, "en", "paper", {1280, 800}});
  all.push_back({kGoLessons, "zh_CN", "ink", {1280, 800}});
  all.push_back({kGoLadder, "en", "walnut", {640, 480}});
  all.push_back({kGoClock, "en", "walnut", {540, 960}});
  all.push_back({kGoCaptureSetup, "en", "paper", {1280, 720}});
  all.push_back({kGoCaptureSetup, "zh_CN", "celadon", {1280, 800}});
  return all;
}

Picture picture_of(const View& view) {
  const TestPlayer player;
  // The page of a game record shows where files are saved.
  setenv("HOME", player.data().parent_path().c_str(), 1);
  give_saved_games(player);
  give_kept_games(player);
  give_results(player, view.page.name);
  if (view.page.name == kUnfinished.name) give_games_aside(player);
  if (view.page.name == kGoClock.name) give_game_on_clock(player);
  Options options = player.options();
  options.language = view.language;
  options.theme = view.desk;
  options.size = view.size;
  Driver driver(options);
  if (view.page.name == kGoEngines.name || view.page.name == "go-analyst")
    set_go(driver, {.engines = {{"GNU Go", "gnugo --mode gtp --level 10"}, {"KataGo", "katago gtp"}}});
  if (view.high_contrast) {
    ui::Settings settings = driver.context().profile.settings();
    settings.high_contrast = true;
    driver.context().profile.change(settings);
    mines::Settings dots = driver.context().profile.get<mines::Settings>();
    dots.dots = true;
    driver.context().profile.change(dots);
  }
  driver.settle();
  if (view.page.way.empty()) {
    const auto match = kept_match(player, link::Mode::Relaxed);
    driver.play("tap menu.link\nsettle\ntap link.relaxed\nsettle");
    clear(driver, *match);
    driver.settle();
  } else {
    driver.play(view.page.way);
  }
  driver.app().draw();
  return driver.app().window().read_pixels();
}

class Golden : public testing::TestWithParam<View> {};

TEST_P(Golden, PageLooksAsItDid) {
  if (const auto comparable = kGolden.comparable(); !comparable) GTEST_SKIP() << comparable.error().text;
  const auto checked = kGolden.check(GetParam().name(), picture_of(GetParam()));
  EXPECT_TRUE(checked) << checked.error().text;
}

INSTANTIATE_TEST_SUITE_P(Pages, Golden, testing::ValuesIn(views()), [](const auto& view) {
  std::string name = view.param.name();
  std::ranges::replace(name, '-', '_');
  return name;
});

// Every tile up to 262144, on each desk and with high contrast: no game of a test gets as far.
TEST(GoldenTiles, Of2048LookAsTheyDid) {
  if (const auto comparable = kGolden.comparable(); !comparable) GTEST_SKIP() << comparable.error().text;
  constexpr int kSide = 5;
  const Assets assets(bundled_assets());
  const auto window = Window::open("Quintet", WindowGeometry{.origin = {}, .width = 800, .height = 720},
                                   Fullscreen::Off, Display::Headless)
                          .value();
  Canvas canvas(window->renderer(), assets);
  const ui::BoardGrid grid =
      twenty48::tile_grid({0, 0, canvas.size().w, canvas.size().h}, kSide, canvas.scale());
  for (const ui::Contrast contrast : {ui::Contrast::Normal, ui::Contrast::High}) {
    for (const ui::Desk desk : ui::kDesks) {
      const ui::Theme theme = ui::make_theme(desk, contrast);
      canvas.begin(theme.colour.canvas);
      twenty48::draw_plate(canvas, theme, grid);
      for (int i = 0; i < 18; ++i) {
        twenty48::draw_tile(canvas, theme, grid.cell({i / kSide, i % kSide}),
                            static_cast<twenty48::Exponent>(i + 1));
      }
      const std::string name =
          "2048-tiles_" + std::string(ui::word_of(desk)) + (contrast == ui::Contrast::High ? "_high" : "");
      const auto checked = kGolden.check(name, window->read_pixels());
      EXPECT_TRUE(checked) << checked.error().text;
    }
  }
}

// Every face of a cell and both sets of numbers, on each desk and with high contrast.
TEST(GoldenCells, OfMinesweeperLookAsTheyDid) {
  if (const auto comparable = kGolden.comparable(); !comparable) GTEST_SKIP() << comparable.error().text;
  using mines::CellFace;
  using mines::Numbers;
  constexpr std::array kFaces{CellFace::Closed, CellFace::Pressed, CellFace::Flag,     CellFace::Question,
                              CellFace::Mine,   CellFace::Fatal,   CellFace::WrongFlag};
  constexpr std::array kMarks{mines::Mark::Safe,   mines::Mark::Mine,    mines::Mark::Proof,
                              mines::Mark::Safest, mines::Mark::Refused, mines::Mark::Cursor,
                              mines::Mark::Last};
  constexpr Size kBoard{.width = 9, .height = 4};
  const Assets assets(bundled_assets());
  const auto window = Window::open("Quintet", WindowGeometry{.origin = {}, .width = 540, .height = 260},
                                   Fullscreen::Off, Display::Headless)
                          .value();
  Canvas canvas(window->renderer(), assets);
  const ui::BoardGrid grid =
      mines::cell_grid({0, 0, canvas.size().w, canvas.size().h}, kBoard, canvas.scale());
  for (const ui::Contrast contrast : {ui::Contrast::Normal, ui::Contrast::High}) {
    for (const ui::Desk desk : ui::kDesks) {
      const ui::Theme theme = ui::make_theme(desk, contrast);
      canvas.begin(theme.colour.canvas);
      mines::draw_plate(canvas, theme, grid);
      for (int i = 0; i < kBoard.width; ++i) {
        const auto draw = [&](int row, mines::CellLook look, Numbers numbers) {
          mines::draw_cell(canvas, theme, grid.cell({row, i}), look, numbers);
        };
        draw(0, {CellFace::Number, i}, Numbers::Digits);
        draw(1, {CellFace::Number, i}, Numbers::Dots);
        if (static_cast<std::size_t>(i) >= kFaces.size()) continue;
        draw(2, {kFaces[static_cast<std::size_t>(i)]}, Numbers::Digits);
        mines::draw_mark(canvas, theme, grid.cell({3, i}), kMarks[static_cast<std::size_t>(i)]);
      }
      const std::string name =
          "mines-cells_" + std::string(ui::word_of(desk)) + (contrast == ui::Contrast::High ? "_high" : "");
      const auto checked = kGolden.check(name, window->read_pixels());
      EXPECT_TRUE(checked) << checked.error().text;
    }
  }
}

// A copy of the picture with a part moved to the right by this many pixels.
Picture with_moved(const Picture& picture, int left, int top, int width, int height, int by) {
  Picture moved = picture;
  for (int y = top; y < top + height; ++y) {
    for (int x = left; x < left + width; ++x) {
      const auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width);
      moved.argb[row + static_cast<std::size_t>(x + by)] = picture.argb[row + static_cast<std::size_t>(x)];
    }
  }
  return moved;
}

TEST(GoldenComparison, SeesAButtonThatMovedByOnePixel) {
  const TestPlayer player;
  Driver driver(player);
  driver.play("tap menu.settings\nsettle");
  driver.app().draw();
  const Picture picture = driver.app().window().read_pixels();
  const Vec button = *driver.app().scenes().top()->locate("settings.desk.ink");
  const Picture moved =
      with_moved(picture, static_cast<int>(button.x) - 70, static_cast<int>(button.y) - 24, 140, 48, 1);
  EXPECT_TRUE(difference(picture, picture).small());
  EXPECT_FALSE(difference(picture, moved).small()) << difference(picture, moved).share;
}

TEST(GoldenComparison, SeesAColourThatChangedALittleEverywhere) {
  Picture one{100, 100, std::vector<std::uint32_t>(10'000, 0x808080)};
  Picture other = one;
  for (auto& pixel : other.argb) pixel += 1;
  EXPECT_FALSE(difference(one, other).small());
}

TEST(GoldenComparison, TreatsPicturesOfAnotherSizeAsDifferent) {
  const Picture one{2, 1, {0, 0}}, other{1, 2, {0, 0}};
  EXPECT_FALSE(difference(one, other).small());
}

}  // namespace
}  // namespace quintet::app
