#include "ui/pages/game_card.hpp"

#include <algorithm>
#include <tuple>

#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

namespace {

// Windows that are wide, narrow, low.
constexpr float kRoomy = 1100, kNarrow = 820, kHigh = 690, kLow = 520;
constexpr float kWidest = 1480, kSide = 48;
// The shapes in which the cards look best, and the limits of their heights.
constexpr Extent kBestCard{216, 220};
constexpr float kBestBoard = 464, kMostHero = 600, kLeastHero = 136, kMostCard = 280;
constexpr float kListCard = 84;  // height of a card that is a line of a list
constexpr float kLying = 210;    // width from which a card may lie
constexpr Extent kLeastCard{136, 64};
constexpr float kLeastAlone = 200;  // width of cards in one column
constexpr Extent kLeastRoom{400, 200};
constexpr float kColumn = 184, kLeastColumn = 150;  // beside the board
constexpr float kInset = 16, kColumnGap = 28;       // of the board in the card; between board and column
constexpr float kMostSmall = 0.385F;  // the share of the width that the small cards take beside the large one
constexpr float kSmallWorth = 0.8F;   // of good small cards, where a good board is worth 1
constexpr float kFoot = 52, kFootGap = 36;

// The large card and the small ones in a room, and how good they look.
struct Arrangement {
  Rect hero, board, column;
  std::vector<Rect> cards;
  float worth = -1e6F;
};

float worth_of_card(Extent card) {
  if (card.w < kLeastCard.w || card.h < kLeastCard.h) return -1;
  // A low card needs the width for a picture beside its name.
  if (card.h < kListCard * 1.3F)
    return (card.w < kLying ? 0.4F : 0.7F) * std::min({card.w / kBestCard.w, card.h / kListCard, 1.0F});
  return std::min({card.w / kBestCard.w, card.h / kBestCard.h, 1.1F});
}

// The board is as large as the card and the column beside it allow. Where it is as high as the card, it reaches above it.
void place_hero(Arrangement& it, float most_over) {
  const Rect card = it.hero;
  const float column = card.w < 520 ? kLeastColumn : kColumn;
  const float inset = std::min(kInset, card.h / 12);
  const float side = std::max(
      1.0F, std::min({card.h + most_over - inset, card.w - 2 * inset - kColumnGap - column, kMostHero}));
  const float over = std::clamp(side + 2 * inset - card.h, 0.0F, most_over);
  const float y = over > 0 ? card.y - over + std::max(0.0F, card.h + over - inset - side) / 2
                           : card.centre().y - side / 2;
  it.board = {card.x + inset, y, side, side};
  const float x = it.board.right() + std::min(kColumnGap, 2 * inset);
  const float above = std::min(space::kBase, inset);
  it.column = {x, card.y + above, card.right() - inset - space::kTiny - x, card.h - 2 * above};
}

void judge(Arrangement& it, float over) {
  place_hero(it, over);
  it.worth = std::min(it.board.w / kBestBoard, 1.15F);
  if (it.column.w < kLeastColumn - 1 || it.hero.h < kLeastHero) it.worth -= 1;
  float worst = it.cards.empty() ? 1 : 1e6F;
  for (const Rect& card : it.cards) worst = std::min(worst, worth_of_card(card.extent()));
  it.worth += kSmallWorth * worst;
}

// The small cards at the right, two of them at least so wide.
Arrangement beside(Rect room, std::size_t count, std::size_t columns, float width, float gap, float over) {
  Arrangement it;
  const float most = room.w * kMostSmall, least = columns == 1 ? kLeastAlone : 2 * width + gap;
  const float wanted = room.h + over + kInset + kColumnGap + kColumn + kInset;
  const float small = std::clamp(room.w - gap - wanted, std::min(least, most), most);
  const float height = std::min(room.h, kMostHero + kInset);
  it.hero = {room.x, room.y, room.w - gap - small, height};
  it.cards =
      grid_places({it.hero.right() + gap, room.y, small, height}, count, columns, gap, LastLine::Shared);
  judge(it, over);
  return it;
}

// The small cards below.
Arrangement under(Rect room, std::size_t count, std::size_t columns, float card, float gap, float over) {
  Arrangement it;
  const std::size_t lines = (count + columns - 1) / columns;
  const auto rows = static_cast<float>(lines);
  const float small = rows * (card + gap) - gap;
  const float height = std::min(room.h - gap - small, kBestBoard + kInset);
  const float spare = room.h - gap - small - height;
  it.hero = {room.x, room.y, room.w, std::max(1.0F, height)};
  const float more = std::clamp(spare, 0.0F, rows * (kMostCard - card));
  it.cards = grid_places({room.x, it.hero.bottom() + gap, room.w, small + more}, count, columns, gap,
                         LastLine::Shared);
  judge(it, over);
  return it;
}

Arrangement best_of(Rect room, std::size_t count, float gap, float over) {
  Arrangement best;
  const auto consider = [&best](Arrangement it) {
    if (it.worth > best.worth) best = std::move(it);
  };
  if (count == 0) {
    best.hero = room;
    judge(best, over);
    return best;
  }
  for (std::size_t columns = 1; columns <= std::min<std::size_t>(count, 2); ++columns)
    for (const float width : {kLeastCard.w, kBestCard.w})
      consider(beside(room, count, columns, width, gap, over));
  for (std::size_t columns = 1; columns <= count; ++columns)
    for (const float card : {220.0F, 180.0F, 150.0F, 128.0F, 108.0F, 84.0F, 68.0F})
      consider(under(room, count, columns, card, gap, over));
  return best;
}

// In a window too small to play in: one below the other, so that none covers another.
Arrangement list_of(Rect room, std::size_t count) {
  Arrangement it;
  it.cards = grid_places(room, count + 1, 1, 0);
  it.hero = it.column = it.cards.front();
  it.cards.erase(it.cards.begin());
  return it;
}

// A very high window has more room than the cards can use: some of it goes above the title, between the parts, and below.
void spread(MenuLayout& menu, Rect room) {
  float bottom = menu.hero.bottom();
  for (const Rect& card : menu.cards) bottom = std::max(bottom, card.bottom());
  const float spare = std::max(0.0F, room.bottom() - bottom) / 3;
  menu.title.y += spare;
  menu.below.y -= spare;
  for (Rect* place : {&menu.hero, &menu.board, &menu.column}) place->y += 1.5F * spare;
  for (Rect& card : menu.cards) card.y += 1.5F * spare;
}

}  // namespace

