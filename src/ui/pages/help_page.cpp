#include "ui/pages/help_page.hpp"

#include <algorithm>

#include "ui/pages/help_writer.hpp"

namespace quintet::ui {
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
  if (game_.lesson) {
    std::vector<Control> icons{
        {.id = "help.lesson", .kind = Control::Kind::Icon, .label = tr("First steps"), .icon = "play"}};
    place_at_right(size, icons);
    controls.push_back(std::move(icons.front()));
  }
  return controls;
}

void HelpPage::on_control(const ControlEvent& reply) {
  if (reply.id == "help.lesson" && reply.what == ControlEvent::What::Activated) return game_.lesson(context_);
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
  if (const Control* lesson = controls_.find("help.lesson"))
    controls_.draw(canvas, theme(), now - this->now(), *lesson);
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

}  // namespace quintet::ui
