#!/bin/sh
# Tests cmake/install-packages.sh on simulated machines: a PATH with fake dpkg, apt-get, sudo and id.
#   sh setup_test.sh <install-packages.sh> <temporary folder>
set -eu
script=$1 work=$2 failures=0

# A machine: ID and version, the user id, and the installed packages.
machine() {
  rm -rf "$work"
  mkdir -p "$work/bin"
  for tool in sh awk tr sed env dirname cat printf; do ln -s "$(command -v $tool)" "$work/bin/$tool" 2>/dev/null || true; done
  printf 'PRETTY_NAME="The %s machine"\nID=%s\nVERSION_ID="%s"\n' "$1" "$1" "$2" >"$work/os-release"
  stand_in id "echo $3"
  stand_in dpkg 'echo amd64'
  stand_in dpkg-query "for p in $4; do echo \"ii  \$p amd64\"; done"
  stand_in apt-get "echo \"apt-get \$*\" >>'$work/log'"
  stand_in apt-cache 'test "$2" != pkgconf'
  : >"$work/log"
}
stand_in() { printf '#!/bin/sh\n%s\n' "$2" >"$work/bin/$1"; chmod +x "$work/bin/$1"; }

# expect WHAT STATUS TEXT-IN-THE-ANSWER TAG...
expect() {
  what=$1 status=$2 text=$3
  shift 3
  got=0
  said=$(PATH=$work/bin OS_RELEASE=$work/os-release sh "$script" "$@" 2>&1) || got=$?
  said="$said
$(cat "$work/log")"
  case $said in *"$text"*) ;; *) got="$got, without «$text»" ;; esac
  if [ "$got" != "$status" ]; then
    failures=$((failures + 1))
    printf '%s: expected status %s with «%s», got %s:\n%s\n\n' "$what" "$status" "$text" "$got" "$said"
  fi
}
untouched() {
  if [ -s "$work/log" ]; then failures=$((failures + 1)); echo "$1: apt-get was called:"; cat "$work/log"; fi
}

all=$(sh "$script" --list build test check | tr '\n|' '  ')
without_tests=$(sh "$script" --list build | tr '\n|' '  ')

machine debian 12 1000 "$all"
expect "Nothing missing" 0 "" build test check
untouched "Nothing missing"

machine debian 12 0 "$without_tests"
expect "Root" 0 "install -y --no-install-recommends libgtest-dev libgmock-dev" build test
expect "Lists are brought up to date first" 0 "-q update" test

machine debian 12 1000 "$without_tests"
expect "Neither root nor sudo" 1 "apt-get update && apt-get install --no-install-recommends libgtest-dev libgmock-dev" build test
untouched "Neither root nor sudo"

machine ubuntu 24.04 1000 "$without_tests"
stand_in sudo "echo sudo >>'$work/log'; exec \"\$@\""
expect "With sudo" 0 "sudo
apt-get" test

machine debian 12 0 ""
expect "The alternative that exists" 0 " ninja-build pkg-config libsdl2-dev" build
machine debian 12 0 "$(echo "$without_tests" | sed 's/pkgconf //')"
expect "One alternative is enough" 0 "" build
untouched "One alternative is enough"

machine debian 12 0 ""
stand_in apt-get 'exit 100'
expect "Packages that cannot be had" 1 "could not be installed" build

machine linuxmint 22 0 "$without_tests"
echo 'ID_LIKE="ubuntu debian"' >>"$work/os-release"
expect "A child of Ubuntu" 0 "install -y" test

machine debian 11 0 ""
expect "An old Debian" 1 "The debian machine is none of them" build
untouched "An old Debian"

machine fedora 41 0 ""
expect "Another system" 1 "libsdl2-dev" build
expect "Another system says what is not there" 1 "Not found here: cmake" build
for tool in cmake ninja c++ pkg-config msgfmt python3; do stand_in $tool 'exit 0'; done
expect "Another system with everything" 0 "" build test
untouched "Another system with everything"

expect "An unknown tag" 1 "usage:" games

rm -rf "$work"
[ $failures = 0 ] || { echo "$failures expectations failed"; exit 1; }
