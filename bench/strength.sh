#!/usr/bin/env bash
# How strong each level is against the one below, as lines of the tables in docs/strength.md.
#   bench/strength.sh GAME GAMES [OPTION …]     such as: bench/strength.sh totem 200 --seats 3
set -euo pipefail
menagerie=${MENAGERIE:-$(dirname "$0")/../build/release/menagerie}
game=$1 games=$2
shift 2
row=$(cat <<'PYTHON'
import json, sys
m = json.load(sys.stdin)
share = ["%.1f %%" % (100 * m["share"][k]) for k in ("value", "low", "high")]
result = "%d / %d / %d" % (m["wins"], m["draws"], m["losses"])
ms = "%.2f" % m["ms"][0]["mean"]
print("|", " | ".join([m["first"], m["second"], str(m["games"]), result, *share, ms]), "|")
PYTHON
)
for level in 2 3 4 5 6 7 8; do
  "$menagerie" match "$game" "$level" $((level - 1)) --games "$games" --seed 1 --json "$@" |
    python3 -c "$row"
done
