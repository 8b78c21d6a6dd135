# Sourced by the commands at the top of the tree: the Debian packages that each kind of work needs,
# and how a step is run whose output matters only when it fails.
# Expects `top`, the folder of the project. Everything a person reads goes to standard error.

declare -A packages=(
  [build]="g++ cmake ninja-build ccache nlohmann-json3-dev libcli11-dev libfmt-dev libboost1.81-dev
           libsodium-dev libsqlite3-dev libpq-dev libssl-dev libqrencode-dev libjemalloc-dev"
  [test]="libgtest-dev libbenchmark-dev clang-format-22 clang-tidy-22 nodejs curl python3
          dpkg-dev file postgresql-15 nginx-light systemd iproute2 openssl"
  [python]="python3-dev pybind11-dev python3-numpy python3-pytest python3-matplotlib python3-pip python3-venv"
  [fuzz]="clang-22 lld-22 llvm-22 libclang-rt-22-dev"
  [wasm]="clang-22 lld-22 llvm-22 libc++-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc
          binaryen"
  [web]="nodejs npm"
  [browser]="chromium"
  [cluster]="slurm-wlm munge"
)
logs="$top/build/logs"

say() { printf '%s\n' "$*" >&2; }

# quietly_with_input NAME COMMAND…: runs it with its output in build/logs/NAME.log, whose end is shown
# if it fails.
quietly_with_input() {
  local log="$logs/$1.log" status=0
  shift
  mkdir -p "$logs"
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then
    say "--- the last lines of ${log#"$top"/}:"
    tail -n 60 "$log" >&2
    say "---"
  fi
  return "$status"
}

# The same for a command that reads nothing.
quietly() {
  quietly_with_input "$@" </dev/null
}

# build_quietly NAME PRESET OPTION…: builds as `quietly` does, with a counter on a terminal.
build_quietly() {
  local name=$1 preset=$2 status=0 line
  shift 2
  if [ ! -t 2 ]; then
    quietly "$name" cmake --build --preset "$preset" "$@"
    return
  fi
  mkdir -p "$logs"
  NINJA_STATUS='[%f of %t] ' cmake --build --preset "$preset" "$@" </dev/null 2>&1 |
    tee "$logs/$name.log" |
    while IFS= read -r line; do
      case "$line" in "["*" of "*"]"*) printf '\r  %s ' "${line%%]*}]" >&2 ;; esac
    done
  status=${PIPESTATUS[0]}
  printf '\r\033[K' >&2
  if [ "$status" -ne 0 ]; then tail -n 60 "$logs/$name.log" >&2; fi
  return "$status"
}

# Whether the machine has a package, or something as good.
have_package() {
  local version
  if [ "$1" = npm ] && command -v npm >/dev/null; then return 0; fi
  if [ "$1" = nodejs ] && version=$(node --version 2>/dev/null); then
    version=${version#v}
    if [ "${version%%.*}" -ge 18 ] 2>/dev/null; then return 0; fi
  fi
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

# Some packages bring a service that would begin to serve at once: the tests start their own, so a rule
# of Debian's, for as long as it takes, keeps them from it.
install_packages() {
  as_root apt-get update -q &&
    as_root sh -c '
      rule=/usr/sbin/policy-rc.d
      if [ ! -e "$rule" ]; then
        trap "rm -f $rule" EXIT
        printf "#!/bin/sh\nexit 101\n" >"$rule" && chmod +x "$rule" || exit
      fi
      DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@"' sh "$@"
}

# need GROUP…: makes sure that the packages of the groups are there. Once they were, a stamp in build/
# says so for this list of packages, and nothing is looked up again.
need() {
  local group package list stamp missing=()
  # Word by word: the groups are lists.
  # shellcheck disable=SC2046,SC2086
  list=$(printf '%s\n' $(for group in "$@"; do echo ${packages[$group]}; done) | sort -u)
  stamp="$top/build/.packages-$(printf '%s' "$list" | sha256sum | cut -c 1-16)"
  if [ -e "$stamp" ]; then return 0; fi
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system, so the packages cannot be looked up. Needed are: ${list//$'\n'/ }"
    return 0
  fi
  for package in $list; do
    have_package "$package" || missing+=("$package")
  done
  if [ "${#missing[@]}" -gt 0 ]; then
    say "Installing Debian packages: ${missing[*]}"
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
      say "Only root can install packages, and there is no sudo. As root, run:"
      say "  apt-get install ${missing[*]}"
      return 1
    fi
    quietly packages install_packages "${missing[@]}" || return 1
  fi
  mkdir -p "$top/build"
  touch "$stamp"
}

# Whether `node` is one that the web pages can be built with.
node_serves() {
  node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' \
    2>/dev/null
}

# The Node that is fetched where there is none that serves, and its npm: exactly these, so that a build
# of tomorrow is that of today.
node_version=22.23.3
npm_version=10.9.9

# Puts a Node that serves at the front of PATH: Debian 12's own is too old, so a newer one, with the
# npm that fits it, is fetched as npm packages into a folder of build/.
need_node() {
  local machine folder="$top/build/node-$node_version"
  if node_serves; then return 0; fi
  case "$(uname -m)" in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) say "There is no Node for $(uname -m) to be fetched; needed is 22.12 or later."; return 1 ;;
  esac
  if [ ! -x "$folder/node_modules/.bin/node" ]; then
    say "Fetching Node $node_version …"
    quietly node npm install --prefix "$folder" --no-audit --no-fund \
      "node-linux-$machine@$node_version" "npm@$npm_version" || return 1
  fi
  PATH="$folder/node_modules/.bin:$PATH"
  node_serves
}

# fingerprint FILE…: one word that changes with the names and contents of these files, read from
# standard input with a zero byte after each.
fingerprint() {
  sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-32
}

# unchanged STAMP FINGERPRINT: whether the stamp was left by the same.
unchanged() {
  [ "$(cat "$1" 2>/dev/null)" = "$2" ]
}

# What web/ needs from npm, exactly as the lock file lists it, fetched anew only when that has changed.
web_modules() {
  local stamp=web/node_modules/.menagerie print
  print=$(printf '%s\0' web/package.json web/package-lock.json | fingerprint)
  if unchanged "$stamp" "$print"; then return 0; fi
  say "Fetching what the web pages are built with …"
  quietly npm npm --prefix web ci --no-audit --no-fund && printf '%s' "$print" >"$stamp"
}

# The web pages in build/web, with the engine in WebAssembly; built anew only when either has changed.
build_web() {
  local stamp=build/.web print
  cd "$top" || return
  need wasm web && need_node || return
  if [ ! -e build/wasm/build.ninja ]; then quietly wasm-configure cmake --preset wasm || return; fi
  say "Building the engine for the browser (build/logs/wasm-build.log) …"
  build_quietly wasm-build wasm --target menagerie_wasm || return
  print=$({ find web docs/rules docs/findings/results -name node_modules -prune -o -type f -print0
            printf '%s\0' build/wasm/menagerie.wasm; } | fingerprint)
  if [ -e build/web/index.html ] && unchanged "$stamp" "$print"; then return 0; fi
  web_modules || return
  say "Building the web pages (build/logs/web.log) …"
  quietly web npm --prefix web run build && printf '%s' "$print" >"$stamp"
}
