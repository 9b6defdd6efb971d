#!/bin/sh
# Builds the release: one executable, and quintet-cli, that need nothing but the C library at start, and from them an
# archive, a Debian package and an AppImage in build/packages.
#   sh cmake/package.sh [arm64 | windows] [--check [--once] | --libraries] [--werror]
# arm64: for Linux on ARM64 instead, by the distribution's cross compiler, in build/packages-arm64.
# windows: for Windows 10 (version 1903) or later instead, by mingw-w64, with an archive in build/packages-windows.
# --check proves afterwards what the release promises (check_package.sh, which takes root, or check_windows.sh); with --once
# all but one proof, the second build of everything in another folder. --libraries builds only the libraries. --werror takes
# the compiler's warnings as errors.
# QUINTET_SITE is the address where the release is published, or none; QUINTET_CONTACT, "Name <address>", who answers there.
# The source packages of SDL and FreeType come from the package sources of this system, once: remove build/libraries to get
# newer ones. Each run verifies them. What is built from them is kept there, and built again when third_party/CMakeLists.txt
# changes.
# The same commit gives the same bytes, in whatever folder and at whatever time. SOURCE_DATE_EPOCH, the time of every stamp,
# is that of the commit; without a repository, of the newest release in the metainfo.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")
work=$root/build/libraries
packages="libsdl2 libsdl2-image libsdl2-mixer libsdl2-ttf freetype harfbuzz"

system=linux check=no once='' libraries_only=no werror=OFF
usage() { echo "usage: sh cmake/package.sh [arm64 | windows] [--check [--once] | --libraries] [--werror]" >&2; exit 2; }
for argument in "$@"; do
  case $argument in
    arm64 | windows) system=$argument ;;
    --check) check=yes ;;
    --once) once=once ;;
    --libraries) libraries_only=yes ;;
    --werror) werror=ON ;;
    -h | --help) sed -n '2,15s/^# *//p' "$0"; exit 0 ;;
    *) usage ;;
  esac
done
[ "$check $libraries_only" != "yes yes" ] || usage

fail() { echo "Quintet: $*" >&2; exit 1; }
# Who publishes a release says where, and who answers: stores and the Debian package show both. The libraries and the archive
# for Windows name neither.
case $system/$libraries_only/${QUINTET_SITE:-} in
  windows/* | */yes/* | */none) ;;
  */https://?* | */http://?*)
    case ${QUINTET_CONTACT:-} in
      *?" <"?*@?*">") ;;
      *) fail "a release with a site has a contact: QUINTET_CONTACT='Name <address>'." ;;
    esac ;;
  *) fail "a release says where it is published: QUINTET_SITE=https://… QUINTET_CONTACT='Name <address>'." \
      "QUINTET_SITE=none says that it has no site." ;;
esac
# The modes of the folders in the packages.
umask 022
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) ||
    SOURCE_DATE_EPOCH=$(date -u +%s -d "$(sed -n 's/.*<release .*date="\([-0-9]*\)".*/\1/p' \
      "$root/assets/desktop/games.quintet.Quintet.metainfo.xml.in" | head -n 1)")
fi
export SOURCE_DATE_EPOCH
# Zip archives have local time.
export TZ=UTC

# shellcheck disable=SC1090 # the file is the system's own
family=$(. "${OS_RELEASE:-/etc/os-release}" && echo " ${ID:-} ${ID_LIKE:-} ") || family=
case $family in
  *" debian "* | *" ubuntu "*) ;;
  *) fail "the release needs Debian or Ubuntu, whose source packages it is made from; sh cmake/play.sh builds the game here." ;;
esac
case $system in
  linux) tags="build package" proof_tags="test proof" ;;
  arm64) tags="build package arm64" proof_tags="test proof arm64-proof" ;;
  windows) tags="build package windows" proof_tags="test windows-proof" ;;
esac
# shellcheck disable=SC2086 # one word a tag
sh "$here/install-packages.sh" $tags
# shellcheck disable=SC2086
[ $check = no ] || sh "$here/install-packages.sh" $proof_tags

# Room for the sources, the libraries, the build and the packages; for the proofs also a machine without SDL.
needed=300 # MiB
[ -e "$work/unpacked" ] || needed=$((needed + 400))
[ "$system" != arm64 ] || [ -e "$work-arm64/unpacked" ] || needed=$((needed + 600))
[ $check = no ] || [ -d "$root/build/bare" ] || needed=$((needed + 400))
[ "$check$once" != yes ] || needed=$((needed + 700))
mkdir -p "$work"
free=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
[ "$free" -ge $needed ] || fail "the release takes $needed MiB of disk in $root/build, and $free MiB are free; please make room."

# The system's own package sources, asked for other packages. Its own lists stay as they are.
apt_in_private() {
  apt-get -q -c "$apt/apt.conf" -o Dir::Etc::SourceList="$apt/none" -o Dir::Etc::SourceParts="$apt/parts" \
    -o Dir::State::Lists="$apt/lists" -o APT::Sandbox::User=root "$@" </dev/null
}

