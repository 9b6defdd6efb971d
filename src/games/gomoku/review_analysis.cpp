#include "games/gomoku/review_analysis.hpp"

#include <utility>

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr gomoku::Effort kEffort{.nodes = 60'000};

}  // namespace

ReviewAnalysis::ReviewAnalysis(const Context& context, const gomoku::Start& start, std::vector<Point> stones,
                               std::size_t table)
    : start_(start), stones_(std::move(stones)), table_(table), background_(context.wake) {
  judgements_.reserve(positions());
}

void ReviewAnalysis::resume() {
  if (running() || judgements_.size() >= positions()) return;
  background_.start([this, ply = judgements_.size()](const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_unique<gomoku::Searcher>(table_);
    return gomoku::judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop);
  });
}

bool ReviewAnalysis::advance() {
  const auto judgement = background_.poll();
  if (!judgement) return false;
  judgements_.push_back(*judgement);
  resume();
  return true;
}

}  // namespace quintet::gomoku
