#!/bin/sh
# Proves what the release promises, one line each:  sh cmake/check_package.sh
# Run by `sh cmake/package.sh --check` after the build; needs root for the bare machine.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
build=$root/build/package
bare=$root/build/bare
# shellcheck source-path=SCRIPTDIR source=checks.sh
. "$here/checks.sh"

# --- The executables

for program in quintet quintet-cli; do
  check_size "$program" "$build/$program.stripped"
  foreign=$(objdump -p "$build/$program.stripped" | awk '$1 == "NEEDED" { print $2 }' |
    grep -Ev '^(libc|libm|libdl|libpthread|librt|ld-linux-[a-z0-9-]+)\.so' || true)
  if [ -z "$foreign" ]; then pass "$program needs only the C library at start"; else miss "$program needs $foreign"; fi
  # README.md promises this version; a newer system may need a later one.
  glibc=$(objdump -T "$build/$program.stripped" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
  if [ "$(printf '%s\n' "$glibc" GLIBC_2.35 | sort -V | tail -n 1)" = GLIBC_2.35 ]; then
    pass "$program needs $glibc, at most GLIBC_2.35"
  else
    miss "$program needs $glibc, later than GLIBC_2.35"
  fi
done
for backend in libX11 libwayland-client libasound libpulse libpipewire; do
  check "SDL loads $backend at run time" grep -q "${backend}[-a-z0-9.]*\.so" "$build/quintet.stripped"
done
check_parts "$("$build/quintet.stripped" --licenses)"

# From the start to the picture of the menu, without a display: the middle of five. The developer's build, if there is one,
# takes turns with the release.
start_times() {
  for _ in 1 2 3 4 5; do
    for program in "$@"; do
      before=$(date +%s%N)
      "$program" --headless --mute --lang en --size 1280x800 --data-dir "$scratch" --config-dir "$scratch" \
        --screenshot "$scratch/start.png" >/dev/null || return 1
      echo "$program $((($(date +%s%N) - before) / 1000000))"
    done
  done
}
scratch=$(mktemp -d)
set -- "$build/quintet.stripped"
[ ! -x "$root/build/dev/quintet" ] || set -- "$@" "$root/build/dev/quintet"
if start_times "$@" >"$scratch/times"; then
  middle() { awk -v program="$1" '$1 == program { print $2 }' "$scratch/times" | sort -n | sed -n 3p; }
  release=$(middle "$1")
  if [ $# = 1 ]; then
    note "the first picture takes $release ms; there is no developer's build in build/dev to compare with"
  else
    developer=$(middle "$2")
    # Within the noise of a busy machine.
    if [ "$release" -le $((developer * 115 / 100)) ]; then
      pass "the first picture takes $release ms, the developer's build $developer ms"
    else
      miss "the first picture takes $release ms, the developer's build only $developer ms"
    fi
  fi
else
  miss "the program does not start"
fi
rm -rf "$scratch"

# Written by package.sh where nothing had been built before.
if [ -s "$build/seconds" ]; then
  seconds=$(cat "$build/seconds")
  if [ "$seconds" -le 480 ]; then pass "built from clean in $seconds s, at most 480"; else miss "built from clean in $seconds s"; fi
else
  note "the build was not from clean, so it was not timed"
fi

# --- The desktop's files and the packages

check "desktop file, metainfo, manual pages and completions are valid" sh "$root/tests/desktop_files_test.sh" \
  "$root/assets/desktop" "$build/generated/games.quintet.Quintet.metainfo.xml" "$build/quintet.stripped" "$build/quintet-cli.stripped"
packages=$root/build/packages
archive=$(echo "$packages"/*.tar.xz) deb=$(echo "$packages"/*.deb) app=$packages/Quintet.AppDir
inside=$(tar -tf "$archive" | sed 's|^[^/]*/||; /^$/d' | sort | tr '\n' ' ')
wanted="CHANGELOG.md LICENSE README.md licences.txt quintet quintet-cli "
if [ "$inside" = "$wanted" ]; then pass "the archive holds $wanted"; else miss "the archive holds $inside"; fi
check "lintian finds no error in $(basename "$deb")" lintian --allow-root --fail-on error "$deb"
depends=$(dpkg-deb -f "$deb" Depends)
case $depends in
  *zlib* | *libsdl* | *libfreetype*) miss "the package depends on $depends" ;;
  *"libx11-6, libxext6, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxkbcommon0"*"libc6 ("*) pass "the package depends on $depends" ;;
  *) miss "the package depends on $depends" ;;
esac
for file in AppRun games.quintet.Quintet.desktop games.quintet.Quintet.png .DirIcon; do
  check "the AppDir has $file" test -s "$app/$file"
done
check "the checksums are right" sh -c "cd '$packages' && sha256sum --quiet -c SHA256SUMS-linux"

# --- A bare machine: the C library and X client libraries, no SDL, no fonts, no sound

if [ "$(id -u)" != 0 ]; then
  miss "the bare machine was not tried: it takes root"
