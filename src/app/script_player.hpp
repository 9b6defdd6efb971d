// Plays a script through the real scenes, in scene time: it does not wait for the clock.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "app/app.hpp"
#include "engine/scene/script.hpp"

namespace quintet::app {

// The first command that failed, with its line and the description of the top scene; nothing if all
// succeeded.
std::optional<std::string> play_script(App& app, std::span<const ScriptLine> script);

// Reads the file and plays it. Nothing if all succeeded; else the exit status and what failed.
std::optional<Ending> play_script_file(App& app, const std::filesystem::path& file);

// Runs until nothing moves. False if something still moves after a long while.
bool settle(App& app);

}  // namespace quintet::app
