# Completion for quintet and quintet-cli in bash.
_quintet() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  case $before in
    --game) COMPREPLY=($(compgen -W "link gomoku 2048 mines" -- "$current")) ;;
    --lang) COMPREPLY=($(compgen -W "en zh_CN" -- "$current")) ;;
    --theme) COMPREPLY=($(compgen -W "paper ink celadon walnut" -- "$current")) ;;
    --data-dir | --config-dir | --assets) COMPREPLY=($(compgen -d -- "$current")) ;;
    --script | --screenshot) COMPREPLY=($(compgen -f -- "$current")) ;;
    --seed | --size | --scale | --today) COMPREPLY=() ;;
    *) COMPREPLY=($(compgen -W "--game --lang --seed --theme --data-dir --config-dir --assets --windowed --fullscreen
         --size --scale --mute --headless --version --licenses --help" -- "$current")) ;;
  esac
}
complete -F _quintet quintet

_quintet_cli() {
  local current=${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" = 1 ]; then
    COMPREPLY=($(compgen -W "link gomoku 2048 mines bench --version --help" -- "$current"))
  elif [ "$COMP_CWORD" = 2 ]; then
    case ${COMP_WORDS[1]} in
      link) COMPREPLY=($(compgen -W "deal pairs path solve --help" -- "$current")) ;;
      gomoku) COMPREPLY=($(compgen -W "gomocup match solve forbidden --help" -- "$current")) ;;
      2048) COMPREPLY=($(compgen -W "move play --help" -- "$current")) ;;
      mines) COMPREPLY=($(compgen -W "generate probability play --help" -- "$current")) ;;
      bench) COMPREPLY=($(compgen -W "link gomoku 2048 mines" -- "$current")) ;;
    esac
  else
    COMPREPLY=($(compgen -W "--help" -- "$current") $(compgen -f -- "$current"))
  fi
}
complete -F _quintet_cli quintet-cli
