// Makes problems of go: captures, nets, snapbacks and ladders from games of the players, without the stones that do not
// matter; life and death from groups of all shapes in corners and on sides. Only what is proved is taken.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/go/problem.hpp"

namespace quintet::go {

struct MakeOrder {
  int count = 330;
  std::uint64_t seed = 0;
  std::optional<ProblemKind> kind{};  // nothing: all kinds
};

// As many problems of all kinds, by kind and within a kind the easiest first; no two are alike but for a turn, a reflection,
// a shift or the colours. Same order: same problems. Fewer where it is stopped or finds no more.
std::vector<Problem> make_problems(const MakeOrder& order, const std::stop_token& stop = {});

}  // namespace quintet::go
