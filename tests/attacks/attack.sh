# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the attacks share: a game in a folder of its own, CORNETA_CLI to play it with.
set -uo pipefail

cli=${CORNETA_CLI:?the command line to attack}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/data"
export XDG_DATA_HOME=$folder/data LC_ALL=C.UTF-8
game=$folder/game.corneta
# shellcheck disable=SC2034 # the attacks use it
fire=(fire firer=K1 target=M1 range=4 --usual)

corneta() { "$cli" game "$@"; }

begin() { corneta new "$game" santa-anna --scenario buena-vista-small >/dev/null && corneta phase "$game" --reason "to the fire" >/dev/null; }

# face FILE: the die of the last roll.
face() { grep -oE '"faces":\[[0-9]+' "$1" | tail -1 | grep -oE '[0-9]+$'; }

# says WORDS TEXT: the attack fails as a test where TEXT lacks them.
says() {
    grep -qF -- "$1" <<<"$2" && return
    echo "ATTACK NOT NAMED: \"$1\" is missing"
    exit 1
}
