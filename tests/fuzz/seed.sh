#!/usr/bin/env bash
# Writes the corpora that the fuzz targets start from, out of tests/vectors: the same files every
# time. What a target's first byte means stands in with_game.h (0 Tokan, 1 Two Paths, 2 Totem).
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")"
vectors=../vectors

# spread COUNT: that many lines, evenly over the input.
spread() {
  awk -v n="$1" '{ line[NR] = $0 } END { for (i = 0; i < n; ++i) print line[1 + int(i * NR / n)] }'
}

# files TARGET NAME: each line of the input as a file of the target's corpus, without its line end.
files() {
  local n=0 line
  while IFS= read -r line; do
    printf '%s' "$line" >"$(printf 'corpus/%s/%s-%02d' "$1" "$2" "$n")"
    n=$((n + 1))
  done
}

# game N FILE: the lines of the file's game number N.
game() {
  awk -F '\t' -v n="$1" 'BEGIN { at = 1 } at == n { print } $2 == "" { ++at }' "$2"
}

# record GAME FILE N: game number N of the file as a record, its check left to the target.
record() {
  game "$3" "$2" | awk -F '\t' -v game="$1" '
    NR == 1 { printf "[Game \"%s\"]\n[Rules \"1\"]\n[Start \"%s\"]\n\n{The first action follows.}\n", game, $1 }
    $2 != "" && NR <= 200 { if (NR % 8 == 1) printf "%s%d.", (NR > 1 ? "\n" : ""), NR; printf " %s", $3 }
    END { print "\n= 0000000000000000" }'
}

# talk GAME: vector lines on the input become a conversation with the engine.
talk() {
  awk -F '\t' -v game="$1" '
    NR == 1 { print "{\"id\":1,\"cmd\":\"games\"}"; printf "{\"id\":\"s\",\"cmd\":\"start\",\"game\":\"%s\",\"seed\":5}\n", game }
    { about = sprintf("\"game\":\"%s\",\"position\":\"%s\"", game, $1)
      printf "{\"id\":%d,\"cmd\":\"legal\",%s}\n", NR, about
      if ($2 != "") printf "{\"id\":%d,\"cmd\":\"apply\",%s,\"actions\":[\"%s\"]}\n", NR, about, $3
      printf "{\"id\":%d,\"cmd\":\"result\",%s}\n{\"cmd\":\"perft\",%s,\"depth\":1}\n", NR, about, about }
    END { print "{\"id\":2,\"cmd\":\"stop\"}\n{broken" }'
}

rm -rf corpus
mkdir -p corpus/{positions,actions,whole_game,records,proofs,protocol,kept_files,requests,hints,links,frames,room_commands,room_events,plans}

number=0
for game in tokan two-paths totem; do
  spread 12 <$vectors/$game-games.tsv | cut -f 1 | sed "s/^/$number/" | files positions "$game"
  cut -f 3 $vectors/$game-games.tsv | grep -v -E '^(winner|end .)' | sort -u | spread 16 |
    sed "s/^/$number/" | files actions "$game"
  # A game is played by whatever bytes come: text serves, and byte 255 takes actions back.
  for n in 1 2 3 4; do
    text=$(game "$n" $vectors/$game-games.tsv | tr -d '\n\t')
    printf '%s%s\377\003%s' "$number" "${text:0:n*150}" "${text: -200}" >"corpus/whole_game/$game-0$n"
    record "$game" $vectors/$game-games.tsv "$n" >"corpus/records/$game-0$n"
  done
  spread 3 <$vectors/$game-games.tsv | talk "$game" >"corpus/protocol/$game-01"
  tail -n 2 $vectors/$game-games.tsv | talk "$game" >"corpus/protocol/$game-02"
  number=$((number + 1))
done

# What is rare in games.
spread 4 <$vectors/tokan-ties.tsv | cut -f 1 | sed 's/^/0/' | files positions tokan-tie
cut -f 1 $vectors/totem-cases.tsv | sed 's/^/2/' | files positions totem-case
spread 3 <$vectors/two-paths-8-rows-games.tsv | cut -f 1 | sed 's/^/1/' | files positions two-paths-8-rows
printf '%s\n' '0.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,. r lay M3J7L5/m3j7l5' \
  '13/3/3/3/3/3/3 s - -' '1hgf/3/3/3/3/3/FHG s 1 F' '2-/-/- 1 - - - - 0' \
  '2j18:i18,i19,j17,j19,k17,k18+19/-/- 2 - - - - 0' '2j10:i11,j9+3/j2:i2,i3,j1,j3,k1,k2+19 1 66 - ? - 8' | files positions rare
printf '%s\n' '0L@d3' '0m@j5' '0b2d2+1' '1FHG' '1w' '2roll 66' '2@j18' '2use 12' '2pass' '2end' \
  '2again' '2leave' |
  files actions rare

