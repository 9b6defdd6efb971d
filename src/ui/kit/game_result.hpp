// The result of a match as a value, and the buttons that a page offers.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/input.hpp"
#include "engine/text/localiser.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

// A button of a page, with what it does. The page lays it out; the caller that opens the page provides the action.
struct MenuItem {
  // Whether the page closes before the item acts, or stays below the page that the item opens.
  enum class Page : std::uint8_t { Closes, Stays };

  std::string id;               // "restart": the control is PAGE.restart
  Message label;                // to be translated
  std::string icon{};           // name of a picture in images/icons
  std::function<void()> act{};  // may be empty
  Page page = Page::Closes;
  std::optional<Action> key{};  // chooses it in the pause too
};

// The help that a game has had, in the same words for every game.
struct HelpUsed {
  int times = 0;        // hints and the like
  int moves = 0;        // that the computer has made
  bool undone = false;  // moves that matter have been taken back
  bool apart = true;    // such a game is no one's best; otherwise it counts all the same
};

// The result of a game as the result page shows it: how it ended, what was achieved, and what to do next.
struct GameResult {
  enum class Kind : std::uint8_t { Won, Lost, Even };
  // Draws a small picture into the area.
  using Paint = std::function<void(Canvas&, Rect)>;

  // A line of figures. `fresh`: an earlier best was beaten. A part explains the figure above it.
  struct Figure {
    LocalizedText label;
    std::string value;
    bool fresh = false;
    bool part = false;
  };
  // The figure that counts most. `before` is the best that it has beaten, `caption` says in translated words what it is.
  struct Headline {
    std::string value;
    std::string before{};
    std::string caption{};
  };
  // What decided the game, in translated words, and a curve of the game where one is known.
  struct Note {
    std::string title;
    std::string text;
    Paint curve{};
  };
  // What comes next, in translated words: the next level with its board.
  struct Next {
    std::string label, title, line;
    Paint picture{};
  };

  Kind kind = Kind::Won;
  LocalizedText title;             // "Board cleared"
  std::string line{};              // the mode and its settings, in translated words
  std::optional<HelpUsed> help{};  // said after the line
  std::optional<int> stars{};      // 0 … 3, where the mode gives stars
  std::string star_line{};         // what the next star takes, in translated words
  std::optional<Headline> headline{};
  std::vector<Figure> figures{};
  std::optional<Note> note{};
  std::optional<Next> next{};
  std::vector<MenuItem> entries{};  // the first is the main button
  bool learn_first = false;         // the review, if there is one, before all others
  std::string_view escape{};        // the id of the one that Escape chooses; the last one where it is empty
  // By id of an entry, instead of its label: translated words such as "Review move 27".
  std::map<std::string, std::string, std::less<>> labels{};
  std::function<void()> undo{};  // the action of the undo key, where the last move can be undone

  // Whether it is shown as a certificate.
  bool honours() const { return kind == Kind::Won || (headline && !headline->caption.empty()); }
  bool record() const {
    if (headline && !headline->before.empty()) return true;
    for (const Figure& figure : figures) {
      if (figure.fresh) return true;
    }
    return false;
  }
};

// "with help 3 times, apart from the records"; "with 1,030 moves by autoplay, …"; "with help once" of a game that counts.
// Requires that there was any.
std::string help_words(const Localiser& words, const HelpUsed& help);
// The same of anything else that is recorded apart.
std::string apart_words(const Localiser& words, const std::string& what);
// The line of a result, with the help.
std::string line_words(const Localiser& words, const GameResult& result);

}  // namespace quintet::ui
