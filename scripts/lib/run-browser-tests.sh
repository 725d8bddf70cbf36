#!/usr/bin/env bash
# run-browser-tests.sh PYTHON LOG FILE: the tests of one file, into LOG-part-….log, which is shown once
# they have run.
set -uo pipefail

python=$1 file=$3
name=${file##*/}
name=${name%.py}
log=$2-part-$name.log
"$python" -B Tests/HearthBrowserTests -k "$name." >"$log" 2>&1 </dev/null
status=$?
grep -aE '^(✔|✘|–|  \()' "$log"
exit "$status"
