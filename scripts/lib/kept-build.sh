# shellcheck shell=bash
# The folder outside the clone in which scripts/test and scripts/package build, so that the packages that Hearth uses
# are compiled once for all clones. Of Hearth's own modules nothing is taken from another clone. Sourced after
# setup.sh, never run.

: "${root:?the folder of the package}"

# Beyond this many KiB, those that were not used for longest are removed.
kept_most=${kept_most:-$((10 * 1024 * 1024))}

# take_scratch NAME FLAG…: sets `scratch`, the folder to build in with these flags (SwiftPM's scratch path), to one that
# is kept, and holds its lock until this shell ends. Where that cannot be, it says so and leaves what the caller has set.
take_scratch() {
    local name=$1 kept=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
    shift
    # The XDG base directory specification has relative paths ignored.
    if [ "${kept:0:1}" != / ] || ! command -v flock >/dev/null || ! mkdir -p "$kept/hearth" 2>/dev/null \
        || [ ! -O "$kept/hearth" ]; then
        say "Building in $scratch: compiled packages cannot be kept, as XDG_CACHE_HOME or HOME names no folder of yours."
        return 0
    fi
    kept=$kept/hearth
    kept=$kept/$name-$(kept_key "$kept" "$@")
    # Not in the folder, so that it stays when that is removed.
    exec {kept_lock}>>"$kept.lock"
    if ! flock -n "$kept_lock"; then
        exec {kept_lock}>&-
        say "Building in $scratch: another build is using $kept."
        return 0
    fi
    touch "$kept.lock"
    mkdir -p "$kept"
    drop_own_outputs "$kept"
    scratch=$kept
}

# For what goes on when this shell has ended, such as nodes.
let_go_of_scratch() {
    [ -z "${kept_lock:-}" ] || exec {kept_lock}>&-
}

# kept_key FOLDER FLAG…: a word for all that decides how packages are compiled. Compiled modules hold their own path.
kept_key() {
    {
        printf '%s\n' "$@"
        readlink -f "$(command -v swift)"
        swift --version 2>&1
        cat /etc/debian_version 2>/dev/null || true
        grep -E 'https://|exact: ' "$root/Package.swift" || true
    } | sha256sum | cut -c 1-16
}

# drop_own_outputs FOLDER: removes all that was compiled of Hearth's own modules where another clone built there
# last, and otherwise that of modules that the manifest no longer names: no source may import it.
drop_own_outputs() {
    local folder=$1 clone name output all=yes
    clone="$root $(stat -c '%d:%i %W' "$root")"
    [ "$(cat "$folder/clone" 2>/dev/null)" != "$clone" ] || all=''
    for output in "$folder"/*/{debug,release}/*.build; do
        is_own "$output" "$folder" || continue
        name=$(basename "$output" .build)
        if [ -n "$all" ] || ! is_named "${name%-tool}"; then
            rm -rf "$output" "${output%/*}/Modules"{,-tool}/"${name%-tool}".*
        fi
    done
    for output in "$folder"/*/{debug,release}/*; do
        if [ ! -f "$output" ] || [ ! -x "$output" ]; then continue; fi
        name=$(basename "$output")
        if [ -n "$all" ] || ! is_named "${name%-tool}"; then rm -rf "$output" "$output.product"; fi
    done
    # What plugins made of Hearth's files, and the plugins.
    [ -z "$all" ] || rm -rf "$folder/plugins"
    printf '%s\n' "$clone" >"$folder/clone"
}

# is_own OUTPUT FOLDER: what a folder like HearthWire.build holds was not compiled from a package's checkout.
is_own() {
    [ -d "$1" ] || return 1
    if [ -e "$1/sources" ]; then
        ! head -n 1 "$1/sources" | grep -qF "$2/checkouts/"
    else
        ! find "$1" -name '*.d' -print -quit | xargs -r grep -qF "$2/checkouts/"
    fi
}

# is_named NAME: the manifest names a target or product, whose module has _ for -. SwiftPM makes those of the tests.
is_named() {
    case $1 in hearthPackage*) return 0 ;; esac
    grep -qF -e "\"$1\"" -e "\"${1//_/-}\"" "$root/Package.swift"
}

# Removes what was not used for longest, until the rest fits; never what somebody is using.
drop_oldest_kept() {
    local lock folder size total=0
    [ -n "${kept_lock:-}" ] || return 0
    for lock in $(ls -t "${scratch%/*}" | grep '\.lock$'); do
        folder=${scratch%/*}/${lock%.lock}
        rm -rf "$folder.gone"
        [ -d "$folder" ] || continue
        size=$(du -sk "$folder" | cut -f 1)
        if [ $((total + size)) -gt "$kept_most" ] && [ "$folder" != "$scratch" ]; then
            # By another name first: half of a folder must not be taken for a whole one.
            (flock -n 9 && mv "$folder" "$folder.gone" && rm -rf "$folder.gone") 9>>"$folder.lock" && continue
        fi
        total=$((total + size))
    done
}
