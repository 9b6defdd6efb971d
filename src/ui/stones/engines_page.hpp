// The engines of a game, programs of others that play it: the list, and the page on which one is added, tried, changed or
// removed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/background.hpp"
#include "ui/pages/page.hpp"
#include "ui/stones/engines.hpp"
#include "ui/widgets/line_field.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

class EnginesPage final : public ScrollPage {
 public:
  // The table must outlive the page.
  EnginesPage(Context& context, const EngineTable& table);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  const EngineList& list() const { return table_.list(context_); }
  std::string add_id() const { return name() + ".add"; }
  std::string wait_id(std::size_t choice) const {
    return name() + ".wait." + std::string(table_.waits[choice].word);
  }
  std::string row_id(std::size_t index) const { return name() + ".engine-" + std::to_string(index + 1); }
  void place_waits(Rect area, std::vector<Control>& controls);
  void paint_row(Canvas& canvas, const ListedEngine& engine, Rect card, float warm) const;

  const EngineTable& table_;
  Rect intro_, wait_label_;
  std::vector<Rect> cards_;  // on the screen
};

// One engine of the list, or a new one.
class EnginePage final : public Page {
 public:
  // `index`: of the list.
  EnginePage(Context& context, const EngineTable& table, std::optional<std::size_t> index = std::nullopt);

  void leave() override;
  bool takes_text() const override { return typed_in() != nullptr; }
  bool busy() const override { return trial_.running(); }

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  enum class Which : std::uint8_t { Command, Name };
  // What is said below the fields.
  struct Report {
    enum class Kind : std::uint8_t { None, Waits, Works, Wrong } kind = Kind::None;
    LocalizedText words{};
  };

  LineField& field(Which which) { return fields_[static_cast<std::size_t>(which)]; }
  const LineField& field(Which which) const { return fields_[static_cast<std::size_t>(which)]; }
  std::string id_of(std::string_view what) const { return name() + '.' + std::string(what); }
  std::optional<Which> which_has_focus() const;
  const LineField* typed_in() const;
  void test();
  void take_trial();
  void save();
  void ask_remove();
  void say(Report::Kind kind, LocalizedText words) { report_ = {kind, std::move(words)}; }
  std::string command() const;

  const EngineTable& table_;
  std::optional<std::size_t> index_;
  std::array<LineField, 2> fields_;  // by Which
  Report report_;
  std::string tried_;  // the command that the report is about
  Rect card_, report_place_;
  std::array<Rect, 2> labels_;
  Background<EngineTrial> trial_;
};

}  // namespace quintet::ui
