# SPDX-License-Identifier: GPL-3.0-or-later
# fish: what may stand next is what corneta-cli itself says; where it says nothing, files.
function __corneta_cli_said
    set -l words (commandline -opc)
    corneta-cli complete -- $words[2..-1] (commandline -ct) 2>/dev/null
end
complete -c corneta-cli -f -n 'test -n "$(__corneta_cli_said)"' -a '(__corneta_cli_said)'
