// The problems as galleries: their sets, and the problems in each.
#pragma once

#include <memory>

#include "ui/context.hpp"
#include "ui/pages/gallery_page.hpp"

namespace quintet::go {

// All sets, and first those that come back today.
std::unique_ptr<ui::GalleryPage> problem_sets_page(ui::Context& context);

}  // namespace quintet::go
