#!/bin/sh
# Tests install.sh and uninstall.sh of the archive, with a stand-in for the programs.
#   sh install_test.sh <assets/desktop> <temporary folder>
set -eu
files=$1 work=$2 failed=0

wrong() { echo "$*"; failed=1; }
rm -rf "$work"
# A name with all that a menu entry writes otherwise.
from="$work/quintet 1" home="$work/a \"\$home\` 100%\\"
mkdir -p "$from/share/applications" "$from/share/man/man6" "$home/.local/share/quintet" "$home/.config/quintet"
cp "$files/install.sh" "$files/uninstall.sh" "$from/"
cp "$files/games.quintet.Quintet.desktop" "$from/share/applications/"
echo page >"$from/share/man/man6/quintet.6.gz"
echo former >"$from/share/former"
for program in quintet quintet-cli; do printf '#!/bin/sh\necho "%s 1"\n' $program >"$from/$program"; chmod +x "$from/$program"; done
echo save >"$home/.local/share/quintet/mines.save"
echo settings >"$home/.config/quintet/settings.json"

at_home() { env -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME="$home" PATH=/usr/bin:/bin "$@"; }
found() { (cd "$home" && find . | LC_ALL=C sort); }
before=$(found)

# A program of somebody else is not replaced, and nothing else is done.
mkdir -p "$home/.local/bin"
echo mine >"$home/.local/bin/quintet-cli"
said=$(at_home sh "$from/install.sh" 2>&1) && wrong "a foreign program was replaced: $said"
case $said in *quintet-cli*"Nothing was changed"*) ;; *) wrong "of a foreign program it says: $said" ;; esac
[ "$(found | wc -l)" = $(($(echo "$before" | wc -l) + 2)) ] || wrong "it changed something: $(found)"
rm -r "$home/.local/bin"

said=$(at_home sh "$from/install.sh") || wrong "it does not install: $said"
case $said in *"is installed: $home/.local/bin/quintet."*"to PATH"*) ;; *) wrong "an installation says: $said" ;; esac
[ "$("$home/.local/bin/quintet") $("$home/.local/bin/quintet-cli")" = "quintet 1 quintet-cli 1" ] || wrong "the programs are not there"
entry=$home/.local/share/applications/games.quintet.Quintet.desktop
# shellcheck disable=SC2016
# As the standard writes this name: the word is quoted, and then the string is.
expected=$(printf '%s' "Exec=\"$work" '/a \\"\\$home\\` 100%%\\\\/.local/bin/quintet" --game mines')
grep -qxF "$expected" "$entry" || wrong "the entry has $(grep '^Exec' "$entry" | tail -n 1), not $expected"
[ "$(grep -c '^Exec="' "$entry")" = 6 ] || wrong "not every action of the entry was changed"
desktop-file-validate "$entry" || wrong "the installed entry is not valid"

# A newer version replaces it, and what that one has no more goes.
rm "$from/share/former"
echo newer >"$from/share/man/man6/quintet.6.gz"
at_home sh "$from/install.sh" >/dev/null || wrong "a newer version does not install"
[ "$(cat "$home/.local/share/man/man6/quintet.6.gz")" = newer ] || wrong "the newer page is not there"
[ ! -e "$home/.local/share/former" ] || wrong "a former file stays"

# The archive may be gone by then.
rm -r "$from"
at_home sh "$home/.local/lib/quintet/uninstall.sh" >/dev/null || wrong "it does not go away"
[ "$(found)" = "$before" ] || wrong "not as before: $(found)"

rm -rf "$work"
exit $failed
