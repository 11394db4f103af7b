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
export CONSOLE_LISTEN="${CONSOLE_LISTEN:-}"
CONSOLE_PORT="${CONSOLE_PORT:-8080}"
ACCESS_LOG="${ACCESS_LOG:-text}"
METRICS_PORT="${METRICS_PORT:-}"
# The one address that CONSOLE_LISTEN names, if it does.
host=
TRUSTED_PROXIES="${TRUSTED_PROXIES:-}"
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

# The same for a variable that may be empty, which is a value, too; nothing for one that is not set.
pair_of() {
  eval "isSet=\${$2+x} value=\${$2:-}"
  [ -n "$isSet" ] || return 0
  printf ', "%s": "%s"' "$1" "$value"
}

# An object of pairs, as an optional key.
object_of() {
  [ -z "$2" ] || printf ', "%s": { %s }' "$1" "${2#, }"
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

# A port of TCP.
port() {
  case "$2" in
    *[!0-9]* | '' | ??????*) fail "$1 must be a port, a number from 1 to 65535, not '$2'" ;;
  esac
  [ "$2" -ge 1 ] && [ "$2" -le 65535 ] || fail "$1 must be a port, a number from 1 to 65535, not '$2'"
}

# All addresses of this machine, those of IPv6 too where there is IPv6, as the value of `listen`.
everywhere() {
  if [ -e /proc/net/if_inet6 ]; then echo "$1; listen [::]:$1"; else echo "$1"; fi
}

# Listens to a port at all addresses.
listens() {
  port CONSOLE_LISTEN "$1"
  CONSOLE_PORT="$1"
  CONSOLE_LISTEN="$(everywhere "$1")"
}

