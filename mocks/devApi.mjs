/*
 * `npm run dev:api -- --target URL`: the mocked console in front of a real API. Vite passes the calls on, so that the
 * API needs no CORS and the browser's policy stays as shipped; single operations can still be mocked in the panel.
 */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'

const usage = `Usage: npm run dev:api -- --target URL [--port 5173]

  --target  base URL of the API, as in config.json: https://staging.example.com/admin/api/v0
            A URL without a path gets /admin/api/v0.
  --port    port of the console, 5173 by default

  API_TOKEN in the environment is sent as the access token. Without it the API gets the tokens of the mocked identity
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
    return parseArgs({ options: { target: { type: 'string' }, port: { type: 'string', default: '5173' } } })
      .values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { target = '', port } = readArguments()
if (!/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : ''))
  refuse(target ? `--target is not an http or https URL: ${target}` : 'Say which API: --target URL')
if (!/^\d+$/.test(port)) refuse(`--port is not a number: ${port}`)

const url = new URL(target)
const base = url.pathname === '/' ? ownPath : url.pathname.replace(/\/$/, '')
const token = process.env.API_TOKEN
const headers = token ? { authorization: `Bearer ${token}` } : undefined

/** What the API says to the first call of the console. */
async function probe() {
  const path = `${url.origin}${base}/accounts`
  try {
    const { status } = await fetch(path, { ...(headers && { headers }), signal: AbortSignal.timeout(5000) })
    if (status === 401) return 'it asks for a token: set API_TOKEN'
    return status < 400 ? 'it responds' : `${path} responds with ${status}`
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error))
    return `it does not respond: ${cause instanceof Error ? cause.message || message : message}`
  }
}

const server = await createServer({
  mode: 'mocked',
  define: { 'import.meta.env.VITE_API_TARGET': JSON.stringify(url.origin + base) },
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
server.printUrls()
