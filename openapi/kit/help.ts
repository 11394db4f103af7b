import { isCheckout } from './tools.ts'

/** Commands that need the repository of the console. */
const ofCheckout = /^ {2}contract (lint|generate|mocks?)\b/

/** The commands that run here. */
export const generalHelp = () =>
  whole
    .split('\n')
    .filter((line) => isCheckout() || !ofCheckout.test(line))
    .join('\n')

const whole = `contract: does the service still fit the console?

  contract lint                      is the contract itself in order?
  contract generate --check          is the generated code what the contract gives?
  contract diff <file or URL>        their OpenAPI description against the contract
  contract verify --base-url <URL>   the running service against the contract
  contract har <file>                recorded traffic against the contract
  contract guard --target <URL>      traffic against the contract, as it happens
  contract mock                      a mocked API for other front ends, which checks their requests
  contract mocks                     the console's own mocks and recorded tests against the contract
  contract docs                      the contract as a page to browse
  contract changelog <old contract>  what a new version of the contract brings, by screen
  contract rules                     every rule, how severe it is, and what it means
  contract decisions <table.json>    what the console shows to players against the service
  contract help <command>            more about one of them
  contract --version                 the versions of the kit and of the contract

A file can be -, the standard input.

For every command
  --format <name>    human (default), json, junit, github, sarif, markdown
  -o, --output FILE  write the report to a file; several times as FORMAT=FILE, beside the report on the terminal
  --ignore FILE      known findings: a list of id, reason, expires (default: contract-ignore.yaml, if there)
  --fail-on LEVEL    breaks, risky (default), harmless: what counts as drift
  --config FILE      settings: severities by rule, known findings, outputs (default: contract.config.json, if there)

Exit codes
  0  clean   1  drift   2  could not run, or could not look at everything and found no drift

Severities
  breaks    a screen of the console fails, shows nothing, or loses what was typed
  risky     works today, but not for every value
  harmless  the console does not notice`

/** Options of the commands that work with any contract. */
export const ofContract = {
  contract: { type: 'string' },
  screens: { type: 'string' },
} as const

const contractHelp = `  --contract FILE    compare with this contract in place of the console's: file or URL, OpenAPI 3.0 or 3.1
  --screens FILE     the map of its screens, such as openapi/kit/screens/screens.json`

