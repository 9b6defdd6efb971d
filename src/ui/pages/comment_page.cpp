#include "ui/pages/comment_page.hpp"

#include <algorithm>
#include <utility>

#include "core/text.hpp"
#include "ui/pages/import_export.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidth = 560, kMostBox = 220, kTitle = 30, kPadding = space::kBase, kInset = space::kSmall;

}  // namespace

CommentPage::CommentPage(Context& context, LocalizedText title, std::string text, std::size_t most,
                         std::function<void(std::string text)> done)
    : Page(context, "comment"),
      title_(std::move(title)),
      field_(text, most),
      before_(std::move(text)),
      done_(std::move(done)) {
  controls_.focus(name() + ".field");
}

void CommentPage::leave() {
  Page::leave();
  hand_over();
}

void CommentPage::hand_over() {
  const std::string text(trimmed(field_.text()));
  if (text == before_) return;
  before_ = text;
  done_(text);
}

std::vector<Control> CommentPage::layout(Extent size) {
  const float width = std::min(kWidth, size.w - space::kLarge);
  const float around = 2 * kPadding + kTitle + space::kTiny + space::kSmall + kTarget;
  const float box = std::min(kMostBox, size.h - space::kLarge - around);
  // In the upper half, so that a keyboard on the screen leaves it free.
  const float top = std::max(space::kBase, (size.h - around - box) / 3);
  card_ = {(size.w - width) / 2, top, width, around + box};
  const Rect inner = card_.grown(-kPadding);
  box_ = {inner.x, inner.y + kTitle + space::kTiny, inner.w, box};
  field_.lay(context_.canvas, box_.grown(-kInset), style(), context_.line_height());
  constexpr float kButton = 160;
  return {
      {.id = name() + ".field", .kind = Control::Kind::Area, .bounds = box_, .ring_radius = radius::kControl},
      {.id = name() + ".done",
       .kind = Control::Kind::Primary,
       .bounds = {inner.right() - kButton, inner.bottom() - kTarget, kButton, kTarget},
       .label = tr("Done")}};
}

void CommentPage::on_control(const ControlEvent& reply) {
  if (reply.what == ControlEvent::What::Activated && reply.id == name() + ".done") go_back();
}

bool CommentPage::intercept(const Event& event) {
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (pointer->kind == PointerEvent::Kind::Pressed && box_.contains(pointer->at))
      field_.point_at(context_.canvas, pointer->at);
    return false;
  }
  if (!typing()) return false;
  const auto* const key = std::get_if<ActionEvent>(&event);
  if (key && key->action == Action::Copy) {
    show_toast(copy_to_clipboard(context_, field_.text()));
    return true;
  }
  if (key && key->action == Action::Paste) {
    if (const auto text = clipboard_text(context_)) field_.insert(*text);
    return true;
  }
  return field_.take(event);
}

void CommentPage::advance(Duration /*step*/) {
  const bool was_full = field_.full();
  field_.step();
  if (field_.full() && !was_full) show_toast(tr("There is no more room."));
}

std::string CommentPage::state() const {
  std::string text = field_.text();
  std::ranges::replace(text, '\n', '/');
  return "cursor=" + std::to_string(field_.cursor()) + " text=" + text;
}

void CommentPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  const Extent size = canvas.size();
  const float in = arrival(now);
  canvas.fill({0, 0, size.w, size.h}, c.veil.faded(in));
  const auto guard = canvas.saved();
  canvas.fade(in);
  draw_card(canvas, theme(), card_, Elevation::High);
  const Rect inner = card_.grown(-kPadding);
  canvas.text(title_.in(context_.words), {inner.x, inner.y, inner.w, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.rounded(box_, radius::kControl, c.raised);
  canvas.outline(box_, radius::kControl, typing() ? 2 * kLine : kLine, typing() ? c.primary : c.border);
  field_.draw(canvas, theme(), typing());
  draw_controls(canvas, now);
}

}  // namespace quintet::ui
