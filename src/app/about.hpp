// What the program says of itself on the command line.
#pragma once

#include <string>

namespace quintet::app {

// Version, commit, build, and the versions of the libraries, for --version.
std::string version_text();
// The licences of everything inside, for --licenses.
std::string licences_text();

}  // namespace quintet::app
