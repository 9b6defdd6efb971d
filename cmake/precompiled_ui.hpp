// What most pages take in, besides the standard headers: the canvas, the context of a page, its header bar.
#include "precompiled.hpp"

#include "engine/render/canvas.hpp"
#include "ui/context.hpp"
#include "ui/pages/page.hpp"
#include "ui/widgets/header_bar.hpp"
