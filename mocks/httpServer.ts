import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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

/**
 * Starts the mocked API as an HTTP server with CORS, optionally with an account of `crowd` players. Resolves when it
 * listens, with its origin and a function to stop it.
 */
export async function serve(
  port: number,
  { crowd = 0 } = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      (response) => send(response, outgoing),
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

async function answer(incoming: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = incoming
  if (method === 'OPTIONS') return new Response(null, { status: 204 })
  const address = new URL(url, `http://${headers.host ?? 'localhost'}`)
  const token = accessTokenFor(address)
  if (token) return new Response(`${token}\n`, { headers: { 'Content-Type': 'text/plain' } })
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(address, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
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

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
