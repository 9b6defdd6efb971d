#include "scenes/gomoku/exchange_files.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "scenes/dialog.hpp"
#include "scenes/gomoku/exchange.hpp"
#include "scenes/gomoku/exchange_flow.hpp"
#include "scenes/ornaments.hpp"

namespace quintet::scenes {
namespace {

constexpr float kRow = 68, kGap = space::kTiny, kPadding = space::kBase, kName = 28, kWords = 22, kIcon = 28;
constexpr Extent kEmptyCard{560, 200};
constexpr float kEmptyPart = 0.42F;      // where its middle stands, in parts of the page's height
constexpr std::size_t kMostFiles = 200;  // that are shown, the newest ones

}  // namespace

GomokuFilesPage::GomokuFilesPage(Context& context, std::size_t floor)
    : ScrollPage(context, "gomoku.files"), floor_(floor) {}

void GomokuFilesPage::enter() {
  gather();
  ScrollPage::enter();
}

void GomokuFilesPage::gather() {
  words_revision_ = context_.words.revision();
  lines_.clear();
  for (const Document& file : context_.games.list()) {
    if (lines_.size() == kMostFiles) break;
    if (is_game_file(file.name)) lines_.push_back(line_of(file.name, local_minute(file.changed)));
  }
  damaged_ = static_cast<std::size_t>(std::ranges::count_if(lines_, &Line::damaged));
}

GomokuFilesPage::Line GomokuFilesPage::line_of(const std::string& file, const std::string& when) const {
  const auto text = context_.games.read(file);
  if (const auto* error = std::get_if<std::error_code>(&text))
    return {file, file_fault_words(context_.words, *error), true};
  const auto match = read_game(std::get<std::string>(text), context_.player.settings().gomoku.start);
  if (!match) return {file, refusal_words(context_.words, match.refusal()), true};
  const std::string side = std::to_string(match->start().side);
  const auto moves = static_cast<std::uint64_t>(match->game().board().stones());
  const std::string count =
      format(context_.words.trn("{count} move", "{count} moves", moves), {{"count", std::to_string(moves)}});
  return {file, side + " × " + side + " · " + count + " · " + when};
}

void GomokuFilesPage::advance(Duration step) {
  if (words_revision_ != context_.words.revision()) gather();
  ScrollPage::advance(step);
}

Rect GomokuFilesPage::card(std::size_t index) const {
  return {page_.x, space::kHair + static_cast<float>(index) * (kRow + kGap), page_.w, kRow};
}

// The rows move with the page; the button in the head line stays.
std::vector<Control> GomokuFilesPage::layout(Extent size) {
  page_ = below_head(size);
  const auto count = static_cast<float>(lines_.size());
  scroll_.fit({0, page_.y, size.w, page_.h}, lines_.empty() ? 0 : count * (kRow + kGap) + space::kBase);
  std::vector<Control> icons{
      {.id = name() + ".paste", .kind = Control::Kind::Icon, .label = tr("Paste a game"), .icon = "paste"}};
  place_at_right(size, icons);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)")), icons.front()};
  const Vec moved{0, page_.y - scroll_.offset(now())};
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Rect at = card(i).moved(moved);
    controls.push_back({.id = row_id(i),
                        .kind = Control::Kind::Area,
                        .bounds = {at.x, at.y, at.w - kTarget - 2 * kPadding, at.h},
                        .enabled = !lines_[i].damaged,
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    controls.push_back(
        {.id = delete_id(i),
         .kind = Control::Kind::Icon,
         .bounds = {at.right() - kPadding - kTarget, at.centre().y - kTarget / 2, kTarget, kTarget},
         .label = tr("Delete"),
         .icon = "trash",
         .window = scroll_.view()});
  }
  return controls;
}

void GomokuFilesPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == name() + ".paste") return tell_if(paste_game(context_, floor_));
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (reply.id == row_id(i)) return open(i);
    if (reply.id == delete_id(i)) return ask_delete(i);
  }
  ScrollPage::replied(reply);
}

