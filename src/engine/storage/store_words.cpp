#include "engine/storage/store_words.hpp"

namespace quintet {
namespace {

std::string_view message(StoreTrouble trouble) {
  switch (trouble) {
    case StoreTrouble::AnotherCopy:
      return msgid("Quintet is already running: nothing saved.");
    case StoreTrouble::NoFolder:
      return msgid("No folder to save in: nothing saved.");
    case StoreTrouble::SavesAgain:
      return msgid("Saving works again.");
    case StoreTrouble::NotSaved:
      return msgid("{file} could not be saved.");
    case StoreTrouble::NotRead:
      return msgid("{file} could not be read.");
    case StoreTrouble::CopyRead:
      return msgid("{file} could not be read. Backup opened.");
    case StoreTrouble::Newer:
      return msgid("{file} is from a newer version. Left alone.");
    case StoreTrouble::KeptAside:
      return msgid("{file} was unreadable and renamed.");
    case StoreTrouble::NewerAside:
      return msgid("{file} from a newer version was renamed.");
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

std::string words_of_many(StoreTrouble trouble, std::size_t files, const Localiser& localiser) {
  const auto pattern = [&]() -> std::string {
    switch (trouble) {
      case StoreTrouble::NotRead:
        return localiser.trn("{count} file could not be read.", "{count} files could not be read.", files);
      case StoreTrouble::CopyRead:
        return localiser.trn("{count} file could not be read. Backup opened.",
                             "{count} files could not be read. Backups opened.", files);
      case StoreTrouble::Newer:
        return localiser.trn("{count} file is from a newer version. Left alone.",
                             "{count} files are from a newer version. Left alone.", files);
      case StoreTrouble::KeptAside:
        return localiser.trn("{count} file was unreadable and renamed.",
                             "{count} files were unreadable and renamed.", files);
      case StoreTrouble::NewerAside:
        return localiser.trn("{count} file from a newer version was renamed.",
                             "{count} files from a newer version were renamed.", files);
      case StoreTrouble::Damaged:
        return localiser.trn("{count} file was damaged and set aside.",
                             "{count} files were damaged and set aside.", files);
      case StoreTrouble::Recovered:
        return localiser.trn("{count} file was damaged. Backup opened.",
                             "{count} files were damaged. Backups opened.", files);
      default:
        return {};
    }
  };
  return format(pattern(), {{"count", std::to_string(files)}});
}

}  // namespace quintet
