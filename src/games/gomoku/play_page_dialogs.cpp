// The pages that the gomoku board opens, what ends a game by word, and where its end leads.
#include <algorithm>
#include <iterator>
#include <utility>

#include "games/gomoku/definition.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/navigation.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/play_times.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/pages/pause_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

Move::Kind resignation_of(Colour colour) {
  return colour == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite;
}

}  // namespace

void PlayPage::pause() {
  context_.scenes.push(std::make_unique<PausePage>(context_, pause_entries(), LocalizedText([this] {
                                                     return tr(mode_message(match_.mode())) + " · " +
                                                            start_words(context_.words, match_.start());
                                                   })));
}

std::vector<MenuItem> PlayPage::pause_entries() {
  std::vector<MenuItem> entries;
  const auto add = [&entries](MenuItem entry) { entries.push_back(std::move(entry)); };
  add({.id = "resume", .label = msgid("Resume"), .icon = "play"});
  add({.id = "new", .label = msgid("New game"), .icon = "restart", .act = later([this] {
                                                                     confirm_new_game();
                                                                   })});
  add({.id = "setup",
       .label = msgid("Other players or board"),
       .icon = "next",
       .act = later([this] { replace_with_setup(context_, match_.mode()); })});
  add({.id = "record",
       .label = msgid("Review, copy, store"),
       .icon = "save",
       .act = later(
           [this] { import_export(context_, context_.scenes.below(*this)).show_record(record_of(match_)); }),
       .page = MenuItem::Page::Stays});
  std::ranges::move(common_pause_items(context_, definition(), later([this] { leave_game(); })),
                    std::back_inserter(entries));
  return entries;
}

void PlayPage::leave_game() {
  if (would_lose_game()) {
    context_.profile.notify(kept_words(context_));
  }
  context_.scenes.pop();
}

void PlayPage::confirm_new_game() {
  if (!would_lose_game()) return new_game();
  Question question{msgid("Begin a new game?"), msgid("The game on the board is given up."), {}};
  question.answers.push_back({.id = "new", .label = msgid("New game"), .act = later([this] { new_game(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void PlayPage::new_game() {
  stop_thinking();
  discard_match(context_, match_.mode());
  match_ = next_match(context_, match_);
  finish_at_.reset();
  watching_ = true;
  view_.show_undo({}, now());
  cursor_ = {match_.start().side / 2, match_.start().side / 2};
  ready_at_ = now() + kBeforeAnswer;
  board_changed();
  context_.audio.play("shuffle");
}

void PlayPage::offer_draw() {
  if (over() || asked_) return;
  if (match_.mode() == Mode::Computer) {
    thinker_.ask_draw(game(), other(match_.colour_of(match_.person())));
    asked_ = Asked{Asked::About::Draw, now()};
    context_.audio.play("draw-offer");
    return;
  }
  ask_other_person();
}

void PlayPage::ask_other_person() {
  const auto asked = match_.colour_of(game().acting()) == Colour::Black ? msgid("White is offered a draw")
                                                                        : msgid("Black is offered a draw");
  Question question{asked, msgid("Do you agree?"), {}};
  question.answers.push_back(
      {.id = "agree", .label = msgid("Agree"), .act = later([this] { end_by(Move::Kind::Draw); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  context_.audio.play("draw-offer");
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void PlayPage::take_draw_answer(DrawAnswer answer) {
  if (answer == DrawAnswer::Accepted) return end_by(Move::Kind::Draw);
  message_.say(msgid("The computer declines the draw."), now());
  context_.audio.play("tile-refuse");
}

void PlayPage::confirm_resign() {
  if (over()) return;
  Question question{msgid("Resign this game?"), msgid("Undo can still take it back."), {}};
  question.answers.push_back({.id = "resign", .label = msgid("Resign"), .act = later([this] { resign(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Go on playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// Against the computer the person resigns, whoever is to move; between two people the one who is to move.
void PlayPage::resign() {
  const bool computer = match_.mode() == Mode::Computer;
  const Colour colour = computer ? match_.colour_of(match_.person()) : match_.colour_of(game().acting());
  end_by(resignation_of(colour));
}

void PlayPage::end_by(Move::Kind kind) {
  play({.kind = kind});
}

void PlayPage::begin_end() {
  const bool lost =
      match_.mode() == Mode::Computer &&
      game().outcome() == (match_.colour_of(match_.person()) == Colour::Black ? gomoku::Outcome::WhiteWins
                                                                              : gomoku::Outcome::BlackWins);
  const bool draw = game().outcome() == gomoku::Outcome::Draw;
  const std::string sound = draw ? "draw" : lost ? "lose" : "win-" + std::string(word_of(theme().desk));
  context_.audio.play(sound);
  context_.audio.duck(kWinPhrase);
  finish_at_ = std::max(now() + kBeforeResult, view_.busy_until());
  // The records first: whatever happens between, nothing won is lost.
  outcome_ = record_result(context_, match_);
  discard_match(context_, match_.mode());
}

void PlayPage::show_result() {
  finish_at_.reset();
  GameResult outcome = outcome_;
  outcome.entries.push_back(
      {.id = "new", .label = msgid("New game"), .icon = "restart", .act = later([this] { new_game(); })});
  outcome.entries.push_back(
      {.id = "review", .label = msgid("Review"), .icon = "review", .act = later([this] { review(); })});
  outcome.entries.push_back({.id = "board", .label = msgid("See the board"), .icon = "board"});
  if (match_.can_undo()) outcome.undo = later([this] { undo(); });
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(outcome)));
}

void PlayPage::review() {
  if (match_.stones().empty()) return;
  context_.scenes.push(std::make_unique<ReviewPage>(context_, match_, ReviewPage::Origin::Played,
                                                    context_.scenes.below(*this)));
}

void PlayPage::paste() {
  if (const auto opened = import_export(context_, context_.scenes.below(*this)).paste(); !opened)
    show_toast(opened.error().message);
}

void PlayPage::on_file_dropped(const std::string& file) {
  if (const auto opened = import_export(context_, context_.scenes.below(*this)).open_file(file); !opened)
    show_toast(opened.error().message);
}

}  // namespace quintet::gomoku
