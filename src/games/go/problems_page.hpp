// The problems as galleries: their sets, and the problems in one.
#pragma once

#include "games/go/problems.hpp"
#include "ui/context.hpp"
#include "ui/pages/gallery_page.hpp"

namespace quintet::go {

// All sets, and first those that come back today.
class ProblemSetsPage final : public ui::GalleryPage {
 public:
  explicit ProblemSetsPage(ui::Context& context);
};

// The problems of a set, each with its position.
class ProblemSetPage final : public ui::GalleryPage {
 public:
  ProblemSetPage(ui::Context& context, const ProblemSet& set);
};

}  // namespace quintet::go
