import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { getResponse } from 'msw'
import { handlers } from './handlers'
import { type PersonaId, personas } from './provider/personas'
import { mintAccessToken } from './provider/tokens'
import { configureWorld, worldOptions } from './state'

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
}

interface ServeOptions {
  /** Players of an account that has that many. */
  crowd?: number
  /** The origins of the pages that may call the API. Default: every origin. */
  origins?: readonly string[]
}

/**
 * Starts the mocked API as an HTTP server with CORS. Resolves when it listens, with its origin and a function to stop it.
 */
export async function serve(
  port: number,
  { crowd = 0, origins }: ServeOptions = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    respond(requestOf(incoming)).then(
      ({ status, headers, body }) =>
        outgoing
          .writeHead(status, { ...headers, ...(origins && allowing(origins, incoming.headers.origin)) })
          .end(body),
      // A handler's network error can only be sent by destroying the connection.
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve)
  })
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  const before = worldOptions()
  configureWorld({ imageBase: `${origin}/mock-images`, crowd })
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        configureWorld(before)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Browsers refuse a response that names another origin than that of the page. */
const allowing = (origins: readonly string[], origin = '') => ({
  'Access-Control-Allow-Origin': origins.includes(origin) ? origin : (origins[0] ?? 'null'),
  Vary: 'Origin',
})

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
}

/** The server's response to a request. Throws to break the connection. */
export async function respond(request: Request) {
  const response = await responseTo(request)
  if (response.type === 'error') throw new Error('The handler breaks the connection')
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...cors } as Record<string, string>,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

async function responseTo(request: Request): Promise<Response> {
  const { method, url } = request
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  const address = new URL(url)
  const token = accessTokenFor(address)
  if (token) return new Response(`${token}\n`, { headers: { 'Content-Type': 'text/plain' } })
  const response = await getResponse(handlers, request)
  return (
    response ?? Response.json({ error: `Nothing answers ${method} ${address.pathname}` }, { status: 404 })
  )
}

/** `GET /mock-provider/tokens/{persona}` returns an access token for the API. */
function accessTokenFor({ pathname }: URL): string | undefined {
  const id = /^\/mock-provider\/tokens\/([\w-]+)$/.exec(pathname)?.[1]
  const persona = personas.find((candidate) => candidate.id === id)
  return persona && mintAccessToken(persona.id as PersonaId)
}
