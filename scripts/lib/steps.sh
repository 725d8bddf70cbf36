# shellcheck shell=bash
# The steps of scripts/test: each has a log and prints one line when it has ended. A step that fails does
# not keep the others from running. Sourced after setup.sh, never run; the caller sets
# `logs`, their folder.

number=0
failed=()
times=
declare -A step_log step_start step_process

# step NAME FUNCTION: runs the function with its output in its log. Returns 1 if that failed.
step() {
    begin "$1" "$2"
    end "$1"
}

# begin NAME FUNCTION: the same in the background, until `end NAME`.
begin() {
    number=$((number + 1))
    log=$logs/$number-${1// /-}.log
    : >"$log"
    step_log[$1]=$log
    step_start[$1]=$SECONDS
    # What says that it is alive goes on to standard error.
    (if "$2" >>"$log.out" 2> >(tee -a "$log.out" >&2); then exit 0; else exit 1; fi) &
    step_process[$1]=$!
}

end() {
    local status=0 log=${step_log[$1]} seconds
    wait "${step_process[$1]}" || status=1
    seconds=$((SECONDS - ${step_start[$1]}))
    [ -s "$log" ] || cp "$log.out" "$log"
    times+=$(printf '%6d  %s' "$seconds" "$1")$'\n'
    if [ "$status" = 0 ]; then
        printf '✔ %s: passed in %d s\n' "$1" "$seconds"
    else
        failed+=("$1")
        printf '✘ %s: FAILED after %d s (%s)\n' "$1" "$seconds" "$log"
    fi
    return "$status"
}

minutes() {
    printf '%d min %d s' $(($1 / 60)) $(($1 % 60))
}

# The failures in a log, with what their first lines below say, and how to repeat just those.
failures() {
    local log=$1
    if grep -aq '^✘' "$log"; then
        awk '/^[✔◇➜]/ { rest = 0 } /^✘/ { rest = 10 } rest-- > 0 && shown++ < 80' "$log"
        awk '/^=====/ { shown = 1 } /^Ran / { shown = 0 } shown && count++ < 120' "$log"
    else
        tail -q -n 30 "$log.out" "$log"
    fi
}

# The tests that took longest, of all steps.
slowest() {
    printf '\nThe 20 slowest tests, in seconds:\n'
    cat "$logs"/[0-9]*.log 2>/dev/null | sed -nE \
        -e 's/^✔ (Test .*) passed after ([0-9.]+) seconds.*/\2 \1/p' \
        -e 's/^✔ (.*) \(([0-9.]+) s\)$/\2 \1/p' \
        | { grep -v ' Test run with' || true; } | sort -rn | awk '!seen[$0]++ && count++ < 20'
}

# How many tests passed and failed, of all steps.
counts() {
    cat "$logs"/[0-9]*.log 2>/dev/null | awk '
        / Test run with [0-9]+ test/ { next }
        /^✔ Test .* passed after / || /^✔ .* \([0-9.]+ s\)$/ { if (!seen[$0]++) passed++ }
        /^✘ Test .* failed after / || /^✘ .* \([0-9.]+ s\)$/ { if (!seen[$0]++) failed++ }
        END { printf "Tests: %d passed, %d failed\n", passed, failed }'
}

# Says how it all ended, and ends.
finish() {
    local name
    slowest
    printf '\nThe steps, in seconds:\n%s' "$times"
    for name in "${failed[@]}"; do
        printf '\n=== %s failed:\n' "$name"
        failures "${step_log[$name]}"
    done
    echo
    counts
    if [ ${#failed[@]} -gt 0 ]; then
        printf 'FAILED in %s: %s\n' "$(minutes "$SECONDS")" "$(IFS=,; echo "${failed[*]}")"
        echo "One test alone: scripts/test --filter 'Target.Suite/function'"
        exit 1
    fi
    printf 'ALL PASSED in %s\n' "$(minutes "$SECONDS")"
    exit 0
}
