// Games of which one move is left, for every game in the list: what tests of endings begin with. A new game says here how
// it ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/link/deal.hpp"
#include "play/go_driver.hpp"
#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"
#include "play/mines_driver.hpp"
#include "play/twenty48_driver.hpp"

namespace quintet::app {

// A game of which one move is left, and the script that makes it.
struct LastMove {
  std::string name, mode, save, last_move;
};

// A small board of which nothing has been taken.
inline link::Match link_match(link::Mode mode) {
  return {mode, *link::deal({.layout = link::plain_layout({4, 4}), .rules = {}, .kinds = 4}, Random(3)),
          "4x4 none"};
}

inline LastMove link_ending(link::Mode mode) {
  link::Match match = link_match(mode);
  const std::vector<link::Pair>& pairs = match.start().solution;
  for (std::size_t i = 0; i + 1 < pairs.size(); ++i) take(match, pairs[i]);
  const std::string word(word_of(mode));
  return {"link " + word, word, match.write(),
          "tap tile " + write_point(pairs.back().a) + "\ntap tile " + write_point(pairs.back().b)};
}

inline LastMove gomoku_ending(gomoku::Mode mode, const gomoku::Match::SeatPlayers& players) {
  const std::string word(ui::mode_info(mode).id);
  return {"gomoku " + word, word, match_with({}, players, "h8 a1 i8 a2 j8 a3 k8 a4").write(), "tap l8"};
}

inline LastMove twenty48_ending() {
  const twenty48::Match match = last_move_2048(1);
  return {"2048", match.mode_id(), match.write(), press(*some_direction(match.game()))};
}

// A small board, of which one number is closed, or a mine waits beside it.
inline std::vector<LastMove> mines_endings() {
  const mines::Match match = mines_before_end();
  return {{"mines won", match.mode_id(), match.write(), "tap 0,8"},
          {"mines lost", match.mode_id(), match.write(), "tap 0,7"}};
}

// A stopped game, of which the count has to be agreed to.
inline LastMove go_ending(go::Mode mode, const go::Match::SeatPlayers& players) {
  const std::string word(ui::mode_info(mode).id);
  return {"go " + word, word, go_match({.side = 7}, players, kShortGo).write(),
          mode == go::Mode::Two ? "tap go.play.agree\nwait 600\ntap go.play.agree" : "tap go.play.agree"};
}

inline std::vector<LastMove> endings_of(std::string_view game) {
  if (game == "link") return {link_ending(link::Mode::Relaxed), link_ending(link::Mode::Timed)};
  if (game == "gomoku")
    return {gomoku_ending(gomoku::Mode::Two, {}),
            gomoku_ending(gomoku::Mode::Computer, {gomoku::SeatPlayer{}, {gomoku::Level::Pupil}})};
  if (game == "2048") return {twenty48_ending()};
  if (game == "mines") return mines_endings();
  if (game == "go")
    return {go_ending(go::Mode::Two, {}),
            go_ending(go::Mode::Computer, {go::SeatPlayer{}, {go::Level::Pupil}})};
  return {};
}

}  // namespace quintet::app
