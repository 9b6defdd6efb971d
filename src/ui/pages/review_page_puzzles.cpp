// What a player solves in a review: the mistakes as puzzles, and the moves of the game to be guessed.
#include <algorithm>
#include <utility>

#include "ui/pages/dialogs.hpp"
#include "ui/pages/review_page.hpp"

namespace quintet::ui {

// --- Puzzles

std::vector<std::size_t> ReviewPage::plies_to_learn() const {
  std::vector<std::size_t> plies = mistakes_.plies();
  std::erase_if(
      plies, [this](std::size_t ply) { return !is_to_learn(ply) || analysis_.plies()[ply].better.empty(); });
  return plies;
}

void ReviewPage::learn() {
  puzzles_.emplace(plies_to_learn());
  ask_puzzle();
}

void ReviewPage::ask_puzzle() {
  position_.jump_to(puzzles_->ply());
  begin_try(TryFrom::BetterMove);
}

void ReviewPage::show_answer() {
  puzzles_->show_answer();
  show_known_line(LineKind::Best);
  place_controls();
  controls_.focus(name() + ".puzzle-next");
}

void ReviewPage::leave_puzzles() {
  show_toast(format(tr("Solved {found} of {count}."), {{"found", std::to_string(puzzles_->found())},
                                                       {"count", std::to_string(puzzles_->count())}}));
  close_line();
}

std::optional<std::size_t> ReviewPage::puzzle() const {
  const auto line = lines_.view();
  const bool asks = puzzles_ && puzzles_->asks() && line && line->at == 0;
  return asks ? std::optional(puzzles_->ply()) : std::nullopt;
}

std::vector<Command> ReviewPage::puzzle_actions() {
  const bool asks = puzzles_->asks(), wrong = puzzles_->state() == MistakePuzzles::State::Wrong;
  const auto main = [](bool is) { return is ? Control::Kind::Primary : Control::Kind::Button; };
  const Command end{
      {"close", msgid("To the game"), "back"}, [this] { close_line(); }, true, Control::Kind::Button};
  std::vector<Command> all;
  if (wrong)
    all.push_back({{"take-back", msgid("Try again"), "undo"}, [this] { take_back(); }, true, main(true)});
  if (asks)
    all.push_back(
        {{"puzzle-answer", msgid("Answer"), "hint"}, [this] { show_answer(); }, true, Control::Kind::Button});
  if (puzzles_->is_last()) {
    if (!asks)
      all.push_back(
          {{"puzzle-next", msgid("Finish"), "check"}, [this] { leave_puzzles(); }, true, main(true)});
  } else {
    all.push_back({{"puzzle-next", msgid("Next mistake"), "next"},
                   [this] {
                     puzzles_->next();
                     ask_puzzle();
                   },
                   true,
                   main(!asks)});
  }
  all.push_back(end);
  return all;
}

// --- Guessing

// From the shown position on, or the whole game from its end.
std::vector<std::size_t> ReviewPage::plies_to_guess(std::optional<Colour> side) const {
  std::vector<std::size_t> plies;
  for (std::size_t ply = (this->ply() == last() ? 0 : this->ply()) + 1; ply <= last(); ++ply)
    if (const auto mover = strip_.stones()[ply].colour; mover && (!side || mover == side))
      plies.push_back(ply);
  return plies;
}

void ReviewPage::ask_whose_moves() {
  Question question{msgid("Whose moves do you want to guess?"), LocalizedText(), {}};
  const auto offer = [&](std::string id, std::string_view label, std::optional<Colour> side) {
    if (plies_to_guess(side).empty()) return;
    question.answers.push_back({.id = std::move(id), .label = label, .act = later([this, side] {
                                                                       guess_.emplace(plies_to_guess(side));
                                                                       ask_guess();
                                                                     })});
  };
  offer("black", msgid("Black"), Colour::Black);
  offer("white", msgid("White"), Colour::White);
  offer("both", msgid("Both sides"), std::nullopt);
  question.answers.push_back({.id = "back", .label = msgid("Back")});
  ask(context_, std::move(question));
}

void ReviewPage::ask_guess() {
  position_.jump_to(guess_->ply() - 1);
  begin_try(TryFrom::Here);
}

// A guess is one move; another one than that of the game waits for its judgement.
void ReviewPage::guess(const Gesture& gesture) {
  const auto line = lines_.view();
  if (!guess_->asks() || !line || line->size > 0) return;
  if (!is_game_move(gesture, ply())) {
    if (!try_move(gesture)) context_.audio.play("refuse");
    return;
  }
  guess_->take_same();
  context_.audio.play("hint");
  show_guessed();
}

// The move of the game.
void ReviewPage::show_guessed() {
  lines_.close();
  position_.step(1);
  place_controls();
  controls_.focus(name() + (guess_->is_last() ? ".guess-end" : ".guess-next"));
}

// The answer to a guess has come, or none can come.
void ReviewPage::judge_guess(const LineVerdict* verdict) {
  constexpr double kEqual = 0.005;
  if (!verdict) {
    guess_->take_other(MoveQuality::Blunder, false);
  } else {
    const std::size_t ply = guess_->ply();
    const double sign = strip_.stones()[ply].colour == Colour::Black ? 1 : -1;
    const bool known = ply < analysis_.plies().size();
    const bool better = known && sign * (verdict->judged.value - analysis_.plies()[ply].value) >= -kEqual;
    guess_->take_other(verdict->judged.quality, better);
  }
  place_controls();
  controls_.focus(name() + (guess_->is_last() ? ".guess-end" : ".guess-next"));
}

void ReviewPage::end_guessing() {
  if (guess_->guessed() > 0)
    show_toast(format(context_.words.trn("Guessed {right} of {count}, {points} point.",
                                         "Guessed {right} of {count}, {points} points.",
                                         static_cast<std::size_t>(guess_->points())),
                      {{"right", std::to_string(guess_->right())},
                       {"count", std::to_string(guess_->guessed())},
                       {"points", std::to_string(guess_->points())}}));
  guess_.reset();
  lines_.close();
  place_controls();
  controls_.focus(name() + ".guess");
}

std::vector<Command> ReviewPage::guess_actions() {
  std::vector<Command> all;
  if (guess_->asks())
    all.push_back({{"guess-show", msgid("Show it"), "hint"},
                   [this] {
                     judge_guess(nullptr);
                     show_guessed();
                   },
                   !lines_.answering(),
                   Control::Kind::Button});
  else if (!guess_->is_last())
    all.push_back({{"guess-next", msgid("Next move"), "next"},
                   [this] {
                     guess_->next();
                     ask_guess();
                   },
                   true,
                   Control::Kind::Primary});
  const bool over = guess_->is_last() && !guess_->asks();
  all.push_back({{"guess-end", over ? msgid("Finish") : msgid("To the game"), over ? "check" : "back"},
                 [this] { end_guessing(); },
                 true,
                 over ? Control::Kind::Primary : Control::Kind::Button});
  return all;
}

}  // namespace quintet::ui
