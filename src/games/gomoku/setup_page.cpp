#include "games/gomoku/setup_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/records.hpp"
#include "games/gomoku/results.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

using Look = SetupRow::Look;
using Place = SetupRow::Place;

// In display order.
constexpr std::array<std::string_view, 8> kOrder{"level", "against", "colour", "thinking",
                                                 "rule",  "opening", "side",   "material"};
constexpr float kSideShare = 0.44F;
constexpr float kPlayers = 44, kRoomForPlayers = 400, kNameStone = 20;

std::size_t rank(const SetupRow& row) {
  return static_cast<std::size_t>(std::ranges::find(kOrder, row.id) - kOrder.begin());
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : MatchSetupPage(context, "gomoku.setup", mode, over), board_(context) {}

// --- Rows

bool SetupPage::belongs_here(const SetupRow& row) const {
  if (row.id == "level" || row.id == "thinking") return mode() != Mode::Two;
  if (row.id == "colour") return mode() == Mode::Computer;
  return row.id != "against" || mode() == Mode::Watch;
}

std::vector<SetupRow> SetupPage::rows() const {
  std::vector<SetupRow> rows = FieldSetupPage::rows();
  std::erase_if(rows, [this](const SetupRow& row) { return !belongs_here(row); });
  std::ranges::stable_sort(rows, {}, rank);
  for (SetupRow& row : rows) style_row(row);
  return rows;
}

// How a field is shown here.
void SetupPage::style_row(SetupRow& row) const {
  const auto with_art = [&row] {
    for (SetupOption& option : row.options) option.art = true;
  };
  if (row.id == "level" || row.id == "against") return style_ladder(row);
  if (row.id == "colour") {
    for (std::size_t i = 0; i < row.options.size(); ++i) row.options[i].art = kPlayAs[i] != PlayAs::InTurn;
    row.options[0].label = context_.words.tr("your colour", "Black");
    row.options[1].label = context_.words.tr("your colour", "White");
  } else if (row.id == "thinking") {
    row.enabled = takes_time();
    if (row.enabled) return;
    row.value = tr("Instant");
    row.chosen = row.options.size();
  } else if (row.id == "rule") {
    row.look = Look::Cards;
    with_art();
    for (std::size_t i = 0; i < row.options.size(); ++i) row.options[i].sentence = tr(rule_line(kRules[i]));
  } else if (row.id == "opening") {
    row.look = Look::Cards;
    with_art();
    for (std::size_t i = 0; i < row.options.size(); ++i)
      row.options[i].sentence = tr(opening_line(kOpenings[i]));
  } else if (row.id == "side") {
    row.place = Place::Below;
    row.share = kSideShare;
  } else if (row.id == "material") {
    row.look = Look::Icons;
    row.place = Place::Below;
    row.share = 1 - kSideShare;
    with_art();
  }
}

void SetupPage::style_ladder(SetupRow& row) const {
  row.look = Look::Ladder;
  row.place = Place::Side;
  if (row.id == "level" && mode() == Mode::Watch) row.label = tr("Black's player");
  for (std::size_t i = 0; i < row.options.size(); ++i) {
    SetupOption& option = row.options[i];
    option.art = true;
    option.sentence = tr(level_line(kLevels[i]));
    if (mode() != Mode::Computer) continue;
    option.note = lead_words(kLevels[i]);
    option.sealed = level_row(context_.profile.results("gomoku"), kLevels[i]).won > 0;
  }
}

std::string SetupPage::lead_words(Level level) const {
  const LevelRow row = level_row(context_.profile.results("gomoku"), level);
  if (row.played() == 0) return tr("Not played yet");
  const auto words = row.won > row.lost   ? msgid("You lead {won} : {lost}")
                     : row.won < row.lost ? msgid("You trail {won} : {lost}")
                                          : msgid("Even at {won} : {lost}");
  return format(tr(words), {{"won", std::to_string(row.won)}, {"lost", std::to_string(row.lost)}});
}

// The levels of the engine use the time limit.
bool SetupPage::takes_time() const {
  return is_engine(settings().level) || (mode() == Mode::Watch && is_engine(settings().against));
}

// --- Beginning

void SetupPage::on_action(Action action) {
  if (action == Action::Paste) tell_if_failed(import_export(context_, depth_below()).paste());
}

void SetupPage::on_file_dropped(const std::string& file) {
  tell_if_failed(import_export(context_, depth_below()).open_file(file));
}

// --- The page

std::string SetupPage::begin_label() const {
  return context_.words.tr("board game", "Play");
}

std::string SetupPage::summary() const {
  return start_words(context_.words, settings().start);
}

Subject SetupPage::subject() const {
  if (attention() == "rule") return Subject::Rule;
  return attention() == "opening" ? Subject::Opening : Subject::Position;
}

void SetupPage::place_hero(Rect area) {
  players_ = {};
  if (std::min(area.w + kPlayers, area.h) >= kRoomForPlayers) {
    area.h -= kPlayers + space::kSmall;
    const float width = std::min(area.w, area.h);
    players_ = {area.centre().x - width / 2, area.bottom() + space::kSmall, width, kPlayers};
  }
  board_.fit(area);
}

bool SetupPage::moving() const {
  return FieldSetupPage::moving() || board_.moving(now());
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  board_.draw(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  if (!players_.empty()) paint_players(canvas);
}

// The two players, black at the left.
void SetupPage::paint_players(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const SeatPlayer person{}, computer{settings().level}, other{settings().against};
  const bool white = mode() == Mode::Computer && settings().play_as == PlayAs::White;
  const std::array players{mode() == Mode::Watch || white ? computer : person, mode() == Mode::Watch ? other
                                                                               : mode() == Mode::Two || white
                                                                                   ? person
                                                                                   : computer};
  const Rect plate = players_;
  canvas.shadow(plate, plate.h / 2, theme().shadow(Elevation::Low));
  canvas.rounded(plate, plate.h / 2, c.surface);
  canvas.outline(plate, plate.h / 2, kLine, c.hairline);
  const float side = plate.h - 2 * kRing, half = plate.w / 2;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat seat = i == 0 ? Seat::First : Seat::Second;
    const bool left = i == 0, alternates = mode() == Mode::Computer && settings().play_as == PlayAs::InTurn;
    const std::string name = players[i].computer() ? tr(level_message(*players[i].level))
                             : mode() == Mode::Computer
                                 ? tr("You")
                                 : tr(colour_message(left ? Colour::Black : Colour::White));
    const float edge = left ? plate.x + kRing : plate.right() - kRing - side;
    canvas.picture(portrait_of(players[i], seat), {edge, plate.y + kRing, side, side});
    const float stone = left ? edge + side + space::kTiny : edge - space::kTiny - kNameStone;
    const Rect at{stone, plate.centre().y - kNameStone / 2, kNameStone, kNameStone};
    if (!alternates) canvas.picture(stone_on_board(left ? Stone::Black : Stone::White), at);
    const float from = left ? at.right() + space::kTiny : plate.x + half,
                to = left ? plate.x + half : at.x - space::kTiny;
    canvas.text(name, {from, plate.y, to - from, plate.h},
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = c.text,
                 .align = left ? Align::Left : Align::Right});
  }
}

void SetupPage::paint_option(Canvas& canvas, const SetupRow& row, std::size_t option, Rect area) const {
  const Theme board = theme_of(context_, board_look(context_).board);
  if (row.id == "level" || row.id == "against")
    canvas.picture(portrait_of({kLevels[option]}, row.id == "level" ? Seat::First : Seat::Second), area);
  else if (row.id == "colour")
    canvas.picture(stone_on_board(kPlayAs[option] == PlayAs::Black ? Stone::Black : Stone::White), area);
  else if (row.id == "rule")
    paint_rule_art(canvas, board, area, kRules[option]);
  else if (row.id == "opening")
    paint_opening_art(canvas, board, area, kOpenings[option]);
  else if (row.id == "material")
    paint_material_art(canvas, context_, area, kMaterials[option]);
}

}  // namespace quintet::gomoku
