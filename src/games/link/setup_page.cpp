#include "games/link/setup_page.hpp"

#include "games/link/accent.hpp"
#include "games/link/layout_drawing.hpp"
#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/words.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kQuiet = 0.25F;  // share of the card's colour in a thumbnail that is not chosen

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : ui::SetupPage(context, "link.setup", kAccent, over),
      mode_(mode),
      choices_(figures(context.assets), wish()),
      board_(context) {}

std::vector<Control> SetupPage::layout(Extent size) {
  choices_.show(wish());
  return ui::SetupPage::layout(size);
}

std::vector<SetupRow> SetupPage::rows() const {
  std::vector<SetupRow> rows;
  for (const Choice choice : kChoices) {
    if (auto row = choices_.row(context_.words, choice)) rows.push_back(*std::move(row));
  }
  return rows;
}

// There may be several choices in one step.
void SetupPage::choose(std::string_view row, std::size_t option) {
  choices_.show(wish());
  if (const auto choice = choice_of(row)) context_.profile.change(choices_.with(*choice, option));
}

void SetupPage::turn(std::string_view row, int by) {
  if (const auto choice = choice_of(row)) context_.profile.change(turned(wish(), *choice, by));
}

bool SetupPage::has_saved_match() const {
  return load_match(context_, mode_).has_value();
}

void SetupPage::start(std::size_t below) {
  begin_new_match(context_, mode_, below);
}

std::string SetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string SetupPage::summary() const {
  return count_words(context_.words, choices_.wish(), choices_.layout()) + " · " +
         tr(mode_ == Mode::Timed ? msgid("against the clock") : msgid("no clock"));
}

std::string SetupPage::state() const {
  return "mode=" + std::string(word_of(mode_)) + ' ' + ui::SetupPage::state();
}

void SetupPage::place_hero(Rect area) {
  board_.fit(area);
  board_.show(choices_, now());
}

// The choice of a gravity acts again when the player comes back to it.
void SetupPage::advance(Duration step) {
  ui::SetupPage::advance(step);
  const bool acts = attention() == word_of(Choice::Gravity) || attention() == word_of(Choice::Outside);
  if (acts && attention() != attention_before_) board_.act_again(now());
  attention_before_ = attention();
  board_.advance(now());
}

bool SetupPage::moving() const {
  return ui::SetupPage::moving() || board_.moving(now());
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  board_.draw(canvas, now);
}

void SetupPage::paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  if (row.id == word_of(Choice::Pictures)) {
    const auto layers = TileSet::sample(option == 0 ? Pictures::Paintings : Pictures::Characters, theme());
    return canvas.sprite(layers, area);
  }
  const BoardOption& board = choices_.boards().at(option);
  const Palette& c = theme().colour;
  const Rgba ink = option == row.chosen ? kAccent.on(theme()) : mix(c.text_2, c.raised, kQuiet);
  draw_thumbnail(canvas, theme(), area, board, choices_.shape_of(board), ink);
}

}  // namespace quintet::link
