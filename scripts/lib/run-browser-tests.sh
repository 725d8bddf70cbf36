#!/usr/bin/env bash
# run-browser-tests.sh PYTHON LOG FILE…: the tests of some files in one browser, into LOG-part-….log, which is
# shown once they have run.
set -uo pipefail

python=$1 log=$2
shift 2
name=${1##*/}
log=$log-part-${name%.py}.log
"$python" -B Tests/HearthBrowserTests "$@" >"$log" 2>&1 </dev/null
status=$?
grep -aE '^(✔|✘|–|  \()' "$log"
exit "$status"
