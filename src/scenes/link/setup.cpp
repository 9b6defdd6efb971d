#include "scenes/link/setup.hpp"

#include "scenes/link/flow.hpp"
#include "scenes/link/setup_drawing.hpp"
#include "scenes/link/words.hpp"

namespace quintet::scenes {
namespace {

bool counts(Choice choice) {
  return choice == Choice::Width || choice == Choice::Height;
}

}  // namespace

LinkSetupPage::LinkSetupPage(Context& context, LinkMode mode)
    : SetupPage(context, "link.setup", &Palette::link),
      mode_(mode),
      figures_(figures(context.assets)),
      own_(own_size(wish())) {}

std::vector<SetupPage::Row> LinkSetupPage::rows() const {
  std::vector<Row> rows;
  for (const Choice choice : kChoices) {
    const auto there = [&](int by) { return turned(wish(), choice, by, figures_) != wish(); };
    Row row{.id = std::string(word_of(choice)),
            .label = label_of(context_.words, choice),
            .value = value_of(context_.words, choice, wish(), figures_),
            .steps = counts(choice) ? Row::Steps::Numbers : Row::Steps::Choices,
            .previous = there(-1),
            .next = there(1)};
    if (choice == Choice::Gravity) row.icon = gravity_icon(wish().gravity);
    rows.push_back(std::move(row));
  }
  return rows;
}

void LinkSetupPage::turn(std::string_view row, int by) {
  for (const Choice choice : kChoices) {
    if (word_of(choice) != row) continue;
    Settings settings = context_.player.settings();
    settings.link = turned(settings.link, choice, by, figures_, own_);
    if (const auto size = own_size(settings.link)) own_ = size;
    context_.player.change(settings);
  }
}

void LinkSetupPage::begin() {
  replace_with_new_match(context_, mode_);
}

std::string LinkSetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string LinkSetupPage::state() const {
  return "mode=" + std::string(word_of(mode_)) + ' ' + SetupPage::state();
}

void LinkSetupPage::paint_preview(Canvas& canvas, Rect area) const {
  if (const auto board = board_of(wish(), figures_))
    draw_shape(canvas, theme(), area, *board);
  else
    draw_figures(canvas, theme(), area, figures_);
}

std::string LinkSetupPage::caption() const {
  const auto board = board_of(wish(), figures_);
  if (!board) return tr("Another one in every game");
  const auto tiles = static_cast<std::uint64_t>(tiles_of(*board));
  return format(context_.words.trn("{count} tile", "{count} tiles", tiles),
                {{"count", std::to_string(tiles)}});
}

}  // namespace quintet::scenes
