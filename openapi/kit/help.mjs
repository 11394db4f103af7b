export const generalHelp = `contract: does the service still fit the console?

  contract lint                      is the contract itself in order?
  contract generate --check          is the generated code what the contract gives?
  contract diff <file or URL>        their OpenAPI description against the contract
  contract verify --base-url <URL>   the running service against the contract
  contract har <file>                recorded traffic against the contract
  contract mocks                     the console's own mocks and recorded tests against the contract
  contract docs                      the contract as a page to browse
  contract help <command>            more about one of them

For every command
  --format <name>    human (default), json, junit, github, sarif, markdown
  -o, --output FILE  write the report to a file
  --ignore FILE      known findings: a list of id, reason, expires (default: contract-ignore.yaml, if there)
  --fail-on LEVEL    breaks, risky (default), harmless: what counts as drift

Exit codes
  0  clean   1  drift   2  could not run, or could not look at everything

Severities
  breaks    a screen of the console fails, shows nothing, or loses what was typed
  risky     works today, but not for every value
  harmless  the console does not notice`

/** @type {Record<string, string>} */
export const help = {
  lint: `contract lint

  Checks the contract with the rules of openapi/redocly.yaml.`,

  generate: `contract generate --check

  Generates the client, models, mocks and schemas again and compares: changed, missing and left-over files are findings.
  No file stays changed. To write them: npm run generate`,

  diff: `contract diff <their OpenAPI description: file or URL>

  OpenAPI 3.0 or 3.1, JSON or YAML, one file or many. Both sides are brought into one spelling first; then every change is
  rated from the console's side, with operation, field and both sides.

  contract diff build/openapi.json
  contract diff https://api.example.com/openapi.yaml --format junit -o drift.xml`,

  har: `contract har <file.har>

  Checks recorded traffic: requests, statuses, content types and bodies (base64 too). Entries that are no calls of the API,
  or were recorded without their body, are left out, and the report says how many.

  --base-url URL   address of the API in the recording (default: every address that ends in /admin/api/v0)`,

  verify: `contract verify --base-url <URL> --token <access token>

  Calls the running service as the console would. Read-only unless --write is given.

  --base-url URL     such as https://api.example.com/admin/api/v0
  --token TOKEN      access token; or set CONTRACT_TOKEN, which keeps it out of the process list
  --account ID       look at this account only; with --write the scratch account to write into
  --write            create, read, update and delete one object of every kind in the scratch account, then clean up,
                     also after Ctrl-C
  --skip a,b         operations to leave out knowingly, such as getAggregatedAnalytics
  --origin URL       origin of CORS requests (default http://localhost:5173)
  --rate N           at most so many requests a second (default 30); Retry-After is obeyed
  --timeout N        time limit of one request in seconds (default 30, at most 30)
  --har FILE         record requests and responses, without secrets

  Answers of 401 and 403 mean "could not look" (exit code 2), never drift.`,

  mocks: `contract mocks [--traffic <folder>]

  For the console's own repository: provokes every documented status of every operation from the mocks and checks the
  responses; then checks the requests and responses that the end-to-end tests recorded.

  --traffic FOLDER  of HAR files (default: test-results/traffic, if there)
  --write-screens   bring what the recording shows into openapi/kit/screens/screens.json`,

  docs: `contract docs [-o openapi-docs.html]

  Writes the contract as one page of HTML to browse.`,
}
