// Plays a script with the real scenes in scene time, independent of the real clock.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "app/app.hpp"
#include "engine/scene/script.hpp"

namespace quintet::app {

// "line 3: there is no command jump".
std::string message_of(const ScriptError& error);

// The error is that of the first command that failed; its message ends with the description of the top scene.
Expected<void, ScriptError> play_script(App& app, std::span<const ScriptLine> script);

// Reads the file and plays it. The error has the exit status and what failed.
Expected<void, Ending> play_script_file(App& app, const std::filesystem::path& file);

// Runs until nothing moves. False if something still moves after a long while.
bool settle(App& app);

}  // namespace quintet::app
