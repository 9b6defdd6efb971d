#include "ui/pages/help_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kPadding = space::kWide;
constexpr float kHeading = 40, kParagraphGap = space::kTiny;
constexpr float kIcon = 24, kTermGap = space::kSmall, kTermHead = 26;
constexpr float kNameWidth = 330;  // of a term without a meaning beside it
constexpr float kKeyRow = 36;
constexpr std::array kKeyColumns{0.31F, 0.27F, 0.19F, 0.23F};  // parts of the width
constexpr std::array<std::string_view, 3> kDevices{"keyboard", "mouse", "gamepad"};
constexpr std::string_view kLesson = "help.lesson";  // the button; that of a mode has its id behind

}  // namespace

HelpWriter::HelpWriter(const Context& context, Canvas& canvas, Rgba accent, float width)
    : context_(context), canvas_(canvas), accent_(accent), card_width_(width) {}

std::string HelpWriter::tr(const Message& message) const {
  return message.empty() ? std::string{} : context_.words.tr(message);
}

void HelpWriter::begin(Rect card) {
  left_ = card.x + kPadding;
  width_ = card.w - 2 * kPadding;
  y_ = card.y + kPadding;
  if (paints_) draw_card(canvas_, context_.theme, card, Elevation::Low);
}

float HelpWriter::height(const HelpChapter& chapter) {
  paints_ = false;
  begin({0, 0, card_width_, 0});
  write(chapter);
  return y_ + kPadding;
}

float HelpWriter::height(std::span<const CommandInfo> keys) {
  paints_ = false;
  begin({0, 0, card_width_, 0});
  write(keys);
  return y_ + kPadding;
}

void HelpWriter::paint(const HelpChapter& chapter, Rect card, Duration at) {
  paints_ = true;
  at_ = at;
  begin(card);
  write(chapter);
}

void HelpWriter::paint(std::span<const CommandInfo> keys, Rect card) {
  paints_ = true;
  begin(card);
  write(keys);
}

void HelpWriter::write(const HelpChapter& chapter) {
  heading(chapter.heading);
  for (const std::string_view text : chapter.paragraphs) {
    paragraph(tr(text), left_, width_, {.size = type::kBody, .colour = context_.theme.colour.text});
    y_ += kParagraphGap;
  }
  art(chapter.art);
  const bool names_only = !chapter.terms.empty() && chapter.terms.front().text.empty();
  if (names_only)
    names(chapter.terms);
  else
    terms(chapter.terms);
}

void HelpWriter::write(std::span<const CommandInfo> keys) {
  heading(msgid("Keys"));
  devices();
  for (const CommandInfo& row : keys) key_row(row);
}

void HelpWriter::heading(std::string_view text) {
  if (paints_) {
    canvas_.text(tr(text), {left_, y_, width_, kHeading - space::kSmall},
                 {.face = Face::Bold, .size = type::kLead, .colour = accent_});
  }
  y_ += kHeading;
}

void HelpWriter::paragraph(const std::string& text, float x, float room, const TextStyle& style) {
  y_ += paints_ ? canvas_.paragraph(text, {x, y_, room, 0}, style, context_.line_height())
                : canvas_.paragraph_height(text, room, style, context_.line_height());
}

void HelpWriter::art(const HelpArt& art) {
  art_place_ = {};
  if (!art.paint) return;
  const Rect plate{left_, y_ + kParagraphGap, width_, art.height};
  if (paints_) {
    canvas_.rounded(plate, radius::kControl, context_.theme.colour.board);
    canvas_.outline(plate, radius::kControl, kLine, context_.theme.colour.board_edge);
    const auto guard = canvas_.saved();
    canvas_.clip(plate);
    art.paint(canvas_, {context_, at_}, plate);
  }
  art_place_ = plate;
  y_ = plate.bottom();
}