# private_lists <folder> <deb or deb-src> [<changes for sed>]
private_lists() {
  apt=$1/apt
  rm -rf "$apt"
  mkdir -p "$apt/parts" "$apt/lists/partial"
  : >"$apt/apt.conf"
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -r "$file" ] || continue
    sed "s/^deb[[:space:]]/$2 /; s/^Types:.*/Types: $2/; ${3:-}" "$file" >"$apt/parts/$(basename "$file")"
  done
}

# fetch <folder> <what> <command of apt-get>...: into its subfolder archives. apt checks the signature of the lists, and what
# it fetches by them; from then on our list of checksums counts.
fetch() {
  fetched=$1 what=$2
  shift 2
  rm -rf "$fetched/archives" "$fetched/archives.sha256"
  mkdir -p "$fetched/archives/partial"
  if ! (cd "$fetched/archives" && { apt_in_private update || true; } && apt_in_private "$@") >"$fetched/fetch.log" 2>&1; then
    tail -n 5 "$fetched/fetch.log" >&2
    fail "the $what could not be fetched; is a source repository of this system reachable?" \
      "The whole answer is in $fetched/fetch.log."
  fi
  rm -rf "$fetched/archives/partial" "$fetched/archives/lock"
}

# verify <folder>: that it has what was fetched.
verify() {
  said=$(cd "$1/archives" && sha256sum --quiet -c ../archives.sha256 2>&1) ||
    fail "what was fetched is not what it was: $said. To fetch it again: rm -r $1"
}

get_sources() {
  if [ ! -s "$work/archives.sha256" ]; then
    private_lists "$work" deb-src
    # shellcheck disable=SC2086 # one word a package
    fetch "$work" "source packages ($packages)" source --download-only $packages
    for package in $packages; do
      set -- "$work/archives/${package}"_*.dsc
      [ -s "$1" ] || fail "the source package $package was not fetched; see $work/fetch.log."
    done
    (cd "$work/archives" && sha256sum -- *) >"$work/archives.new"
    mv "$work/archives.new" "$work/archives.sha256"
  fi
  verify "$work"
  [ -e "$work/unpacked" ] || unpack_sources
}

# dpkg-source compares each archive with the description of its package.
unpack_sources() {
  rm -rf "$work/sources" "$work/unpacked"
  mkdir -p "$work/sources"
  for package in $packages; do
    set -- "$work/archives/${package}"_*.dsc
    dpkg-source -x "$1" "$work/sources/$package" >>"$work/fetch.log" 2>&1 ||
      fail "$1 could not be unpacked; see $work/fetch.log."
  done
  touch "$work/unpacked"
}

