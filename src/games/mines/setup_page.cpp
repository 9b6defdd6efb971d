#include "games/mines/setup_page.hpp"

#include "games/mines/accent.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::mines {

using namespace ui;

SetupPage::SetupPage(Context& context, Mode mode, std::optional<std::size_t> over)
    : FieldSetupPage(context, "mines.setup", kAccent, setup_rows<Settings>(), over), mode_(mode) {}

bool SetupPage::has_saved_match() const {
  return MatchStore<Match>(context_.profile).load(word_of(mode_)).has_value();
}

void SetupPage::start(std::size_t below) {
  begin_new_match(context_, mode_, below);
}

std::string SetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string SetupPage::summary() const {
  return board_words(context_.words, context_.profile.get<Settings>().rules(mode_));
}

void SetupPage::place_hero(Rect area) {
  static_cast<void>(area);
}

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  static_cast<void>(canvas);
  static_cast<void>(now);
}

}  // namespace quintet::mines
