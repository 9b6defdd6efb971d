#include "ui/kit/record.hpp"

#include <array>

#include "ui/kit/match.hpp"

namespace quintet::ui {

ImportError share_error(const ShareError& error, std::string_view no_game) {
  if (error.fault == ShareFault::NoGame) return {no_game, error.line};
  // Indexed by the fault, without the first one.
  constexpr std::array kFaults{
      msgid("A newer version has made this game code."),
      msgid("This is not part of a game code."),
      msgid("The end of the game code is missing."),
      msgid("There is too much of the game code."),
      msgid("The game code that begins here has been changed."),
      msgid("The game code that begins here has unknown rules."),
      msgid("A move of the game code that begins here is not possible."),
      msgid("No way was found to clear the board of the game code that begins here."),
  };
  return {kFaults[static_cast<std::size_t>(error.fault) - 1], error.line, error.column};
}

std::string moves_text(const Localiser& words, std::size_t moves) {
  return format(words.trn("{count} move", "{count} moves", moves), {{"count", std::to_string(moves)}});
}

std::string write_notes(const KeptNotes& notes) {
  return std::string(notes.helped ? "helped=1 " : "") + (notes.practice ? "practice=1 " : "") +
         (notes.deaths.empty() ? "" : "deaths=" + notes.deaths + ' ');
}

KeptNotes read_notes(std::string_view text) {
  const SaveNote note(text);
  return {.helped = note.has("helped"),
          .practice = note.has("practice"),
          .deaths = std::string(note.word("deaths"))};
}

std::string notes_words(const Localiser& words, const KeptNotes& notes) {
  std::string text;
  if (notes.helped) text += " · " + words.tr("with help");
  if (notes.practice) text += " · " + words.tr("practice");
  return text;
}

}  // namespace quintet::ui
