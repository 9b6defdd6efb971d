#!/bin/sh
# Builds the release: one executable, and quintet-cli, that need nothing but the C library at start, and from them an
# archive, a Debian package and an AppDir in build/packages.
#   sh cmake/package.sh [windows] [--check | --libraries] [--werror]
# windows: for Windows 10 (version 1903) or later instead, by mingw-w64, with an archive in build/packages-windows.
# --check proves afterwards what the release promises (check_package.sh, which takes root, or check_windows.sh). --libraries
# builds only the libraries. --werror takes the compiler's warnings as errors.
# The source packages of SDL and FreeType come from the package sources of this system, once: remove build/libraries to get
# newer ones. What is built from them is kept there, and built again when third_party/CMakeLists.txt changes.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
work=$root/build/libraries
packages="libsdl2 libsdl2-image libsdl2-mixer libsdl2-ttf freetype harfbuzz"

system=linux check=no libraries_only=no werror=OFF
usage() { echo "usage: sh cmake/package.sh [windows] [--check | --libraries] [--werror]" >&2; exit 2; }
for argument in "$@"; do
  case $argument in
    windows) system=windows ;;
    --check) check=yes ;;
    --libraries) libraries_only=yes ;;
    --werror) werror=ON ;;
    -h | --help) sed -n '2,9s/^# *//p' "$0"; exit 0 ;;
    *) usage ;;
  esac
done
[ "$check $libraries_only" != "yes yes" ] || usage

fail() { echo "Quintet: $*" >&2; exit 1; }
# The modes of the folders in the packages.
umask 022

# shellcheck disable=SC1090 # the file is the system's own
family=$(. "${OS_RELEASE:-/etc/os-release}" && echo " ${ID:-} ${ID_LIKE:-} ") || family=
case $family in
  *" debian "* | *" ubuntu "*) ;;
  *) fail "the release needs Debian or Ubuntu, whose source packages it is made from; sh cmake/play.sh builds the game here." ;;
esac
case $system in
  linux) tags="build package" proof_tags="test proof" ;;
  windows) tags="build package windows" proof_tags="test windows-proof" ;;
esac
# shellcheck disable=SC2086 # one word a tag
sh "$here/install-packages.sh" $tags
# shellcheck disable=SC2086
[ $check = no ] || sh "$here/install-packages.sh" $proof_tags

# Room for the sources, the libraries, the build and the packages; for the proofs also a machine without SDL.
needed=300 # MiB
[ -s "$work/versions" ] || needed=$((needed + 400))
[ $check = no ] || [ -d "$root/build/bare" ] || needed=$((needed + 400))
mkdir -p "$work"
free=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
[ "$free" -ge $needed ] || fail "the release takes $needed MiB of disk in $root/build, and $free MiB are free; please make room."

# The system's own package sources, asked for source packages. Its own lists stay as they are.
apt_in_private() {
  apt-get -q -o Dir::Etc::SourceList="$work/apt/none" -o Dir::Etc::SourceParts="$work/apt/parts" \
    -o Dir::State::Lists="$work/apt/lists" -o APT::Sandbox::User=root "$@" </dev/null
}

private_lists() {
  rm -rf "$work/apt"
  mkdir -p "$work/apt/parts" "$work/apt/lists/partial"
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -r "$file" ] || continue
    sed 's/^deb[[:space:]]/deb-src /; s/^Types:.*/Types: deb-src/' "$file" >"$work/apt/parts/$(basename "$file")"
  done
}

fetch_sources() {
  private_lists
  rm -rf "$work/archives"
  mkdir -p "$work/archives"
  # shellcheck disable=SC2086 # one word a package
  if ! (cd "$work/archives" && { apt_in_private update || true; } && apt_in_private source --download-only $packages) \
      >"$work/fetch.log" 2>&1; then
    tail -n 5 "$work/fetch.log" >&2
    fail "the source packages ($packages) could not be fetched; is a source repository of this system reachable?" \
      "The whole answer is in $work/fetch.log."
  fi
}

unpack() {
  rm -rf "$work/sources"
  mkdir -p "$work/sources"
  for package in $packages; do
    set -- "$work/archives/${package}"_*.dsc
    dpkg-source --no-check -x "$1" "$work/sources/$package" >>"$work/fetch.log" 2>&1 ||
      fail "$1 could not be unpacked; see $work/fetch.log."
    echo "$package $(sed -n 's/^Version: //p' "$1" | head -n 1)"
  done >"$work/versions.new"
  mv "$work/versions.new" "$work/versions"
}

