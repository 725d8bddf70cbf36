# shellcheck shell=bash
# A browser and what drives it, for the tests of the pages. Sourced after setup.sh, never run.

: "${root:?the folder of the package}"

# The other browsers are tested where they can be had; without them their tests are skipped, and
# say so.
offer_other_browsers() {
    local package
    command -v apt-get >/dev/null || return 0
    for package in firefox-esr webkit2gtk-driver xvfb; do
        (
            # shellcheck disable=SC2317 # require_packages calls it.
            missing_packages() { dpkg -s "$package" >/dev/null 2>&1 || echo "$package"; }
            require_packages
        ) || say "Going on without $package."
    done
}

# Prints the Python that has Playwright and the others, after installing them where they are missing or
# others than the pinned ones. They come from PyPI and stay below .build.
browser_python() {
    local venv=$root/.build/browser-tests wanted=$root/Tests/HearthBrowserTests/requirements.txt
    for_browser=1 require_packages
    if ! cmp -s "$wanted" "$venv/requirements.txt" || ! "$venv/bin/python3" -c '' 2>/dev/null; then
        say "Installing Playwright and what else drives browsers (log: $root/.build/setup.log)"
        rm -rf "$venv"
        if ! {
            python3 -m venv "$venv" \
                && "$venv/bin/pip" install --disable-pip-version-check --no-input -r "$wanted" \
                && cp "$wanted" "$venv/requirements.txt"
        } >>"$root/.build/setup.log" 2>&1 </dev/null; then
            tail -n 15 "$root/.build/setup.log" >&2
            die "What drives browsers could not be installed from PyPI."
        fi
    fi
    printf '%s\n' "$venv/bin/python3"
}
