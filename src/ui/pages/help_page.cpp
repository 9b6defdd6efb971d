#include "ui/pages/help_page.hpp"

#include <algorithm>

#include "ui/pages/help_writer.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidest = 820;  // a line longer than this is hard to read
constexpr float kGap = space::kBase;

}  // namespace

HelpPage::HelpPage(Context& context, const GameDefinition& game) : ScrollPage(context, "help"), game_(game) {}

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
  for (const HelpChapter& chapter : game_.help.chapters) heights_.push_back(writer.height(chapter));
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
        writer.paint(game_.help.chapters[i], card);
      else
        writer.paint(keys(), card);
    }
  });
  if (const Control* lesson = controls_.find("help.lesson"))
    controls_.draw(canvas, theme(), now - this->now(), *lesson);
}

std::string HelpPage::state() const {
  return "chapters=" + std::to_string(game_.help.chapters.size());
}

}  // namespace quintet::ui
