#include "games/go/art.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "games/go/board_look.hpp"
#include "games/go/board_view.hpp"
#include "games/go/seats.hpp"
#include "games/go/settings.hpp"
#include "games/go/words.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::go {

using namespace ui;
using enum Beat::What;

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const StoneLook look(StoneLook::Style{
      .whole_area = true, .wood = true, .corner = radius::kControl, .ring = 0.3F, .ring_width = 0.1F});
  static const Diagram diagram({"..o....", ".xo.xo.", ".xxo.oo", "x.xo...", "..xxo.."}, {{Mark, {1, 5}}});
  const auto guard = canvas.saved();
  canvas.clip(area);
  paint_diagram(canvas, theme, area, diagram, look);
}

void draw_thumbnail(Canvas& canvas, const Context& context, const Game& game, Rect area) {
  ui::draw_thumbnail(canvas, theme_of(context, board_look(context).board).colour,
                     {.stones = game.board().grid()}, area);
}

PositionPicture picture_of(const Match& match) {
  const auto last = match.last_stone();
  const bool there = last && !match.game().board().is_empty(*last);
  return {match.game().board().grid(), there ? last : std::nullopt};
}

namespace {

constexpr float kWidest = 620;  // of the board
constexpr int kSampleSide = 19;
// On the lower side.
constexpr std::array kSample{Point{15, 3},  Point{16, 15}, Point{15, 15}, Point{15, 14}, Point{14, 15},
                             Point{16, 13}, Point{16, 9},  Point{16, 5},  Point{16, 3},  Point{17, 6}};

}  // namespace

Painting settings_sample(const Context& /*context*/) {
  return [](Canvas& canvas, const Context& here, Rect area) {
    const BoardLook look = board_look(here);
    canvas.rounded(area, radius::kControl, theme_of(here, look.window).colour.canvas);
    canvas.outline(area, radius::kControl, ui::kLine, here.theme.colour.hairline);
    const float side = std::min(area.w - 2 * space::kBase, kWidest);
    const BoardGrid grid =
        point_grid({area.centre().x - side / 2, area.bottom() - space::kTiny - side, side, side}, kSampleSide,
                   look.coordinates);
    draw_bare_board(canvas, here, look, grid);
    Board board(kSampleSide);
    Colour colour = Colour::Black;
    for (const Point at : kSample) {
      board.place(at, colour);
      draw_stone(canvas, grid, stone_of(colour), at);
      colour = other(colour);
    }
    StoneMarks marks;
    marks.order = kSample;
    const Palette palette = theme_of(here, look.board).colour;
    const StoneMarkPainter stones{canvas, grid, palette, marks};
    look.numbers ? stones.draw_numbers(board.grid()) : stones.draw_last(board.grid());
  };
}

