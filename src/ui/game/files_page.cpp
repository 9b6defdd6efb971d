#include "ui/game/files_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kRow = 68, kGap = space::kTiny, kPadding = space::kBase, kName = 28, kWords = 22, kIcon = 28;
constexpr Extent kEmptyCard{560, 200};
constexpr float kEmptyPart = 0.42F;      // vertical position of its centre, as a share of the page's height
constexpr std::size_t kMostFiles = 200;  // shown in the list, the newest ones
constexpr std::uintmax_t kKib = 1024;

}  // namespace

FilesPage::FilesPage(Context& context, const RecordCodec& codec, std::size_t floor)
    : ScrollPage(context, std::string(codec.game) + ".files"),
      records_(context, codec, floor),
      reading_(context.wake) {}

// The folder may have changed: the old list stays until the new one has been read.
void FilesPage::enter() {
  const RecordCodec& codec = records_.codec();
  reading_.start([&games = context_.documents, &codec, read = codec.reader(context_)](
                     const std::stop_token& stop) { return look(games, codec, read, stop); });
  ScrollPage::enter();
}

void FilesPage::leave() {
  ScrollPage::leave();
  reading_.cancel();
}

FilesPage::Findings FilesPage::look(const Documents& games, const RecordCodec& codec,
                                    const RecordCodec::Reader& read, const std::stop_token& stop) {
  Findings all;
  for (const Document& file : games.list(stop)) {
    if (all.size() == kMostFiles || stop.stop_requested()) break;
    if (is_record_file(codec, file.name)) all.push_back(found(games, file, codec, read, stop));
  }
  return all;
}

FilesPage::Found FilesPage::found(const Documents& games, const Document& file, const RecordCodec& codec,
                                  const RecordCodec::Reader& read, const std::stop_token& stop) {
  const auto dated = [file](const std::string& words) { return words + " · " + local_minute(file.changed); };
  if (file.size > codec.most_listed && file.size <= Documents::kLargest)
    return {file, [dated, size = std::to_string(file.size / kKib)](const Localiser& words) {
              return dated(format(words.tr("{size} KiB, too large to be shown here"), {{"size", size}}));
            }};
  const auto text = games.read(file.name, stop);
  if (!text)
    return {file, [error = text.error()](const Localiser& words) { return file_error_words(words, error); },
            true};
  const auto record = read(*text);
  if (!record)
    return {file,
            [error = record.error()](const Localiser& words) { return import_error_words(words, error); },
            true};
  return {file, [dated, side = std::to_string(record->side), moves = record->moves](const Localiser& words) {
            return dated(side + " × " + side + " · " +
                         format(words.trn("{count} move", "{count} moves", moves),
                                {{"count", std::to_string(moves)}}));
          }};
}

void FilesPage::advance(Duration step) {
  if (auto findings = reading_.poll(); findings && *findings) lines_ = **std::move(findings);
  if (!lines_ && !reading_.running()) lines_.emplace();  // reading failed
  ScrollPage::advance(step);
}

Rect FilesPage::card(std::size_t index) const {
  return {page_.x, space::kHair + static_cast<float>(index) * (kRow + kGap), page_.w, kRow};
}

