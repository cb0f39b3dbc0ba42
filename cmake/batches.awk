# Which sources can be read as one: awk -v most=16 -v root=FOLDER/ -f cmake/batches.awk SOURCE... prints each with the number of its batch. Those of a batch share
# the folder `folder` finds in their names, and no file-local name of one is a word of another; what they use by `using` is the same.
function fits(batch,    name) {
    if (count[batch] >= most || folder_of[batch] != folder) return 0
    for (name in names) if ((batch, name) in said) return 0
    for (name in words) if ((batch, name) in taken) return 0
    for (name in used) if ((batch, name) in target_of && target_of[batch, name] != used[name]) return 0
    return 1
}
function flush(    batch, name) {
    if (file == "") return
    for (batch = 1; batch <= batches && !fits(batch); ++batch) {}
    if (batch > batches) { batches = batch; folder_of[batch] = folder }
    ++count[batch]
    for (name in names) taken[batch, name]
    for (name in words) said[batch, name]
    for (name in used) target_of[batch, name] = used[name]
    print file, batch
}
FNR == 1 {
    flush()
    file = FILENAME; is_local = 0; split("", names); split("", words); split("", used)
    within = substr(file, length(root) + 1)
    folder = match(within, "^(core/game|core|ui|(app|rulesets|tests)/[a-z_]+)/") ? substr(within, RSTART, RLENGTH) : ""
}
/^namespace \{/ { is_local = 1 }
/^\} \/\/ namespace$/ { is_local = 0 }
/^using / { name = $2; sub(/;$/, "", name); target = name; sub(/^.*::/, "", name); used[name] = target }
is_local && /^[a-zA-Z]/ && match($0, /[A-Za-z_]+(\(| =|\{|;|$)/) {
    name = substr($0, RSTART, RLENGTH)
    gsub(/[^A-Za-z_]/, "", name)
    names[name]
}
{
    gsub(/"([^"\\]|\\.)*"|\/\/.*|(\.|->|::)[A-Za-z_]+/, " ")
    count_of_words = split($0, of_line, /[^A-Za-z_]+/); for (i = 1; i <= count_of_words; ++i) words[of_line[i]]
}
END { flush() }
