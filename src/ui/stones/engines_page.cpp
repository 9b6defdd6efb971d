#include "ui/stones/engines_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/text.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/stones/players.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidest = 760, kPadding = 20, kRow = 76, kPortrait = 52;
constexpr float kAddButton = 232,
                kWordsFrom = 700;  // of the button in the header, and the canvas width that it needs
constexpr float kLabel = 24, kReport = 84, kFieldButton = 132;

Rect column_of(Rect page) {
  const float width = std::min(page.w, kWidest);
  return {page.centre().x - width / 2, page.y, width, page.h};
}

}  // namespace

EnginesPage::EnginesPage(Context& context, const EngineTable& table)
    : ScrollPage(context, std::string(table.game) + ".engines"), table_(table) {}

std::vector<Control> EnginesPage::layout(Extent size) {
  const Rect page = column_of(below_header(size));
  const float intro = context_.canvas.paragraph_height(
      tr(table_.intro), page.w, {.size = type::kBody, .colour = {}}, context_.line_height());
  const float rows = static_cast<float>(list().size()) * (kRow + space::kSmall);
  const float wait = list().empty() ? 0 : space::kTiny + kLabel + kTarget;
  scroll_.fit({0, page.y, size.w, page.h}, intro + space::kBase + rows + wait + space::kTiny);
  float y = page.y + space::kHair - scroll_.offset(now());
  intro_ = {page.x, y, page.w, intro};
  y += intro + space::kBase;
  std::vector<Control> add{{.id = add_id(),
                            .kind = size.w < kWordsFrom ? Control::Kind::Icon : Control::Kind::Primary,
                            .bounds = {0, 0, kAddButton, kTarget},
                            .label = tr("Add an engine"),
                            .icon = "plus",
                            .enabled = list().size() < kMostEngines}};
  place_at_right(size, add);
  std::vector<Control> controls;
  cards_.clear();
  for (std::size_t i = 0; i < list().size(); ++i) {
    cards_.push_back({page.x, y, page.w, kRow});
    controls.push_back({.id = row_id(i),
                        .kind = Control::Kind::Area,
                        .bounds = cards_.back(),
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
    y += kRow + space::kSmall;
  }
  place_waits({page.x, y + space::kTiny, page.w, kLabel + kTarget}, controls);
  controls.push_back(add.front());
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

// Below the list, if there is any engine to wait for.
void EnginesPage::place_waits(Rect area, std::vector<Control>& controls) {
  wait_label_ = {};
  if (list().empty()) return;
  const auto [label, choices] = Column{}.place(area, {fixed(kLabel), fixed(kTarget)});
  wait_label_ = label;
  const std::vector<LayoutPart> parts(table_.waits.size(), growing());
  const std::vector<Rect> places = Row{.gap = space::kTiny}.place(choices, parts);
  for (std::size_t i = 0; i < places.size(); ++i)
    controls.push_back({.id = wait_id(i),
                        .kind = Control::Kind::Choice,
                        .bounds = places[i],
                        .label = tr(table_.waits[i].label),
                        .value = table_.wait(context_) == i ? 1.0F : 0.0F,
                        .window = scroll_.view()});
}

void EnginesPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == add_id()) return context_.scenes.push(std::make_unique<EnginePage>(context_, table_));
  for (std::size_t i = 0; i < list().size(); ++i)
    if (reply.id == row_id(i)) return context_.scenes.push(std::make_unique<EnginePage>(context_, table_, i));
  for (std::size_t i = 0; i < table_.waits.size(); ++i)
    if (reply.id == wait_id(i)) return table_.set_wait(context_, i);
  ScrollPage::on_control(reply);
}

void EnginesPage::paint_row(Canvas& canvas, const ListedEngine& engine, Rect card, float warm) const {
  const Palette& c = theme().colour;
  draw_card(canvas, theme(), card, Elevation::Low, warm);
  const auto [portrait, words, arrow] = Row{.gap = space::kBase}.place(
      card.grown(-space::kSmall), {fixed(kPortrait), growing(), fixed(space::kWide)});
  const auto [title, line] = Column{}.place(words, {growing(), growing()});
  canvas.picture(kEnginePortrait, portrait);
  canvas.text(engine.name, title, {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(engine.command, line, {.size = type::kLabel, .colour = c.text_2});
  canvas.picture("images/icons/right.svg", centred(arrow.centre(), {arrow.w, arrow.w}), c.text_2);
}

void EnginesPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  paint_scrolled(canvas, now, {.title = tr(table_.title), .accent = table_.accent.on(theme())},
                 [&](Canvas& sheet) {
                   sheet.paragraph(tr(table_.intro), intro_, {.size = type::kBody, .colour = c.text_2},
                                   context_.line_height());
                   for (std::size_t i = 0; i < std::min(cards_.size(), list().size()); ++i)
                     paint_row(sheet, list()[i], cards_[i], controls_.warmth(row_id(i), now - this->now()));
                   if (!wait_label_.empty())
                     sheet.text(tr("A move takes too long after"), wait_label_,
                                {.size = type::kLabel, .colour = c.text_2});
                   for (std::size_t i = 0; i < table_.waits.size(); ++i)
                     if (const Control* choice = controls_.find(wait_id(i)))
                       controls_.draw(sheet, theme(), now - this->now(), *choice);
                 });
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  if (const Control* add = controls_.find(add_id())) controls_.draw(canvas, theme(), now - this->now(), *add);
}

std::string EnginesPage::state() const {
  std::string text = "engines=" + std::to_string(list().size());
  for (const ListedEngine& engine : list()) text += " name=" + engine.name;
  return text;
}

EnginePage::EnginePage(Context& context, const EngineTable& table, std::optional<std::size_t> index)
    : Page(context, std::string(table.game) + ".engine"),
      table_(table),
      index_(index),
      fields_{LineField({}, kLongestEngineCommand), LineField({}, kLongestEngineName)},
      trial_(context.wake) {
  if (index_) {
    field(Which::Command).set_text(table_.list(context_)[*index_].command);
    field(Which::Name).set_text(table_.list(context_)[*index_].name);
  }
  controls_.focus(id_of("command"));
}

void EnginePage::leave() {
  trial_.cancel();
  if (report_.kind == Report::Kind::Waits) report_ = {};
  Page::leave();
}

std::string EnginePage::command() const {
  return std::string(trimmed(field(Which::Command).text()));
}

std::optional<EnginePage::Which> EnginePage::which_has_focus() const {
  if (controls_.focused() == id_of("command")) return Which::Command;
  if (controls_.focused() == id_of("name")) return Which::Name;
  return std::nullopt;
}

const LineField* EnginePage::typed_in() const {
  const auto which = which_has_focus();
  return which ? &field(*which) : nullptr;
}

// The command, the name, what is known of them, and the buttons; as high as that is, in the middle.
std::vector<Control> EnginePage::layout(Extent size) {
  const Rect page = column_of(below_header(size));
  const float inner =
      kLabel + kTarget + space::kSmall + kLabel + kTarget + space::kSmall + kReport + space::kSmall + kTarget;
  card_ = {page.x, page.y + space::kHair, page.w, std::min(page.h - space::kHair, inner + 2 * kPadding)};
  const auto [command_label, command, name_label, name, report, buttons] =
      Column{}.place(card_.grown(-kPadding), {fixed(kLabel), fixed(kTarget), fixed(kLabel, space::kSmall),
                                              fixed(kTarget), growing(), fixed(kTarget)});
  labels_ = {command_label, name_label};
  report_place_ = {report.x, report.y + space::kSmall, report.w, report.h - 2 * space::kSmall};
  const float width = std::min(kFieldButton, shared_side(buttons.w, 3, space::kSmall));
  const auto [remove, rest, test, save] =
      Row{.gap = space::kSmall}.place(buttons, {fixed(width), growing(), fixed(width), fixed(width)});
  std::vector<Control> controls{
      {.id = id_of("command"), .kind = Control::Kind::Area, .bounds = command},
      {.id = id_of("name"), .kind = Control::Kind::Area, .bounds = name},
      {.id = id_of("test"), .bounds = test, .label = tr("Test"), .enabled = !trial_.running()},
      {.id = id_of("save"), .kind = Control::Kind::Primary, .bounds = save, .label = tr("Save")}};
  if (index_) controls.push_back({.id = id_of("remove"), .bounds = remove, .label = tr("Remove")});
  controls.push_back(back_control(size, id_of("back"), tr("Back (Esc)")));
  return controls;
}

bool EnginePage::intercept(const Event& event) {
  if (const auto* pointer = std::get_if<PointerEvent>(&event);
      pointer && pointer->kind == PointerEvent::Kind::Pressed) {
    const Control* under = controls_.under(pointer->at);
    for (const Which which : {Which::Command, Which::Name})
      if (under && under->id == id_of(which == Which::Command ? "command" : "name"))
        field(which).press(context_.canvas, under->bounds, pointer->at);
  }
  const auto which = which_has_focus();
  return which && field(*which).take(event, context_.clipboard);
}

void EnginePage::advance(Duration /*step*/) {
  const auto which = which_has_focus();
  if (which && field(*which).settle() == LineField::Reply::Done) *which == Which::Command ? test() : save();
  if (report_.kind != Report::Kind::None && command() != tried_) {
    trial_.cancel();
    report_ = {};
  }
  take_trial();
}

// Also while no field has the focus.
void EnginePage::on_action(Action action) {
  if (action != Action::Paste) return;
  field(Which::Command).set_text(context_.clipboard.text().value_or(""));
  controls_.focus(id_of("command"));
}

void EnginePage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == id_of("back")) return go_back();
  if (reply.id == id_of("test")) return test();
  if (reply.id == id_of("save")) return save();
  if (reply.id == id_of("remove")) return ask_remove();
}

