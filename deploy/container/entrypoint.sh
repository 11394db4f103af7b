#!/bin/sh
# Writes the configuration of nginx, and config.json from the environment if none is mounted, to CONSOLE_RUN; then starts
# nginx. Only CONSOLE_RUN has to be writable. README.md beside it lists the variables.
set -eu

fail() {
  echo "console: $1" >&2
  exit 1
}

here=$(dirname "$0")
export CONSOLE_RUN="${CONSOLE_RUN:-/tmp/console}"
export CONSOLE_LISTEN="${CONSOLE_LISTEN:-8080}"
export CONSOLE_ROOT="${CONSOLE_ROOT:-/usr/share/nginx/html}"
export CONSOLE_PATH="${CONSOLE_PATH:-}"
export CONSOLE_CONFIG="${CONSOLE_CONFIG:-/etc/console/config.json}"
template="${CONSOLE_TEMPLATE:-$here/console.conf.template}"

# A value that becomes a text of JSON as it is.
plain() {
  case "$2" in
    '') fail "$1 is missing: set it, or mount $CONSOLE_CONFIG" ;;
    *[[:cntrl:]\"\\]*) fail "$1 must not contain quotes, backslashes or line breaks" ;;
  esac
}

# An optional key of JSON, with a comma before it. `plain` has checked the value.
pair() {
  [ -z "$2" ] || printf ', "%s": "%s"' "$1" "$2"
}

# A value that becomes a part of the configuration of nginx.
safe() {
  case "$2" in
    *[!][A-Za-z0-9.:/_-]*) fail "$1 must not contain '$2'" ;;
  esac
}

origin() {
  safe "$1" "$2"
  case "$2" in
    https://*/* | http://*/*) fail "$1 must be an origin, without a path: $2" ;;
    [Hh][Tt][Tt][Pp][Ss]://?* | [Hh][Tt][Tt][Pp]://?*) ;;
    *) fail "$1 must be an origin such as https://api.example.com, not '$2'" ;;
  esac
}

# The origin of an address, empty for a path of the console's own origin.
origin_of() {
  echo "$1" | sed -n 's#^\([Hh][Tt][Tt][Pp][Ss]\{0,1\}://[^/]*\).*#\1#p'
}

# An address, or a path of the console's own origin. Browsers read more than these characters, and in surprising ways: a
# backslash is a slash to them, and /, a tab and /host is another host.
address() {
  case "$2" in
    *[!][A-Za-z0-9.:/_?=\&%~+-]*) fail "$1 must not contain '$2'" ;;
    //*) fail "$1 must not start with //" ;;
    https:///* | http:///*) fail "$1 has no host: $2" ;;
    [Hh][Tt][Tt][Pp][Ss]://?* | [Hh][Tt][Tt][Pp]://?* | /*) ;;
    *) fail "$1 must be an address such as https://host.example.com/path, or a path such as /path, not '$2'" ;;
  esac
}

# The host or the origin of the identity provider.
provider() {
  case "$2" in
    /) ;;
    *://*) origin "$1" "${2%/}" ;;
    *[!A-Za-z0-9.:-]* | *: | :* | .* | -*) fail "$1 must be a host name such as tenant.eu.auth0.com, or an origin, not '$2'" ;;
  esac
}