void GomokuFilesPage::open(std::size_t index) {
  tell_if(open_stored_game(context_, lines_[index].file, floor_));
}

void GomokuFilesPage::ask_delete(std::size_t index) {
  Question question{msgid("Delete this file?"), Phrase([file = lines_[index].file] { return file; }), {}};
  question.answers.push_back({.id = "delete",
                              .label = msgid("Delete"),
                              .act = [this, file = lines_[index].file] { delete_file(file); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep the file")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void GomokuFilesPage::delete_file(const std::string& file) {
  if (context_.games.remove(file)) tell(tr("The file could not be deleted."));
  gather();
}

void GomokuFilesPage::tell_if(const std::optional<std::string>& fault) {
  if (fault) tell(*fault);
}

void GomokuFilesPage::dropped(const std::string& file) {
  tell_if(open_game_file(context_, file, floor_));
}

std::string GomokuFilesPage::state() const {
  return "files=" + std::to_string(lines_.size()) + " damaged=" + std::to_string(damaged_);
}

void GomokuFilesPage::paint_empty(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Rect card = centred({page_.centre().x, page_.y + page_.h * kEmptyPart},
                            {std::min(page_.w, kEmptyCard.w), kEmptyCard.h});
  draw_card(canvas, theme(), card, Level::Middle);
  const Rect inner = card.grown(-space::kWide);
  canvas.text(tr("No game is stored yet"), {inner.x, inner.y, inner.w, space::kLarge},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  const std::string folder = context_.games.folder().string();
  canvas.paragraph(
      format(tr("Store one from its review, or put files of other programs into {folder}, or let "
                "them fall on this window."),
             {{"folder", folder}}),
      {inner.x, inner.y + space::kLarge + space::kTiny, inner.w, 0},
      {.size = type::kBody, .colour = c.text_2, .align = Align::Centre}, context_.line_height());
}

void GomokuFilesPage::paint_line(Canvas& canvas, std::size_t index, Duration now) const {
  const Palette& c = theme().colour;
  const Line& line = lines_[index];
  const Rect at = card(index);
  const float warm = controls_.warmth(row_id(index), now - this->now());
  if (line.damaged)
    draw_sunken_card(canvas, theme(), at);
  else
    draw_card(canvas, theme(), at, warm > 0.5F ? Level::Middle : Level::Low, warm);
  const float middle = at.centre().y;
  canvas.picture(std::string("images/icons/") + (line.damaged ? "info" : "board") + ".svg",
                 {at.x + kPadding, middle - kIcon / 2, kIcon, kIcon}, line.damaged ? c.danger : c.gomoku);
  const float x = at.x + kPadding + kIcon + space::kSmall;
  const float width = at.right() - x - kTarget - 3 * kPadding;
  canvas.text(line.file, {x, middle - kName, width, kName},
              {.face = Face::Bold, .size = type::kBody, .colour = line.damaged ? c.text_2 : c.text});
  canvas.text(line.words, {x, middle + space::kHair, width, kWords},
              {.size = type::kLabel, .colour = line.damaged ? c.danger : c.text_2});
}

void GomokuFilesPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Stored games"), .accent = theme().colour.gomoku},
                 [&](Canvas& sheet) {
                   if (lines_.empty()) return paint_empty(sheet);
                   {
                     const auto guard = sheet.saved();
                     sheet.translate({0, page_.y - scroll_.offset(now)});
                     for (std::size_t i = 0; i < lines_.size(); ++i) paint_line(sheet, i, now);
                   }
                   for (std::size_t i = 0; i < lines_.size(); ++i) {
                     if (const Control* control = controls_.find(delete_id(i)))
                       controls_.draw(sheet, theme(), now - this->now(), *control);
                   }
                 });
  if (const Control* paste = controls_.find(name() + ".paste"))
    controls_.draw(canvas, theme(), now - this->now(), *paste);
}

}  // namespace quintet::scenes
