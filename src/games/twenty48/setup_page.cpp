#include "games/twenty48/setup_page.hpp"

#include <algorithm>
#include <array>

#include "games/twenty48/tiles.hpp"
#include "games/twenty48/words.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr int kExampleMoves = 12;
constexpr Duration kBetweenMoves = milliseconds(420);
constexpr std::uint64_t kExampleSeed = 2048;
// The first of them that moves something is played.
constexpr std::array kPreferred{Direction::Down, Direction::Left, Direction::Right, Direction::Up};
constexpr float kHalf = 0.5F;

std::string_view side_line(std::size_t option) {
  if (option == 0) return msgid("Tight: every slide counts.");
  return option == 1 ? msgid("The board of the original.") : msgid("More room, for larger tiles.");
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : MatchSetupPage(context, "2048.setup", mode, over), view_(context) {}

Rules SetupPage::rules() const {
  return settings().rules(mode() == Mode::Classic ? Rule::Classic : Rule::Cascade);
}

std::vector<SetupRow> SetupPage::rows() const {
  std::vector<SetupRow> rows = MatchSetupPage::rows();
  for (SetupRow& row : rows) {
    if (row.id == "target") {
      row.look = SetupRow::Look::Icons;
      for (SetupOption& option : row.options) option.art = true;
      row.options.resize(settings().largest_goal() - kLeastTarget + std::size_t{1});
      row.chosen = std::min(row.chosen, row.options.size() - 1);
    } else if (row.id == "side") {
      for (std::size_t i = 0; i < row.options.size(); ++i) row.options[i].sentence = tr(side_line(i));
    } else if (row.id == "start") {
      row.share = kHalf;
    } else if (row.id == "spawn") {
      row.share = kHalf;
      row.options[0].sentence = tr("One in ten is a 4.");
      row.options[1].sentence = tr("Every new tile is a 2.");
    }
  }
  return rows;
}

std::string SetupPage::summary() const {
  return rules_words(context_.words, rules());
}

// --- The hero plays a few moves with the rules as chosen, and rests.

void SetupPage::show_choice() {
  if (shown_ == rules()) return;
  shown_ = rules();
  example_ = Game(deal(*shown_, Random(kExampleSeed)));
  view_.fit(hero_area_, shown_->side);
  view_.deal_in(example_.board(), now());
  moves_left_ = kExampleMoves;
  next_ = now() + kBetweenMoves;
}

void SetupPage::place_hero(Rect area) {
  hero_area_ = area;
  view_.fit(area, shown_->side);
}

void SetupPage::advance(Duration step) {
  MatchSetupPage::advance(step);
  if (moves_left_ == 0 || now() < next_) return;
  const auto direction = std::ranges::find_if(
      kPreferred, [this](Direction candidate) { return example_.is_legal({candidate}); });
  --moves_left_;
  next_ = now() + kBetweenMoves;
  if (direction == kPreferred.end()) return;
  const Board before = example_.board();
  view_.show(before, example_.play({*direction}), now());
}

bool SetupPage::moving() const {
  return MatchSetupPage::moving() || moves_left_ > 0 || view_.moving(now());
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  view_.draw(canvas, example_.board(), now);
}

void SetupPage::paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  if (row.id != "target") return;
  const float side = std::min(area.w, area.h);
  draw_tile(canvas, theme(), centred(area.centre(), {side, side}),
            static_cast<Exponent>(kLeastTarget + option));
}

}  // namespace quintet::twenty48