# Listens to one address, at CONSOLE_PORT unless it names a port.
at_address() {
  case "$CONSOLE_LISTEN" in
    *']' | *[!:]) ;;
    *) fail "CONSOLE_LISTEN has no port after its colon: $CONSOLE_LISTEN" ;;
  esac
  case "$CONSOLE_LISTEN" in
    '['*']') CONSOLE_LISTEN="$CONSOLE_LISTEN:$CONSOLE_PORT" ;;
    *:*)
      CONSOLE_PORT="${CONSOLE_LISTEN##*:}"
      port "The port of CONSOLE_LISTEN" "$CONSOLE_PORT"
      ;;
    *) CONSOLE_LISTEN="$CONSOLE_LISTEN:$CONSOLE_PORT" ;;
  esac
  host="${CONSOLE_LISTEN%:*}"
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
  for name in BRAND_NAME BRAND_LOGO BRAND_PRIMARY BRAND_ACCENT COMPANY_LINE COPYRIGHT_HOLDER PRIVACY_POLICY TERMS_OF_SERVICE; do
    eval "value=\${$name:-}"
    [ -z "$value" ] || plain "$name" "$value"
  done
  case "${BRAND_LOGO:-}" in
    '' | data:image/*) ;;
    http://*) fail "BRAND_LOGO must be an https address, a path, or a data: URL of an image, not '$BRAND_LOGO'" ;;
    *) address BRAND_LOGO "$BRAND_LOGO" ;;
  esac
  colours="$(object_of colours "$(pair primary "${BRAND_PRIMARY:-}")$(pair accent "${BRAND_ACCENT:-}")")"
  brand="$(object_of brand "$(pair name "${BRAND_NAME:-}")$(pair logo "${BRAND_LOGO:-}")$colours")"
  # The footer: an empty value removes its part.
  footer="$(pair_of companyLine COMPANY_LINE)$(pair_of copyrightHolder COPYRIGHT_HOLDER)"
  links="$(pair_of privacyPolicy PRIVACY_POLICY)$(pair_of termsOfService TERMS_OF_SERVICE)"
  # A list of JSON.
  [ -z "${SOCIAL_LINKS+x}" ] || links="$links, \"social\": ${SOCIAL_LINKS:-[]}"
  footer="$footer$(object_of links "$links")"
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
  "supportEmail": "$SUPPORT_EMAIL"$reports$brand$footer
}
JSON
  problem=$(LC_ALL=C awk -f "$here/config.awk" "$CONSOLE_CONFIG")
  [ -z "$problem" ] || fail "SOCIAL_LINKS must be a list of JSON: the config.json $problem"
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
port CONSOLE_PORT "$CONSOLE_PORT"
case "$CONSOLE_LISTEN" in
  *[!][A-Za-z0-9.:/_*-]*) fail "CONSOLE_LISTEN must not contain '$CONSOLE_LISTEN'" ;;
  unix:*) ;;
  # `[::]` means all addresses, as elsewhere; to nginx it would be those of IPv6.
  '' | '[::]' | '*') listens "$CONSOLE_PORT" ;;
  '[::]:'* | '*:'*) listens "${CONSOLE_LISTEN##*:}" ;;
  *']' | *[!0-9]*) at_address ;;
  *) listens "$CONSOLE_LISTEN" ;;
esac
if [ -n "$METRICS_PORT" ]; then
  port METRICS_PORT "$METRICS_PORT"
  [ "$METRICS_PORT" != "$CONSOLE_PORT" ] || fail "METRICS_PORT must not be the port of the console: $METRICS_PORT"
fi
case "$ACCESS_LOG" in
  text | json | off) ;;
  *) fail "ACCESS_LOG must be text, json or off, not '$ACCESS_LOG'" ;;
esac

REPORT_ORIGIN="$(origin_of "$REPORT_TO")"
export REPORT_ORIGIN="${REPORT_ORIGIN:-'self'}"
# The browsers' own reports name the address of the screen, so they can stay here: CSP_REPORT_TO=/csp-reports
# (below a path /console/csp-reports).
export CSP_REPORT_TO="${CSP_REPORT_TO:-${REPORT_TO:-$CONSOLE_PATH/csp-reports}}"
address CSP_REPORT_TO "$CSP_REPORT_TO"

# The check of the console itself, where there is Node to run it (the image has it).
checker="${CONSOLE_CHECKER:-$here/check-config.mjs}"
if [ -r "$checker" ] && command -v node > /dev/null; then
  node "$checker" "$CONSOLE_CONFIG" || fail "$CONSOLE_CONFIG cannot be used: see above"
fi

# For the health check of the image.
[ "${CONSOLE_LISTEN#unix:}" != "$CONSOLE_LISTEN" ] || echo "http://${host:-127.0.0.1}:$CONSOLE_PORT/healthz" > "$CONSOLE_RUN/health"

# What nginx does besides serving the console.
{
  case "$ACCESS_LOG" in
    text)
      echo 'access_log /dev/stdout;'
      echo 'access_log /dev/stdout console_violation if=$console_violation;'
      ;;
    json) echo 'access_log /dev/stdout console_json;' ;;
    off) echo 'access_log off;' ;;
  esac
  for proxy in $TRUSTED_PROXIES; do
    case "$proxy" in
      *[!0-9A-Fa-f.:/]*) fail "TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not '$proxy'" ;;
    esac
    echo "set_real_ip_from $proxy;"
  done
  [ -z "$TRUSTED_PROXIES" ] || echo 'real_ip_header X-Forwarded-For; real_ip_recursive on;'
  if [ -n "$METRICS_PORT" ]; then
    metrics="${host:+$host:$METRICS_PORT}"
    sed "s#METRICS_LISTEN#${metrics:-$(everywhere "$METRICS_PORT")}#" "$here/metrics.conf"
  fi
} > "$CONSOLE_RUN/options.conf"

names='${CONSOLE_RUN} ${CONSOLE_LISTEN} ${CONSOLE_ROOT} ${CONSOLE_CONFIG} ${CONSOLE_PATH} ${API_ORIGIN} ${IDENTITY_ORIGIN} ${REPORT_ORIGIN} ${CSP_REPORT_TO}'
envsubst "$names" < "$template" > "$CONSOLE_RUN/console.conf"
envsubst "$names" < "$here/nginx.conf.template" > "$CONSOLE_RUN/nginx.conf"

exec nginx -e stderr -c "$CONSOLE_RUN/nginx.conf"