MenuLayout place_menu(Extent window, std::size_t small_cards, std::size_t below) {
  MenuLayout menu;
  const bool high = window.h >= kHigh, low = window.h < kLow;
  const float side = window.w >= kRoomy ? kSide : window.w >= kNarrow ? space::kWide : space::kSmall;
  const float width = std::min(window.w - 2 * side, kWidest);
  const float x = (window.w - width) / 2, gap = high ? space::kBase : space::kSmall;
  menu.title_size = high ? type::kPoster : low ? type::kTitle + 4 : type::kDisplay;
  const float top = high ? space::kBase + space::kHair : space::kTiny;
  const float row = std::max(menu.title_size, low ? kTarget : 0.0F);
  menu.title = {x, top, width, row};
  const float over = low ? space::kSmall : kBreakOut;
  const float first = menu.title.bottom() + (high ? space::kWide : space::kTiny) + over;
  float last = window.h - (high ? kFoot : space::kSmall);
  menu.icons_below = low;
  if (!low) {
    menu.below = {x, last - kTarget, width, kTarget};
    last = menu.below.y - (high ? kFootGap : space::kSmall);
  } else {
    const auto icons = static_cast<float>(below);
    const float taken = icons * kTarget + std::max(0.0F, icons - 1) * space::kTiny;
    menu.below = {x + width - taken, top + (row - kTarget) / 2, taken, kTarget};
    menu.title.w = std::max(0.0F, width - taken - space::kSmall);
  }
  const Rect room{x, first, width, std::max(1.0F, last - first)};
  Arrangement best = room.w < kLeastRoom.w || room.h < kLeastRoom.h ? list_of(room, small_cards)
                                                                    : best_of(room, small_cards, gap, over);
  menu.hero = best.hero;
  menu.board = best.board;
  menu.column = best.column;
  menu.cards = std::move(best.cards);
  if (!low) spread(menu, room);
  return menu;
}

