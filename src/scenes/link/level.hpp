// The card of a level: what is special about it and what its stars ask for.
#pragma once

#include <chrono>

#include "core/link/journey.hpp"
#include "scenes/link/entry_card.hpp"

namespace quintet::scenes {

class LinkLevelPage final : public LinkEntryCard {
 public:
  // `level` counts from 0.
  LinkLevelPage(Context& context, int level);

 protected:
  Heading heading() const override;
  std::string begin_label() const override { return tr("Begin"); }
  void begin() override;
  float body_height(float width) const override;
  void paint_body(Canvas& canvas, Rect body) const override;
  std::string state() const override;

 private:
  const link::Level& stage() const;
  // What so many stars ask for; `left` is the time that must remain.
  void paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const;

  int level_;
};

}  // namespace quintet::scenes
