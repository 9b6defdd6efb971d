// The pages that the board in play opens, and where its end leads.
#include <algorithm>
#include <iterator>

#include "scenes/dialog.hpp"
#include "scenes/help_link.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/games.hpp"
#include "scenes/link/play.hpp"
#include "scenes/link/play_demonstration.hpp"
#include "scenes/link/play_times.hpp"
#include "scenes/link/setup.hpp"
#include "scenes/pause.hpp"

namespace quintet::scenes {

// Today's board is taken up on its own day alone.
bool LinkPlayPage::past_its_day() const {
  return match_.mode() == LinkMode::Today && match_.subject() != write_date(context_.today());
}

void LinkPlayPage::leave_game() {
  // What was begun is kept, and said to be.
  if (past_its_day()) {
    context_.player.notify(tr("The day of this board is over; another one waits."));
  } else if (!match_.over() && match_.begun()) {
    context_.player.notify(kept_words(context_));
  }
  context_.scenes.pop();
}

void LinkPlayPage::pause() {
  if (!playing()) return;
  context_.scenes.push(std::make_unique<PausePage>(context_, pause_entries(), Phrase([this] {
                                                     return mode_name(context_, match_.mode()) + " · " +
                                                            subject_name(context_, match_);
                                                   })));
}

std::vector<Entry> LinkPlayPage::pause_entries() {
  std::vector<Entry> entries;
  const auto add = [&entries](Entry entry) { entries.push_back(std::move(entry)); };
  add({.id = "resume", .label = msgid("Resume"), .icon = "play"});
  add({.id = "restart", .label = msgid("Begin again"), .icon = "restart", .act = [this] {
         confirm_restart();
       }});
  const bool free = match_.mode() == LinkMode::Relaxed;
  if (free || match_.mode() == LinkMode::Timed)
    add({.id = "new", .label = msgid("New board"), .icon = "next", .act = [this] { choose_new_board(); }});
  // Where results are compared nobody sees the solution: the same board can be tried again, also after a loss.
  if (free) {
    add({.id = "demonstration", .label = msgid("Watch the solution"), .icon = "eye", .act = [this] {
           demonstrate();
         }});
  }
  std::ranges::move(common_pause_entries(context_, link_help(), [this] { leave_game(); }),
                    std::back_inserter(entries));
  return entries;
}

void LinkPlayPage::confirm_restart() {
  if (finish_at_) return;
  if (match_.over() || !match_.begun()) return restart();
  Question question{msgid("Begin this board again?"), msgid("What you have cleared so far is put back."), {}};
  question.answers.push_back({.id = "restart", .label = msgid("Begin again"), .act = [this] { restart(); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  if (match_.mode() != LinkMode::Relaxed) question.behind = Question::Behind::Hidden;
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void LinkPlayPage::restart() {
  forget(context_, match_.mode());
  match_ = again(match_);
  unmark();
  gains_.clear();
  finish_at_.reset();
  outcome_.reset();
  remark_.clear();
  warned_ = false;
  deal_in();
  context_.audio.play("shuffle");
}

// The game in play is kept until another one is begun.
void LinkPlayPage::choose_new_board() {
  context_.scenes.replace(std::make_unique<LinkSetupPage>(context_, match_.mode()));
}

void LinkPlayPage::demonstrate() {
  context_.scenes.push(
      std::make_unique<LinkDemonstrationPage>(context_, match_.start(), [this] { confirm_restart(); }));
}

void LinkPlayPage::offer_undo() {
  context_.audio.play("tile-refuse");
  Question question{msgid("No pair is left"), msgid("Undo goes back as far as you like."), {}};
  question.answers.push_back(
      {.id = "new", .label = msgid("New board"), .act = [this] { choose_new_board(); }});
  question.answers.push_back({.id = "undo", .label = msgid("Undo"), .act = [this] { undo(); }});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void LinkPlayPage::begin_end() {
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

void LinkPlayPage::record_end() {
  if (outcome_) return;
  // The records first: whatever happens between, nothing won is lost.
  outcome_ = conclude(context_, match_);
  forget(context_, match_.mode());
}

void LinkPlayPage::show_result() {
  finish_at_.reset();
  view_.finish();
  Outcome outcome = *outcome_;
  outcome.entries = ways_on();
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(outcome)));
}

std::vector<Entry> LinkPlayPage::ways_on() {
  const bool won = match_.status() == Match::Status::Won;
  const auto levels = static_cast<int>(link::journey().size());
  std::vector<Entry> entries;
  if (match_.mode() == LinkMode::Journey && won && match_.level() + 1 < levels) {
    entries.push_back({.id = "next", .label = msgid("Next level"), .icon = "next", .act = [this] {
                         replace_with_level_card(context_, match_.level() + 1);
                       }});
  } else if (match_.mode() == LinkMode::Relaxed || match_.mode() == LinkMode::Timed) {
    entries.push_back({.id = "next", .label = msgid("New board"), .icon = "next", .act = [this] {
                         replace_with_new_match(context_, match_.mode());
                       }});
  }
  entries.push_back({.id = "again",
                     .label = won ? msgid("Same board again") : msgid("Try again"),
                     .icon = "restart",
                     .act = [this] { restart(); }});
  const bool journey = match_.mode() == LinkMode::Journey;
  entries.push_back({.id = "leave",
                     .label = journey ? msgid("Map") : msgid("Menu"),
                     .icon = journey ? "map" : "home",
                     .act = [this] { context_.scenes.pop(); }});
  return entries;
}

}  // namespace quintet::scenes
