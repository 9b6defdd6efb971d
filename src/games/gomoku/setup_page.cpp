#include "games/gomoku/setup_page.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>
#include "games/gomoku/accent.hpp"

#include "games/gomoku/import_export.hpp"
#include "games/gomoku/matches.hpp"
#include "games/gomoku/navigation.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/dialog_page.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

enum class Choice : std::uint8_t { Level, Against, PlayAs, Thinking, Rule, Opening, Side };

constexpr std::array kAgainstComputer{Choice::Level, Choice::PlayAs,  Choice::Thinking,
                                      Choice::Rule,  Choice::Opening, Choice::Side};
constexpr std::array kTwoPeople{Choice::Rule, Choice::Opening, Choice::Side};
constexpr std::array kWatching{Choice::Level, Choice::Against, Choice::Thinking,
                               Choice::Rule,  Choice::Opening, Choice::Side};
constexpr float kPortraitPart = 0.46F, kStonePart = 0.2F;

std::span<const Choice> choices(Mode mode) {
  switch (mode) {
    case Mode::Computer:
      return kAgainstComputer;
    case Mode::Two:
      return kTwoPeople;
    case Mode::Watch:
      break;
  }
  return kWatching;
}

std::string_view word_of(Choice choice) {
  constexpr std::array<std::string_view, 7> kWords{"level", "against", "colour", "thinking",
                                                   "rule",  "opening", "side"};
  return kWords[static_cast<std::size_t>(choice)];
}

std::string_view label_of(Choice choice, Mode mode) {
  constexpr std::array<std::string_view, 7> kLabels{
      msgid("Opponent"), msgid("White's player"), msgid("You play"), msgid("Time to think"),
      msgid("Rule"),     msgid("Opening"),        msgid("Board")};
  if (choice == Choice::Level && mode == Mode::Watch) return msgid("Black's player");
  return kLabels[static_cast<std::size_t>(choice)];
}

template <class Value, std::size_t kCount>
Value next_of(const std::array<Value, kCount>& all, Value value, int by) {
  const auto at = static_cast<int>(std::ranges::find(all, value) - all.begin());
  const auto count = static_cast<int>(kCount);
  return all[static_cast<std::size_t>(((at + by) % count + count) % count)];
}

Settings turned(Settings wish, Choice choice, int by) {
  switch (choice) {
    case Choice::Level:
      wish.level = next_of(gomoku::kLevels, wish.level, by);
      break;
    case Choice::Against:
      wish.against = next_of(gomoku::kLevels, wish.against, by);
      break;
    case Choice::PlayAs:
      wish.play_as = next_of(kPlayAs, wish.play_as, by);
      break;
    case Choice::Thinking:
      wish.thinking = next_of(kThinkingSeconds, wish.thinking, by);
      break;
    case Choice::Rule:
      wish.start.rule = next_of(gomoku::kRules, wish.start.rule, by);
      break;
    case Choice::Opening:
      wish.start.opening = next_of(gomoku::kOpenings, wish.start.opening, by);
      break;
    case Choice::Side:
      wish.start.side = next_of(kSides, wish.start.side, by);
      break;
  }
  return wish;
}

std::string value_of(const Localiser& words, Choice choice, const Settings& wish) {
  const std::string side = std::to_string(wish.start.side);
  switch (choice) {
    case Choice::Level:
      return words.tr(level_message(wish.level));
    case Choice::Against:
      return words.tr(level_message(wish.against));
    case Choice::PlayAs:
      return words.tr(play_as_message(wish.play_as));
    case Choice::Thinking:
      return format(words.trn("{count} second", "{count} seconds", static_cast<std::uint64_t>(wish.thinking)),
                    {{"count", std::to_string(wish.thinking)}});
    case Choice::Rule:
      return words.tr(rule_message(wish.start.rule));
    case Choice::Opening:
      return words.tr(opening_message(wish.start.opening));
    case Choice::Side:
      return side + " × " + side;
  }
  return {};
}

}  // namespace

SetupPage::SetupPage(Context& context, Mode mode)
    : ui::SetupPage(context, "gomoku.setup", kAccent), mode_(mode) {}

std::vector<ui::SetupPage::Row> SetupPage::rows() const {
  std::vector<Row> rows;
  for (const Choice choice : choices(mode_)) {
    rows.push_back({.id = std::string(word_of(choice)),
                    .label = tr(label_of(choice, mode_)),
                    .value = value_of(context_.words, choice, wish())});
    if (choice != Choice::Thinking || takes_time()) continue;
    rows.back().value = tr("At once");
    rows.back().previous = rows.back().next = false;
  }
  return rows;
}

// Only the master uses the time it is given.
bool SetupPage::takes_time() const {
  const bool against = mode_ == Mode::Watch && wish().against == gomoku::Level::Master;
  return wish().level == gomoku::Level::Master || against;
}

void SetupPage::turn(std::string_view row, int by) {
  for (const Choice choice : choices(mode_)) {
    if (word_of(choice) != row) continue;
    context_.profile.change(turned(wish(), choice, by));
  }
}

// A game of this mode that waits is given up only by who says so.
void SetupPage::begin() {
  if (!load_match(context_, mode_)) return replace_with_new_game(context_, mode_);
  Question question{msgid("Begin a new game?"), msgid("The game that waits is given up."), {}};
  question.answers.push_back({.id = "new",
                              .label = msgid("New game"),
                              .act = later([this] { replace_with_new_game(context_, mode_); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::string SetupPage::title() const {
  return tr(mode_message(mode_));
}

std::string SetupPage::state() const {
  return "mode=" + std::string(gomoku::name(mode_)) + ' ' + ui::SetupPage::state();
}

// The two players with the stones that they would take.
void SetupPage::paint_preview(Canvas& canvas, Rect area) const {
  const SeatPlayer person{}, computer{wish().level}, other{wish().against};
  const bool white = mode_ == Mode::Computer && wish().play_as == PlayAs::White;
  const SeatPlayer black_sitter = mode_ == Mode::Watch || white ? computer : person;
  const SeatPlayer white_sitter = mode_ == Mode::Watch          ? other
                                  : mode_ == Mode::Two || white ? person
                                                                : computer;
  const float side = std::min(area.w * kPortraitPart, area.h), gap = area.w - 2 * side;
  const float y = area.centre().y - side / 2, stone = side * kStonePart * 2;
  const Rect left{area.x + gap / 3, y, side, side}, right{area.right() - gap / 3 - side, y, side, side};
  canvas.picture(portrait_of(black_sitter, gomoku::Seat::First), left);
  canvas.picture(portrait_of(white_sitter, gomoku::Seat::Second), right);
  const auto at_foot = [&](Rect portrait) {
    return centred({portrait.centre().x, portrait.bottom() - stone / 4}, {stone, stone});
  };
  canvas.picture(stone_on_board(gomoku::Stone::Black), at_foot(left));
  canvas.picture(stone_on_board(gomoku::Stone::White), at_foot(right));
}

std::string SetupPage::caption() const {
  if (mode_ == Mode::Computer) return tr(level_line(wish().level));
  return start_words(context_.words, wish().start);
}

void SetupPage::on_action(Action action) {
  if (action != Action::Paste) return;
  if (const auto opened = import_export(context_, context_.scenes.below(*this)).paste(); !opened)
    show_toast(opened.error().message);
}

void SetupPage::on_file_dropped(const std::string& file) {
  if (const auto opened = import_export(context_, context_.scenes.below(*this)).open_file(file); !opened)
    show_toast(opened.error().message);
}

}  // namespace quintet::gomoku
