#include "games/gomoku/record_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include "games/gomoku/accent.hpp"

#include "games/gomoku/import_export.hpp"
#include "games/gomoku/import_export_navigation.hpp"
#include "games/gomoku/review_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kWidth = 680, kPadding = space::kWide, kLowPadding = space::kSmall;
constexpr float kLabelPart = 0.2F;  // of the width
constexpr float kPlace = 44;        // two lines that tell the folder
constexpr std::size_t kGroups = 4, kMostInRow = 3;

}  // namespace

RecordPage::RecordPage(Context& context, Match match, std::size_t floor)
    : Page(context, "gomoku.record"), match_(std::move(match)), floor_(floor) {}

RecordPage::Group RecordPage::copies() {
  Group group{msgid("Copy"), {}, has_stones()};
  const auto add = [&](std::string id, RecordFormat form) {
    group.offers.push_back({"copy." + std::move(id), tr(form_message(form)), "copy",
                            [this, form] { copy(write_game(match_, form)); }});
  };
  add("position", RecordFormat::Position);
  add("sgf", RecordFormat::Sgf);
  return group;
}

RecordPage::Group RecordPage::stores() {
  Group group{msgid("Store as a file"), {}, has_stones()};
  for (const RecordFormat form : kRecordFormats) {
    group.offers.push_back({"store" + std::string(ending(form)), tr(form_message(form)), "save",
                            [this, form] { store(ending(form), write_game(match_, form)); }});
  }
  return group;
}

std::vector<RecordPage::Group> RecordPage::groups() {
  Group look{msgid("This game"), {{"review", tr("Review"), "review", [this] { review(); }}}, has_stones()};
  Group other{msgid("Another game"),
              {{"paste", tr("Paste"), "paste", [this] { tell_if(paste_game(context_, floor_)); }},
               {"open", tr("Open a file"), "load", [this] { open_stored_games(context_, floor_); }}}};
  return {std::move(look), copies(), stores(), std::move(other)};
}

std::vector<Control> RecordPage::row_of(const Group& group, Rect row) const {
  std::vector<Control> controls;
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
  return controls;
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
  rows_.clear();
  float y = inner.y;
  for (const Group& group : groups()) {
    rows_.push_back({group.label, {inner.x, y, inner.w, kTarget}});
    const std::vector<Control> row = row_of(group, rows_.back().place);
    controls.insert(controls.end(), row.begin(), row.end());
    y += kTarget + gap;
  }
  place_ = {inner.x, y, inner.w, kPlace};
  return controls;
}

void RecordPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  for (const Group& group : groups()) {
    for (const Offer& offer : group.offers) {
      if (reply.id == name() + '.' + offer.id) return offer.act();
    }
  }
}

void RecordPage::on_action(Action action) {
  if (action == Action::Copy) show_toast(copy_game(context_, match_));
  if (action == Action::Paste) tell_if(paste_game(context_, floor_));
}

void RecordPage::review() {
  context_.scenes.replace(std::make_unique<ReviewPage>(context_, match_, ReviewPage::Origin::Played, floor_));
}

void RecordPage::copy(const std::string& text) {
  show_toast(copy_text(context_, text));
}

void RecordPage::store(std::string_view ending, const std::string& text) {
  const auto name = context_.documents.write(telling_name(context_, match_), ending, text);
  if (const auto* error = std::get_if<std::error_code>(&name))
    return show_toast(format(tr("The file could not be written: {reason}"), {{"reason", error->message()}}));
  stored_ = std::get<std::string>(name);
}

void RecordPage::tell_if(const std::optional<std::string>& fault) {
  if (fault) show_toast(*fault);
}

void RecordPage::on_file_dropped(const std::string& file) {
  tell_if(open_game_file(context_, file, floor_));
}

std::string RecordPage::state() const {
  return "stones=" + std::to_string(match_.stones().size()) + (stored_.empty() ? "" : " stored=yes");
}

void RecordPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(), {.title = tr("Game record"), .accent = kAccent.on(theme())});
  draw_card(canvas, theme(), card_, Elevation::Middle);
  for (const Row& row : rows_)
    canvas.text(tr(row.label),
                {row.place.x, row.place.y, row.place.w * kLabelPart - space::kTiny, row.place.h},
                {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
  const std::string folder = context_.documents.folder().empty() ? tr("There is no folder to save in.")
                                                                 : context_.documents.folder().string();
  const Rect line{place_.x, place_.y, place_.w, kPlace / 2};
  if (stored_.empty())
    canvas.text(tr("Files are stored in"), line, {.size = type::kLabel, .colour = c.text_2});
  else
    canvas.text(format(tr("Stored as {file}"), {{"file", stored_}}), line,
                {.face = Face::Bold, .size = type::kLabel, .colour = c.primary});
  canvas.text(folder, {place_.x, place_.y + kPlace / 2, place_.w, kPlace / 2},
              {.size = type::kLabel, .colour = c.text_2});
  for (const Control& control : controls_.all()) controls_.draw(canvas, theme(), now - this->now(), control);
}

}  // namespace quintet::gomoku
