#include "games/mines/setup_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/mines/art.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::array kDensities{0.12, 0.16, 0.21, 0.25};  // those of the levels, and one beyond
constexpr std::array kDensityIds{"12", "16", "21", "25"};
constexpr std::uint64_t kExampleSeed = 5;
constexpr float kOpenPart = 0.5F;            // of the way from the middle to the corners
constexpr float kHalf = 0.5F, kRemark = 64;  // of a line; points under the board

int mines_at(double density, Size size) {
  return std::min(static_cast<int>(std::lround(density * size.area())), size.area() - 1);
}

bool is_of_custom(std::string_view id) {
  return id == "width" || id == "height" || id == "mines" || id == "flood";
}

// What each option of a row means.
std::string_view sentence(std::string_view row, std::size_t option) {
  using Pair = std::array<std::string_view, 3>;
  constexpr Pair kNone{};
  constexpr Pair kNoGuess{msgid("A board as it comes: luck may decide."),
                          msgid("Logic alone solves every board, from the first click on.")};
  constexpr Pair kFirst{msgid("There is no mine around the first cell."),
                        msgid("There is no mine under the first cell."),
                        msgid("Even the first cell may hide a mine.")};
  constexpr Pair kQuestions{msgid("A second mark takes the flag away."),
                            msgid("A second mark makes a question mark of the flag.")};
  constexpr Pair kFlood{msgid("Empty cells open all that touch them, corners too."),
                        msgid("Empty cells open side by side, then the numbers around them.")};
  const Pair& all = row == "no-guess" ? kNoGuess : row == "first" ? kFirst : row == "flood" ? kFlood : kNone;
  return (row == "questions" ? kQuestions : all).at(option);
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over, Dealer::Effort effort)
    : MatchSetupPage(context, "mines.setup", mode, over),
      view_(context, BoardView::Fit::Picture),
      trial_(context, effort) {}

Rules SetupPage::rules() const {
  return settings().rules(mode());
}

// --- The rows

std::vector<SetupRow> SetupPage::rows() const {
  std::vector<SetupRow> rows;
  for (SetupRow& row : MatchSetupPage::rows()) {
    if (is_of_custom(row.id) && mode() != Mode::Custom) continue;
    if (row.id == "small" && mode() != Mode::Beginner) continue;
    for (std::size_t i = 0; i < row.options.size(); ++i)
      if (const auto words = sentence(row.id, i); !words.empty()) row.options[i].sentence = tr(words);
    // Beginner has one row more, which shares a line, so that nothing has to be scrolled.
    const bool shares = mode() == Mode::Beginner && (row.id == "questions" || row.id == "small");
    if (row.id == "width" || row.id == "height" || shares) row.share = kHalf;
    // A custom board has many rows: they have no pictures, and two of them stand below the board.
    if (mode() == Mode::Custom && (row.id == "questions" || row.id == "flood")) {
      row.place = SetupRow::Place::Below;
      row.share = kHalf;
    } else if (mode() != Mode::Custom && !shares && has_option_art(row.id)) {
      row.look = SetupRow::Look::Cards;
      for (SetupOption& option : row.options) option.art = true;
    }
    const bool mines = row.id == "mines";
    if (mines) row.next = rules().mines < rules().size.area() - 1;
    rows.push_back(std::move(row));
    if (mines) rows.push_back(density_row());
  }
  return rows;
}

SetupRow SetupPage::density_row() const {
  SetupRow row{.id = "density", .label = tr("Density"), .chosen = kDensities.size()};
  for (std::size_t i = 0; i < kDensities.size(); ++i) {
    row.options.push_back({.id = kDensityIds[i], .label = std::string(kDensityIds[i]) + "%"});
    if (rules().mines == mines_at(kDensities[i], rules().size)) row.chosen = i;
  }
  return row;
}

void SetupPage::choose(std::string_view row, std::size_t option) {
  if (row != "density") return MatchSetupPage::choose(row, option);
  Settings changed = settings();
  changed.mines = mines_at(kDensities.at(option), rules().size);
  context_.profile.change(changed);
}

// The one that has been kept, or one of the row of densities, where the mines are those of it.
double SetupPage::density() const {
  const auto fits = [this](double each) { return rules().mines == mines_at(each, rules().size); };
  if (density_ && fits(*density_)) return *density_;
  for (const double each : kDensities)
    if (fits(each)) return each;
  return static_cast<double>(rules().mines) / rules().size.area();
}

// A board that changes its size keeps its density, also through sizes where the mines are rounded much.
void SetupPage::turn(std::string_view row, int by) {
  Settings changed = settings();
  density_ = density();
  if (row == "width") changed.width = std::clamp(changed.width + by, kSideLeast, kLargest.width);
  if (row == "height") changed.height = std::clamp(changed.height + by, kSideLeast, kLargest.height);
  const Size size{changed.width, changed.height};
  if (size != rules().size) changed.mines = mines_at(*density_, size);
  if (row == "mines") changed.mines = std::clamp(changed.mines + by, 0, size.area() - 1);
  context_.profile.change(changed);
}

std::string SetupPage::summary() const {
  return board_words(context_.words, rules());
}

std::string SetupPage::state() const {
  return MatchSetupPage::state() + (out_of_reach_ ? " out-of-reach" : "");
}

// --- The hero: a board of these rules opens in its middle, with the flags that follow.

void SetupPage::show_choice() {
  if (shown_ == rules()) return;
  shown_ = rules();
  out_of_reach_ = false;
  const Point middle{shown_->size.height / 2, shown_->size.width / 2};
  view_.reset(Game(Start{.rules = *shown_, .random = Random(kExampleSeed)}));
  view_.show(example_game(*shown_, kOpenPart), middle, now());
  if (mode() == Mode::Custom && shown_->no_guess)
    trial_.ask(*shown_, middle, Random(kExampleSeed));
  else
    trial_.cancel();
}

void SetupPage::place_hero(Rect area) {
  if (mode() == Mode::Custom) area.h -= kRemark;
  view_.fit(area, shown_->size);
}

void SetupPage::advance(Duration step) {
  MatchSetupPage::advance(step);
  if (const auto tried = trial_.poll()) out_of_reach_ = *tried && !**tried;
}

bool SetupPage::moving() const {
  return MatchSetupPage::moving() || view_.moving(now());
}

std::string SetupPage::remark() const {
  return out_of_reach_ ? tr("Hardly any such board can be solved without a guess.") : std::string{};
}

void SetupPage::paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  paint_option_art(canvas, theme(), area, row.id, option, numbers_of(context_));
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  view_.draw(canvas, numbers_of(context_), {}, now);
  const Rect plate = view_.plate();
  canvas.text(remark(), {plate.x, plate.bottom() + space::kBase, plate.w, kRemark - space::kLarge},
              {.size = type::kBody, .colour = theme().colour.warn, .align = Align::Centre});
}

}  // namespace quintet::mines
