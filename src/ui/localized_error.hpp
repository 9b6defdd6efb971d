// An error as the player reads it: a sentence in the player's language, for a toast or a notice. Code that has to tell
// errors apart takes an enum instead.
#pragma once

#include <string>

namespace quintet::ui {

struct LocalizedError {
  std::string message;
};

}  // namespace quintet::ui
