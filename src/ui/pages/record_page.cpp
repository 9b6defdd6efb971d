#include "ui/pages/record_page.hpp"

#include <algorithm>
#include <utility>

#include "engine/storage/store_folders.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidth = 680, kPadding = space::kWide, kLowPadding = space::kSmall;
constexpr float kLabelPart = 0.2F;  // share of the width
constexpr float kPlace = 44;        // two lines with the path of the folder
constexpr std::size_t kGroups = 4, kMostInRow = 3;

}  // namespace

RecordPage::RecordPage(Context& context, const RecordCodec& codec, GameRecord record, std::size_t floor,
                       std::function<void()> open_files)
    : Page(context, std::string(codec.game) + ".record"),
      records_(context, codec, floor),
      record_(std::move(record)),
      open_files_(std::move(open_files)),
      folder_(path_for_players(context.documents.folder())) {}

std::vector<RecordPage::Group> RecordPage::groups() {
  Group look{.label = msgid("This game"), .enabled = record_.card.moves > 0};
  look.offers.push_back(
      {"review", tr("Review"), "review",
       [this] { context_.scenes.replace(record_.review(context_, records_.floor(), ReviewStart::End)); }});
  Group copy{.label = msgid("Copy"), .enabled = !record_.card.is_blank};
  Group store{.label = msgid("Save as a file"), .enabled = copy.enabled};
  const std::span<const RecordFormat> formats = records_.codec().formats;
  for (std::size_t i = 0; i < formats.size(); ++i) {
    const RecordFormat& form = formats[i];
    store.offers.push_back(
        {"store" + std::string(form.ending), tr(form.name), "save", [this, i] { this->store(i); }});
    if (form.copy_id.empty()) continue;
    copy.offers.push_back({"copy." + std::string(form.copy_id), tr(form.name), "copy",
                           [this, i] { show_toast(copy_to_clipboard(context_, record_.write(i))); }});
  }
  for (Group* group : {&copy, &store}) std::ranges::reverse(group->offers);  // the shortest form first
  Group other{.label = msgid("Another game")};
  other.offers.push_back({"paste", tr("Paste"), "paste", [this] { tell_if_failed(records_.paste()); }});
  other.offers.push_back({"open", tr("Your games"), "load", open_files_});
  return {std::move(look), std::move(copy), std::move(store), std::move(other)};
}

void RecordPage::add_row(const Group& group, std::vector<Control>& controls) const {
  const Rect row = group.place;
  const float left = row.w * kLabelPart;
  const float width = (row.w - left - (kMostInRow - 1) * space::kTiny) / kMostInRow;
  float x = row.x + left;
  for (const Offer& offer : group.offers) {
    controls.push_back({.id = name() + '.' + offer.id,
                        .kind = offer.id == "review" ? Control::Kind::Primary : Control::Kind::Button,
                        .bounds = {x, row.y, width, row.h},
                        .label = offer.label,
                        .icon = offer.icon,
                        .enabled = group.enabled});
    x += width + space::kTiny;
  }
}

std::vector<Control> RecordPage::layout(Extent size) {
  Rect area = below_header(size);
  area.h -= space::kSmall;
  const auto height = [](float padding, float gap) {
    return 2 * padding + kGroups * kTarget + (kGroups - 1) * gap + gap + kPlace;
  };
  const bool low = height(kPadding, space::kBase) > area.h;
  const float padding = low ? kLowPadding : kPadding, gap = low ? space::kTiny : space::kBase;
  card_ = centred(area.centre(), {std::min(area.w, kWidth), height(padding, gap)});
  const Rect inner = card_.grown(-padding);
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)"))};
  groups_ = groups();
  float y = inner.y;
  for (Group& group : groups_) {
    group.place = {inner.x, y, inner.w, kTarget};
    add_row(group, controls);
    y += kTarget + gap;
  }
  place_ = {inner.x, y, inner.w, kPlace};
  return controls;
}

void RecordPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const Group& group : groups_) {
    for (const Offer& offer : group.offers) {
      if (reply.id == name() + '.' + offer.id) return offer.act();
    }
  }
}

void RecordPage::on_action(Action action) {
  if (action == Action::Copy) show_toast(records_.copy(record_));
  if (action == Action::Paste) tell_if_failed(records_.paste());
}

// The name consists of the date and the name of the game.
void RecordPage::store(std::size_t index) {
  const auto name =
      context_.documents.write(write_date(context_.today()) + ' ' + record_.name(context_.words),
                               records_.codec().formats[index].ending, record_.write(index));
  if (!name) return show_toast(format(tr("Could not save: {reason}"), {{"reason", name.error().message()}}));
  stored_ = *name;
}

void RecordPage::on_file_dropped(const std::string& file) {
  tell_if_failed(records_.open_file(file));
}

std::string RecordPage::state() const {
  return "moves=" + std::to_string(record_.card.moves) + (stored_.empty() ? "" : " stored=yes");
}

void RecordPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(),
                  {.title = tr("Copy and export"), .accent = records_.codec().accent.on(theme())});
  draw_card(canvas, theme(), card_, Elevation::Middle);
  for (const auto& [label, offers, enabled, at] : groups_)
    canvas.text(tr(label), {at.x, at.y, at.w * kLabelPart - space::kTiny, at.h},
                {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
  const std::string folder = folder_.empty() ? tr("No folder to save in.") : folder_;
  const Rect line{place_.x, place_.y, place_.w, kPlace / 2};
  if (stored_.empty())
    canvas.text(tr("Files are saved in"), line, {.size = type::kLabel, .colour = c.text_2});
  else
    canvas.text(format(tr("Saved as {file}"), {{"file", stored_}}), line,
                {.face = Face::Bold, .size = type::kLabel, .colour = c.primary});
  canvas.text(folder, {place_.x, place_.y + kPlace / 2, place_.w, kPlace / 2},
              {.size = type::kLabel, .colour = c.text_2});
  draw_controls(canvas, now);
}

}  // namespace quintet::ui
