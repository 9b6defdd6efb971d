#include "engine/platform/log.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <string>
#include <utility>

#include "engine/storage/file_system.hpp"

namespace quintet {
namespace {

std::string now_in_words() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

}  // namespace

Log::Log(std::filesystem::path file, std::uintmax_t largest) : file_(std::move(file)), largest_(largest) {}

std::error_code Log::add(std::string_view line) {
  if (file_.empty()) return {};
  std::error_code error = create_private_folders(file_.parent_path());
  if (error) return error;
  if (const auto size = std::filesystem::file_size(file_, error); !error && size >= largest_) {
    std::filesystem::path old = file_;
    old += ".old";
    std::filesystem::rename(file_, old, error);
    if (error) return error;
  }
  std::string text = now_in_words() + ' ' + std::string(line);
  std::replace(text.begin(), text.end(), '\n', ' ');
  text += '\n';
  return append_to_regular_file(file_, text);
}

}  // namespace quintet
