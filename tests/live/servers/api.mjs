import { createHash } from 'node:crypto'
import http from 'node:http'
import { applyFault, faultFor } from './faults.mjs'
import { bodyOf, parseJson, sendJson } from './http.mjs'
import { origins } from './settings.ts'
import { claimsOf } from './token.mjs'
import { addRows, changeRow, keyOf, newWorld } from './world.mjs'

const base = '/admin/api/v0/'
const cors = {
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': 'retry-after',
  vary: 'origin',
}

/** Per administrator (the token's subject): the world, the received requests, the requested faults. */
const testers = new Map()
const testerOf = (subject) => {
  if (!testers.has(subject))
    testers.set(subject, { world: newWorld(), log: [], faults: [], revoked: new Set() })
  return testers.get(subject)
}

/** `/_control/{subject}/{log|world|faults|revoke|add|change|etags}`: the endpoints for tests. */
async function control(request, response, [subject, what]) {
  const tester = testerOf(subject)
  if (request.method === 'GET') return sendJson(response, 200, tester[what])
  if (what === 'log') tester.log.length = 0
  // The tokens seen so far become invalid, although they have not expired.
  if (what === 'revoke') for (const { token } of tester.log) tester.revoked.add(token)
  if (what === 'change') changeRow(tester.world, parseJson(await bodyOf(request)))
  if (what === 'add') addRows(tester.world, parseJson(await bodyOf(request)))
  if (what === 'etags') tester.hasEtags = true
  if (what === 'faults') tester.faults = parseJson(await bodyOf(request))
  return sendJson(response, 200, {})
}

/** Ids are unique in their account only. */
const isOf = (resource, account) => (row) =>
  resource === 'accounts' || account === undefined || row.account === account

function write(tester, method, [resource, ...names], body) {
  const rows = tester.world[resource]
  const key = method === 'DELETE' ? names.at(-1) : method === 'PATCH' ? names[0] : keyOf(resource, body)
  const isOwn = isOf(resource, method === 'DELETE' ? names.at(-2) : body?.account)
  const index = rows.findIndex((row) => keyOf(resource, row) === key && isOwn(row))
  if (method === 'POST') {
    if (index >= 0) return { status: 409, body: { error: `"${key}" exists already`, field: 'id' } }
    rows.push(body)
    return { status: 201, body }
  }
  if (index < 0) return { status: 404, body: { error: `There is no "${key}"` } }
  if (method === 'DELETE') {
    rows.splice(index, 1)
    return { status: 204 }
  }
  rows[index] = method === 'PATCH' ? { ...rows[index], ...body } : body
  return { status: 200, body: rows[index] }
}

function read(tester, [resource], query) {
  if (resource === 'analytics') return { players: 12, activePlayers: 3, missions: 2, points: 3000 }
  const rows = tester.world[resource]
  if (resource === 'accounts') return rows
  const skip = Number(query.get('skip'))
  const ofAccount = rows.filter((row) => row.account === query.get('account'))
  return ofAccount.slice(skip, skip + Number(query.get('limit')))
}

/** Responds with 304 if the browser has the same answer already; the log of requests tells. */
function sendUnlessKnown(request, response, entry, value) {
  const etag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'origin, authorization' }
  entry.isKnown = request.headers['if-none-match'] === etag
  return entry.isKnown ? response.writeHead(304, headers).end() : sendJson(response, 200, value, headers)
}

async function respond(request, response) {
  const url = new URL(request.url, origins.api)
  const parts = request.url.split('?')[0].slice(1).split('/').map(decodeURIComponent)
  if (parts[0] === '_control') return control(request, response, parts.slice(1))
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
  const { origin } = request.headers
  const isAllowed = [origins.site, origins.below].includes(origin)
  response.setHeader('access-control-allow-origin', isAllowed ? origin : origins.site)
  if (request.method === 'OPTIONS') return response.writeHead(204).end()

  const text = await bodyOf(request)
  const claims = await claimsOf(request.headers.authorization).catch((error) => ({ refused: error.message }))
  if (claims.refused) return sendJson(response, 401, { error: claims.refused })
  const tester = testerOf(claims.sub)
  const entry = {
    method: request.method,
    path: request.url.slice(base.length).split('?')[0],
    query: url.search,
    token: claims.jti,
    ...(text && /json/.test(request.headers['content-type']) && { text, body: parseJson(text) }),
  }
  tester.log.push(entry)
  const path = parts.slice(base.split('/').length - 2)
  const fault = faultFor(tester.faults, entry)
  const written = fault?.late ? write(tester, request.method, path, entry.body) : undefined
  if (fault?.alter && written) {
    Object.assign(written.body, fault.alter)
    return sendJson(response, written.status, written.body)
  }
  if (fault) return applyFault(response, fault)
  if (tester.revoked.has(claims.jti)) return sendJson(response, 401, { error: 'This token was revoked' })
  if (request.method === 'GET' && (tester.world[path[0]] || path[0] === 'analytics')) {
    const found = read(tester, path, url.searchParams)
    return tester.hasEtags ? sendUnlessKnown(request, response, entry, found) : sendJson(response, 200, found)
  }
  if (!tester.world[path[0]]) return sendJson(response, 404, { error: `There is no ${path[0]}` })
  const { status, body } = write(tester, request.method, path, entry.body)
  return body === undefined ? response.writeHead(status).end() : sendJson(response, status, body)
}

/** A separate backend, written from the contract and not from the mocks. It keeps everything it receives. */
export function serveApi({ port }) {
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error) => sendJson(response, 500, { error: String(error) }))
  })
  return server.listen(port)
}
