// What a player notes in a review: the variations, the comments and the marks of its page.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ui/pages/comment_page.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/review_page.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeastComment = 240;  // width of its box

}  // namespace

// --- The tree of variations

void ReviewPage::show_tree(ReviewTree& tree) {
  tree_ = &tree;
  std::vector<TreeStone> stones = tree.stones();  // first: they number the nodes
  strip_.show(std::move(stones), tree.node());
}

void ReviewPage::show_node(std::size_t node) {
  position_.stop();
  tree_->go_to(node);
  place_controls();
}

// In a circle, with the game among them.
void ReviewPage::step_variation(int by) {
  const std::vector<std::size_t> all = alternatives(strip_.stones(), strip_.shown());
  if (all.empty()) return;
  const auto at = std::ranges::find(all, strip_.shown()) - all.begin();
  const auto count = std::ssize(all);
  show_node(all[static_cast<std::size_t>((at + by + count) % count)]);
}

bool ReviewPage::show_alternative(Action action) {
  const std::vector<std::size_t> all = alternatives(strip_.stones(), strip_.shown());
  if (action < Action::First || action > Action::Third) return false;
  const auto index = static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::First);
  if (index < all.size()) show_node(all[index]);
  return index < all.size();
}

// The last variation is what the buttons are about: its branch of the shown line.
void ReviewPage::ask_to_remove() {
  const auto node = variation_of(strip_.stones(), strip_.shown());
  if (!node) return;
  const auto remove = later([this, node = *node] {
    tree_->erase(node);
    place_controls();
    controls_.focus(name() + ".previous");
  });
  ask(context_, {msgid("Remove this variation?"), LocalizedText(), {}},
      {.id = "remove", .label = msgid("Remove"), .act = remove}, msgid("Keep it"));
}

std::string ReviewPage::variation_title() const {
  const auto node = tree_ ? variation_of(strip_.stones(), strip_.shown()) : std::nullopt;
  if (!node || !trying()) return {};
  std::vector<std::size_t> all = alternatives(strip_.stones(), *node);
  std::erase_if(all, [this](std::size_t each) { return !strip_.stones()[each].branches; });
  const std::string& letter = strip_.stones()[*node].label;
  if (all.size() < 2) return format(tr("Variation {letter}"), {{"letter", letter}});
  const auto number = std::ranges::find(all, *node) - all.begin() + 1;
  return format(
      tr("Variation {letter} ({number} of {count})"),
      {{"letter", letter}, {"number", std::to_string(number)}, {"count", std::to_string(all.size())}});
}

// --- Comments and marks

const StoneNote* ReviewPage::shown_note() const {
  const auto line = lines_.view();
  const bool beside = solving() || (line && line->kind != LineKind::Try);
  return tree_ && !beside ? &tree_->note(strip_.shown()) : nullptr;
}

std::string ReviewPage::comment_prompt() const {
  if (lines_.view()) return tr("A comment on this move");
  if (ply() == 0) return tr("A comment on the game");
  return format(tr("A comment on move {number}"), {{"number", std::to_string(ply())}});
}

void ReviewPage::write_comment() {
  position_.stop();
  const auto done = [this, node = strip_.shown()](std::string text) {
    StoneNote note = tree_->note(node);
    note.comment = std::move(text);
    tree_->set_note(node, std::move(note));
  };
  context_.scenes.push(
      std::make_unique<CommentPage>(context_, LocalizedText([prompt = comment_prompt()] { return prompt; }),
                                    shown_note()->comment, StoneNote::kMostComment, done));
}

// The signs, one of which the board places, and the way back.
std::vector<Command> ReviewPage::mark_actions() {
  struct Sign {
    CommandInfo info;
    PointSign sign;
  };
  static constexpr std::array kSigns{Sign{{"sign-triangle", msgid("mark", "△")}, PointSign::Triangle},
                                     Sign{{"sign-square", msgid("mark", "□")}, PointSign::Square},
                                     Sign{{"sign-circle", msgid("mark", "○")}, PointSign::Circle},
                                     Sign{{"sign-cross", msgid("mark", "×")}, PointSign::Cross},
                                     Sign{{"sign-letter", msgid("mark", "A")}, PointSign::Label}};
  std::vector<Command> all;
  all.reserve(kSigns.size() + 1);
  for (const auto& [info, sign] : kSigns)
    all.push_back({.info = info,
                   .run = [this, sign = sign] { marking_ = sign; },
                   .kind = Control::Kind::Choice,
                   .chosen = marking_ == sign});
  all.push_back(
      {{"marks-done", msgid("Done"), "check"}, [this] { end_marking(); }, true, Control::Kind::Primary});
  return all;
}

void ReviewPage::begin_marking() {
  position_.stop();
  marking_ = PointSign::Triangle;
  if (const auto last = last_cell()) input_.set_cursor(*last);
  place_controls();
  controls_.focus(focus_.id());
}

void ReviewPage::end_marking() {
  marking_.reset();
  input_.let_go();
  place_controls();
  controls_.focus(name() + ".mark");
}

// The same sign again removes it. A letter is the first one that is not there.
void ReviewPage::set_mark(Point at) {
  StoneNote note = tree_->note(strip_.shown());
  const PointMark* const before = note.mark_on(at);
  if (before && before->sign == *marking_) {
    note.remove_mark(at);
  } else {
    PointMark mark{at, *marking_};
    const auto taken = [&note](char letter) {
      return std::ranges::any_of(
          note.marks, [letter](const PointMark& other) { return other.label == std::string(1, letter); });
    };
    char letter = 'A';
    while (letter < 'Z' && taken(letter)) ++letter;
    if (*marking_ == PointSign::Label) mark.label = letter;
    note.set_mark(std::move(mark));
  }
  tree_->set_note(strip_.shown(), std::move(note));
}

std::vector<Command> ReviewPage::variation_steps() {
  const bool others = !alternatives(strip_.stones(), strip_.shown()).empty();
  return {{{"variation-back", msgid("Previous variation"), "up", Action::PageUp},
           [this] { step_variation(-1); },
           others},
          {{"variation-next", msgid("Next variation"), "down", Action::PageDown},
           [this] { step_variation(1); },
           others}};
}

// As high as its text where the panel had its width before.
float ReviewPage::comment_box() const {
  if (!tree_ || solving()) return 0;
  const StoneNote* const note = shown_note();
  const float width = std::max(layout_.caption.w, kLeastComment);
  return comment_height(context_.canvas, note ? note->comment : std::string(), width, context_.line_height());
}

}  // namespace quintet::ui
