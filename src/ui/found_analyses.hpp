// What was found of the games that were reviewed last: a review that is opened again knows it at once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace quintet::ui {

class FoundAnalyses {
 public:
  static constexpr std::size_t kMostPlies = 4'000;  // of all together; a longer game is not kept

  // `by`: all that the answer depends on, with the game first, and so its type. Null if it is not known.
  std::shared_ptr<const void> find(std::string_view by) const {
    const auto found = std::ranges::find(all_, by, &Found::by);
    return found == all_.end() ? nullptr : found->what;
  }

  void keep(std::string by, std::size_t plies, std::shared_ptr<const void> what) {
    if (plies > kMostPlies) return;
    all_.remove_if([&by](const Found& one) { return one.by == by; });
    all_.push_front({std::move(by), plies, std::move(what)});
    std::size_t sum = 0;
    all_.remove_if([&sum](const Found& one) { return (sum += one.plies) > kMostPlies; });
  }

 private:
  struct Found {
    std::string by;
    std::size_t plies = 0;
    std::shared_ptr<const void> what;
  };
  std::list<Found> all_;  // the last one first
};

}  // namespace quintet::ui
