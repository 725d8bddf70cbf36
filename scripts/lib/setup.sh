# shellcheck shell=bash
# What scripts/hearth and scripts/test share: finding Swift, installing the system packages that
# a build needs, and building without flooding the screen. Sourced, never run; the caller has set
# `root` to the package's folder. Everything here speaks on standard error, so that standard
# output belongs to the program.

: "${root:?the folder of the package}"

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

require_swift() {
    if command -v swift >/dev/null; then
        swift --version >/dev/null 2>&1 && return
        say "There is a 'swift' in PATH, but it does not start: $(swift --version 2>&1 | head -n 1)"
        die "The page https://www.swift.org/install/linux/ lists the packages that Swift itself needs; install them and run this again."
    fi
    say "Hearth is built with Swift 6.3 or newer, and there is no 'swift' in PATH."
    die "Get it from https://www.swift.org/install/linux/ and then run this again."
}

# Prints the Debian packages that are needed and not here, one a line: for a build, and with
# `for_tests` set also for the tests, with `for_browser` for those in a browser.
missing_packages() {
    local module
    command -v git >/dev/null || echo git
    [ -e /etc/ssl/certs/ca-certificates.crt ] || [ ! -e /etc/debian_version ] \
        || echo ca-certificates
    # The TLS library that some packages bring is partly C++.
    compgen -G '/usr/include/c++/*/vector' >/dev/null || echo g++
    command -v pkg-config >/dev/null || echo pkg-config
    # Only root may make the network namespaces that one of the tests wants; others skip it.
    [ -z "${for_tests:-}" ] || [ "$(id -u)" != 0 ] || command -v ip >/dev/null || echo iproute2
    # Completion is tried in the shells that people use.
    [ -z "${for_tests:-}" ] || command -v zsh >/dev/null || echo zsh
    [ -z "${for_tests:-}" ] || command -v fish >/dev/null || echo fish
    if [ -n "${for_browser:-}" ]; then
        [ -n "${HEARTH_CHROMIUM:-}" ] || command -v chromium >/dev/null || echo chromium
        command -v python3 >/dev/null || echo python3
        python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    fi
    while read -r module package; do
        pkg-config --exists "$module" 2>/dev/null || echo "$package"
    done <<'END'
libsodium libsodium-dev
sqlite3 libsqlite3-dev
libqrencode libqrencode-dev
libxml-2.0 libxml2-dev
libseccomp libseccomp-dev
vips libvips-dev
zxing libzxing-dev
zlib zlib1g-dev
END
}

# Installs what is missing, without asking. Stops with the exact command when it may not.
require_packages() {
    local missing as_root=() install log="$root/.build/setup.log"
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null \
        || die "Hearth needs these, by their Debian names; please install them: ${missing[*]}"

    install="apt-get install -y --no-install-recommends ${missing[*]}"
    if [ "$(id -u)" != 0 ]; then
        # Without a terminal nobody can answer when sudo asks for a password.
        if ! command -v sudo >/dev/null || { [ ! -t 2 ] && ! sudo -n true 2>/dev/null; }; then
            say "Some packages are missing and only root can install them. Please run, as root:"
            die "    apt-get update && $install"
        fi
        as_root=(sudo)
    fi

    say "Installing ${missing[*]} (log: $log)"
    mkdir -p "$root/.build"
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # One unreachable source makes the update fail and may still leave all we need.
    "${as_root[@]}" apt-get -q update >"$log" 2>&1 </dev/null || true
    # shellcheck disable=SC2086 # $install is words on purpose.
    if ! "${as_root[@]}" $install -q -o DPkg::Lock::Timeout=300 >>"$log" 2>&1 </dev/null; then
        tail -n 15 "$log" >&2
        die "Installing failed. Please run this as root and try again: $install"
    fi
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -eq 0 ] || die "Installed, and still not found: ${missing[*]}. See $log"
}

# run_quietly LOG COMMAND…: the output goes to LOG; a line now and then shows that it is alive,
# and after a failure the errors. Standard input is left to the program that comes afterwards.
# Returns what the command returned.
run_quietly() {
    local log=$1 status=0 heart
    shift
    (
        start=$SECONDS
        # The sleep must not keep the caller's pipes open after it has been orphaned.
        while sleep 15 <&- >/dev/null 2>&1 && kill -0 "$$" 2>/dev/null; do
            step=$(grep -o '^\[[0-9]*/[0-9]*\]' "$log" | tail -n 1) || step=
            say "  ... $((SECONDS - start)) s $step"
        done
    ) &
    heart=$!
    "$@" >"$log" 2>&1 </dev/null || status=$?
    kill "$heart" 2>/dev/null || true
    wait "$heart" 2>/dev/null || true
    if [ "$status" != 0 ]; then
        grep -E '^[^|]*\berror: ' "$log" | awk '!seen[$0]++ && ++count <= 30' >&2 \
            || tail -n 30 "$log" >&2
    fi
    return "$status"
}