void EnginePage::test() {
  tried_ = command();
  if (tried_.empty()) return say(Report::Kind::Wrong, msgid("Enter a command first."));
  say(Report::Kind::Waits, msgid("Starting the engine. This may take a minute."));
  trial_.start(
      [test = table_.test, command = tried_](const std::stop_token& stop) { return test(command, stop); });
}

void EnginePage::take_trial() {
  const auto outcome = trial_.poll();
  if (!outcome) return;
  if (!*outcome) return say(Report::Kind::Wrong, msgid("The system could not start it."));
  const EngineTrial& trial = **outcome;
  if (trial.fault) {
    context_.audio.play("refuse");
    return say(Report::Kind::Wrong,
               LocalizedText([&words = context_.words, fault = trial.fault] { return fault(words); }));
  }
  const std::string known = trial.name.empty() ? name_of_command(tried_) : trial.name;
  if (trimmed(field(Which::Name).text()).empty()) field(Which::Name).set_text(known);
  std::string whole = known;
  if (!trial.version.empty()) whole += ' ' + trial.version;
  context_.audio.play("toggle");
  say(Report::Kind::Works, LocalizedText([&words = context_.words, whole] {
        return format(words.tr("{name} is ready to play."), {{"name", whole}});
      }));
}

// A name that another engine has gets a number.
void EnginePage::save() {
  tried_ = command();
  if (tried_.empty()) return say(Report::Kind::Wrong, msgid("Enter a command first."));
  EngineList engines = table_.list(context_);
  ListedEngine engine{std::string(trimmed(field(Which::Name).text())), tried_};
  if (engine.name.empty()) engine.name = name_of_command(engine.command);
  if (engine.name.empty()) engine.name = tr("Engine");
  if (index_) engines[*index_].name.clear();
  engine.name = free_engine_name(engines, engine.name);
  if (index_)
    engines[*index_] = std::move(engine);
  else
    engines.push_back(std::move(engine));
  table_.keep(context_, std::move(engines));
  context_.scenes.pop();
}

