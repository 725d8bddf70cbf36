# shellcheck shell=bash
# Starts a node again that crashed, until a service does that. Sourced after setup.sh, never run.

# keep_running PROGRAM ARGS…: ends with the program's exit code, unless a signal that nobody sent it by
# way of this script ended it. Standard input is the program's.
keep_running() {
    local node='' told='' status
    # shellcheck disable=SC2317 # The traps call it.
    pass_on() { told=$1; [ -z "$node" ] || kill -s "$1" "$node" 2>/dev/null || true; }
    for status in TERM INT HUP; do
        # shellcheck disable=SC2064 # The name of the signal is to be expanded now.
        trap "pass_on $status" "$status"
    done
    while true; do
        "$@" <&0 &
        node=$!
        # A signal that is passed on interrupts the wait.
        while status=0; wait "$node" || status=$?; kill -0 "$node" 2>/dev/null; do :; done
        if [ "$status" -le 128 ] || [ -n "$told" ]; then exit "$status"; fi
        say "The node crashed (signal $((status - 128))) and starts again in 5 seconds. The lines above may say why; please report them."
        sleep 5 || exit
    done
}