namespace {

constexpr float kMat = 6;          // between the picture and the edge of the card
constexpr float kCardInset = 14;   // of the words
constexpr float kStanding = 1.3F;  // width by height below which a card stands
constexpr float kNameRow = 34, kLineRow = 24, kProgressRow = 24, kLowNameRow = 28;
constexpr float kLargeFrom = 340, kLargeWidth = 300, kLargeNameRow = 46,
                kLargeRow = 28;  // a card that stands alone
constexpr float kBar = 4;
constexpr float kWithLine = 190, kWithProgress = 140;  // heights of a standing card from which it has them
constexpr float kWithWords = 152;                      // the least width of these, unless a game is saved
constexpr float kLyingWithLine = 104, kLyingWithProgress = 58;
constexpr float kArtPart = 0.46F, kLeastArt = 48;  // of a lying card's width
constexpr float kCardFoot = 10;
constexpr float kIcon = 14;

}  // namespace

void draw_framed(Canvas& canvas, const Theme& theme, const GameDefinition& game, Rect area, Rgba plate) {
  if (area.empty()) return;
  {
    const auto guard = canvas.saved();
    canvas.clip(area);
    if (game.art) game.art(canvas, theme, area);
  }
  // The ring hides the corners of the picture.
  canvas.outline(area.grown(kMat), radius::kCard, kMat, plate);
  canvas.outline(area, radius::kCard - kMat, kLine, mix(plate, theme.colour.text, 0.12F));
}

GameCard::GameCard(const GameDefinition& game, Rect bounds, bool is_saved) : game_(&game), bounds_(bounds) {
  if (bounds.w < kLying || bounds.w / std::max(bounds.h, 1.0F) < kStanding)
    place_standing(is_saved || bounds.w >= kWithWords);
  else
    place_lying();
}

void GameCard::place_standing(bool has_words) {
  large_ = bounds_.h >= kLargeFrom && bounds_.w >= kLargeWidth;
  const bool line = has_words && bounds_.h >= kWithLine, progress = has_words && bounds_.h >= kWithProgress;
  const float name = large_ ? kLargeNameRow : progress ? kNameRow : kLowNameRow;
  const float row = large_ ? kLargeRow : kLineRow, foot = bounds_.h >= kWithProgress ? kCardFoot : 0;
  const Rect inner = bounds_.grown(-kMat);
  const float inset = kCardInset - kMat;
  std::tie(art_, bar_, name_, line_, progress_) = std::tuple_cat(Column{}.place(
      {inner.x + inset, inner.y, inner.w - 2 * inset, inner.h + kBar - foot},
      {growing(), fixed(kBar, kBar), fixed(name), fixed(line ? row : 0), fixed(progress ? row : 0)}));
  art_ = {inner.x, inner.y, inner.w, art_.h};
}

void GameCard::place_lying() {
  const Rect inner = bounds_.grown(-kMat);
  const float art = std::max(kLeastArt, std::min(inner.w * kArtPart, inner.h * 1.25F));
  art_ = {inner.x, inner.y, art, inner.h};
  const float x = art_.right() + kCardInset, width = inner.right() - x - kCardFoot / 2;
  const bool line = inner.h >= kLyingWithLine, progress = inner.h >= kLyingWithProgress;
  // The line may take two rows where there is room.
  const float lines = line ? (inner.h >= kLyingWithLine + 2 * kLineRow ? 2.0F : 1.0F) * kLineRow : 0;
  std::tie(name_, line_, progress_, bar_) = std::tuple_cat(Column{.at = LayoutAt::Middle}.place(
      {x, inner.y, width, inner.h}, {fixed(line ? kNameRow : kLowNameRow), fixed(lines),
                                     fixed(progress ? kProgressRow : 0), fixed(progress ? kBar : 0, kBar)}));
}

// The outline comes last, since the frame of the picture reaches over it.
void GameCard::draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const {
  const auto guard = canvas.saved();
  if (!context.still()) canvas.translate({0, -kLift * warm});
  draw_card(canvas, context.theme, bounds_, warm > 0.5F ? Elevation::High : Elevation::Middle, warm);
  const Palette& c = context.theme.colour;
  draw_framed(canvas, context.theme, *game_, art_, c.surface);
  canvas.outline(bounds_, radius::kCard, kLine, mix(c.hairline, c.border, warm));
  draw_words(canvas, context, progress);
  if (progress.part && *progress.part > 0 && !bar_.empty()) draw_bar(canvas, context.theme, *progress.part);
}

