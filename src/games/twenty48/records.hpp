// The finished games of 2048 and those that others have shared: as game codes (core/twenty48/share.hpp).
#pragma once

#include "games/twenty48/match.hpp"
#include "ui/kit/record.hpp"

namespace quintet::twenty48 {

const ui::GameRecords<Record>& records();

}  // namespace quintet::twenty48
