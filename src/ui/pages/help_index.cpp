#include "ui/pages/help_index.hpp"

#include <algorithm>

namespace quintet::ui {
namespace {

constexpr float kWidest = 640, kBookHeight = 72, kGap = space::kBase, kMark = 24;

}  // namespace

void open_help(Context& context) {
  if (context.games.size() == 1)
    context.scenes.push(std::make_unique<HelpPage>(context, *context.games.front()));
  else
    context.scenes.push(std::make_unique<HelpIndexPage>(context));
}

HelpIndexPage::HelpIndexPage(Context& context) : ScrollPage(context, "help") {}

std::vector<Control> HelpIndexPage::layout(Extent size) {
  const Rect page = below_header(size);
  const float width = std::min(page.w, kWidest);
  scroll_.fit({0, page.y, size.w, page.h},
              space::kHair + static_cast<float>(context_.games.size()) * (kBookHeight + kGap));
  Rect place{page.x + (page.w - width) / 2, page.y + space::kHair - scroll_.offset(now()), width,
             kBookHeight};
  std::vector<Control> controls;
  for (const GameDefinition* game : context_.games) {
    controls.push_back({.id = id_of(*game),
                        .kind = Control::Kind::Area,
                        .bounds = place,
                        .label = tr(game->name),
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    place.y += kBookHeight + kGap;
  }
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void HelpIndexPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const GameDefinition* game : context_.games) {
    if (reply.id == id_of(*game)) return context_.scenes.push(std::make_unique<HelpPage>(context_, *game));
  }
  ScrollPage::on_control(reply);
}

void HelpIndexPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("How to play"), .accent = theme().colour.text},
                 [&](Canvas& sheet) {
                   for (const GameDefinition* game : context_.games) paint_game(sheet, now, *game);
                 });
}

void HelpIndexPage::paint_game(Canvas& canvas, Duration now, const GameDefinition& game) const {
  const Control* control = controls_.find(id_of(game));
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
  canvas.picture("images/icons/help.svg", mark, game.accent.on(theme()));
  canvas.text(control->label,
              {mark.right() + space::kBase, at.y, inner.right() - mark.right() - space::kBase, at.h},
              {.face = Face::Bold, .size = type::kLead, .colour = colours.ink});
}

std::string HelpIndexPage::state() const {
  return "books=" + std::to_string(context_.games.size());
}

}  // namespace quintet::ui
