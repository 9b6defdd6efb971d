#!/bin/sh
# Installs Quintet for you alone, without root: the programs in ~/.local/bin; menu entry, icon, manual pages and completions in
# $XDG_DATA_HOME (~/.local/share). An installed version is replaced. To remove it again: ~/.local/lib/quintet/uninstall.sh
set -eu

fail() { echo "Quintet: $*" >&2; exit 1; }
[ $# = 0 ] || { sed -n '2,3s/^# *//p' "$0"; exit 2; }
from=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case ${HOME:-} in /*) ;; *) fail "HOME names no folder." ;; esac
bin=$HOME/.local/bin own=$HOME/.local/lib/quintet
# A relative path does not count there.
case ${XDG_DATA_HOME:-} in /*) share=$XDG_DATA_HOME ;; *) share=$HOME/.local/share ;; esac
tab=$(printf '\t')
case $HOME$share in *"$tab"* | *'
'*) fail "the name of your folder has a tab or more than one line." ;; esac

# What is installed, a line each: the file here, a tab, the file there.
wanted=$(
  for program in quintet quintet-cli; do printf '%s\t%s\n' "$from/$program" "$bin/$program"; done
  cd -- "$from/share"
  find . -type f | LC_ALL=C sort | while read -r file; do printf '%s\t%s\n' "$from/share/${file#./}" "$share/${file#./}"; done
  printf '%s\t%s\n' "$from/uninstall.sh" "$own/uninstall.sh"
)
targets=$(printf '%s\n' "$wanted" | cut -f 2)
earlier=$(cat "$own/files" 2>/dev/null) || earlier=
is_in() { printf '%s\n' "$2" | grep -qxF -- "$1"; }
printf '%s\n' "$targets" | while read -r target; do
  if [ -e "$target" ] || [ -L "$target" ]; then
    is_in "$target" "$earlier" || fail "$target is there, and no earlier installation put it there. Nothing was changed."
  fi
done

# In a menu entry: a quoted word of a string, where % and \ have a meaning.
program=$(printf '%s\n' "$bin/quintet" | sed 's/%/%%/g; s/\\/\\\\\\\\/g; s/["`$]/\\\\&/g')
export program
copy() {
  mkdir -p "$(dirname -- "$2")"
  case $1 in
    *.desktop) awk '/^Exec=quintet/ { $0 = "Exec=\"" ENVIRON["program"] "\"" substr($0, 13) } { print }' "$1" >"$2.new" ;;
    *) cp -p -- "$1" "$2.new" ;;
  esac
  mv -f -- "$2.new" "$2"
}
# What is listed can be removed, even where this ends early.
mkdir -p "$own"
printf '%s\n' "$earlier" "$targets" | sed '/^$/d' | LC_ALL=C sort -u >"$own/files.new"
mv -f -- "$own/files.new" "$own/files"
printf '%s\n' "$wanted" | while IFS=$tab read -r file target; do copy "$file" "$target"; done
printf '%s\n' "$earlier" | while read -r old; do [ -z "$old" ] || is_in "$old" "$targets" || rm -f -- "$old"; done
printf '%s\n' "$targets" >"$own/files"

# Menus notice what is new by themselves; only a cache of icons hides it.
if [ -e "$share/icons/hicolor/icon-theme.cache" ]; then
  gtk-update-icon-cache -q -f -t "$share/icons/hicolor" || rm -f -- "$share/icons/hicolor/icon-theme.cache"
fi
echo "Quintet is installed: $bin/quintet. To remove it: sh '$own/uninstall.sh'"
case :${PATH:-}: in *":$bin:"*) ;; *) echo "To start it by its name in a terminal, add $bin to PATH." ;; esac
