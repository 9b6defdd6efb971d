// The setup of a match whose rows are fields of the game's settings. The game has what match_mode.hpp names and its own
// begin_new_match(context, mode, below).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "ui/game/match_flow.hpp"
#include "ui/pages/field_setup_page.hpp"
#include "ui/profile/fields.hpp"

namespace quintet::ui {

template <class M, class Settings>
class MatchSetupPage : public FieldSetupPage {
 protected:
  using Mode = decltype(std::declval<const M&>().mode());

  MatchSetupPage(Context& context, std::string name, const Accent& accent, Mode mode,
                 std::optional<std::size_t> over)
      : FieldSetupPage(context, std::move(name), accent, setup_rows<Settings>(), over), mode_(mode) {}

  Mode mode() const { return mode_; }
  const Settings& settings() const { return context_.profile.template get<Settings>(); }

  bool has_saved_match() const final { return saved_match<M>(context_, mode_) != nullptr; }
  void start(std::size_t below) final { begin_new_match(context_, mode_, below); }
  std::string title() const final { return tr(mode_message(mode_)); }
  std::string state() const override {
    return "mode=" + std::string(word_of(mode_)) + ' ' + FieldSetupPage::state();
  }

 private:
  Mode mode_;
};

}  // namespace quintet::ui
