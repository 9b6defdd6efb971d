#include "engine/storage/store_words.hpp"

namespace quintet {
namespace {

std::string_view message(StoreTrouble trouble) {
  switch (trouble) {
    case StoreTrouble::AnotherCopy:
      return msgid("Quintet is already running: nothing saved.");
    case StoreTrouble::NoFolder:
      return msgid("No folder to save in: nothing saved.");
    case StoreTrouble::NotSaved:
      return msgid("{file} could not be saved.");
    case StoreTrouble::NotRead:
      return msgid("{file} could not be read.");
    case StoreTrouble::CopyRead:
      return msgid("{file} could not be read. Backup opened.");
    case StoreTrouble::KeptAside:
      return msgid("{file} was unreadable and renamed.");
    case StoreTrouble::Damaged:
      return msgid("{file} was damaged and set aside.");
    case StoreTrouble::Recovered:
      return msgid("{file} was damaged. Backup opened.");
  }
  return {};
}

}  // namespace

std::string words(const StoreReport& report, const Localiser& localiser) {
  return format(localiser.tr(message(report.trouble)), {{"file", report.file}});
}

}  // namespace quintet