# Requests that need thought, and the beginnings of files that are kept.
printf '%s\n' '{"id":1,"cmd":"analyse","game":"two-paths","position":"hgf/3/3/3/3/3/FHG s 1 -","limits":{"ms":5,"nodes":7,"depth":2},"lines":3,"seed":"4"}' \
  '{"cmd":"choose","game":"two-paths","level":"mind-reader","start":"hgf/3/3/3/3/3/FHG s 1 -","actions":["Fw"],"earlier":[],"seats":[]}' \
  '{"cmd":"choose","game":"tokan","level":3,"position":"J,j"}' '{"cmd":"review","record":"[Game \"tokan\"]"}' \
  '{"cmd":"signature","game":"totem"}' '{"cmd":"order","game":"totem","players":3,"seed":2}' >corpus/protocol/thought-01
printf '0menagerie tokan proof 1.1\nclassic %s\n\001\000\000\000\000\000\000\000%s' \
  '.,mM,.,L,.,./Jj,JJ,J,lM,.,./.,M,l,L,J,jl/.,j,JLL,mjl,J,./.,.,m,j,lLjj,. r e1' \
  'sixteen bytes ofthe check' >corpus/kept_files/tokan-01
printf '1menagerie two-paths' >corpus/kept_files/two-paths-01

# Recipes of expand.h for what is long, deep or wide: most of them just beyond a limit, so that
# many can be tried, and one for each target as long as it gets.
two_paths='"game":"two-paths","position":"3/3/3/3/3/3/3 s - -"'
printf '%s\n' "{\"id\":1,\"cmd\":\"analyse\",$two_paths,\"limits\":{\"ms\":1,\"x\":~p[~~p]~}}" \
  "{\"id\":1,\"cmd\":\"legal\",~h\"k#\":{},~\"id\":2}" >corpus/protocol/deep-and-wide
printf '%s\n' "{\"id\":1,\"cmd\":\"apply\",$two_paths,\"actions\":[~j\"FGH\",~\"FGH\"]}" \
  "{\"id\":2,\"cmd\":\"legal\",$two_paths,\"options\":{~f\"o#\":#,~\"rows\":7}}" >corpus/protocol/many
printf '%s\n' '{"cmd":"replay","record":"[Game \"totem\"]\n~h[T# \"\"]\n~[U \"~j\u00e9~\"]\n"}' \
  "{\"id\":\"~kx~\",\"cmd\":\"view\",$two_paths,\"viewer\":\"~tn~\"}" >corpus/protocol/long
for shape in 'tags:[Game "tokan"]~j[T# "#"]~ w' 'one-line:[Game "tokan"]~hw/e Fw {#} ~' 'comments:[Game "totem"] roll 11~j{a}~' \
  'digits:[Game "totem"] roll~j 1~' 'slashes:[Game "two-paths"] w~t/e~' 'value:[Game "tokan"][Start "~kJ,~"]'; do
  printf '%s\n= 0000000000000000\n' "${shape#*:}" >"corpus/records/long-${shape%%:*}"
done

# Records that prove themselves, and tags that are long.
for name in totem-fair totem-with-a-computer tokan-fair tokan-laid two-paths-fair two-paths-given; do
  cp "../fairness/records/$name.menagerie" "corpus/proofs/$name"
done
sed 's/^\[Draws .*/[Draws "~j#=#:1,1,1 ~"]/' ../fairness/records/totem-fair.menagerie >corpus/proofs/long-draws
sed 's/^\[Sides .*/[Sides "~j#:#:#:- ~"]/' ../fairness/records/two-paths-fair.menagerie >corpus/proofs/long-sides

# What browsers and others ask a web server for.
printf 'GET\n%s\nlocalhost:8321\ngzip, br;q=0.5\n"0"' '/assets/a-1.js?v=1' >corpus/requests/asset
printf 'HEAD\n%s\n[::1]\n\n*' '/' >corpus/requests/known
printf 'GET\n%s\n127.0.0.1:1' '/a%20b/%2e%2e/%C3%A9/..%5c' >corpus/requests/escapes
printf 'POST\n%s\nexample.org' '//./../x#y' >corpus/requests/elsewhere

# What nodes tell each other.
printf '%s' 'n1 0123456789abcdef0123456789abcdef 12' >corpus/hints/version
printf '%s' 'n2 a 0 {"reaction":"wow","name":"Zoë"}' >corpus/hints/note

# Links as they stand on invitations, and what is almost one.
room=00112233445566778899aabbccddeeff
secret=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
printf '%s' "https://games.example.org/#/room/$room/$secret" >corpus/links/invitation
printf '%s' "http://[::1]:8321/index.html?x=1#/room/$room" >corpus/links/address
printf '%s' "http://a@localhost:99999/#/room/$room/0011" >corpus/links/almost

