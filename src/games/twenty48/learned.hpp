// The learned evaluation, shared by all pages. It takes more than a second to unpack and is kept from then on, so that
// only the first hint waits.
#pragma once

#include <memory>
#include <stop_token>

#include "core/twenty48/game.hpp"
#include "core/twenty48/network.hpp"

namespace quintet::twenty48 {

// Unpacks it the first time. From any thread; nothing for rules that it does not serve, if it is damaged, and after a
// stop.
std::shared_ptr<const Network> learned_network(const Rules& rules, const std::stop_token& stop);

}  // namespace quintet::twenty48