void GameCard::draw_words(Canvas& canvas, const Context& context, const Progress& progress) const {
  const Palette& c = context.theme.colour;
  const std::string name = context.words.tr(game_->name);
  TextStyle title{.face = Face::Title,
                  .size = large_ ? type::kTitle : type::kHeading,
                  .colour = game_->accent.on(context.theme)};
  while (title.size > type::kLabel && canvas.text_width(name, title.face, title.size) > name_.w)
    title.size -= 1;
  canvas.text(name, name_, title);
  const std::string line = context.words.tr(game_->tagline);
  const TextStyle style{.size = large_ ? type::kBody : type::kLabel, .colour = c.text_2};
  if (!line_.empty() && canvas.paragraph_height(line, line_.w, style, context.line_height()) <= line_.h + 1)
    canvas.paragraph(line, line_, style, context.line_height());
  if (progress_.empty() || progress.words.empty()) return;
  const Rgba ink = progress.saved ? c.primary : c.text_2;
  const TextStyle facts{.face = progress.saved ? Face::Bold : Face::Text,
                        .size = large_ ? type::kLabel : type::kCaption,
                        .colour = ink};
  const float beside = progress.icon.empty() ? 0 : kIcon + space::kTiny;
  const Rect row{progress_.x + beside, progress_.y, progress_.w - beside, progress_.h};
  const std::string words = facts_that_fit(canvas, progress.words, row.w, facts);
  canvas.text(words, row, facts);
  if (beside > 0 && (progress.saved || !words.empty()))
    canvas.picture("images/icons/" + progress.icon + ".svg",
                   {progress_.x, row.centre().y - kIcon / 2, kIcon, kIcon},
                   progress.icon == "star" ? c.gold : ink);
}

void GameCard::draw_bar(Canvas& canvas, const Theme& theme, float part) const {
  canvas.rounded(bar_, kBar / 2, theme.colour.sunken);
  canvas.rounded({bar_.x, bar_.y, std::max(kBar, bar_.w * std::min(part, 1.0F)), bar_.h}, kBar / 2,
                 game_->accent.on(theme));
}

namespace {

constexpr float kWideColumn = 290;  // width from which the lesser buttons stand side by side
constexpr float kHighColumn = 380, kMiddleColumn = 280;
constexpr float kCaption = 22, kHeroNameRow = 54, kLowHeroNameRow = 36;
constexpr float kPortrait = 52, kLowPortrait = 40, kTurnRing = 3;
constexpr float kTitleRow = 24, kWordsRow = 20, kLineGap = 12;
constexpr float kFrame = 8;  // around a picture in place of a board

}  // namespace

HeroCard::HeroCard(const MenuLayout& place, std::size_t buttons)
    : card_(place.hero), board_(place.board), column_(place.column), words_(place.column) {
  place_buttons(buttons);
}

void HeroCard::place_buttons(std::size_t count) {
  if (column_.h < kLeastTarget * static_cast<float>(count)) {  // a window too small to play in
    std::ranges::copy(grid_places(column_, count, 1, 0), buttons_.begin());
    words_.h = 0;
    return;
  }
  const bool high = column_.h >= kHighColumn, middle = column_.h >= kMiddleColumn;
  const float main = high ? 56 : middle ? 48 : kTarget - 4, lesser = high ? kTarget : kTarget - 6;
  const float gap = high ? space::kSmall : space::kTiny;
  const bool pair = column_.w >= kWideColumn && count == kMostButtons;
  std::tie(words_, buttons_[0], buttons_[1], buttons_[2]) = std::tuple_cat(Column{.at = LayoutAt::End}.place(
      column_, {growing(), fixed(main, space::kTiny), fixed(count > 1 ? lesser : 0, gap),
                fixed(count > 2 && !pair ? lesser : 0, gap)}));
  if (pair)
    std::tie(buttons_[1], buttons_[2]) =
        std::tuple_cat(Row{.gap = gap}.place(buttons_[1], {growing(), growing()}));
}