# What is sent to a server with one table: bodies that make a room (m), take a chair (s) or act (0, 1), and
# frames (-). The table's id follows from the token of whoever made it.
maker=$(printf 'a%.0s' {1..64})
room=$(printf 'menagerie id\n%s' "$(printf '%s' "$maker" | sha256sum | cut -c 1-64)" | sha256sum | cut -c 1-32)
printf '%s\n' '-{"cmd":"ping","id":7}' '-{"cmd":"lobby"}' "-{\"cmd\":\"subscribe\",\"room\":\"$room\",\"since\":1}" \
  "-{\"cmd\":\"act\",\"room\":\"$room\",\"token\":\"$maker\",\"id\":\"${secret:0:32}\",\"version\":4,\"action\":\"FHG\"}" \
  "-{\"cmd\":\"react\",\"room\":\"$room\",\"token\":\"$maker\",\"reaction\":\"wow\",\"language\":\"fr\"}" \
  "-{\"cmd\":\"unsubscribe\",\"room\":\"$room\"}" '-{"cmd":"lobby","on":false}' '-[' >corpus/frames/socket
printf '%s\n' "m{\"game\":\"totem\",\"chairs\":[{\"kind\":\"open\"},{\"kind\":\"computer\",\"level\":3},{\"kind\":\"open\"}],\"order\":\"drawn\",\"clock\":{\"minutes\":5,\"increment\":3}}" \
  "m{\"game\":\"tokan\",\"options\":{\"setup\":\"lay\"},\"chairs\":[{\"kind\":\"me\",\"name\":\"Zo\u00eb\",\"token\":\"$secret\",\"anchors\":{\"own\":\"$secret\",\"help\":\"$maker\"}},{\"kind\":\"open\"}],\"listed\":false,\"spectators\":false}" \
  "m{\"game\":\"two-paths\",\"position\":\"hgf/3/3/3/3/3/FHG s 1 -\",\"chairs\":[{\"kind\":\"open\"},{\"kind\":\"open\"}],\"clock\":{\"days\":2}}" \
  "s{\"invite\":\"$secret\",\"name\":\"Eve\",\"token\":\"$secret\",\"chair\":1}" >corpus/frames/making
printf '%s\n' "0{\"id\":\"${secret:0:32}\",\"version\":4,\"cmd\":\"act\",\"action\":\"FHG\"}" \
  "1{\"id\":\"${secret:1:32}\",\"version\":5,\"cmd\":\"offer\",\"offer\":\"take_back\"}" \
  '0{"cmd":"~p[~","links":[~f"#",~0]}' 'm{~h"k#":{},~"game":"tokan"}' 's{"name":"~kx~"}' >corpus/frames/commands

# Rooms: logs as they are stored, and commands of two people.
for game in tokan two-paths totem; do
  cp ../rooms/logs/$game.log corpus/room_events/$game
done
printf '%s\n' '0' '0{"cmd":"act","action":"a1a2"}' '1{"cmd":"offer","offer":"draw"}' '0{"cmd":"answer","to":5,"yes":false}' \
  '1{"cmd":"offer","offer":"reseat","about":0,"invite":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}' \
  '0{"cmd":"leave"}' '0{"cmd":"offer","offer":"rematch","next_token":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}' >corpus/room_commands/tokan
printf '%s\n' '1' '0{"cmd":"act","action":"FHG"}' '1{"cmd":"act","actions":["GHF"]}' \
  '0{"cmd":"commit","animal":"F","commitment":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}' \
  '0{"cmd":"offer","offer":"take_back"}' '1{"cmd":"act","action":"w"}' \
  '0{"cmd":"open","side":"w","nonce":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"}' \
  '0{"cmd":"cannot_open"}' '1{"cmd":"act","action":"e"}' '1{"cmd":"claim","seat":"s"}' >corpus/room_commands/two-paths
printf '%s\n' '2' '0{"cmd":"roll"}' '0{"cmd":"act","action":"use 1"}' '0{"cmd":"links","from":1,"links":["00"]}' \
  '1{"cmd":"offer","offer":"replace","about":0,"level":"random"}' '1{"cmd":"offer","offer":"hints"}' '1{"cmd":"resign"}' \
  '0{"cmd":"close"}' >corpus/room_commands/totem

# Plans of experiments, and what is wide.
for kind in match balance options luck agreement; do
  cp "../lab/golden/$kind/plan.txt" "corpus/plans/$kind"
done
printf '%s\n' 'kind = proofs' 'deals = 1-30 40' 'option.score = classic heads' 'seconds = 600' 'judge = 1000' >corpus/plans/proofs
printf '%s\n' 'kind = two-paths-exact' 'rows = 7 8' 'declined = no yes' 'habits = west coin' >corpus/plans/two-paths-exact
printf '%s\n' 'kind = luck # a remark' 'game = totem' 'levels = ~j# ~' 'rounds = 1' >corpus/plans/many-levels
printf '%s\n' 'kind = proofs' 'deals = 18446744073709551615 ~j0-# ~' 'nodes = 1' >corpus/plans/many-deals
