#include "games/link/setup_page.hpp"

#include "games/link/accent.hpp"
#include "games/link/layout_drawing.hpp"
#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/words.hpp"
#include "ui/pages/dialog_page.hpp"

namespace quintet::link {

using namespace ui;
namespace {

bool counts(Choice choice) {
  return choice == Choice::Width || choice == Choice::Height;
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode)
    : ui::SetupPage(context, "link.setup", kAccent),
      mode_(mode),
      figures_(figures(context.assets)),
      own_(own_size(wish())) {}

std::vector<ui::SetupPage::Row> SetupPage::rows() const {
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

void SetupPage::turn(std::string_view row, int by) {
  for (const Choice choice : kChoices) {
    if (word_of(choice) != row) continue;
    const Settings next = turned(wish(), choice, by, figures_, own_);
    if (const auto size = own_size(next)) own_ = size;
    context_.profile.change(next);
  }
}

// Asks before the saved match of this mode is replaced.
void SetupPage::begin() {
  if (!load_match(context_, mode_)) return replace_with_new_match(context_, mode_);
  context_.scenes.push(std::make_unique<DialogPage>(
      context_, new_game_question(later([this] { replace_with_new_match(context_, mode_); }))));
}

std::string SetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string SetupPage::state() const {
  return "mode=" + std::string(word_of(mode_)) + ' ' + ui::SetupPage::state();
}

void SetupPage::paint_preview(Canvas& canvas, Rect area) const {
  if (const auto board = board_of(wish(), figures_))
    draw_shape(canvas, theme(), area, *board);
  else
    draw_figures(canvas, theme(), area, figures_);
}

std::string SetupPage::caption() const {
  const auto board = board_of(wish(), figures_);
  if (!board) return tr("Another one in every game");
  const auto tiles = static_cast<std::uint64_t>(tiles_of(*board));
  return format(context_.words.trn("{count} tile", "{count} tiles", tiles),
                {{"count", std::to_string(tiles)}});
}

}  // namespace quintet::link