# The path that the console is served at.
path() {
  case "$2" in
    '') ;;
    *[!A-Za-z0-9._~/-]*) fail "$1 must not contain '$2': letters, digits, dots, hyphens, underscores and slashes only" ;;
    /*/) fail "$1 must not end with a slash: $2" ;;
    / | *//*) fail "$1 must be empty, or a path such as /console, not '$2'" ;;
    */./* | */../* | */. | */..) fail "$1 must not contain . or .. as a part: $2" ;;
    /*) ;;
    *) fail "$1 must start with a slash, such as /console, not '$2'" ;;
  esac
}

mkdir -p "$CONSOLE_RUN" || fail "CONSOLE_RUN, $CONSOLE_RUN, is not a folder that can be written"
path CONSOLE_PATH "$CONSOLE_PATH"
[ -r "$CONSOLE_ROOT/index.html" ] || fail "CONSOLE_ROOT, $CONSOLE_ROOT, has no index.html"
if [ -n "$CONSOLE_PATH" ]; then
  # nginx finds the files below the path by a link.
  root="$CONSOLE_RUN/root"
  mkdir -p "$root${CONSOLE_PATH%/*}"
  ln -sfn "$CONSOLE_ROOT" "$root$CONSOLE_PATH"
  CONSOLE_ROOT="$root"
fi
export REPORT_TO="${REPORT_TO:-}"
[ -z "$REPORT_TO" ] || address REPORT_TO "$REPORT_TO"

if [ -n "${CONFIG_JSON:-}" ]; then
  CONSOLE_CONFIG="$CONSOLE_RUN/config.json"
  problem=$(printf '%s\n' "$CONFIG_JSON" | LC_ALL=C awk -f "$here/config.awk")
  [ -z "$problem" ] || fail "CONFIG_JSON $problem"
  printf '%s\n' "$CONFIG_JSON" > "$CONSOLE_CONFIG"
elif [ -e "$CONSOLE_CONFIG" ]; then
  [ -f "$CONSOLE_CONFIG" ] && [ -r "$CONSOLE_CONFIG" ] || fail "$CONSOLE_CONFIG is not a file that can be read"
else
  plain API_BASE_URL "${API_BASE_URL:-}"
  plain AUTH_DOMAIN "${AUTH_DOMAIN:-}"
  plain AUTH_CLIENT_ID "${AUTH_CLIENT_ID:-}"
  plain AUTH_AUDIENCE "${AUTH_AUDIENCE:-}"
  plain AUTH_APP_METADATA_CLAIM "${AUTH_APP_METADATA_CLAIM:-}"
  plain SUPPORT_EMAIL "${SUPPORT_EMAIL:-}"
  address API_BASE_URL "$API_BASE_URL"
  provider AUTH_DOMAIN "$AUTH_DOMAIN"
  reports=
  [ -z "$REPORT_TO" ] || reports=", \"reportTo\": \"$REPORT_TO\""
  for name in BRAND_NAME BRAND_LOGO BRAND_PRIMARY BRAND_ACCENT; do
    eval "value=\${$name:-}"
    [ -z "$value" ] || plain "$name" "$value"
  done
  case "${BRAND_LOGO:-}" in
    '' | data:image/*) ;;
    http://*) fail "BRAND_LOGO must be an https address, a path, or a data: URL of an image, not '$BRAND_LOGO'" ;;
    *) address BRAND_LOGO "$BRAND_LOGO" ;;
  esac
  colours="$(pair primary "${BRAND_PRIMARY:-}")$(pair accent "${BRAND_ACCENT:-}")"
  [ -z "$colours" ] || colours=", \"colours\": { ${colours#, } }"
  brand="$(pair name "${BRAND_NAME:-}")$(pair logo "${BRAND_LOGO:-}")$colours"
  [ -z "$brand" ] || brand=", \"brand\": { ${brand#, } }"
  CONSOLE_CONFIG="$CONSOLE_RUN/config.json"
  cat > "$CONSOLE_CONFIG" << JSON
{
  "apiBaseUrl": "$API_BASE_URL",
  "auth": {
    "domain": "$AUTH_DOMAIN",
    "clientId": "$AUTH_CLIENT_ID",
    "audience": "$AUTH_AUDIENCE",
    "appMetadataClaim": "$AUTH_APP_METADATA_CLAIM"
  },
  "supportEmail": "$SUPPORT_EMAIL"$reports$brand
}
JSON
  # An API below the console's own origin needs no further one.
  API_ORIGIN="${API_ORIGIN:-$(origin_of "$API_BASE_URL")}"
  [ -n "$API_ORIGIN" ] || API_ORIGIN="'self'"
  case "$AUTH_DOMAIN" in
    /) IDENTITY_ORIGIN="${IDENTITY_ORIGIN:-'self'}" ;;
    *://*) IDENTITY_ORIGIN="${IDENTITY_ORIGIN:-$(origin_of "$AUTH_DOMAIN")}" ;;
    *) IDENTITY_ORIGIN="${IDENTITY_ORIGIN:-https://$AUTH_DOMAIN}" ;;
  esac
fi

export API_ORIGIN="${API_ORIGIN:-}" IDENTITY_ORIGIN="${IDENTITY_ORIGIN:-}"
[ "$API_ORIGIN" = "'self'" ] || origin API_ORIGIN "$API_ORIGIN"
[ "$IDENTITY_ORIGIN" = "'self'" ] || origin IDENTITY_ORIGIN "$IDENTITY_ORIGIN"
case "$CONSOLE_LISTEN" in
  *[!][A-Za-z0-9.:/_-]*) fail "CONSOLE_LISTEN must not contain '$CONSOLE_LISTEN'" ;;
  '[::]') fail "CONSOLE_LISTEN has no port: write [::]:8080, not [::]" ;;
  *) ;;
esac

REPORT_ORIGIN="$(origin_of "$REPORT_TO")"
export REPORT_ORIGIN="${REPORT_ORIGIN:-'self'}"
# The browsers' own reports name the address of the screen, so they can stay here: CSP_REPORT_TO=/csp-reports.
export CSP_REPORT_TO="${CSP_REPORT_TO:-${REPORT_TO:-$CONSOLE_PATH/csp-reports}}"
address CSP_REPORT_TO "$CSP_REPORT_TO"

# The check of the console itself, where there is Node to run it (the image has it).
checker="${CONSOLE_CHECKER:-$here/check-config.mjs}"
if [ -r "$checker" ] && command -v node > /dev/null; then
  node "$checker" "$CONSOLE_CONFIG" || fail "$CONSOLE_CONFIG cannot be used: see above"
fi

names='${CONSOLE_RUN} ${CONSOLE_LISTEN} ${CONSOLE_ROOT} ${CONSOLE_CONFIG} ${CONSOLE_PATH} ${API_ORIGIN} ${IDENTITY_ORIGIN} ${REPORT_ORIGIN} ${CSP_REPORT_TO}'
envsubst "$names" < "$template" > "$CONSOLE_RUN/console.conf"
envsubst "$names" < "$here/nginx.conf.template" > "$CONSOLE_RUN/nginx.conf"

exec nginx -e stderr -c "$CONSOLE_RUN/nginx.conf"