void HelpWriter::terms(std::span<const HelpTerm> terms) {
  const float indent = kIcon + kTermGap, room = width_ - indent;
  for (const HelpTerm& term : terms) {
    y_ += kParagraphGap / 2;
    term_name(term, left_, room, Face::Bold);
    y_ += kTermHead;
    paragraph(tr(term.text), left_ + indent, room,
              {.size = type::kLabel, .colour = context_.theme.colour.text_2});
    y_ += kParagraphGap / 2;
  }
}

// Terms that need no explanation are placed side by side.
void HelpWriter::names(std::span<const HelpTerm> terms) {
  const auto columns = static_cast<std::size_t>(std::max(1.0F, std::floor(width_ / kNameWidth)));
  const float cell = width_ / static_cast<float>(columns);
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const float x = left_ + cell * static_cast<float>(i % columns);
    term_name(terms[i], x, cell - kIcon - 2 * kTermGap, Face::Text);
    if ((i + 1) % columns == 0 || i + 1 == terms.size()) y_ += kTermHead + kTermGap;
  }
}

void HelpWriter::term_name(const HelpTerm& term, float x, float room, Face face) {
  if (!paints_) return;
  canvas_.picture("images/icons/" + std::string(term.icon) + ".svg",
                  {x, y_ + (kTermHead - kIcon) / 2, kIcon, kIcon}, accent_);
  canvas_.text(tr(term.term), {x + kIcon + kTermGap, y_, room, kTermHead},
               {.face = face, .size = type::kBody, .colour = context_.theme.colour.text});
}

Rect HelpWriter::key_cell(std::size_t column) const {
  float x = left_;
  for (std::size_t i = 0; i < column; ++i) x += kKeyColumns[i] * width_;
  return {x, y_, kKeyColumns[column] * width_ - space::kTiny, kKeyRow};
}

void HelpWriter::devices() {
  for (std::size_t i = 0; paints_ && i < kDevices.size(); ++i) {
    const Rect cell = key_cell(i + 1);
    canvas_.picture("images/icons/" + std::string(kDevices[i]) + ".svg",
                    {cell.x, cell.centre().y - kIcon / 2, kIcon, kIcon}, context_.theme.colour.text_2);
  }
  y_ += kKeyRow;
}

void HelpWriter::key_row(const CommandInfo& row) {
  if (paints_) {
    const Palette& c = context_.theme.colour;
    canvas_.fill({left_, y_, width_, kLine}, c.hairline);
    const KeyNames names = key_names(*row.key);
    const std::array<Message, kKeyColumns.size()> cells{row.label, names.keyboard, row.mouse, names.gamepad};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      canvas_.text(tr(cells[i]), key_cell(i), {.size = type::kLabel, .colour = i == 0 ? c.text : c.text_2});
    }
  }
  y_ += kKeyRow;
}

namespace {

constexpr float kWidest = 820;  // a line longer than this is hard to read
constexpr float kGap = space::kBase, kReplay = 20;

}  // namespace

HelpPage::HelpPage(Context& context, const GameDefinition& game)
    : ScrollPage(context, "help"), game_(game), begun_(game.help.chapters.size()) {}

std::vector<CommandInfo> HelpPage::keys() const {
  std::vector<CommandInfo> keys(game_.help.keys.begin(), game_.help.keys.end());
  keys.insert(keys.end(), common_help_keys().begin(), common_help_keys().end());
  return keys;
}

void HelpPage::measure(float width) {
  const std::uint32_t revision = context_.words.revision();
  const float scale = context_.canvas.scale();
  if (width == measured_width_ && scale == measured_scale_ && revision == measured_revision_) return;
  measured_width_ = width;
  measured_scale_ = scale;
  measured_revision_ = revision;
  HelpWriter writer(context_, context_.canvas, game_.accent.on(theme()), width);
  heights_.clear();
  arts_.clear();
  for (const HelpChapter& chapter : game_.help.chapters) {
    heights_.push_back(writer.height(chapter));
    arts_.push_back(writer.art_place());
  }
  heights_.push_back(writer.height(keys()));
}

