#include "ui/stones/engines.hpp"

#include <utility>
#include <variant>

#include "core/text.hpp"

namespace quintet::ui {

std::string free_engine_name(const EngineList& engines, const std::string& name) {
  std::string free = name;
  for (int number = 2; find_engine(engines, free); ++number) free = name + ' ' + std::to_string(number);
  return free;
}

std::string name_of_command(std::string_view command) {
  command = trimmed(command);
  const char quote = command.empty() ? ' ' : command.front();
  const bool quoted = quote == '"' || quote == '\'';
  if (quoted) command.remove_prefix(1);
  command = command.substr(0, command.find_first_of(quoted ? std::string_view(&quote, 1) : " \t"));
  const auto folder = command.find_last_of("/\\");
  if (folder != std::string_view::npos) command.remove_prefix(folder + 1);
  return std::string(command.substr(0, kLongestEngineName));
}

SettingValue write_engines(const EngineList& engines) {
  std::vector<TextRecord> records;
  records.reserve(engines.size());
  for (const ListedEngine& engine : engines)
    records.push_back({{"name", engine.name}, {"command", engine.command}});
  return write_text_records(records);
}

ReadEngines read_engines(const SettingValue& value) {
  ReadEngines read;
  const auto records = read_text_records(value);
  if (!records) return {{}, "is not a list"};
  for (const auto& record : *records) {
    const auto text = [&record](std::string_view key) {
      const auto found = record ? record->find(key) : TextRecord::const_iterator();
      return record && found != record->end() ? found->second : std::string();
    };
    ListedEngine engine{text("name"), text("command")};
    const bool usable = !engine.name.empty() && !engine.command.empty() &&
                        engine.name.size() <= kLongestEngineName &&
                        engine.command.size() <= kLongestEngineCommand &&
                        read.engines.size() < kMostEngines && !find_engine(read.engines, engine.name);
    if (usable)
      read.engines.push_back(std::move(engine));
    else
      read.wrong = "has a damaged entry";
  }
  return read;
}

}  // namespace quintet::ui
