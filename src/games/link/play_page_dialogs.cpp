// The pages that the board in play opens, and where its end leads.
#include <algorithm>
#include <iterator>

#include "games/link/definition.hpp"
#include "games/link/demonstration_page.hpp"
#include "games/link/matches.hpp"
#include "games/link/navigation.hpp"
#include "games/link/play_page.hpp"
#include "games/link/play_times.hpp"
#include "games/link/setup_page.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/pages/pause_page.hpp"

namespace quintet::link {

using namespace ui;

// Today's board can be continued on its own day only.
bool PlayPage::past_its_day() const {
  return match_.mode() == Mode::Today && match_.subject() != write_date(context_.today());
}

void PlayPage::leave_game() {
  // What was begun is saved, and the player is told so.
  if (past_its_day()) {
    context_.profile.notify(tr("The day of this board is over; another one waits."));
  } else if (!match_.over() && match_.begun()) {
    context_.profile.notify(kept_words(context_));
  }
  context_.scenes.pop();
}

void PlayPage::pause() {
  if (!playing()) return;
  context_.scenes.push(std::make_unique<PausePage>(context_, pause_entries(), LocalizedText([this] {
                                                     return mode_name(context_, match_.mode()) + " · " +
                                                            subject_name(context_, match_);
                                                   })));
}

std::vector<MenuItem> PlayPage::pause_entries() {
  std::vector<MenuItem> entries;
  const auto add = [&entries](MenuItem entry) { entries.push_back(std::move(entry)); };
  add({.id = "resume", .label = msgid("Resume"), .icon = "play"});
  add({.id = "restart", .label = msgid("Begin again"), .icon = "restart", .act = later([this] {
                                                                            confirm_restart();
                                                                          })});
  const bool free = match_.mode() == Mode::Relaxed;
  if (free || match_.mode() == Mode::Timed)
    add({.id = "new", .label = msgid("New board"), .icon = "next", .act = later([this] {
                                                                     choose_new_board();
                                                                   })});
  // Where results are compared nobody sees the solution: the same board can be tried again, also after a loss.
  if (free) {
    add({.id = "demonstration", .label = msgid("Watch the solution"), .icon = "eye", .act = later([this] {
                                                                                       demonstrate();
                                                                                     })});
  }
  std::ranges::move(common_pause_items(context_, definition(), later([this] { leave_game(); })),
                    std::back_inserter(entries));
  return entries;
}

void PlayPage::confirm_restart() {
  if (finish_at_) return;
  if (match_.over() || !match_.begun()) return restart();
  Question question{msgid("Begin this board again?"), msgid("What you have cleared so far is put back."), {}};
  question.answers.push_back(
      {.id = "restart", .label = msgid("Begin again"), .act = later([this] { restart(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  if (match_.mode() != Mode::Relaxed) question.behind = Question::Behind::Hidden;
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void PlayPage::restart() {
  discard_match(context_, match_.mode());
  match_ = again(match_);
  unmark();
  gains_.clear();
  finish_at_.reset();
  outcome_.reset();
  message_.clear();
  warned_ = false;
  deal_in();
  context_.audio.play("shuffle");
}

// The game in play stays saved until another one begins.
void PlayPage::choose_new_board() {
  context_.scenes.replace(std::make_unique<SetupPage>(context_, match_.mode()));
}

void PlayPage::demonstrate() {
  context_.scenes.push(
      std::make_unique<DemonstrationPage>(context_, match_.start(), later([this] { confirm_restart(); })));
}

void PlayPage::offer_undo() {
  context_.audio.play("tile-refuse");
  Question question{msgid("No pair is left"), msgid("Undo goes back as far as you like."), {}};
  question.answers.push_back(
      {.id = "new", .label = msgid("New board"), .act = later([this] { choose_new_board(); })});
  question.answers.push_back({.id = "undo", .label = msgid("Undo"), .act = later([this] { undo(); })});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void PlayPage::begin_end() {
  record_end();
  if (match_.status() == Match::Status::Won) {
    const Duration cheer = view_.celebrate(match_.start().board, last_taken_, now());
    finish_at_ = std::max(cheer, view_.busy_until());
    sounds_.at(cheer, "win-" + std::string(word_of(theme().desk)));
  } else {
    finish_at_ = std::max(now(), view_.busy_until()) + kBeforeLoss;
    sounds_.at(now(), "lose");
  }
  context_.audio.duck(kPhrase);
}

void PlayPage::record_end() {
  if (outcome_) return;
  // The records first: whatever happens between, nothing won is lost.
  outcome_ = record_result(context_, match_);
  discard_match(context_, match_.mode());
}

void PlayPage::show_result() {
  finish_at_.reset();
  view_.finish();
  GameResult outcome = *outcome_;
  outcome.entries = ways_on();
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(outcome)));
}

std::vector<MenuItem> PlayPage::ways_on() {
  const bool won = match_.status() == Match::Status::Won;
  const auto levels = static_cast<int>(link::journey().size());
  std::vector<MenuItem> entries;
  if (match_.mode() == Mode::Journey && won && match_.level() + 1 < levels) {
    entries.push_back({.id = "next",
                       .label = msgid("Next level"),
                       .icon = "next",
                       .act = later([this] { replace_with_level_card(context_, match_.level() + 1); })});
  } else if (match_.mode() == Mode::Relaxed || match_.mode() == Mode::Timed) {
    entries.push_back({.id = "next",
                       .label = msgid("New board"),
                       .icon = "next",
                       .act = later([this] { replace_with_new_match(context_, match_.mode()); })});
  }
  entries.push_back({.id = "again",
                     .label = won ? msgid("Same board again") : msgid("Try again"),
                     .icon = "restart",
                     .act = later([this] { restart(); })});
  const bool journey = match_.mode() == Mode::Journey;
  entries.push_back({.id = "leave",
                     .label = journey ? msgid("Map") : msgid("Menu"),
                     .icon = journey ? "map" : "home",
                     .act = later([this] { context_.scenes.pop(); })});
  return entries;
}

}  // namespace quintet::link
