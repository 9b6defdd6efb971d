// Plays a script through the real scenes, in scene time: nothing waits for a clock.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "app/app.hpp"
#include "engine/scene/script.hpp"

namespace quintet::app {

// The first command that failed, with its line and what the top scene said of itself; nothing if all went
// well.
std::optional<std::string> play_script(App& app, std::span<const ScriptLine> script);

// Reads the file and plays it. Nothing if all went well; else the exit status and what failed.
std::optional<Ending> play_script_file(App& app, const std::filesystem::path& file);

// Runs until nothing moves. False if something still moves after a long while.
bool settle(App& app);

}  // namespace quintet::app