# check_backends <log>: what SDL uses of the system, or loads at run time where it is there. A missing header would quietly
# leave it out.
check_backends() {
  case $system in
    linux) backends="X11 WAYLAND ALSA PULSEAUDIO PIPEWIRE" ;;
    windows) backends="DIRECTX WASAPI XINPUT HIDAPI_JOYSTICK RENDER_D3D" ;;
  esac
  for backend in $backends; do
    grep -q "SDL_$backend .*(Wanted: ON): ON" "$1" || fail "SDL was configured without SDL_$backend; see $1."
  done
}

# build_libraries <folder> <option>...: libraries that are there and up to date are not built again.
build_libraries() {
  folder=$1
  shift
  stamp=$(cat "$root/third_party/CMakeLists.txt" "$here/mingw.cmake" "$work/versions" | cksum)
  [ "$(cat "$folder/built" 2>/dev/null)" != "$stamp" ] || return 0
  rm -rf "$folder/build" "$folder/prefix" "$folder/built"
  cmake -S "$root/third_party" -B "$folder/build" -G Ninja -D SOURCES="$work/sources" \
    -D CMAKE_INSTALL_PREFIX="$folder/prefix" "$@" >/dev/null
  cmake --build "$folder/build" >"$folder/build.log" 2>&1 || { tail -n 30 "$folder/build.log" >&2; fail "a library could not be built; see $folder/build.log."; }
  check_backends "$folder/build/libsdl2-prefix/src/libsdl2-stamp/libsdl2-configure-out.log"
  echo "$stamp" >"$folder/built"
}

# pack <build> <folder> <generator of CPack>...: the packages of a build, in an empty folder.
pack() {
  configuration=$root/build/$1/CPackConfig.cmake packages_folder=$root/build/$2
  shift 2
  rm -rf "$packages_folder"
  for generator in "$@"; do
    cpack --config "$configuration" -G "$generator" -B "$packages_folder" >"$work/pack.log" 2>&1 ||
      { tail -n 5 "$work/pack.log" >&2; fail "the package $generator could not be made; see $work/pack.log."; }
  done
  rm -rf "$packages_folder/_CPack_Packages"
}

# Of the packages in the folder that was packed last.
write_checksums() {
  (cd "$packages_folder" && sha256sum -- quintet[-_]* >"SHA256SUMS-$system" && cat "SHA256SUMS-$system")
}

# The archive, the Debian package, and a folder as AppImage's tools take it; with their checksums.
make_packages() {
  pack package packages TXZ DEB
  app=$packages_folder/Quintet.AppDir
  cmake --install build/package --prefix "$app/usr" --component system --strip >"$work/pack.log"
  mv "$app/usr/games" "$app/usr/bin"
  ln -s usr/bin/quintet "$app/AppRun"
  ln -s usr/share/applications/games.quintet.Quintet.desktop "$app/games.quintet.Quintet.desktop"
  ln -s usr/share/icons/hicolor/256x256/apps/games.quintet.Quintet.png "$app/games.quintet.Quintet.png"
  ln -s games.quintet.Quintet.png "$app/.DirIcon"
  cmake --install build/package --prefix "$packages_folder" --component site >"$work/pack.log"
  write_checksums
}

release_for_linux() {
  [ -e "$work/built" ] || [ -e build/package ] || from_clean=yes
  build_libraries "$work"
  [ $libraries_only = no ] || return 0
  cmake --preset package -D QUINTET_WERROR=$werror
  cmake --build --preset package --target quintet quintet-cli quintet_desktop quintet_debian
  for program in quintet quintet-cli; do
    strip -o "build/package/$program.stripped" "build/package/$program"
    echo "$program: $(stat -c %s "build/package/$program.stripped") bytes"
  done
  make_packages
  seconds=$(($(date +%s) - started))
  echo "built in $seconds s"
  rm -f build/package/seconds
  [ $from_clean = no ] || echo $seconds >build/package/seconds
  [ $check = no ] || sh "$here/check_package.sh"
}

release_for_windows() {
  build_libraries "$work-windows" -D CMAKE_TOOLCHAIN_FILE="$here/mingw.cmake"
  [ $libraries_only = no ] || return 0
  # The program that makes the icons runs here. The release for Linux has it too, if it was built before.
  tools=package
  if [ ! -x build/package/quintet-icon ]; then
    tools=release
    cmake --preset $tools
  fi
  cmake --build --preset $tools --target quintet-icon
  cmake --preset windows -D QUINTET_WERROR=$werror -D QUINTET_HOST_TOOLS="$root/build/$tools"
  cmake --build --preset windows --target quintet quintet-cli
  pack windows packages-windows ZIP
  write_checksums
  [ $check = no ] || sh "$here/check_windows.sh"
}

# shellcheck disable=SC2086 # one word a package
[ "$(cut -d ' ' -f 1 "$work/versions" 2>/dev/null)" = "$(printf '%s\n' $packages)" ] || { fetch_sources; unpack; }
cd -- "$root"
started=$(date +%s) from_clean=no
release_for_$system