namespace {

// A row of the count: what is counted, why, and how much of it each side has, in half points.
struct CountRow {
  std::string_view name, line;                 // to be translated
  std::array<std::optional<int>, 2> values{};  // by colour
};

std::vector<CountRow> count_rows(const CountSheet& sheet) {
  const Count& count = sheet.count;
  const bool dead = count.of(Colour::Black).dead + count.of(Colour::White).dead > 0;
  const auto both = [&count](int SideCount::*part) {
    return std::array{std::optional(2 * (count.of(Colour::Black).*part)),
                      std::optional(2 * (count.of(Colour::White).*part))};
  };
  std::vector<CountRow> rows;
  if (count.scoring == Scoring::Area) {
    rows.push_back({msgid("Stones"), msgid("alive on the board"), both(&SideCount::stones)});
    rows.push_back({msgid("Territory"), dead ? msgid("every square and every cross") : msgid("every square"),
                    both(&SideCount::territory)});
  } else {
    rows.push_back({msgid("Territory"), msgid("every square and every cross"), both(&SideCount::territory)});
    rows.push_back({msgid("Dead stones"), msgid("every cross counts once more"), both(&SideCount::dead)});
    rows.push_back(
        {msgid("Prisoners"),
         sheet.pass_stones ? msgid("captured, or handed over for a pass") : msgid("captured during the game"),
         both(&SideCount::prisoners)});
  }
  if (const int bonus = count.of(Colour::White).bonus; bonus > 0)
    rows.push_back({msgid("Handicap"), msgid("for Black’s stones"), {std::nullopt, 2 * bonus}});
  rows.push_back({msgid("Komi"), msgid("for White, who moved second"), {std::nullopt, count.komi}});
  return rows;
}

// "Black leads by 4.5", "Even"
std::string lead_words(const Localiser& words, int lead) {
  if (lead == 0) return words.tr("Even");
  return format(words.tr(lead > 0 ? msgid("Black leads by {points}") : msgid("White leads by {points}")),
                {{"points", write_halves(std::abs(lead))}});
}

constexpr float kHead = 64, kRow = 46, kLowRow = 34, kLeastRow = 22, kHighRow = 72, kNote = 48, kTotals = 52,
                kLowTotals = 34, kLead = 26, kBar = 14, kValue = 64, kRule = 1;
constexpr float kTallRows = 420;  // height of a sheet from which its rows have their second line
constexpr float kTotalSize = type::kDisplay - 4, kLowTotalSize = type::kHeading;
constexpr float kMidTick = 2;

class SheetPainter {
 public:
  SheetPainter(Canvas& canvas, const Theme& theme, const Localiser& words, float line_height)
      : canvas_(canvas), theme_(theme), words_(words), line_height_(line_height) {}

  // What is left out first where there is little room: the players, the bar, the note, the lead.
  void draw(const CountSheet& sheet, Rect area) const {
    const std::vector<CountRow> rows = count_rows(sheet);
    const auto count = static_cast<float>(rows.size());
    const bool tall = area.h >= kTallRows;
    const float totals_height = tall ? kTotals : kLowTotals;
    const float room = tall ? area.h - kHead - kTotals - kLead - kBar - kNote - 5 * space::kTiny
                            : area.h - kLowTotals - kLead - 2 * space::kTiny;
    const float row = std::clamp(room / count, tall ? kRow : kLeastRow, tall ? kHighRow : kLowRow);
    const float note_height =
        canvas_.paragraph_height(sheet.note, area.w, note_style(), line_height_) + space::kHair;
    const auto [head, sum, totals, lead, bar, note] =
        Column{.gap = space::kTiny}.place(area, {ranked(kHead, 4), fixed(row * count), fixed(totals_height),
                                                 ranked(kLead, 1), ranked(kBar, 3), ranked(note_height, 2)});
    if (!head.empty()) draw_head(sheet, head);
    for (std::size_t i = 0; i < rows.size(); ++i)
      draw_row(rows[i], {sum.x, sum.y + static_cast<float>(i) * row, sum.w, row}, tall);
    draw_totals(sheet.count, totals, tall ? kTotalSize : kLowTotalSize);
    if (!lead.empty())
      canvas_.text(lead_words(words_, sheet.count.lead()), lead,
                   {.size = type::kBody, .colour = theme_.colour.text, .align = Align::Centre});
    if (!bar.empty()) draw_bar(sheet.count, bar);
    if (!note.empty()) canvas_.paragraph(sheet.note, note, note_style(), line_height_);
  }

 private:
  TextStyle note_style() const {
    return {.size = type::kLabel, .colour = theme_.colour.text_2, .align = Align::Centre};
  }

