// What is told while go's player reads, in the forms of Leela Zero (`lz-analyze`, also Sabaki's `analyze`) and of KataGo
// (`kata-analyze`), as Lizzie, Sabaki and others read them:
//
//     info move D4 visits 120 winrate 5134 prior 900 lcb 4870 order 0 pv D4 F6 info move …
//
// Chances and leads are those of the side that is to move.
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/go/search.hpp"

namespace quintet::cli {

// `b`, `W`, `black`, as everywhere in GTP.
std::optional<go::Colour> read_colour(std::string_view text);

struct Analysis {
  go::Colour colour = go::Colour::Black;
  int interval = 100;     // hundredths of a second between reports
  std::size_t most = 30;  // moves in a report
  bool ownership = false, root = false;
  std::vector<go::Move> avoided{};  // that are not looked at as the next move
};

// `[colour] [interval] [key value]…`, or what is wrong. Keys that say how, not what, to report are passed over. `avoid colour
// vertex,vertex depth` and `allow`, which avoids all others, hold for the next move, however deep they should.
Expected<Analysis, std::string> read_analysis(const std::vector<std::string_view>& words,
                                              const go::Game& game);

// Writes reports of a search that is running.
class Reporter {
 public:
  // All have to outlive the reporter. `command` decides about the form.
  Reporter(std::string_view command, const Analysis& wanted, const go::Game& game,
           const go::Searcher& searcher, std::ostream& out);

  // Reports if the interval is over.
  void tick();
  void report();
  bool has_reported() const { return has_reported_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::string info_of(const go::Candidate& candidate, std::size_t order) const;
  std::string totals() const;

  bool is_kata_;
  const Analysis& wanted_;
  const go::Game& game_;
  const go::Searcher& searcher_;
  std::ostream& out_;
  Clock::time_point last_ = Clock::now();
  bool has_reported_ = false;
};

}  // namespace quintet::cli
