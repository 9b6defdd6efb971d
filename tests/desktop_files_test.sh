#!/bin/sh
# Checks what a desktop reads of the program, and that manual pages and completions name what the programs offer.
#   sh desktop_files_test.sh <assets/desktop> <metainfo> <quintet> <quintet-cli>
set -eu
files=$1 metainfo=$2 quintet=$3 cli=$4 failed=0
# The completions are generated beside the metainfo.
completion=$(dirname "$metainfo")/completion

for tool in desktop-file-validate appstreamcli man; do
  command -v $tool >/dev/null || { echo "$tool is missing: sh cmake/install-packages.sh test"; exit 1; }
done

wrong() { echo "$*"; failed=1; }

desktop-file-validate "$files/games.quintet.Quintet.desktop" || wrong "the desktop file is not valid"
# As it is, and with the screenshots that a site shows.
for file in "$metainfo" "$(dirname "$metainfo")/with-a-site.metainfo.xml"; do
  appstreamcli validate --no-net "$file" || wrong "$file is not valid"
done
grep -q '<image .*/screenshots/menu.png' "$(dirname "$metainfo")/with-a-site.metainfo.xml" || wrong "a site shows no screenshots"
for page in quintet.6 quintet-cli.6; do
  # -Z: only the warnings count.
  warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$files/$page" 2>&1 >/dev/null || true)
  [ -z "$warnings" ] || wrong "$page: $warnings"
done

# names_all <file> <name>...: each stands in the file as a word; a manual page writes - as \-.
names_all() {
  file=$1
  shift
  words=$(sed 's/\\-/-/g; s/"//g' "$file")
  for name in "$@"; do
    printf '%s\n' "$words" | grep -qE -- "(^|[^-a-z0-9])$name([^-a-z0-9]|\$)" || wrong "$file does not name $name"
  done
}

version=$("$quintet" --version | sed -n '1s/^quintet \([0-9.]*\) .*/\1/p')
[ -n "$version" ] || wrong "quintet --version names no version"
newest=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$metainfo" | head -n 1)
[ "$newest" = "$version" ] || wrong "the newest release of the metainfo is $newest, not $version"
for page in quintet.6 quintet-cli.6; do
  grep -q "^\.TH .*\"Quintet $version\"" "$files/$page" || wrong "$page is not of version $version"
done

# completes <program> <word>...: the last word, as a player begins to type it, is completed in bash to itself.
completes() {
  bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    if [ "${1##*/}" = quintet ]; then _quintet; else _quintet_cli; fi
    for word in "${COMPREPLY[@]}"; do [ "$word" = "${!#}" ] && exit 0; done; exit 1' \
    "$completion/quintet.bash" "$@" || wrong "bash does not complete $*"
}

# options_of <command>...: those that its help names.
options_of() { "$@" --help | grep -oE -- '^ *(-h,)?--[a-z-]+' | sed 's/.*--/--/'; }

options=$(options_of "$quintet")
[ "$(echo "$options" | wc -l)" -gt 10 ] || wrong "no options were found in the help of quintet"
# The values of options.
games=$("$quintet" --help | sed -n 's/.*--game TEXT:{\([^}]*\)}.*/\1/p' | tr ',' ' ')
themes=$("$quintet" --help | sed -n 's/.*Theme for this run: //p' | sed 's/,//g; s/ or / /')
[ "$(echo "$games" | wc -w)" -ge 4 ] && [ "$(echo "$themes" | wc -w)" -ge 4 ] || wrong "the help of quintet names no games or themes"
for game in $games; do
  grep -q "^Exec=quintet --game $game\$" "$files/games.quintet.Quintet.desktop" || wrong "the desktop file has no action for $game"
  completes quintet --game "$game"
done
for theme in $themes; do completes quintet --theme "$theme"; done
for language in en zh_CN; do completes quintet --lang "$language"; done
for file in "$files/quintet.6" "$completion/quintet.zsh"; do
  # shellcheck disable=SC2086 # one word a name
  names_all "$file" $games $themes en zh_CN
done
commands=$("$cli" --help | sed '1,/^Subcommands/d' | awk '{ print $1 }')
[ "$(echo "$commands" | wc -l)" -ge 5 ] || wrong "no commands were found in the help of quintet-cli"
# shellcheck disable=SC2086 # one word a name
names_all "$completion/quintet.zsh" $options $commands
for option in $options; do completes quintet "$option"; done
for command in $commands; do completes quintet-cli "$command"; done
# shellcheck disable=SC2086
names_all "$files/quintet.6" $options
for command in $commands; do
  [ "$command" = bench ] || for part in $("$cli" "$command" --help | sed '1,/^Subcommands/d' | awk '{ print $1 }'); do
    names_all "$files/quintet-cli.6" "$command $part"
    names_all "$completion/quintet.zsh" "$part"
    completes quintet-cli "$command" "$part"
    listed=$(options_of "$cli" "$command" "$part")
    [ -n "$listed" ] || wrong "the help of $command $part names no options"
    for option in $listed; do completes "$cli" "$command" "$part" "$option"; done
  done
done
exit $failed
