#include "games/gomoku/setup_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/navigation.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/dialog_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kPortraitPart = 0.46F, kStonePart = 0.2F;

bool belongs_to(std::string_view row, Mode mode) {
  if (row == "level" || row == "thinking") return mode != Mode::Two;
  if (row == "colour") return mode == Mode::Computer;
  return row != "against" || mode == Mode::Watch;
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode)
    : FieldSetupPage(context, "gomoku.setup", kAccent, setup_rows<Settings>()), mode_(mode) {}

std::vector<ui::SetupPage::Row> SetupPage::rows() const {
  std::vector<Row> rows = FieldSetupPage::rows();
  std::erase_if(rows, [this](const Row& row) { return !belongs_to(row.id, mode_); });
  for (Row& row : rows) {
    if (row.id == "level" && mode_ == Mode::Watch) row.label = tr("Black's player");
    if (row.id != "thinking") continue;
    const auto seconds = static_cast<std::uint64_t>(wish().thinking);
    row.value = format(context_.words.trn("{count} second", "{count} seconds", seconds),
                       {{"count", std::to_string(seconds)}});
    if (takes_time()) continue;
    row.value = tr("At once");
    row.previous = row.next = false;
  }
  return rows;
}

// The levels of the engine use the time limit.
bool SetupPage::takes_time() const {
  return is_engine(wish().level) || (mode_ == Mode::Watch && is_engine(wish().against));
}

// Asks before the saved match of this mode is replaced.
void SetupPage::begin() {
  if (!match_store(context_).load(gomoku::name(mode_))) return replace_with_new_game(context_, mode_);
  context_.scenes.push(std::make_unique<DialogPage>(
      context_, new_game_question(later([this] { replace_with_new_game(context_, mode_); }))));
}

std::string SetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string SetupPage::state() const {
  return "mode=" + std::string(gomoku::name(mode_)) + ' ' + ui::SetupPage::state();
}

// The two players, each with the stones of their colour.
void SetupPage::paint_preview(Canvas& canvas, Rect area) const {
  const SeatPlayer person{}, computer{wish().level}, other{wish().against};
  const bool white = mode_ == Mode::Computer && wish().play_as == PlayAs::White;
  const SeatPlayer black_sitter = mode_ == Mode::Watch || white ? computer : person;
  const SeatPlayer white_sitter = mode_ == Mode::Watch          ? other
                                  : mode_ == Mode::Two || white ? person
                                                                : computer;
  const float side = std::min(area.w * kPortraitPart, area.h), gap = area.w - 2 * side;
  const float y = area.centre().y - side / 2, stone = side * kStonePart * 2;
  const Rect left{area.x + gap / 3, y, side, side}, right{area.right() - gap / 3 - side, y, side, side};
  canvas.picture(portrait_of(black_sitter, gomoku::Seat::First), left);
  canvas.picture(portrait_of(white_sitter, gomoku::Seat::Second), right);
  const auto at_foot = [&](Rect portrait) {
    return centred({portrait.centre().x, portrait.bottom() - stone / 4}, {stone, stone});
  };
  canvas.picture(stone_on_board(gomoku::Stone::Black), at_foot(left));
  canvas.picture(stone_on_board(gomoku::Stone::White), at_foot(right));
}

std::string SetupPage::caption() const {
  if (mode_ == Mode::Computer) return tr(level_line(wish().level));
  return start_words(context_.words, wish().start);
}

void SetupPage::on_action(Action action) {
  if (action != Action::Paste) return;
  tell_if_failed(import_export(context_, context_.scenes.below(*this)).paste());
}

void SetupPage::on_file_dropped(const std::string& file) {
  tell_if_failed(import_export(context_, context_.scenes.below(*this)).open_file(file));
}

}  // namespace quintet::gomoku
