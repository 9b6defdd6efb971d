// How the search chooses what it reads: the bounds of its pruning, reductions, extensions and searches for a win by fours.
// `gomoku_lab` (src/tools/training) plays matches between values and tunes them together.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace quintet::gomoku {

struct Selectivity {
  // Wins by fours at leaves: fours in a row, positions; positions where the other side threatens.
  int leaf_fours = 10, leaf_nodes = 200;
  int danger_nodes = 100;
  // Up to these depths the evaluation alone may cut off a node; the steps are values for each ply.
  int futile_depth = 6, futile_step = 45;
  int razor_depth = 3, razor_base = 120, razor_step = 90;
  int danger_depth = 2;
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
  int aspiration = 40;  // half the first window around the last value
};

// Every value by its name.
inline constexpr std::array<std::pair<std::string_view, int Selectivity::*>, 21> kSelectivityNames{{
    {"leaf_fours", &Selectivity::leaf_fours},
    {"leaf_nodes", &Selectivity::leaf_nodes},
    {"danger_nodes", &Selectivity::danger_nodes},
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
    {"aspiration", &Selectivity::aspiration},
}};

}  // namespace quintet::gomoku