export const help: Record<string, string> = {
  lint: `contract lint

  Checks the contract with the rules of openapi/redocly.yaml.`,

  generate: `contract generate --check

  Generates the client, models, mocks and schemas again and compares: changed, missing and left-over files are findings.
  No file stays changed. To write them: npm run generate`,

  diff: `contract diff <their OpenAPI description: file or URL>

  OpenAPI 3.0 or 3.1, JSON or YAML, one file or many. Spelling does not count; every difference is rated from the
  console's side, with operation, field and both sides. More than three of one cause are one finding with its places.

  --base-path PATH   what the paths of the description begin with before the contract's, such as /gateway/admin/api/v0
                     (default: what most of them have; the report says what was stripped)
  --only a,b         look at these resources of the contract only, such as teams,missions
  --token TOKEN      bearer token to download the description with
  --header "N: V"    header to download it with; may be given several times
${contractHelp}

  contract diff build/openapi.json
  contract diff https://api.example.com/openapi.yaml --token "$DOCS_TOKEN" --format junit -o drift.xml`,

  har: `contract har <file.har> …

  Checks recorded traffic: requests, statuses, content types and bodies (base64 too). Entries that are no calls of the API
  are left out, and the report says how many. A body that is missing, cut or packed in an unknown way makes the exit code 2.

  --base-url URL     address of the API in the recording (default: every address that ends in /admin/api/v0)
${contractHelp}`,

  verify: `contract verify --base-url <URL> --token <access token>

  Calls the running service as the console would. Read-only unless --write is given.

  --base-url URL     such as https://api.example.com/admin/api/v0
  --token TOKEN      access token; or set CONTRACT_TOKEN, which keeps it out of the process list
  --account ID       look at this account only; with --write the scratch account to write into
  --write            create, read, update and delete one object of every kind in the scratch account, then clean up,
                     also after Ctrl-C
  --skip a,b         operations to leave out knowingly, such as getAggregatedAnalytics
  --only a,b         look at these kinds of objects only, such as teams,missions
  --origin URL       origin of CORS requests (default http://localhost:5173)
  --rate N           at most so many requests a second (default 30); Retry-After is obeyed
  --timeout N        time limit of one request in seconds (default 30, at most 30)
  --max-objects N    read at most so many objects of one list (default 10000)
  --har FILE         record requests and responses, without secrets

  Answers of 401 and 403 mean "could not look" (exit code 2), never drift. So do a wrong path, a sign-in page and an
  account that is not there. With --write, a token that may not write is refused before anything is written; without
  admin:write, what is done with accounts is left out, which --skip createAccount accepts.`,

  guard: `contract guard --target <URL> [--listen 4020]

  A proxy in front of a service, for a staging console: everything passes through unchanged, and each new kind of drift is
  one line on stderr, unless the ignore file lists it. Ctrl-C ends it with the report. Nothing of a body is kept or shown.

  --target URL   address of the API, such as https://staging.example.com/admin/api/v0; the console is given the same path
                 on http://localhost:4020
  --listen PORT  on this machine only (default 4020)
${contractHelp}`,

  mock: `contract mock [--listen 4010] [--scenario TEXT]

  For other front ends of the same API: serves the console's mocked API on this machine, with a world of example objects that
  keeps what is written until it ends. A request that does not fit the contract is one line on stderr; Ctrl-C ends it with the
  report. The second line says where to get an access token. Needs a checkout of the console.

  --listen PORT     the API is http://localhost:4010/admin/api/v0 by default
  --scenario TEXT   a state of the workshop, such as first-day or missions:501,texts:long (mocks/README.md)
  --latency MS      of every response; 200~300 is 200 ms and up to 300 more
  --fault OP:FAULT  what an operation returns: listTeams:status-500, updateMission:timeoutx2 (the first two times),
                    all:network-error; may be given several times
  --origin URL      allow pages of this origin only; may be given several times (default: every origin)
  --har FILE        write every call with its answer, without secrets`,

  mocks: `contract mocks [--traffic <folder>]

  For the console's own repository: provokes every documented status of every operation from the mocks and checks the
  responses; then checks the requests and responses that the end-to-end tests recorded.

  --traffic FOLDER  of HAR files (default: test-results/traffic, if there)
  --write-screens   bring what the recording shows into openapi/kit/screens/screens.json`,

  changelog: `contract changelog <old contract> [<new contract>]

  Writes what a new version of the contract brings as Markdown, by screen: new calls and fields, changed and gone ones. Both
  are files or URLs; the new one is this contract by default. The map of screens is that of this version. With --format json, the same for programs.

  git show v1.4:openapi/admin-api-v0.yaml > old.yaml && contract changelog old.yaml -o changes.md`,

  rules: `contract rules [--format human|markdown|json]

  Lists every rule with the commands that find it, its severity, and what it means. contract.config.json can give rules
  another severity. The rules of lint are redocly's, in openapi/redocly.yaml.`,

  decisions: `contract decisions <table.json> [--base-url URL --path PATH]

  Holds the service against a decision table that the page Player View of the console saved: for one player and one
  moment, the state of each object. If the service has a way to ask, name it; otherwise the table is printed as a checklist.

  --base-url URL     the service, such as https://api.example.com/admin/api/v0
  --path PATH        how to ask for one object: {account}, {player}, {at}, {type} and {id} are filled in,
                     such as /players/{player}/state?of={type}/{id}&at={at}
  --field NAME       where the answer has the state (default: state; result.state for a nested one)
  --token TOKEN      bearer token; default: CONTRACT_TOKEN`,

  docs: `contract docs [-o openapi-docs.html]

  Writes the contract as one page of HTML to browse.`,
}