  // Black at the left, White at the right, as the numbers below. Where a name has little room, the portraits are smaller.
  void draw_head(const CountSheet& sheet, Rect area) const {
    constexpr float kLeastFace = 0.6F;  // of the height
    const auto [left, right] = Row{.gap = space::kBase}.place(area, {growing(), growing()});
    float name = 0;
    for (const CountSheet::Side& side : sheet.sides)
      name = std::max(name, canvas_.text_width(side.name, Face::Bold, type::kLead) + 1);
    const bool roomy = left.w >= area.h + space::kBase + name;
    const float gap = roomy ? space::kBase : space::kTiny;
    const float size = std::clamp(left.w - gap - name, kLeastFace * area.h, area.h);
    for (const Colour colour : kColours) {
      const bool black = colour == Colour::Black;
      const Rect half = black ? left : right;
      const CountSheet::Side& side = sheet.sides[index_of(colour)];
      const Rect face{black ? half.x : half.right() - size, half.centre().y - size / 2, size, size};
      canvas_.picture(side.portrait, face);
      const float stone = size * 0.4F;
      draw_small_stone(canvas_, theme_, stone_on_board(stone_of(colour)),
                       {black ? face.right() - stone / 3 : face.x + stone / 3, face.bottom() - stone / 3},
                       stone);
      const Rect text{black ? face.right() + gap : half.x, half.y, half.w - face.w - gap, half.h};
      const Align align = black ? Align::Left : Align::Right;
      canvas_.text(side.name, {text.x, text.y + 4, text.w, text.h / 2},
                   {.face = Face::Bold, .size = type::kLead, .colour = theme_.colour.text, .align = align});
      if (canvas_.text_width(side.line, Face::Text, type::kLabel) > text.w) continue;
      canvas_.text(side.line, {text.x, text.centre().y, text.w, text.h / 2 - 4},
                   {.size = type::kLabel, .colour = theme_.colour.text_2, .align = align});
    }
  }

  void draw_row(const CountRow& row, Rect area, bool tall) const {
    const Rect middle{area.x + kValue, area.y, area.w - 2 * kValue, area.h};
    canvas_.fill({area.x, area.y, area.w, kRule}, theme_.colour.hairline);
    // Both lines stand together in the middle.
    const float line = kRow / 2, top = tall ? area.centre().y - line : area.y;
    canvas_.text(
        words_.tr(row.name), {middle.x, top, middle.w, tall ? line : area.h},
        {.face = Face::Bold, .size = type::kBody, .colour = theme_.colour.text, .align = Align::Centre});
    if (tall)
      canvas_.text(words_.tr(row.line), {middle.x, top + line - 2, middle.w, line},
                   {.size = type::kCaption, .colour = theme_.colour.text_2, .align = Align::Centre});
    for (const Colour colour : kColours) {
      const auto value = row.values[index_of(colour)];
      if (!value) continue;
      const bool black = colour == Colour::Black;
      canvas_.text(halves_text(*value), {black ? area.x : area.right() - kValue, area.y, kValue, area.h},
                   {.face = Face::Bold,
                    .size = type::kLead,
                    .colour = theme_.colour.text,
                    .align = black ? Align::Left : Align::Right});
    }
  }

  void draw_totals(const Count& count, Rect area, float size) const {
    canvas_.fill({area.x, area.y - space::kHair, area.w, kRule}, theme_.colour.border);
    for (const Colour colour : kColours) {
      const bool black = colour == Colour::Black;
      const bool ahead = black ? count.lead() > 0 : count.lead() < 0;
      canvas_.text(halves_text(count.sum(colour)),
                   {black ? area.x : area.centre().x, area.y, area.w / 2, area.h},
                   {.face = Face::Bold,
                    .size = size,
                    .colour = ahead ? theme_.colour.primary : theme_.colour.text,
                    .align = black ? Align::Left : Align::Right});
    }
  }

