#!/usr/bin/env bash
# run-tests-apart.sh BUNDLE LOG PATTERN: the tests of a built bundle that match, one after the other, into
# LOG-part-….log. Says how it ended; of failures the log tells more.
set -uo pipefail

bundle=$1 pattern=$3
log=$2-part-${pattern//[^A-Za-z]/}.log
"$bundle" --testing-library swift-testing --no-parallel --filter "$pattern" >"$log" 2>&1 </dev/null
status=$?
# It counts as a success when nothing matches.
if [ "$status" = 0 ] && ! grep -aq '^✔ Test run with [1-9]' "$log"; then
    echo "✘ No test matches $pattern" >>"$log"
    status=1
fi
printf '%s  %s\n' "$(grep -a '^. Test run with' "$log" || tail -n 1 "$log")" "$pattern"
[ "$status" = 0 ]
