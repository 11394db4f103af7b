import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { sendJson } from '../../live/servers/http.mjs'
import { origins } from '../../live/servers/settings.ts'
import { claimsOf } from '../../live/servers/token.mjs'
import { accounts, isType, picture, rowsOf, statistics } from './rows.mjs'

const base = '/admin/api/v0/'
const cors = {
  'access-control-allow-origin': origins.site,
  'access-control-allow-headers': 'authorization, content-type',
  // As in a deployment. By default the browser repeats a preflight after 5 s.
  'access-control-max-age': '600',
  vary: 'origin',
}

/**
 * Rows by account and type, and compressed pages by URL: the server must not use the processor while a page is
 * measured.
 */
const lists = new Map()
const pages = new Map()

function listOf(type, account) {
  const key = `${account} ${type}`
  if (!lists.has(key)) lists.set(key, rowsOf(type, account))
  return lists.get(key)
}

function pageOf(type, url) {
  const query = url.searchParams
  const rows = type === 'accounts' ? accountRows() : listOf(type, query.get('account') ?? '')
  const skip = Number(query.get('skip'))
  return type === 'accounts' ? rows : rows.slice(skip, skip + Number(query.get('limit')))
}

const accountRows = () => accounts((process.env.BENCH_ROWS ?? '500').split(',').map(Number))

function sendPage(response, type, url) {
  if (!pages.has(url.href)) pages.set(url.href, gzipSync(JSON.stringify(pageOf(type, url))))
  const body = pages.get(url.href)
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.end(body)
}

let statisticsCalls = 0

async function respond(request, response, needsToken) {
  const url = new URL(request.url, origins.api)
  if (url.pathname.startsWith('/pictures/')) {
    response.writeHead(200, {
      'content-type': 'image/png',
      'cache-control': 'max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return response.end(picture)
  }
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  if (needsToken) {
    const refused = await claimsOf(request.headers.authorization).catch((error) => error)
    if (refused instanceof Error) return sendJson(response, 401, { error: refused.message })
  }
  const [type] = url.pathname.slice(base.length).split('/')
  if (request.method === 'GET' && type === 'analytics') {
    return sendJson(response, 200, statistics(statisticsCalls++))
  }
  if (request.method === 'GET' && (type === 'accounts' || isType(type))) return sendPage(response, type, url)
  return sendJson(response, 404, { error: `There is no ${request.method} ${url.pathname} in the bench` })
}

/**
 * An API for reading long lists quickly. It checks tokens as a backend does, but not those of the floor, which has no
 * sign-in.
 */
export function serveApi({ port, needsToken }) {
  const server = http.createServer((request, response) => {
    respond(request, response, needsToken).catch((error) => sendJson(response, 500, { error: String(error) }))
  })
  server.keepAliveTimeout = 60_000
  return server.listen(port)
}