std::vector<Control> HelpPage::layout(Extent size) {
  const Rect page = below_header(size);
  const float width = std::min(page.w, kWidest);
  measure(width);
  column_ = {page.x + (page.w - width) / 2, page.y + space::kHair, width, 0};
  float height = space::kHair;
  for (const float part : heights_) height += part + kGap;
  scroll_.fit({0, page.y, size.w, page.h}, height);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)"))};
  std::vector<Control> lessons = lesson_buttons();
  place_at_right(size, lessons);
  std::ranges::move(lessons, std::back_inserter(controls));
  return controls;
}

std::vector<Control> HelpPage::lesson_buttons() const {
  std::vector<Control> buttons;
  if (game_.lesson)
    buttons.push_back({.id = std::string(kLesson),
                       .kind = Control::Kind::Icon,
                       .label = tr("First steps"),
                       .icon = "play"});
  if (const auto& lesson = game_.mode_lesson)
    buttons.push_back({.id = std::string(kLesson) + "." + std::string(lesson->mode),
                       .kind = Control::Kind::Icon,
                       .label = tr("First steps") + " · " + context_.words.tr(lesson->label),
                       .icon = std::string(lesson->icon)});
  return buttons;
}

void HelpPage::on_control(const ControlEvent& reply) {
  if (reply.what == ControlEvent::What::Activated && reply.id.starts_with(kLesson))
    return reply.id == kLesson ? game_.lesson(context_) : game_.mode_lesson->open(context_);
  ScrollPage::on_control(reply);
}

// A press on a picture plays it again, as the key for a restart does for those in sight. The pictures take no focus, so that the arrows
// only scroll.
bool HelpPage::intercept(const Event& event) {
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (pointer && pointer->kind == PointerEvent::Kind::Pressed && scroll_.view().contains(pointer->at))
    play_again([at = pointer->at](Rect place) { return place.contains(at); });
  return ScrollPage::intercept(event);
}

void HelpPage::on_action(Action action) {
  if (action == Action::Restart) play_again([this](Rect place) { return in_sight(place); });
}

void HelpPage::play_again(const std::function<bool(Rect)>& wanted) {
  for (std::size_t i = 0; i < begun_.size(); ++i) {
    const Rect place = moving_art(i);
    if (!place.empty() && wanted(place)) begun_[i] = now();
  }
}

bool HelpPage::in_sight(Rect place) const {
  return place.h > scroll_.view().h ||
         (place.y >= scroll_.view().y && place.bottom() <= scroll_.view().bottom());
}

Rect HelpPage::moving_art(std::size_t chapter) const {
  if (art(chapter).length == Duration{0}) return {};
  float y = column_.y - scroll_.offset(now());
  for (std::size_t i = 0; i < chapter; ++i) y += heights_[i] + kGap;
  return arts_[chapter].moved({column_.x, y});
}

Duration HelpPage::art_time(std::size_t chapter, Duration now) const {
  const Duration length = art(chapter).length;
  if (context_.still()) return length;
  return begun_[chapter] ? std::min(now - *begun_[chapter], length) : Duration{0};
}

// A picture begins to move when all of it has come into view.
void HelpPage::advance(Duration step) {
  ScrollPage::advance(step);
  for (std::size_t i = 0; i < begun_.size(); ++i) {
    const Rect place = moving_art(i);
    if (!begun_[i] && !place.empty() && in_sight(place)) begun_[i] = now();
  }
}

bool HelpPage::moving() const {
  for (std::size_t i = 0; i < begun_.size(); ++i)
    if (begun_[i] && art_time(i, now()) < art(i).length) return true;
  return ScrollPage::moving();
}

