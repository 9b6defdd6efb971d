// How the search chooses what it reads: the bounds of its pruning, reductions, extensions and searches for a win by fours.
// `gomoku_lab` (src/tools/training) plays matches between values and tunes them together.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace quintet::gomoku {

struct Selectivity {
  // Wins by fours at leaves: fours in a row, positions, and the fewest points with a four and more (Threat::FourPlus and
  // above) without which none is expected; positions where the other side threatens.
  int leaf_fours = 10, leaf_nodes = 200, leaf_rich = 0;
  int danger_nodes = 100;
  int leaf_bare = 1, danger_bare = 1;  // whether fours that make nothing beside are tried there
  // The search for a win by threats at the root: its share of the positions in hundredths, and the searches for a win by fours
  // in each of its positions.
  int vct_share = 10, vct_fours = 12, vct_nodes = 60, vct_bare = 1;
  // Up to these depths the evaluation alone may cut off a node; the steps are values for each ply.
  int futile_depth = 6, futile_step = 45;
  int razor_depth = 3, razor_base = 120, razor_step = 90;
  int danger_depth = 3;
  // From this depth on a pass is tried, with less depth: a base, and a ply for so many.
  int null_depth = 3, null_less = 3, null_part = 4;
  // From this depth on the table move may be singular: better than all others by a step for each ply.
  int singular_depth = 7, singular_step = 4;
  // From this depth on a position without a table move is searched with less depth.
  int unguided_depth = 4;
  // Up to this depth quiet moves are left out from a number on: so many, and so many for each ply.
  int late_depth = 6, late_first = 3, late_step = 2;
  // Reductions: the larger the scale, in hundredths, the smaller; experience takes a ply off for so much.
  int reduction_scale = 140, taught = 12'000;
  int table_guess = 0;  // whether the table's value counts as evaluation there
  // The order of moves: how much the policy counts, in hundredths; experience a unit for so much; and killer moves.
  int policy = 0, order_taught = 300, order_killer = 100;
  // Quiet moves are left out up to a depth if they are less likely than the first by so much and so much for each ply (none for
  // 0), and reduced by a ply for so much.
  int gap_first = 0, gap_step = 100, gap_depth = 6, gap_reduce = 0;
  int aspiration = 40;  // half the first window around the last value
};

// Every value by its name.
inline constexpr std::array<std::pair<std::string_view, int Selectivity::*>, 36> kSelectivityNames{{
    {"leaf_fours", &Selectivity::leaf_fours},
    {"leaf_nodes", &Selectivity::leaf_nodes},
    {"leaf_rich", &Selectivity::leaf_rich},
    {"danger_nodes", &Selectivity::danger_nodes},
    {"leaf_bare", &Selectivity::leaf_bare},
    {"danger_bare", &Selectivity::danger_bare},
    {"vct_share", &Selectivity::vct_share},
    {"vct_fours", &Selectivity::vct_fours},
    {"vct_nodes", &Selectivity::vct_nodes},
    {"vct_bare", &Selectivity::vct_bare},
    {"futile_depth", &Selectivity::futile_depth},
    {"futile_step", &Selectivity::futile_step},
    {"razor_depth", &Selectivity::razor_depth},
    {"razor_base", &Selectivity::razor_base},
    {"razor_step", &Selectivity::razor_step},
    {"danger_depth", &Selectivity::danger_depth},
    {"null_depth", &Selectivity::null_depth},
    {"null_less", &Selectivity::null_less},
    {"null_part", &Selectivity::null_part},
    {"singular_depth", &Selectivity::singular_depth},
    {"singular_step", &Selectivity::singular_step},
    {"unguided_depth", &Selectivity::unguided_depth},
    {"late_depth", &Selectivity::late_depth},
    {"late_first", &Selectivity::late_first},
    {"late_step", &Selectivity::late_step},
    {"reduction_scale", &Selectivity::reduction_scale},
    {"taught", &Selectivity::taught},
    {"policy", &Selectivity::policy},
    {"order_taught", &Selectivity::order_taught},
    {"order_killer", &Selectivity::order_killer},
    {"gap_first", &Selectivity::gap_first},
    {"gap_step", &Selectivity::gap_step},
    {"gap_depth", &Selectivity::gap_depth},
    {"gap_reduce", &Selectivity::gap_reduce},
    {"table_guess", &Selectivity::table_guess},
    {"aspiration", &Selectivity::aspiration},
}};

}  // namespace quintet::gomoku
