# SPDX-License-Identifier: GPL-3.0-or-later
# bash: what may stand next is what corneta-cli itself says; where it says nothing, files.
_corneta_cli() {
    local cur prev words cword IFS=$'\n'
    _init_completion -n '=,' || return
    mapfile -t COMPREPLY < <(corneta-cli complete -- "${words[@]:1:cword}" 2>/dev/null)
    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
    # The line breaks words at the sign =, so what stands before it is there already.
    if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*=}"}"}")
    fi
}
complete -o default -F _corneta_cli corneta-cli
complete -f -X '!*.corneta' corneta