# What the libraries are linked with on ARM64 comes from the packages of this system for it, unpacked into a folder: installed,
# they could replace packages of this machine.
get_arm64_system() {
  folder=$work-arm64 list=$(sh "$here/install-packages.sh" --list arm64-system)
  mkdir -p "$folder"
  if [ "$(cat "$folder/list" 2>/dev/null)" != "$list" ]; then
    rm -f "$folder/unpacked"
    # Ubuntu has another server for this architecture.
    private_lists "$folder" deb '/^Architectures:/d; s|https*://[^/ ]*\(archive\|security\)\.ubuntu\.com/ubuntu|http://ports.ubuntu.com/ubuntu-ports|'
    : >"$apt/status"
    printf '%s "%s";\n' APT::Architecture arm64 APT::Architectures arm64 Dir::State::status "$apt/status" \
      Dir::Cache::archives "$folder/archives" Dir::Cache::pkgcache '' Dir::Cache::srcpkgcache '' >"$apt/apt.conf"
    # shellcheck disable=SC2086 # one word a package
    fetch "$folder" "packages for ARM64" install --download-only -y --no-install-recommends $list
    (cd "$folder/archives" && sha256sum -- *) >"$folder/archives.sha256"
    echo "$list" >"$folder/list"
  fi
  verify "$folder"
  [ ! -e "$folder/unpacked" ] || return 0
  rm -rf "$folder/system"
  mkdir -p "$folder/system"
  for package in "$folder"/archives/*.deb; do dpkg-deb -x "$package" "$folder/system"; done
  find "$folder/system" -lname '/*' | while read -r link; do ln -sfn "$folder/system$(readlink "$link")" "$link"; done
  touch "$folder/unpacked"
}

# check_backends <folder of SDL>: what SDL uses of the system, or loads at run time where it is there. A missing header would
# quietly leave it out.
check_backends() {
  case $system in
    windows) backends="DIRECTX WASAPI XINPUT HIDAPI_JOYSTICK RENDER_D3D" headers= ;;
    *) backends="X11 X11_XCURSOR X11_XFIXES X11_XINPUT X11_XRANDR X11_XSCRNSAVER WAYLAND WAYLAND_LIBDECOR ALSA PULSEAUDIO
      PIPEWIRE DBUS" headers="DBUS_DBUS LIBUDEV" ;;
  esac
  for backend in $backends; do
    grep -q "SDL_$backend .*(Wanted: ON): ON" "$1/src/libsdl2-stamp/libsdl2-configure-out.log" ||
      fail "SDL was configured without SDL_$backend; see $1/src/libsdl2-stamp/libsdl2-configure-out.log."
  done
  for header in $headers; do
    grep -q "#define HAVE_${header}_H 1" "$1/src/libsdl2-build/include-config-release/SDL_config.h" ||
      fail "SDL was configured without $header; see $1/src/libsdl2-stamp/libsdl2-configure-out.log."
  done
}

# build_libraries <folder> [<toolchain>]: libraries that are there and up to date are not built again.
build_libraries() {
  folder=$1 toolchain=${2:-/dev/null} system_archives=/dev/null
  [ "$system" != arm64 ] || system_archives=$folder/archives.sha256
  stamp=$(cat "$root/third_party/CMakeLists.txt" "$work/archives.sha256" "$toolchain" "$system_archives" | cksum)
  [ "$(cat "$folder/built" 2>/dev/null)" != "$stamp" ] || return 0
  rm -rf "$folder/build" "$folder/prefix" "$folder/built"
  # Anew from what was verified.
  unpack_sources
  cmake -S "$root/third_party" -B "$folder/build" -G Ninja -D SOURCES="$work/sources" \
    -D CMAKE_INSTALL_PREFIX="$folder/prefix" ${2:+-D "CMAKE_TOOLCHAIN_FILE=$2"} >/dev/null
  cmake --build "$folder/build" >"$folder/build.log" 2>&1 || { tail -n 30 "$folder/build.log" >&2; fail "a library could not be built; see $folder/build.log."; }
  check_backends "$folder/build/libsdl2-prefix"
  echo "$stamp" >"$folder/built"
}

# build_for_linux <preset> <prefix of its tools> <folder for the packages> [<option of CMake>...]
build_for_linux() {
  preset=$1 tools=$2 packed=$root/build/$3
  shift 3
  site=${QUINTET_SITE:-}
  [ "$site" != none ] || site=
  # Without a contact, that of cmake/install.cmake.
  cmake --preset "$preset" -D QUINTET_WERROR=$werror -D QUINTET_SITE="$site" -U QUINTET_CONTACT \
    ${QUINTET_CONTACT:+-D "QUINTET_CONTACT=$QUINTET_CONTACT"} "$@"
  cmake --build --preset "$preset" --target quintet quintet-cli quintet_desktop quintet_debian appimage-runtime
  for program in quintet quintet-cli; do
    "${tools}strip" -o "build/$preset/$program.stripped" "build/$preset/$program"
    echo "$program: $(stat -c %s "build/$preset/$program.stripped") bytes"
  done
  sh "$here/pack.sh" "$root/build/$preset" "$packed"
  cat "$packed"/SHA256SUMS-*
}

# build_host_tools <program>...: programs that run here while another system's are built, in build/$host. The release for this
# machine has them, if it was built before.
build_host_tools() {
  host=package
  for program in "$@"; do [ -x "build/package/$program" ] || host=release; done
  [ $host = package ] || cmake --preset $host
  cmake --build --preset $host --target "$@"
}

release_for_linux() {
  [ -e "$work/built" ] || [ -e build/package ] || from_clean=yes
  build_libraries "$work"
  [ $libraries_only = no ] || return 0
  build_for_linux package '' packages
  seconds=$(($(date +%s) - started))
  echo "built in $seconds s"
  rm -f build/package/seconds
  [ $from_clean = no ] || echo $seconds >build/package/seconds
  # shellcheck disable=SC2086 # a word or none
  [ $check = no ] || sh "$here/check_package.sh" linux $once
}

release_for_arm64() {
  get_arm64_system
  build_libraries "$work-arm64" "$here/arm64.cmake"
  [ $libraries_only = no ] || return 0
  # The completions are made from what the programs say of themselves.
  build_host_tools quintet quintet-cli quintet-icon
  build_for_linux arm64 aarch64-linux-gnu- packages-arm64 -D QUINTET_HOST_TOOLS="$root/build/$host"
  # shellcheck disable=SC2086
  [ $check = no ] || sh "$here/check_package.sh" arm64 $once
}

release_for_windows() {
  build_libraries "$work-windows" "$here/mingw.cmake"
  [ $libraries_only = no ] || return 0
  build_host_tools quintet-icon
  cmake --preset windows -D QUINTET_WERROR=$werror -D QUINTET_HOST_TOOLS="$root/build/$host"
  cmake --build --preset windows --target quintet quintet-cli
  packed=$root/build/packages-windows
  name=quintet-$(sed -n 's/^project(quintet VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)-windows-x86_64
  rm -rf "$packed"
  cmake --install build/windows --prefix "$packed/$name" >"$work/pack.log"
  (
    cd "$packed"
    find "$name" -type f | LC_ALL=C sort >files
    cmake -E tar cf "$name.zip" --format=zip --files-from=files
    rm -r "$name" files
    sha256sum -- "$name.zip" >SHA256SUMS-windows
    cat SHA256SUMS-windows
  )
  [ $check = no ] || sh "$here/check_windows.sh"
}

get_sources
cd -- "$root"
started=$(date +%s) from_clean=no
"release_for_$system"
