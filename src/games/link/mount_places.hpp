// Where a won board stands beside its result: it becomes the mount of its painting.
#pragma once

#include "ui/pages/result_page.hpp"

namespace quintet::link {

// Both parts centred together; the result beside the mount is as high as it.
ui::ResultPlaces places_with_mount(Rect area);

}  // namespace quintet::link