  void draw_bar(const Count& count, Rect area) const {
    const float all = std::max(1.0F, static_cast<float>(count.sum(Colour::Black) + count.sum(Colour::White)));
    const float part = std::clamp(static_cast<float>(count.sum(Colour::Black)) / all, 0.0F, 1.0F);
    canvas_.rounded(area, area.h / 2, kWhiteStone);
    {
      const auto guard = canvas_.saved();
      canvas_.clip({area.x, area.y, area.w * part, area.h});
      canvas_.rounded(area, area.h / 2, kBlackStone);
    }
    canvas_.outline(area, area.h / 2, kRule, theme_.colour.border);
    canvas_.fill({area.centre().x - kMidTick / 2, area.y - kMidTick, kMidTick, area.h + 2 * kMidTick},
                 theme_.colour.gold);
  }

  Canvas& canvas_;
  const Theme& theme_;
  const Localiser& words_;
  float line_height_;
};

}  // namespace

namespace {

std::string answer_of(const Localiser& words, const Match& match, Colour colour, const CountTalk& talk) {
  std::string text = match.mode() == Mode::Two ? std::string() : words.tr(colour_message(colour)) + " · ";
  if (talk.black_agrees && colour == Colour::Black) return text + words.tr("agrees");
  if (!match.player(match.seat_of(colour)).computer()) return text + words.tr("your answer");
  if (talk.waits) return text + words.tr("is counting…");
  return text + words.tr(talk.disputed ? msgid("disagrees") : msgid("agrees"));
}

std::string note_of(const Localiser& words, const Match& match, const CountTalk& talk) {
  const Game& game = match.game();
  if (talk.waits) return words.tr("Looking for dead stones…");
  const bool area = game.rules().scoring == Scoring::Area;
  if (talk.other_way)
    return words.tr(area ? msgid("To compare: by territory, with this komi. The game counts area.")
                         : msgid("To compare: by area, with this komi. The game counts territory."));
  if (const auto at = talk.disputed)
    return format(words.tr(game.marks()[*at] == Mark::Dead
                               ? msgid("I think the group at {point} is alive. If not, play on.")
                               : msgid("I think the group at {point} is dead. If not, play on.")),
                  {{"point", point_name(*at, game.board().side())}});
  if (!talk.open.empty()) {
    std::string points;
    for (const Point at : talk.open) {
      if (!points.empty()) points += ", ";
      points += point_name(at, game.board().side());
    }
    return format(
        words.tr("The border is open at {points}. Play on and close it, or the area counts for nobody."),
        {{"points", points}});
  }
  const auto neutral = neutral_points(game.board(), game.marks()).size();
  if (is_unfinished(game.board(), neutral))
    return format(words.tr("{count} points belong to nobody: the game is not finished. Play on."),
                  {{"count", std::to_string(neutral)}});
  const bool watched = match.mode() == Mode::Watch;
  std::string text = words.tr(watched ? msgid("The players count.")
                                      : msgid("Press a stone to mark its group dead or alive."));
  if (!area && !watched) text += ' ' + words.tr("Hold it, or press it with the right button, for a seki.");
  if (neutral == 0) return text;
  text += ' ';
  return text +
         format(words.trn("{count} point belongs to nobody.", "{count} points belong to nobody.", neutral),
                {{"count", std::to_string(neutral)}});
}

}  // namespace

CountSheet count_sheet(const Localiser& words, const Match& match, const CountTalk& talk) {
  const Game& game = match.game();
  CountSheet sheet{
      .sides = {},
      .count = game.count(game.marks(), talk.other_way ? other(game.rules().scoring) : game.rules().scoring),
      .note = note_of(words, match, talk),
      .pass_stones = game.rules().last_pass == LastPass::White};
  for (const Colour colour : kColours) {
    SeatCard card = seat_card(words, match, match.seat_of(colour), std::nullopt);
    sheet.sides[index_of(colour)] = {card.portrait, std::move(card.name),
                                     answer_of(words, match, colour, talk)};
  }
  return sheet;
}

void draw_count_sheet(Canvas& canvas, const Theme& theme, const Localiser& words, float line_height,
                      const CountSheet& sheet, Rect area) {
  SheetPainter(canvas, theme, words, line_height).draw(sheet, area);
}

}  // namespace quintet::go
