# Checks that CONFIG_JSON is JSON, where Node is not installed, too: prints what is wrong with it, as the end of a sentence, and
# nothing for a file that can work. check-config.mjs checks the values.

function stop(words) { print words; stopped = 1; exit }
function bad(    lines, before) {
  before = substr(all, 1, at - 1)
  lines = split(before, parts, "\n")
  if (lines == 0) lines = 1
  stop("is not JSON: line " lines ", column " length(parts[lines]) + 1)
}
function blanks() { while (substr(all, at, 1) ~ /^[ \t\r\n]$/) at++ }
function take(char) { blanks(); if (substr(all, at, 1) != char) bad(); at++ }
function text(    char, from) {
  take("\"")
  from = at
  while ((char = substr(all, at, 1)) != "\"") {
    if (char == "" || char ~ /[[:cntrl:]]/) bad()
    if (char != "\\") { at++; continue }
    char = substr(all, at + 1, 1)
    if (char == "u" && substr(all, at + 2, 4) ~ /^[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]$/) at += 6
    else if (char != "" && index("\"\\/bfnrt", char)) at += 2
    else bad()
  }
  at++
  return substr(all, from, at - from - 1)
}
function member(path,    key, name) {
  key = text()
  name = (path == "" ? key : path "." key)
  take(":")
  value(name)
}
function list(path, opening, closing,    isFirst) {
  take(opening)
  blanks()
  isFirst = 1
  while (substr(all, at, 1) != closing) {
    if (!isFirst) take(",")
    if (opening == "{") member(path); else value(path "[]")
    blanks()
    isFirst = 0
  }
  at++
}
function value(path,    char, from) {
  blanks()
  char = substr(all, at, 1)
  from = at
  if (char == "{") { kinds[path] = "object"; list(path, "{", "}") }
  else if (char == "[") { kinds[path] = "list"; list(path, "[", "]") }
  else if (char == "\"") { texts[path] = text(); kinds[path] = "text" }
  else {
    kinds[path] = "other"
    while (substr(all, at, 1) ~ /^[-+.0-9A-Za-z]$/) at++
    if (substr(all, from, at - from) !~ /^(true|false|null|-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?)$/) { at = from; bad() }
  }
}

{ all = all (NR > 1 ? "\n" : "") $0 }

END {
  at = 1
  value("")
  blanks()
  if (at <= length(all)) bad()
  if (kinds[""] != "object") stop("is not an object of JSON")
  count = split("apiBaseUrl auth.domain auth.clientId auth.audience auth.appMetadataClaim supportEmail", needed, " ")
  for (i = 1; i <= count; i++) {
    if (!(needed[i] in kinds)) stop("has no " needed[i])
    if (kinds[needed[i]] != "text" || texts[needed[i]] ~ /^[ \t]*$/) stop("has no text as " needed[i])
  }
}