void EnginePage::ask_remove() {
  const LocalizedText removed([name = table_.list(context_)[*index_].name] { return std::string(name); });
  const auto remove = later([this] {
    EngineList engines = table_.list(context_);
    engines.erase(engines.begin() + static_cast<std::ptrdiff_t>(*index_));
    table_.keep(context_, std::move(engines));
    context_.scenes.pop();
  });
  ask(context_, {msgid("Remove this engine?"), removed, {}},
      {.id = "remove", .label = msgid("Remove"), .act = remove});
}

void EnginePage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_backdrop(canvas, theme(), Scenery::Full);
  canvas.fade(arrival(now));
  draw_header_bar(
      canvas, theme(),
      {.title = tr(index_ ? msgid("Engine") : msgid("Add an engine")), .accent = table_.accent.on(theme())});
  draw_card(canvas, theme(), card_, Elevation::Low);
  const std::array words{tr("Command, as you would type it in a terminal"), tr("Name")};
  const std::array hints{std::string(table_.example), tr("As the engine calls itself")};
  const std::array<std::string_view, 2> ids{"command", "name"};
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    canvas.text(words[i], labels_[i], {.size = type::kLabel, .colour = c.text_2});
    const Control* control = controls_.find(id_of(ids[i]));
    if (!control) continue;
    fields_[i].draw(canvas, theme(), control->bounds,
                    {.hint = hints[i],
                     .typing = controls_.focused() == control->id,
                     .warm = controls_.warmth(control->id, now - this->now())});
  }
  const Rgba ink = report_.kind == Report::Kind::Wrong   ? c.danger
                   : report_.kind == Report::Kind::Works ? c.primary
                                                         : c.text_2;
  canvas.paragraph(report_.words.in(context_.words), report_place_,
                   {.face = report_.kind == Report::Kind::Works ? Face::Bold : Face::Text,
                    .size = type::kBody,
                    .colour = ink},
                   context_.line_height());
  draw_controls(canvas, now);
}

std::string EnginePage::state() const {
  constexpr std::array<std::string_view, 4> kKinds{"none", "waits", "works", "wrong"};
  return "command=" + field(Which::Command).text() + " name=" + field(Which::Name).text() +
         " report=" + std::string(kKinds[static_cast<std::size_t>(report_.kind)]);
}

}  // namespace quintet::ui
