# shellcheck shell=bash
# What scripts/hearth and scripts/test share: finding Swift, installing the system packages that
# a build needs, and building without flooding the screen. Sourced, never run; the caller has set
# `root` to the package's folder. Everything here speaks on standard error, so that standard
# output belongs to the program.

: "${root:?the folder of the package}"

# What scripts/hearth builds with, and what builds in its folder: other options would compile everything again. A newer
# compiler that warns about more must not keep anybody from running Hearth.
# shellcheck disable=SC2034 # Those who source this use it.
release=(-c release --disable-index-store -debug-info-format none -Xswiftc -num-threads -Xswiftc 2
    -Xswiftc -no-warnings-as-errors)

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
    # Another judge of our certificates.
    [ -z "${for_tests:-}" ] || command -v openssl >/dev/null || echo openssl
    # Completion is tried in the shells that people use.
    [ -z "${for_tests:-}" ] || command -v zsh >/dev/null || echo zsh
    [ -z "${for_tests:-}" ] || command -v fish >/dev/null || echo fish
    [ -z "${for_tests:-}${for_browser:-}" ] || command -v python3 >/dev/null || echo python3
    # Routers, for the tests that take longer.
    if [ -n "${HEARTH_LONG:-}" ] && [ -n "${for_tests:-}" ] && [ "$(id -u)" = 0 ]; then
        command -v nft >/dev/null || echo nftables
        [ -e /usr/sbin/miniupnpd ] || echo miniupnpd-nftables
    fi
    if [ -n "${for_browser:-}" ]; then
        # Without windows it needs a third less of the processor than the Chromium that people use.
        [ -n "${HEARTH_CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null \
            || echo chromium-headless-shell
        # Puts a household's certificate where Chromium looks for those that people trust.
        command -v certutil >/dev/null || echo libnss3-tools
        python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
    fi
    # It has no description for pkg-config.
    [ -e /usr/include/natpmp.h ] || echo libnatpmp-dev
    while read -r module package; do
        pkg-config --exists "$module" 2>/dev/null || echo "$package"
    done <<'END'
libsodium libsodium-dev
sqlite3 libsqlite3-dev
libqrencode libqrencode-dev
libxml-2.0 libxml2-dev
libseccomp libseccomp-dev
miniupnpc libminiupnpc-dev
vips libvips-dev
zxing libzxing-dev
zlib zlib1g-dev
libarchive libarchive-dev
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

    say "Installing ${missing[*]}: up to 800 MB on a bare system (log: $log)"
    mkdir -p "$root/.build"
    as_root+=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C)
    : >"$log"
    # One unreachable source makes the update fail and may still leave all we need.
    when_free "$log" "${as_root[@]}" apt-get -q update || true
    # shellcheck disable=SC2086 # $install is words on purpose.
    if ! when_free "$log" "${as_root[@]}" $install -q; then
        tail -n 15 "$log" >&2
        die "Installing failed; the lines above and $log say why. Mend that and run this again. What was to be run as root: $install"
    fi
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -eq 0 ] || die "Installed, and still not found: ${missing[*]}. See $log"
}

# when_free LOG COMMAND…: runs a package manager, and again for 10 minutes while another one is at
# work, which it says. The output goes to the end of LOG. Returns what the last try returned.
when_free() {
    local log=$1 waited=0 status before
    shift
    while true; do
        before=$(wc -l <"$log")
        status=0
        "$@" >>"$log" 2>&1 </dev/null || status=$?
        [ "$status" != 0 ] || return 0
        tail -n "+$((before + 1))" "$log" | grep -Eq '(get|acquire|lock).* (lock|directory) .*(lock|/var/)' \
            || return "$status"
        if [ "$waited" = 0 ]; then
            say "Another program is installing packages. Waiting until it has ended, 10 minutes at most ..."
        elif [ "$waited" -ge 600 ]; then
            say "The other program has not ended."
            return "$status"
        fi
        sleep 5
        waited=$((waited + 5))
    done
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