// The rows scroll with the page; the button in the header does not.
std::vector<Control> FilesPage::layout(Extent size) {
  page_ = below_header(size);
  const std::size_t rows = lines_ ? lines_->size() : 0;
  const float height = static_cast<float>(rows) * (kRow + kGap) + space::kBase;
  scroll_.fit({0, page_.y, size.w, page_.h}, rows == 0 ? 0 : height);
  std::vector<Control> icons{
      {.id = name() + ".paste", .kind = Control::Kind::Icon, .label = tr("Paste a game"), .icon = "paste"}};
  place_at_right(size, icons);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)")), icons.front()};
  const Vec moved{0, page_.y - scroll_.offset(now())};
  for (std::size_t i = 0; i < rows; ++i) {
    const Rect at = card(i).moved(moved);
    controls.push_back({.id = row_id(i),
                        .kind = Control::Kind::Area,
                        .bounds = {at.x, at.y, at.w - kTarget - 2 * kPadding, at.h},
                        .enabled = !(*lines_)[i].damaged,
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

void FilesPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".paste") return tell_if_failed(records_.paste());
  for (std::size_t i = 0; lines_ && i < lines_->size(); ++i) {
    if (reply.id == row_id(i)) return tell_if_failed(records_.open_stored((*lines_)[i].file.name));
    if (reply.id == delete_id(i)) return ask_delete(i);
  }
  ScrollPage::on_control(reply);
}

void FilesPage::on_action(Action action) {
  if (action == Action::Paste) tell_if_failed(records_.paste());
}

void FilesPage::ask_delete(std::size_t index) {
  const std::string file = (*lines_)[index].file.name;
  Question question{msgid("Delete this file?"), LocalizedText([name = file] { return name; }), {}};
  question.answers.push_back(
      {.id = "delete", .label = msgid("Delete"), .act = [this, file] { delete_file(file); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep the file")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void FilesPage::delete_file(const std::string& file) {
  if (context_.documents.remove(file)) return show_toast(tr("The file could not be deleted."));
  if (lines_) std::erase_if(*lines_, [&](const Found& line) { return line.file.name == file; });
}

void FilesPage::on_file_dropped(const std::string& file) {
  tell_if_failed(records_.open_file(file));
}

std::string FilesPage::state() const {
  if (!lines_) return "reading=yes";
  return "files=" + std::to_string(lines_->size()) +
         " damaged=" + std::to_string(std::ranges::count_if(*lines_, &Found::damaged));
}

void FilesPage::paint_empty(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Rect card = centred({page_.centre().x, page_.y + page_.h * kEmptyPart},
                            {std::min(page_.w, kEmptyCard.w), kEmptyCard.h});
  draw_card(canvas, theme(), card, Elevation::Middle);
  const Rect inner = card.grown(-space::kWide);
  canvas.text(tr("No game is stored yet"), {inner.x, inner.y, inner.w, space::kLarge},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  const std::string folder = context_.documents.folder().string();
  canvas.paragraph(
      format(tr("Store one from its review, or put files of other programs into {folder}, or let "
                "them fall on this window."),
             {{"folder", folder}}),
      {inner.x, inner.y + space::kLarge + space::kTiny, inner.w, 0},
      {.size = type::kBody, .colour = c.text_2, .align = Align::Centre}, context_.line_height());
}

void FilesPage::paint_line(Canvas& canvas, std::size_t index, Duration now) const {
  const Palette& c = theme().colour;
  const Found& line = (*lines_)[index];
  const bool damaged = line.damaged;
  const Rect at = card(index);
  const float warm = controls_.warmth(row_id(index), now - this->now());
  if (damaged)
    draw_sunken_card(canvas, theme(), at);
  else
    draw_card(canvas, theme(), at, warm > 0.5F ? Elevation::Middle : Elevation::Low, warm);
  const float middle = at.centre().y;
  canvas.picture(std::string("images/icons/") + (damaged ? "info" : "board") + ".svg",
                 {at.x + kPadding, middle - kIcon / 2, kIcon, kIcon},
                 damaged ? c.danger : records_.codec().accent.on(theme()));
  const float x = at.x + kPadding + kIcon + space::kSmall;
  const float width = at.right() - x - kTarget - 3 * kPadding;
  canvas.text(line.file.name, {x, middle - kName, width, kName},
              {.face = Face::Bold, .size = type::kBody, .colour = damaged ? c.text_2 : c.text});
  canvas.text(line.words(context_.words), {x, middle + space::kHair, width, kWords},
              {.size = type::kLabel, .colour = damaged ? c.danger : c.text_2});
}

// The rows scroll with the page; the positions of their buttons are already scrolled.
void FilesPage::paint_list(Canvas& canvas, Duration now) const {
  {
    const auto guard = canvas.saved();
    canvas.translate({0, page_.y - scroll_.offset(now)});
    for (std::size_t i = 0; i < lines_->size(); ++i) paint_line(canvas, i, now);
  }
  for (std::size_t i = 0; i < lines_->size(); ++i) {
    if (const Control* control = controls_.find(delete_id(i)))
      controls_.draw(canvas, theme(), now - this->now(), *control);
  }
}

void FilesPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Stored games"), .accent = records_.codec().accent.on(theme())},
                 [&](Canvas& sheet) {
                   if (lines_) return lines_->empty() ? paint_empty(sheet) : paint_list(sheet, now);
                   sheet.text(tr("Reading…"),
                              {page_.x, page_.y + page_.h * kEmptyPart, page_.w, space::kLarge},
                              {.size = type::kBody, .colour = theme().colour.text_2, .align = Align::Centre});
                 });
  if (const Control* paste = controls_.find(name() + ".paste"))
    controls_.draw(canvas, theme(), now - this->now(), *paste);
}

}  // namespace quintet::ui
