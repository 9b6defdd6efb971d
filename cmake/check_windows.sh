#!/bin/sh
# Proves what the release for Windows promises, one line each:  sh cmake/check_windows.sh
# Run by `sh cmake/package.sh windows --check` after the build. The programs run in wine, with folders of its own in
# build/wine. Their picture is compared with that of the Linux release, which must have been built (sh cmake/package.sh);
# QUINTET_LINUX_RELEASE names its executable where that is not build/package/quintet.stripped.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
build=$root/build/windows
work=$root/build/wine
linux=${QUINTET_LINUX_RELEASE:-$root/build/package/quintet.stripped}
# shellcheck source-path=SCRIPTDIR source=checks.sh
. "$here/checks.sh"

# --- The executables

for program in quintet quintet-cli; do
  check_size $program.exe "$build/$program.exe" 20  # one more than elsewhere: it describes the frames of all functions
  x86_64-w64-mingw32-objdump -p "$build/$program.exe" >"$build/$program.headers" || miss "$program.exe cannot be read"
  foreign=$(sed -n 's/^[[:space:]]*DLL Name: //p' "$build/$program.headers" | tr '[:upper:]' '[:lower:]' |
    grep -vxE '(advapi32|gdi32|imm32|kernel32|msvcrt|ole32|oleaut32|setupapi|shell32|user32|version|winmm)\.dll' || true)
  if [ -z "$foreign" ]; then pass "$program.exe needs only libraries of Windows"; else miss "$program.exe needs $foreign"; fi
  x86_64-w64-mingw32-windres -J coff -O rc "$build/$program.exe" "$build/$program.found" 2>/dev/null ||
    miss "$program.exe has no resources"
  version=$(sed -n 's/^project(quintet VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
  check "$program.exe has its version" grep -qF "\"ProductVersion\", \"$version\"" "$build/$program.found"
  check "$program.exe has a manifest" grep -qF 'activeCodePage' "$build/$program.exe"
  pictures=$(grep -cE '^[0-9]+ 3 ' "$build/$program.found" || true)
  if [ "$pictures" = 6 ]; then pass "$program.exe has its icon in 6 sizes"; else miss "$program.exe has an icon in $pictures sizes"; fi
done
# The stack of Windows is aligned to 16 bytes only, and not every compiler heeds that.
moves=$(x86_64-w64-mingw32-objdump -d --no-show-raw-insn "$build/quintet.exe" |
  grep -cE 'vmov(dqa|aps|apd)[0-9]*[[:space:]].*%[yz]mm.*\(%r(sp|bp)|vmov(dqa|aps|apd)[0-9]*[[:space:]].*\(%r(sp|bp).*%[yz]mm' || true)
if [ "$moves" = 0 ]; then pass "wide vectors are kept on the stack at any address"; else miss "$moves moves need an aligned stack"; fi
where=$(grep -lF "$root" "$build/quintet.exe" "$build/quintet-cli.exe" "$root"/build/libraries-windows/prefix/lib/*.a || true)
if [ -z "$where" ]; then pass "no file names the folder it was built in"; else miss "the folder of the build is in $where"; fi
check "quintet.exe is a program with windows" grep -q 'Subsystem.*(Windows GUI)' "$build/quintet.headers"

# --- In wine. Nothing may wait for ever there.

export WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml='
unset DISPLAY
in_wine() { timeout 120 wine "$@"; }
end_wine() { timeout 60 wineserver -k || true; }
server=
trap 'end_wine; [ -z "$server" ] || kill $server' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
rm -rf "$work"
mkdir -p "$work/documents"
cd -- "$work"
# The folder Documents and the like lie in the home.
check "wine starts" env HOME="$work/documents" timeout 300 wineboot --init
timeout 60 wineserver -w || true
touch started
cp "$build/quintet.exe" "$build/quintet-cli.exe" .
write_game game.script

cmake --build "$build" --target windows_tests >"$build/windows_tests.log" 2>&1 || miss "the tests for Windows cannot be built; see $build/windows_tests.log"
if in_wine "$build/windows_tests.exe" >tests.txt 2>&1; then
  skipped=$(tr -d '\r' <tests.txt | sed -n 's/^\[  SKIPPED \] \([^ ,]*\)$/ \1/p' | sort -u | tr -d '\n')
  pass "the tests of files${skipped:+, but these were skipped:$skipped}"
else
  miss "the tests of files"
  sed 's/^/        /' tests.txt
fi
check "quintet-cli.exe plays" in_wine quintet-cli.exe mines play --width 9 --height 9 --mines 10 --games 3 --seed 1
in_wine quintet.exe --version >version.txt || miss "quintet.exe --version fails"
check "--version names the version" grep -qF "quintet $version (commit" version.txt
in_wine quintet.exe --licenses >licences.txt || miss "quintet.exe --licenses fails"
check_licences "$(cat licences.txt)" gcc-mingw-w64-base
echo MinGW | check_licence mingw-w64 "its name"
check "a wrong option is exit status 2" sh -c 'timeout 120 wine quintet.exe --nonsense 2>wrong.txt; [ $? = 2 ] && grep -q "Try quintet --help" wrong.txt'

# play <name> <option>...: with its own folders.
play() {
  name=$1
  shift
  # shellcheck disable=SC2086 # one word an option
  in_wine quintet.exe "$@" $game_options --data-dir "$name" --config-dir "$name" --script game.script --screenshot "$name.png"
}
check "a scripted game without a display" play headless --headless
if [ -x "$linux" ]; then
  # shellcheck disable=SC2086 # one word an option
  check "the same game in the Linux release" "$linux" --headless $game_options --data-dir linux --config-dir linux \
    --script game.script --screenshot linux.png
  check "both pictures are the same" cmp headless.png linux.png
else
  miss "the Linux release is not there to compare with: sh cmake/package.sh"
fi

# --- The folders of the player

home=$(find "$WINEPREFIX/drive_c/users" -maxdepth 1 -mindepth 1 -not -name Public -type d | head -n 1)
printf '%s\n' settle 'press ToggleMute' settle >settings.script
# shellcheck disable=SC2086
check "a game with its files in the usual folders" in_wine quintet.exe --headless $game_options --script game.script
# shellcheck disable=SC2086
check "settings in the usual folder" in_wine quintet.exe --headless $game_options --script settings.script
check "saves are in %LOCALAPPDATA%" test -s "$home/AppData/Local/Quintet/mines-beginner.save"
check "settings are in %APPDATA%" test -s "$home/AppData/Roaming/Quintet/settings.json"
# Wine's registry is not in this folder.
elsewhere=$(find "$WINEPREFIX/drive_c" documents -newer started -type f -not -path '*/[Tt]emp/*' \
  -not -path "$home/AppData/Local/Quintet/*" -not -path "$home/AppData/Roaming/Quintet/*")
if [ -z "$elsewhere" ]; then pass "nothing is elsewhere"; else miss "there is $elsewhere"; fi
printf '%s\n' settle "$(printf 'drop \303\050.sgf')" settle >dropped.script
check "a name that is no Unicode ends nothing" in_wine quintet.exe --headless --mute --data-dir dropped --script dropped.script
check "a folder and a picture with Chinese names" play 星罗 --headless
check "they have these names" test -s 星罗/mines-beginner.save
check "and the picture is the same" cmp 星罗.png headless.png

# A program that `start` starts has neither a terminal nor a stream, as one from the Explorer.
in_wine start /wait quintet.exe --mute --data-dir unseen >/dev/null 2>&1 && miss "without a display it does not fail"
check "an error without a terminal is in the log" grep -q 'no window could be opened' unseen/state/quintet.log
end_wine  # its desktop stays without a display

# --- In a window

start_server display
DISPLAY=:$(cat display)
export DISPLAY
check "a scripted game in a window" play window --windowed
check "its picture is the same" cmp headless.png window.png

# One copy saves at a time, and the next one may as soon as it has died.
# shellcheck disable=SC2086
in_wine quintet.exe --windowed $game_options --data-dir shared --config-dir shared >first.txt 2>&1 &
wait_for "the lock of the first copy" test -e shared/lock
play shared --headless 2>second.txt || miss "a second copy does not play"
check "a second copy says that it saves nothing" grep -q 'already running: nothing saved' second.txt
end_wine
wait $! || true
check "a copy after one that was killed" play shared --headless
check "it saves" test -s shared/mines-beginner.save
check "an error without a terminal waits in a box" sh -c 'timeout 10 wine start /wait quintet.exe --nonsense; [ $? = 124 ]'

conclude
