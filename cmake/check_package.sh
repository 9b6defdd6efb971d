#!/bin/sh
# Proves what the release promises, one line each:  sh cmake/check_package.sh linux|arm64 [once]
# Run by `sh cmake/package.sh --check` after the build; needs root for the bare machine. once: without the second build.
# The programs for ARM64 run in QEMU, with the libraries that they were built with; their picture is compared with that of the
# release for this machine, which must have been built.
set -eu
system=$1

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
case $system in
  linux) build=$root/build/package packages=$root/build/packages libraries=$root/build/libraries machine='' run='' ;;
  arm64)
    build=$root/build/arm64 packages=$root/build/packages-arm64 libraries=$root/build/libraries-arm64 machine=AArch64
    run="qemu-aarch64 -L $libraries/system" ;;
esac
bare=$root/build/bare
# shellcheck source-path=SCRIPTDIR source=checks.sh
. "$here/checks.sh"

# --- The executables

for program in quintet quintet-cli; do
  check_size "$program" "$build/$program.stripped" 19
  [ -z "$machine" ] || check "$program is for $machine" sh -c "readelf -h '$build/$program.stripped' | grep -q 'Machine:.*$machine'"
  foreign=$(readelf -dW "$build/$program.stripped" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' |
    grep -Ev '^(libc|libm|libdl|libpthread|librt|ld-linux-[a-z0-9-]+)\.so' || true)
  if [ -z "$foreign" ]; then pass "$program needs only the C library at start"; else miss "$program needs $foreign"; fi
  # README.md promises this version; a newer system may need a later one.
  glibc=$(readelf -VW "$build/$program.stripped" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
  if [ "$(printf '%s\n' "$glibc" GLIBC_2.35 | sort -V | tail -n 1)" = GLIBC_2.35 ]; then
    pass "$program needs $glibc, at most GLIBC_2.35"
  else
    miss "$program needs $glibc, later than GLIBC_2.35"
  fi
done
for backend in libX11 libwayland-client libdecor libasound libpulse libpipewire libdbus libudev; do
  check "SDL loads $backend at run time" grep -q "${backend}[-a-z0-9.]*\.so" "$build/quintet.stripped"
done
# shellcheck disable=SC2086 # a command and its options, or nothing
check_licences "$($run "$build/quintet.stripped" --licenses)" "gcc-$(c++ -dumpversion | cut -d. -f1)-base"

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
check_times() {
  scratch=$(mktemp -d)
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
    # Where all of CI runs, the machine may be slow or busy.
    if [ "${CI:-}" = true ]; then note "built from clean in $seconds s"
    elif [ "$seconds" -le 480 ]; then pass "built from clean in $seconds s, at most 480"; else miss "built from clean in $seconds s"; fi
  else
    note "the build was not from clean, so it was not timed"
  fi
}
[ "$system" = arm64 ] || check_times "$build/quintet.stripped"

# --- The desktop's files and the packages

[ "$system" = arm64 ] || check "desktop file, metainfo, manual pages and completions are valid" sh "$root/tests/desktop_files_test.sh" \
  "$root/assets/desktop" "$build/generated/games.quintet.Quintet.metainfo.xml" "$build/quintet.stripped" "$build/quintet-cli.stripped"
archive=$(echo "$packages"/*.tar.xz) deb=$(echo "$packages"/*.deb) image=$(echo "$packages"/*.AppImage)
inside=$(tar -tf "$archive" | cut -d / -f 2 | sort -u | tr '\n' ' ')
wanted=" CHANGELOG.md LICENSE README.md install.sh licences.txt quintet quintet-cli share uninstall.sh "
if [ "$inside" = "$wanted" ]; then pass "the archive holds $wanted"; else miss "the archive holds $inside"; fi
check "lintian finds no error in $(basename "$deb")" lintian --allow-root --fail-on error "$deb"
depends=$(dpkg-deb -f "$deb" Depends)
case $depends in
  *zlib* | *libsdl* | *libfreetype*) miss "the package depends on $depends" ;;
  *"libx11-6, libxext6, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxkbcommon0"*"libc6 ("*) pass "the package depends on $depends" ;;
  *) miss "the package depends on $depends" ;;
esac
# What AppImage's tools look for: the mark of type 2 in the file, and these in its file system.
mark=$(od -An -tx1 -j8 -N3 "$image")
if [ "$mark" = " 41 49 02" ]; then pass "the AppImage is one of type 2"; else miss "the AppImage has the mark$mark"; fi
unpacked=$(mktemp -d)
check "the AppImage can be unpacked" sh -c "cd '$unpacked' && $run '$image' --appimage-extract"
app=$unpacked/squashfs-root
for file in AppRun games.quintet.Quintet.desktop games.quintet.Quintet.png .DirIcon; do
  check "the AppImage has $file" test -s "$app/$file"
done
check "the AppImage has the licences of what starts it" grep -q "GNU LESSER GENERAL PUBLIC LICENSE" "$app/usr/share/doc/quintet/appimage-runtime.txt"
if [ "$system" = linux ] && [ -w /dev/fuse ]; then
  "$image" --appimage-mount >"$unpacked/where" &
  mounted=$!
  wait_for "the mount of the AppImage" test -s "$unpacked/where"
  where=$(cat "$unpacked/where")
  check "it mounts its files" cmp "$where/AppRun" "$app/AppRun"
  kill $mounted
  wait_for "the end of the mount" test ! -e "$where"
  check "it starts from there" "$image" --version
else
  note "without FUSE the mount of the AppImage was not tried"
fi
check "the checksums are right" sh -c "cd '$packages' && sha256sum --quiet -c SHA256SUMS-*"

# --- The same bytes again

# No path of this machine gets into what is built: neither into the programs, nor into what else the packages have.
where=$(find "$build/quintet" "$build/quintet-cli" "$build/appimage-runtime" "$libraries"/prefix/lib/*.a "$app" -type f -exec grep -lF "$root" {} + || true)
if [ -z "$where" ]; then pass "no file names the folder it was built in"; else miss "the folder of the build is in $where"; fi
rm -rf "$unpacked"

# Packed at another time, in memory, where the files of a folder come in another order than on a disk.
again=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d)
check "packed again in $again" env TZ=Asia/Shanghai sh "$here/pack.sh" "$build" "$again/packages"
check "and it is the same" sh -c "cat '$packages'/SHA256SUMS-* | diff - '$again'/packages/SHA256SUMS-*"
rm -rf "$again"

# As another builder has it: another folder, time zone, language, mask and order of hashes. What was fetched is the same.
build_again() {
  again=$root/build/again/in-a-folder-with-another-name
  rm -rf "$root/build/again"
  mkdir -p "$again/build/libraries"
  (cd "$root" && tar --exclude='./build*' --exclude=./.git -cf - .) | tar -C "$again" -xf -
  repository=$(git -C "$root" rev-parse --absolute-git-dir 2>/dev/null) && echo "gitdir: $repository" >"$again/.git"
  cp -al "$root/build/libraries/archives" "$root/build/libraries/archives.sha256" "$again/build/libraries/"
  (umask 077 && env TZ=Asia/Shanghai LC_ALL=C PYTHONHASHSEED=7 GIT_OPTIONAL_LOCKS=0 sh "$again/cmake/package.sh") >"$root/build/again.log" 2>&1
}
if [ "$system" = arm64 ]; then
  note "the second build is only proved for this machine"
elif [ "${2:-}" = once ]; then
  note "the second build was left out"
elif build_again; then
  for file in libraries/prefix/lib/*.a package/quintet package/quintet-cli package/libquintet_assets.a packages/SHA256SUMS-*; do
    for built in "$root"/build/$file; do
      check "a second build has the same ${built##*/}" cmp "$built" "$again${built#"$root"}"
    done
  done
  rm -rf "$root/build/again"
else
  miss "the second build fails; see $root/build/again.log"
fi

# --- A bare machine: the C library and X client libraries, no SDL, no fonts, no sound

if [ "$system" = arm64 ]; then
  bare=/nowhere
elif [ "$(id -u)" != 0 ]; then
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

  # A player without root, whose folder has a space in its name.
  for_player() { chroot --userspec=1000:1000 "$bare" env -i HOME="/try/a player" PATH=/usr/bin:/bin "$@"; }
  mkdir -p "$bare/try/a player"
  chown 1000:1000 "$bare/try/a player"
  check "install.sh installs it for one player" for_player sh /try/install.sh
  check "and it starts" for_player "/try/a player/.local/bin/quintet" --version
  check "its menu entry is valid" desktop-file-validate "$bare/try/a player/.local/share/applications/games.quintet.Quintet.desktop"
  check "uninstall.sh removes it" for_player sh "/try/a player/.local/lib/quintet/uninstall.sh"
  check "and leaves nothing" test "$(find "$bare/try/a player" -type f)" = ""

  cp "$deb" "$bare/try/quintet.deb"
  check "the Debian package installs there" chroot "$bare" dpkg -i /try/quintet.deb
  check "the installed program starts" chroot "$bare" /usr/games/quintet --version
  check "the Debian package goes away again" chroot "$bare" dpkg -r quintet
  cp "$image" "$bare/try/Quintet.AppImage"
  check "the AppImage starts there, without FUSE" chroot "$bare" /try/Quintet.AppImage --version
  check "and leaves nothing" test "$(find "$bare/tmp" -name '.mount_*')" = ""

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

# --- In QEMU

# As there is no machine of this kind: neither its speed nor its drivers are tried.
play_in_qemu() {
  name=$1
  shift
  # shellcheck disable=SC2086
  DISPLAY=$display $run "$try/"*/quintet "$@" $game_options --data-dir "$try/data/$name" --config-dir "$try/data/$name" \
    --script "$try/game.script" --screenshot "$try/$name.png"
}
if [ "$system" = arm64 ]; then
  try=$(mktemp -d)
  server='' display=''
  trap '[ -z "$server" ] || kill $server || true; rm -rf "$try"' EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  tar -xf "$archive" -C "$try" --no-same-owner
  write_game "$try/game.script"
  # shellcheck disable=SC2086
  check "quintet starts in QEMU" $run "$try/"*/quintet --version
  # shellcheck disable=SC2086
  check "quintet-cli plays there" $run "$try/"*/quintet-cli mines play --width 9 --height 9 --mines 10 --games 3 --seed 1
  check "a scripted game without a display" play_in_qemu headless --headless
  native=$root/build/package/quintet.stripped
  if [ -x "$native" ]; then
    # shellcheck disable=SC2086
    check "the same game in the release for this machine" "$native" --headless $game_options --data-dir "$try/data/here" \
      --config-dir "$try/data/here" --script "$try/game.script" --screenshot "$try/here.png"
    check "both saves are the same" cmp "$try/data/headless/mines-beginner.save" "$try/data/here/mines-beginner.save"
    # SDL blends with other rounding there.
    check "no colour of the pictures differs by more than 4 of 255" python3 "$here/compare_pictures.py" 4 "$try/headless.png" "$try/here.png"
    # What the players do with their evaluations, without the times.
    for game in "gomoku match --a master --b sage --games 1 --seed 1 --nodes 2000" "2048 play --games 1 --seed 1 --level quick" \
      "mines play --width 16 --height 16 --mines 40 --games 20 --seed 3"; do
      # shellcheck disable=SC2086
      $run "$try/"*/quintet-cli $game | sed 's/"ms".*//' >"$try/there.txt"
      # shellcheck disable=SC2086
      "$root/build/package/quintet-cli.stripped" $game | sed 's/"ms".*//' >"$try/here.txt"
      check "the same answer to $game" cmp "$try/there.txt" "$try/here.txt"
    done
  else
    miss "the release for this machine is not there to compare with: sh cmake/package.sh"
  fi
  start_server "$try/display"
  display=:$(cat "$try/display")
  check "a scripted game in a window" play_in_qemu window --windowed
  check "its picture is the same" cmp "$try/headless.png" "$try/window.png"
fi

conclude
