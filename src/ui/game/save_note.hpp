// The note in the save of a match: the state besides the moves, as words of the form key=value.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quintet::ui {

// A whole number in 0 … most.
std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t most);
// A list of them, such as `100,200,200`; an empty text is an empty list.
std::optional<std::vector<std::int64_t>> read_list(std::string_view list, std::int64_t most);
std::string write_list(const std::vector<std::int64_t>& numbers);

class SaveNote {
 public:
  // Ignores words without `=`; of two with the same key the first counts.
  explicit SaveNote(std::string_view text);

  bool has(std::string_view key) const { return words_.contains(key); }
  // Empty where the key is missing.
  std::string_view word(std::string_view key) const;
  // Nothing if the key is missing or its value is not a whole number in 0 … most.
  std::optional<std::int64_t> number(std::string_view key, std::int64_t most) const;

 private:
  std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace quintet::ui