void HeroCard::draw(Canvas& canvas, const Context& context, const GameDefinition& game,
                    const Progress& progress, const std::string& caption) const {
  const Palette& c = context.theme.colour;
  draw_card(canvas, context.theme, card_, Elevation::High);
  draw_board(canvas, context, game, progress);
  const bool low = words_.h < 150;
  const float name = low ? kLowHeroNameRow : kHeroNameRow, bottom = words_.bottom();
  float y = words_.y;
  if (words_.h >= name + kCaption) {
    canvas.text(caption, {words_.x, y, words_.w, kCaption}, {.size = type::kCaption, .colour = c.text_2});
    y += kCaption;
  }
  if (y + name <= bottom + space::kTiny)
    text_within(canvas, context.words.tr(game.name), {words_.x, y, words_.w, name},
                {.face = Face::Title,
                 .size = low ? type::kTitle : type::kDisplay,
                 .colour = game.accent.on(context.theme)});
  y += name;
  // What is real comes first: the line is left out where there is no room for both.
  const float lines = static_cast<float>(progress.lines.size()) * (kTitleRow + kWordsRow + kLineGap);
  const TextStyle style{.size = type::kBody, .colour = c.text_2};
  const std::string line = context.words.tr(game.tagline);
  const float height = canvas.paragraph_height(line, words_.w, style, context.line_height());
  if (y + height + lines <= bottom) {
    canvas.paragraph(line, {words_.x, y, words_.w, height}, style, context.line_height());
    y += height + std::min(kLineGap, bottom - y - height - lines);
  }
  if (!progress.saved) draw_modes(canvas, context, game, y + space::kTiny);
  for (const ProgressLine& fact : progress.lines) {
    if (y + kTitleRow + kWordsRow > bottom) break;
    y = draw_line(canvas, context, fact, y);
  }
}

void HeroCard::draw_board(Canvas& canvas, const Context& context, const GameDefinition& game,
                          const Progress& progress) const {
  if (board_.empty()) return;
  if (progress.board) return progress.board(canvas, context, board_);
  const Palette& c = context.theme.colour;
  canvas.shadow(board_, radius::kCard + 2, context.theme.shadow(Elevation::High));
  canvas.rounded(board_, radius::kCard + 2, c.board_edge);
  draw_framed(canvas, context.theme, game, board_.grown(-kFrame), c.board_edge);
}

// What there is to play, where no game waits.
void HeroCard::draw_modes(Canvas& canvas, const Context& context, const GameDefinition& game, float y) const {
  const TextStyle style{.size = type::kLabel, .colour = context.theme.colour.text_2};
  // Lines end between names only.
  std::string modes, line;
  for (const GameMode& mode : game.modes) {
    const std::string name = context.words.tr(mode.label);
    std::string longer = line;
    longer.append(line.empty() ? "" : " · ").append(name);
    if (!line.empty() && canvas.text_width(longer, style.face, style.size) > words_.w) {
      modes.append(line).append("\n");
      line = name;
    } else {
      line = std::move(longer);
    }
  }
  modes += line;
  const float height = canvas.paragraph_height(modes, words_.w, style, context.line_height());
  if (y + height <= words_.bottom())
    canvas.paragraph(modes, {words_.x, y, words_.w, height}, style, context.line_height());
}

// Returns the place of the next one.
float HeroCard::draw_line(Canvas& canvas, const Context& context, const ProgressLine& line, float y) const {
  const Palette& c = context.theme.colour;
  const float height = kTitleRow + kWordsRow;
  Rect row{words_.x, y, words_.w, height};
  if (!line.picture.empty()) {
    const float side = words_.h < 240 ? kLowPortrait : kPortrait;
    const Rect portrait{row.x + kTurnRing, row.centre().y - side / 2, side, side};
    if (line.acts) canvas.ring(portrait.centre(), side / 2 + kTurnRing, kTurnRing, c.primary);
    canvas.picture(line.picture, portrait);
    row.x += side + kTurnRing + space::kSmall;
    row.w -= side + kTurnRing + space::kSmall;
  }
  canvas.text(line.title, {row.x, row.y, row.w, kTitleRow},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  canvas.text(line.words, {row.x, row.y + kTitleRow, row.w, kWordsRow},
              {.size = type::kCaption, .colour = line.acts ? c.primary : c.text_2});
  return y + height + kLineGap + (line.picture.empty() ? 0 : space::kHair);
}

}  // namespace quintet::ui
