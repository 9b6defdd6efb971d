// A script of the play tests.
#include "engine/scene/script.hpp"
#include "fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = quintet::read_script(quintet::fuzz::text_of(data, size));
  const auto* error = std::get_if<quintet::ScriptError>(&read);
  quintet::fuzz::require(!error || (error->line > 0 && !error->message.empty()), "an error tells its line");
  return 0;
}