else
  # shellcheck disable=SC1091 # the file is the system's own
  suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
  # That of an earlier version of this system has an older C library.
  [ "$(cat "$bare/suite" 2>/dev/null)" = "$suite" ] || rm -rf "$bare"
  if [ ! -x "$bare/bin/sh" ]; then
    mirror=$(sed -n 's/^URIs:[[:space:]]*//p; s/^deb[[:space:]]\+\(\[[^]]*\][[:space:]]*\)\?\([^[:space:]]*\).*/\2/p' \
      /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list.d/ubuntu.sources /etc/apt/sources.list 2>/dev/null |
      head -n 1)
    rm -rf "$bare.new"
    debootstrap --variant=minbase --include=libx11-6,libxext6,libxcursor1,libxi6,libxrandr2,libxss1,libxfixes3,libwayland-client0,libwayland-cursor0,libwayland-egl1,libxkbcommon0 \
      "$suite" "$bare.new" "$mirror" >"$root/build/bare.log" 2>&1 && echo "$suite" >"$bare.new/suite" && mv "$bare.new" "$bare" ||
      miss "the bare machine could not be made; see $root/build/bare.log"
  fi
fi
if [ -x "$bare/bin/sh" ]; then
  lacks=$(find "$bare/usr" -name 'libSDL*' -o -name '*.ttf' -o -name '*.ttc' | head -n 3)
  if [ -z "$lacks" ]; then pass "the bare machine has no SDL and no fonts"; else miss "the bare machine has $lacks"; fi
  # Nothing of an earlier proof may count.
  rm -rf "$bare/try"
  mkdir -p "$bare/try" "$bare/tmp/.X11-unix"
  # The programs as they come out of the archive.
  tar -xf "$archive" -C "$bare/try" --strip-components=1 --no-same-owner
  write_game "$bare/try/game.script"
  check "quintet-cli plays there" chroot "$bare" /try/quintet-cli mines play --width 9 --height 9 --mines 10 --games 3 --seed 1
  # play_there <name> <option>...: the same game, with its own folder and picture.
  play_there() {
    name=$1
    shift
    # shellcheck disable=SC2086 # one word an option
    chroot "$bare" env "DISPLAY=$display" /try/quintet "$@" $game_options --data-dir "/try/data/$name" \
      --config-dir "/try/data/$name" --script /try/game.script --screenshot "/try/$name.png"
  }
  display=
  check "a scripted game without a display" play_there headless --headless
  # shellcheck disable=SC2086 # one word an option
  check "the same game on this machine" "$build/quintet.stripped" --headless $game_options --data-dir "$bare/try/data/here" \
    --config-dir "$bare/try/data/here" --script "$bare/try/game.script" --screenshot "$bare/try/here.png"
  check "both pictures are the same" cmp "$bare/try/headless.png" "$bare/try/here.png"
  # Whatever happens, nothing of this machine stays mounted in a folder that may be removed.
  server=
  trap '[ -z "$server" ] || kill $server || true; umount "$bare/tmp/.X11-unix" "$bare/mnt" 2>/dev/null || true' EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  start_server "$bare/try/display"
  display=:$(cat "$bare/try/display")
  mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix" || miss "the display cannot be mounted there"
  check "a scripted game in a window" play_there window --windowed
  check "its picture is the same" cmp "$bare/try/headless.png" "$bare/try/window.png"
  # As a player starts it, with sound: a script would end it before a device is opened.
  chroot "$bare" env "DISPLAY=$display" /try/quintet --data-dir /try/data/free --config-dir /try/data/free >/dev/null 2>&1 &
  game=$!
  wait_for "the attempt to open a sound device" grep -qs "there is no sound" "$bare/try/data/free/state/quintet.log"
  kill "$game" || miss "without a sound device it ends by itself"
  if wait "$game" && [ -s "$bare/try/data/free/state/window" ]; then
    pass "without a sound device it goes on, and ends well when asked to"
  else
    miss "without a sound device it does not end well"
  fi

  cp "$deb" "$bare/try/quintet.deb"
  check "the Debian package installs there" chroot "$bare" dpkg -i /try/quintet.deb
  check "the installed program starts" chroot "$bare" /usr/games/quintet --version
  check "the Debian package goes away again" chroot "$bare" dpkg -r quintet
  rm -rf "$bare/try/Quintet.AppDir"
  cp -a "$app" "$bare/try/"
  check "the AppDir starts there" chroot "$bare" /try/Quintet.AppDir/AppRun --version

  # Program and home in a place where nothing can be written.
  mount -t tmpfs -o size=64m none "$bare/mnt" && cp "$build/quintet.stripped" "$bare/mnt/quintet" &&
    mount -o remount,ro "$bare/mnt" || miss "a read-only place cannot be mounted there"
  said=$(chroot "$bare" env -i HOME=/mnt /mnt/quintet --headless --mute --lang en --seed 5 --script /try/game.script 2>&1) && ended=0 || ended=$?
  if [ "$ended $(printf '%s\n' "$said" | grep -c 'nothing saved')" = "0 1" ]; then
    pass "a read-only home: it plays, and says once that it cannot save"
  else
    miss "a read-only home: $said"
  fi
  umount "$bare/mnt" || true
fi

conclude
