# shellcheck shell=bash
# Which Swift files people write; generated code has a style of its own. Sourced, never run; the
# caller has set `root` to the package's folder.

: "${root:?the folder of the package}"

# Prints the files, each ended by a zero octet.
swift_files() {
    local places=("$root/Package.swift" "$root/Sources" "$root/scripts")
    [ ! -d "$root/Tests" ] || places+=("$root/Tests")
    find "${places[@]}" -type f -name '*.swift' -not -path "$root/Sources/*/Generated/*" -not -path '*/.build/*' -print0
}
