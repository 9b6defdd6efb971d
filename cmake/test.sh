#!/bin/sh
# Installs what is missing, builds the tests and runs them; none of them needs a display.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$here")

usage() {
  echo "usage: sh cmake/test.sh [--preset dev|asan|tsan|package] [--werror] [--] [OPTION OF CTEST]..."
  echo "Installs what is missing (cmake/packages.txt), builds build/PRESET (dev) and runs the tests in it."
  echo "  --preset package   the release itself, after cmake/package.sh has built its libraries"
  echo "  --werror   treat warnings as errors, as .ci/run does"
  echo "Some of the tests: sh cmake/test.sh -- -R SceneStack"
}

preset=dev werror=OFF
while [ $# -gt 0 ]; do
  case $1 in
    -h | --help) usage; exit 0 ;;
    --preset)
      [ $# -ge 2 ] || { usage >&2; exit 2; }
      preset=$2; shift 2 ;;
    --werror) werror=ON; shift ;;
    --) shift; break ;;
    *) usage >&2; exit 2 ;;
  esac
done

sh "$here/install-packages.sh" build test
cd -- "$root"
cmake --preset "$preset" -DQUINTET_TESTS=ON -DQUINTET_WERROR=$werror
cmake --build --preset "$preset"
exec sh "$here/run_tests.sh" "build/$preset" --output-on-failure --no-tests=error --parallel "$(nproc 2>/dev/null || echo 2)" "$@"
