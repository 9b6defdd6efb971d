#include "engine/text/localiser.hpp"

#include <algorithm>
#include <utility>

namespace quintet {

Expected<void, Problem> Localiser::speak(std::string_view language, std::span<const std::byte> mo) {
  Expected<Catalogue, Problem> catalogue = Catalogue::read(mo);
  if (!catalogue) {
    speak_english();
    return tl::unexpected(std::move(catalogue.error()));
  }
  catalogue_ = *std::move(catalogue);
  language_ = language;
  ++revision_;
  return {};
}

void Localiser::speak_english() {
  catalogue_ = Catalogue();
  language_ = kEnglish;
  ++revision_;
}

std::string Localiser::tr(std::string_view message) const {
  const std::vector<std::string>* forms = catalogue_.find(message);
  return forms && !forms->front().empty() ? forms->front() : std::string(message);
}

std::string Localiser::tr(std::string_view context, std::string_view message) const {
  const std::vector<std::string>* forms = catalogue_.find(context, message);
  return forms && !forms->front().empty() ? forms->front() : std::string(message);
}

std::string Localiser::tr(const Message& message) const {
  return message.context.empty() ? tr(message.text) : tr(message.context, message.text);
}

std::string Localiser::trn(std::string_view singular, std::string_view plural, std::uint64_t n) const {
  const std::vector<std::string>* forms = catalogue_.find(singular);
  const std::size_t form = catalogue_.plural().form(n);
  if (forms && form < forms->size() && !(*forms)[form].empty()) return (*forms)[form];
  return std::string(n == 1 ? singular : plural);
}

std::string format(std::string_view pattern, std::initializer_list<Argument> arguments) {
  std::string result;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = open == pattern.npos ? open : pattern.find('}', open);
    if (close == pattern.npos) break;
    const std::string_view name = pattern.substr(open + 1, close - open - 1);
    const auto argument = std::find_if(arguments.begin(), arguments.end(),
                                       [name](const Argument& candidate) { return candidate.name == name; });
    result += pattern.substr(0, open);
    if (argument == arguments.end()) {
      result += '{';  // skips the brace alone, so that a placeholder after it is still found
      pattern.remove_prefix(open + 1);
      continue;
    }
    result += argument->value;
    pattern.remove_prefix(close + 1);
  }
  result += pattern;
  return result;
}

}  // namespace quintet
