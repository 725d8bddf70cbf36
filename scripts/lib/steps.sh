# shellcheck shell=bash
# The steps of scripts/test: each has a log and prints one line when it has ended, with its seconds and those of
# processor: steps that share the processor take longer than they cost. A step that fails does not keep the others
# from running. Sourced after setup.sh and kept-build.sh, never run; the caller sets `logs`, their folder.

number=0
all_costs=0
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
    (
        let_go_of_scratch
        status=0
        "$2" >>"$log.out" 2> >(tee -a "$log.out" >&2) || status=1
        times >"$log.times"
        exit "$status"
    ) &
    step_process[$1]=$!
}

end() {
    local status=0 log=${step_log[$1]} seconds cost
    wait "${step_process[$1]}" || status=1
    seconds=$((SECONDS - ${step_start[$1]}))
    [ -s "$log" ] || cp "$log.out" "$log"
    cost=$(seconds_of_processor "$log")
    all_costs=$((all_costs + cost))
    times+=$(printf '%6d %10d  %s' "$seconds" "$cost" "$1")$'\n'
    if [ "$status" = 0 ]; then
        printf '✔ %s: passed in %d s (%d s of processor)\n' "$1" "$seconds" "$cost"
    else
        failed+=("$1")
        printf '✘ %s: FAILED after %d s (%d s of processor; %s)\n' "$1" "$seconds" "$cost" "$log"
    fi
    return "$status"
}

# seconds_of_processor LOG: of a step: what the shell's `times` says, or what its files of tests say, if that is more.
# The shell does not see browsers that nobody waited for.
seconds_of_processor() {
    {
        tr ' ' '\n' <"$1.times" | awk -F '[ms]' 'NF > 1 { sum += 60 * $1 + $2 } END { printf "%.0f\n", sum }'
        sed -nE 's/^⏱ .*: ([0-9.]+) s of processor$/\1/p' "$1" | awk '{ sum += $1 } END { printf "%.0f\n", sum }'
    } | sort -n | tail -n 1
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

# The files of tests that cost most; a step that runs its tests side by side does not say it.
dearest() {
    local files
    files=$(cat "$logs"/[0-9]*.log 2>/dev/null | sed -nE 's/^⏱ (.*): ([0-9.]+) s of processor$/\2 \1/p' \
        | sort -rn | awk '!seen[$0]++ && count++ < 10')
    [ -z "$files" ] || printf '\nThe 10 dearest test files, in seconds of processor:\n%s\n' "$files"
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
    dearest
    printf '\nThe steps, in seconds and in seconds of processor:\n%s' "$times"
    for name in "${failed[@]}"; do
        printf '\n=== %s failed:\n' "$name"
        failures "${step_log[$name]}"
    done
    echo
    counts
    if [ ${#failed[@]} -gt 0 ]; then
        printf 'FAILED in %s (%s of processor): %s\n' "$(minutes "$SECONDS")" "$(minutes "$all_costs")" \
            "$(IFS=,; echo "${failed[*]}")"
        echo "One test alone: scripts/test --filter 'Target.Suite/function'"
        exit 1
    fi
    printf 'ALL PASSED in %s (%s of processor)\n' "$(minutes "$SECONDS")" "$(minutes "$all_costs")"
    exit 0
}
