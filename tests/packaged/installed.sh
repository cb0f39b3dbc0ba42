#!/usr/bin/env bash
# tests/packaged/installed.sh BUILD: what `cmake --install` puts beside the programs is what desktops, shells and man take. A tool that is not there
# is named and passed over.
set -uo pipefail
build=${1:?usage: installed.sh BUILD}
root=$(mktemp -d) || exit 1
trap 'rm -rf "$root"' EXIT
export HOME=$root/home XDG_DATA_HOME=$root/data
failed=0

# holds WORDS COMMAND...: runs it, and says what it said where it fails.
holds() {
    local words=$1 said
    shift
    command -v "$1" >/dev/null || { echo "passed over, no $1: $words"; return; }
    said=$("$@" 2>&1) && { echo "ok: $words"; return; }
    printf 'FAILED: %s\n%s\n' "$words" "$said"
    failed=1
}
# says WORDS EXPECTED COMMAND...: its output has the expected line.
says() {
    local words=$1 expected=$2 said
    shift 2
    said=$("$@" 2>&1)
    grep -qxF -- "$expected" <<<"$said" && { echo "ok: $words"; return; }
    printf 'FAILED: %s: no line "%s" in\n%s\n' "$words" "$expected" "$said"
    failed=1
}

cmake --install "$build" --prefix "$root" >/dev/null || exit 1
share=$root/share
cli=$root/bin/corneta-cli
export PATH=$root/bin:$PATH
holds 'the desktop entry is sound' desktop-file-validate "$share"/applications/*.desktop
holds 'the metainfo is sound' appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml
holds 'the types of files are taken' update-mime-database "$share/mime"
cp "$share"/doc/corneta/examples/*-small.corneta "$root"
for game in "$root"/*.corneta; do
    holds "$(basename "$game") of the examples is sound" "$cli" game verify "$game"
done
holds 'the pack of the examples can be used' "$cli" chart check "$share"/doc/corneta/examples/club-card.jsonl
for page in "$share"/man/man1/*.1.gz; do
    [ -e "$page" ] || continue
    holds "$(basename "$page") can be read" man --warnings=w -l "$page"
    [ -z "$(man --warnings=w -l "$page" 2>&1 >/dev/null)" ] || { echo "FAILED: warnings of $page"; failed=1; }
done

game=$root/buena-vista-small.corneta
says 'rulesets complete' santa-anna "$cli" complete -- odds san
says 'actions complete' fire "$cli" complete -- odds santa-anna fi
says 'keys complete' range= "$cli" complete -- odds santa-anna fire ran
says 'words complete' firer_arm=artillery "$cli" complete -- odds santa-anna fire firer_arm=a
says 'units of a game complete' target=M1 "$cli" complete -- game resolve "$game" fire target=M
says 'several units complete' unit=K1,K2 "$cli" complete -- game batch "$game" rout-check unit=K1,K
says 'scenarios complete' buena-vista-small "$cli" complete -- game new x santa-anna --scenario bu
says 'options complete' --reason "$cli" complete -- game phase "$game" --re
says 'nothing is what no game is' '' "$cli" complete -- game edit /dev/null K

# typed_in_bash LINE: what bash puts in the place of the last word.
typed_in_bash() {
    bash -c '
        source /usr/share/bash-completion/bash_completion
        source "$1"
        COMP_LINE=$2 COMP_POINT=${#2}
        eval "set -- $(sed "s/[=]/ = /g" <<<"$2")"
        COMP_WORDS=("$@")
        [[ $COMP_LINE == *" " || $COMP_LINE == *= ]] && [[ $COMP_LINE != *= ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        compopt() { :; }
        _corneta_cli
        printf "%s\n" "${COMPREPLY[@]}"' bash "$share/bash-completion/completions/corneta-cli" "$1"
}
if [ -e /usr/share/bash-completion/bash_completion ]; then
    says 'bash completes commands' verify typed_in_bash 'corneta-cli game ver'
    says 'bash completes keys' range= typed_in_bash 'corneta-cli odds santa-anna fire ran'
    says 'bash completes units' M1 typed_in_bash "corneta-cli game resolve $game fire target=M"
fi
if command -v fish >/dev/null; then
    says 'fish completes actions' fire fish -c "source $share/fish/vendor_completions.d/corneta-cli.fish; complete -C 'corneta-cli odds santa-anna fir'"
fi
command -v zsh >/dev/null && holds 'zsh reads its file' zsh -n "$share/zsh/vendor-completions/_corneta-cli"
exit $failed
