#include "ui/pages/help_index.hpp"

#include <algorithm>
#include <utility>

namespace quintet::ui {
namespace {

constexpr float kWidest = 640, kBookHeight = 72, kGap = space::kBase, kMark = 24;

}  // namespace

void open_help(Context& context, HelpIndex books) {
  if (books.size() == 1) {
    context.scenes.push(std::make_unique<HelpPage>(context, *books.front()));
  } else {
    context.scenes.push(std::make_unique<HelpIndexPage>(context, std::move(books)));
  }
}

HelpIndexPage::HelpIndexPage(Context& context, HelpIndex books)
    : ScrollPage(context, "help"), books_(std::move(books)) {}

std::vector<Control> HelpIndexPage::layout(Extent size) {
  const Rect page = below_header(size);
  const float width = std::min(page.w, kWidest);
  scroll_.fit({0, page.y, size.w, page.h},
              space::kHair + static_cast<float>(books_.size()) * (kBookHeight + kGap));
  Rect place{page.x + (page.w - width) / 2, page.y + space::kHair - scroll_.offset(now()), width,
             kBookHeight};
  std::vector<Control> controls;
  for (const HelpBook* book : books_) {
    controls.push_back({.id = id_of(*book),
                        .kind = Control::Kind::Area,
                        .bounds = place,
                        .label = tr(book->name),
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    place.y += kBookHeight + kGap;
  }
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void HelpIndexPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const HelpBook* book : books_) {
    if (reply.id == id_of(*book)) return context_.scenes.push(std::make_unique<HelpPage>(context_, *book));
  }
  ScrollPage::on_control(reply);
}

void HelpIndexPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("How to play"), .accent = theme().colour.text},
                 [&](Canvas& sheet) {
                   for (const HelpBook* book : books_) paint_book(sheet, now, *book);
                 });
}

void HelpIndexPage::paint_book(Canvas& canvas, Duration now, const HelpBook& book) const {
  const Control* control = controls_.find(id_of(book));
  if (!control) return;
  const Palette& c = theme().colour;
  const float warm = controls_.warmth(control->id, now - this->now());
  const ControlColours colours = control_colours(c, *control, controls_.pressed(control->id) ? 1 : warm);
  const Rect at = control->bounds;
  canvas.shadow(at, radius::kCard, theme().shadow(Elevation::Low));
  canvas.rounded(at, radius::kCard, colours.body);
  canvas.outline(at, radius::kCard, kLine, colours.edge);
  const Rect inner = at.grown(-space::kWide);
  const Rect mark{inner.x, at.centre().y - kMark / 2, kMark, kMark};
  canvas.picture("images/icons/help.svg", mark, c.*book.accent);
  canvas.text(control->label,
              {mark.right() + space::kBase, at.y, inner.right() - mark.right() - space::kBase, at.h},
              {.face = Face::Bold, .size = type::kLead, .colour = colours.ink});
}

std::string HelpIndexPage::state() const {
  return "books=" + std::to_string(books_.size());
}

}  // namespace quintet::ui
