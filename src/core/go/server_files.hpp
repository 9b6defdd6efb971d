// Games of go in the files of three servers: GIB of Tygem, NGF of wBaduk (Cyberoro), and UGI, also called UGF, of PandaNet.
//
//     GIB   \[GAMEBLACKNAME=Ann (3D)\]  INI 0 1 2 &4   STO 0 2 1 15 3     columns and rows from 0, from the top left
//     NGF   a line each: title, size, White, Black, site, handicap, ?, komi, date, ?, result, then PMABBQDDQ; B is the first line
//     UGI   [Header] Size=19 Hdcp=2,0.5 PlayerB=Ann,3d  [Data] PD,B1,1,0  from A; IGS counts rows from below; YA is a pass
//
// UGI is described at https://homepages.cwi.nl/~aeb/go/misc/ugf.html, the others by the programs that read them: what is
// not understood is left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quintet::go {

// The game as SGF, unchecked, for `read_sgf`; nothing where the text is in none of these forms.
std::optional<std::string> sgf_of_server_file(std::string_view text);

}  // namespace quintet::go
