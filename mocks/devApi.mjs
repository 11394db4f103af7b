/*
 * `npm run dev:api -- --target URL`: the mocked console in front of a real API. Vite passes the calls on, so that the
 * API needs no CORS and the browser's policy stays as shipped; single operations can still be mocked in the panel.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const usage = `Usage: npm run dev:api -- --target URL [--auth CONFIG] [--port 5173]

  --target  base URL of the API, as in config.json: https://staging.example.com/admin/api/v0
            A URL without a path gets /admin/api/v0.
  --auth    sign in at a real identity provider, that of this config.json: a file, or the URL of a deployed one.
            The provider has to allow the callback http://localhost:5173/callback.
  --port    port of the console, 5173 by default

  API_TOKEN in the environment is sent as the access token. With neither, the API gets the tokens of the mocked identity
  provider, which only \`npm run mocks:serve\` accepts.
`

/** The path that the mocked console calls (mocks/config.json). */
const ownPath = '/admin/api/v0'

/**
 * Ends the process with a message and the usage.
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  process.stderr.write(`${message}\n\n${usage}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        target: { type: 'string' },
        auth: { type: 'string' },
        port: { type: 'string', default: '5173' },
      },
    }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** @param {unknown} error */
const reasonOf = (error) => {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  return cause instanceof Error ? cause.message || message : message
}

/** @param {string} place a file, or the URL of one */
async function textAt(place) {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8')
  const response = await fetch(place, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

/**
 * The provider of a console's configuration.
 * @param {string} place
 */
async function authOf(place) {
  let auth
  try {
    auth = JSON.parse(await textAt(place)).auth
  } catch (error) {
    return refuse(`--auth: ${place} cannot be read: ${reasonOf(error)}`)
  }
  const missing = ['domain', 'clientId', 'audience', 'appMetadataClaim'].filter((key) => !auth?.[key])
  if (missing.length > 0) refuse(`--auth: ${place} has no auth.${missing.join(', auth.')}`)
  return auth
}

const { target = '', port, auth: place } = readArguments()
if (!/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : ''))
  refuse(target ? `--target is not an http or https URL: ${target}` : 'Say which API: --target URL')
if (!/^\d+$/.test(port)) refuse(`--port is not a number: ${port}`)
const token = process.env.API_TOKEN
if (token && place) refuse('API_TOKEN and --auth are two sign-ins: use one of them')

const url = new URL(target)
const base = url.pathname === '/' ? ownPath : url.pathname.replace(/\/$/, '')
const headers = token ? { authorization: `Bearer ${token}` } : undefined
const auth = place === undefined ? undefined : await authOf(place)

/** What the API says to the first call of the console. */
async function probe() {
  const path = `${url.origin}${base}/accounts`
  try {
    const { status } = await fetch(path, { ...(headers && { headers }), signal: AbortSignal.timeout(5000) })
    if (status === 401)
      return auth ? 'it asks for a token' : 'it asks for a token: set API_TOKEN, or use --auth'
    return status < 400 ? 'it responds' : `${path} responds with ${status}`
  } catch (error) {
    return `it does not respond: ${reasonOf(error)}`
  }
}

// Imported after the arguments are read, so that a mistake in them is reported at once.
const { createServer } = await import('vite')
const server = await createServer({
  mode: 'mocked',
  define: {
    'import.meta.env.VITE_API_TARGET': JSON.stringify(url.origin + base),
    'import.meta.env.VITE_API_SIGN_IN': JSON.stringify(auth ? 'provider' : token ? 'token' : 'mocks'),
    ...(auth && { 'import.meta.env.VITE_API_AUTH': JSON.stringify(auth) }),
  },
  server: {
    port: Number(port),
    strictPort: true,
    proxy: {
      [ownPath]: {
        target: url.origin,
        changeOrigin: true,
        rewrite: (path) => base + path.slice(ownPath.length),
        ...(headers && { headers }),
      },
    },
  },
})
await server.listen()
process.stdout.write(`API: ${url.origin}${base}${token ? ', with API_TOKEN' : ''}: ${await probe()}\n`)
if (auth)
  process.stdout.write(
    `Sign-in: ${auth.domain}, client ${auth.clientId}. It has to allow http://localhost:${port}/callback\n`,
  )
server.printUrls()
