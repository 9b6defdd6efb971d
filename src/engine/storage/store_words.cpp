#include "engine/storage/store_words.hpp"

namespace quintet {
namespace {

std::string_view message(StoreTrouble trouble) {
  switch (trouble) {
    case StoreTrouble::AnotherCopy:
      return msgid("Quintet is already running. This copy saves nothing.");
    case StoreTrouble::NoFolder:
      return msgid("There is no folder to save in. This game will not be saved.");
    case StoreTrouble::NotSaved:
      return msgid("{file} could not be saved. What was saved before is safe.");
    case StoreTrouble::NotRead:
      return msgid("{file} could not be read.");
    case StoreTrouble::CopyRead:
      return msgid("{file} could not be read. The last good copy was opened.");
    case StoreTrouble::KeptAside:
      return msgid("{file} could not be read before. It was kept under another name.");
    case StoreTrouble::Damaged:
      return msgid("{file} was damaged and has been set aside.");
    case StoreTrouble::Recovered:
      return msgid("{file} was damaged. The last good copy was opened.");
  }
  return {};
}

}  // namespace

std::string words(const StoreReport& report, const Localiser& localiser) {
  return format(localiser.tr(message(report.trouble)), {{"file", report.file}});
}

}  // namespace quintet
