#!/usr/bin/env bash
# tests/documented/pages.sh BUILD: the pages in docs/ do what they say. Of each page the commands behind `$ ` in blocks of `console` are run one after
# another in a folder of their own; the lines below a command must be in what it prints, in that order. A command may fail only where
# such lines say why. Blocks of `file NAME` are written to that file. Links lead to files that are there. Pages in docs/es are run in Spanish.
set -uo pipefail
programs=$(readlink -f "$1")
docs=$(readlink -f "$(dirname "$0")/../../docs")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset LANGUAGE LC_ALL LC_MESSAGES
export PATH="$programs:$PATH" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" QT_QPA_PLATFORM=offscreen
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# check PAGE COMMAND PRINTED STATUS LINE...: whether all lines are printed, one below the other.
check() {
    local page=$1 command=$2 printed=$3 status=$4 line rest
    shift 4
    if [ "$status" -ne 0 ] && [ $# -eq 0 ]; then
        fail "$page: $command ends with $status: $printed"
    fi
    rest=$printed
    for line in "$@"; do
        if [[ $rest != *"$line"* ]]; then
            fail "$page: $command does not print \"$line\" there, but: $printed"
            return
        fi
        rest=${rest#*"$line"}
    done
}

commands=0
# pages_commands PAGE: runs them; what follows a command is read before it is judged.
page_commands() {
    local page=$1 line command="" printed="" status=0 is_console=0 file="" expected=()
    judge() {
        if [ -n "$command" ]; then
            check "$page" "$command" "$printed" "$status" "${expected[@]}"
        fi
        command=""
        expected=()
    }
    mkdir "$work/page" && cd "$work/page" || exit 1
    while IFS= read -r line <&3; do
        if [ -n "$file" ] && [ "$line" != '```' ]; then
            printf '%s\n' "$line" >> "$file"
            continue
        fi
        case $line in
        '```file '*) file=${line#*file } ;;
        '```console') is_console=1 ;;
        '```'*) is_console=0 && file="" && judge ;;
        '$ '*)
            if [ $is_console -eq 1 ]; then
                judge
                command=${line#??}
                printed=$(bash -c "$command" 2>&1 </dev/null)
                status=$?
                commands=$((commands + 1))
            fi
            ;;
        *)
            if [ $is_console -eq 1 ] && [ -n "$line" ]; then
                expected+=("$line")
            fi
            ;;
        esac
    done 3<"$page"
    cd / && rm -rf "$work/page"
}

page_links() {
    local link
    while read -r link; do
        case $link in
        http*) ;;
        *) [ -e "$(dirname "$1")/${link%%#*}" ] || fail "$1: $link is not there" ;;
        esac
    done < <(grep -o '](\([^)]*\))' "$1" | sed 's/^](//; s/)$//')
}

while read -r page; do
    case $page in
    "$docs"/es/*) export LANG=es_MX.UTF-8 ;;
    *) export LANG=C.UTF-8 ;;
    esac
    page_commands "$page"
    page_links "$page"
done < <(find "$docs" -name '*.md' | sort)
if [ "$commands" -lt 100 ]; then
    fail "only $commands commands were found"
fi
[ $failed -eq 0 ] && echo "ok: $commands commands"
exit $failed