void HelpPage::paint(Canvas& canvas, Duration now) const {
  const HeaderBar head{.title = tr(game_.help.title), .accent = game_.accent.on(theme())};
  paint_scrolled(canvas, now, head, [&](Canvas& sheet) {
    HelpWriter writer(context_, sheet, head.accent, column_.w);
    float y = column_.y - scroll_.offset(now);
    for (std::size_t i = 0; i < heights_.size(); ++i) {
      const Rect card{column_.x, y, column_.w, heights_[i]};
      y += heights_[i] + kGap;
      // Drawing text takes time, so chapters outside the view are skipped.
      if (card.bottom() < scroll_.view().y || card.y > scroll_.view().bottom()) continue;
      if (i < game_.help.chapters.size())
        paint_chapter(sheet, writer, i, card, now);
      else
        writer.paint(keys(), card);
    }
  });
  for (const Control& lesson : lesson_buttons())
    if (const Control* const shown = controls_.find(lesson.id))
      controls_.draw(canvas, theme(), now - this->now(), *shown);
}

void HelpPage::paint_chapter(Canvas& canvas, HelpWriter& writer, std::size_t chapter, Rect card,
                             Duration now) const {
  writer.paint(game_.help.chapters[chapter], card, art_time(chapter, now));
  const HelpArt& picture = art(chapter);
  if (picture.length == Duration{0} || context_.still() || art_time(chapter, now) < picture.length) return;
  // A sign that it can be seen again.
  const Rect place = writer.art_place();
  canvas.picture("images/icons/restart.svg",
                 {place.right() - kReplay - space::kTiny, place.y + space::kTiny, kReplay, kReplay},
                 theme().colour.text_2);
}

std::string HelpPage::state() const {
  return "chapters=" + std::to_string(game_.help.chapters.size());
}

namespace {

constexpr float kCard = 250, kMostCard = 340, kCardHeight = 300,
                kCardGap = space::kWide;                 // of a standing card
constexpr float kLyingHeight = 116, kWidestLying = 640;  // where there is no room for two beside each other
constexpr std::size_t kMostColumns = 4;

CardGrid grid_of(Rect page, std::size_t games) {
  const auto room = static_cast<std::size_t>((page.w + kCardGap) / (kCard + kCardGap));
  if (room < 2 || page.h < kCardHeight)
    return {.count = games,
            .columns = 1,
            .card = {std::min(page.w, kWidestLying), kLyingHeight},
            .gap = kCardGap};
  // Rows that are equally long, or nearly so: three cards are never followed by a single one.
  const std::size_t rows = (games + std::min(room, kMostColumns) - 1) / std::min(room, kMostColumns);
  const std::size_t columns = (games + rows - 1) / rows;
  return {.count = games,
          .columns = columns,
          .card = {std::min(kMostCard, shared_side(page.w, columns, kCardGap)), kCardHeight},
          .gap = kCardGap};
}

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
  const CardGrid grid = grid_of(page, context_.games.size());
  const Extent whole = grid.size();
  scroll_.fit({0, page.y, size.w, page.h}, whole.h + 2 * kCardGap);
  // A little above the middle, where all are in sight.
  const float above = std::max(kCardGap, (page.h - whole.h) / 3);
  const Vec origin{page.centre().x - whole.w / 2, page.y + above - scroll_.offset(now())};
  std::vector<Control> controls;
  cards_.clear();
  for (std::size_t i = 0; i < context_.games.size(); ++i) {
    const GameDefinition& game = *context_.games[i];
    cards_.emplace_back(game, grid.place(i, origin));
    controls.push_back({.id = id_of(game),
                        .kind = Control::Kind::Area,
                        .bounds = cards_.back().bounds(),
                        .label = tr(game.name),
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
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
                   for (const GameCard& card : cards_)
                     card.draw(sheet, context_, {}, controls_.warmth(id_of(card.game()), now - this->now()));
                 });
}

std::string HelpIndexPage::state() const {
  return "books=" + std::to_string(context_.games.size());
}

}  // namespace quintet::ui
