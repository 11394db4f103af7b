import { createServer } from 'node:http'
import { respond } from '../../mocks/httpServer'
import { listen } from '../listen'
import type { Json } from './support'

/** A response on its way to the client; a fault changes it. `body` is the parsed JSON of the response, if any. */
export interface Exchange {
  method: string
  path: string
  query: URLSearchParams
  sent: Json
  status: number
  headers: Record<string, string>
  body: Json
  /** Set this to send the text instead of the body. */
  text?: string
}

export interface Fault {
  /** Changes the request before the API gets it. */
  before?: (call: { method: string; path: string; query: URLSearchParams; sent: Json }) => void
  /** Changes the response; an error that it throws breaks the connection. */
  after?: (exchange: Exchange) => void | Promise<void>
}

const API = '/admin/api/v0'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The mocked API of this process, with drift. */
export async function drifting(faults: Fault[]) {
  const calls: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith(API)) {
      // Tokens.
      outgoing.end((await respond(new Request(url))).body)
      return
    }
    const method = incoming.method ?? 'GET'
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    // Forms and broken JSON pass unchanged.
    const text = isJson(bytes.toString()) ? bytes.toString() : ''
    const call = {
      method,
      path: url.pathname.slice(API.length),
      query: url.searchParams,
      sent: text && JSON.parse(text),
    }
    calls.push(`${method} ${call.path}`)
    for (const { before } of faults) before?.(call)
    const { authorization, 'content-type': type } = incoming.headers
    const answer = await respond(
      new Request(new URL(`${API}${call.path}?${call.query}`, url), {
        method,
        headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
        body: text ? JSON.stringify(call.sent) : bytes.length > 0 ? bytes : undefined,
      }),
    )
    const raw = answer.body.toString()
    // Names in lower case.
    const headers = Object.fromEntries(new Headers(answer.headers))
    // A fault may change the length.
    delete headers['content-length']
    const exchange: Exchange = {
      ...call,
      status: answer.status,
      headers,
      body: raw ? JSON.parse(raw) : undefined,
    }
    try {
      for (const { after } of faults) await after?.(exchange)
    } catch {
      outgoing.destroy()
      return
    }
    outgoing.writeHead(exchange.status, exchange.headers)
    outgoing.end(exchange.text ?? (exchange.body === undefined ? undefined : JSON.stringify(exchange.body)))
  })
  const own = await listen(server)
  return {
    origin: own,
    base: own + API,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A fault in the first response to that call that contains objects. */
export const inAnswer = (
  method: string,
  path: string,
  change: (body: Json, exchange: Exchange) => void,
): Fault => ({
  after: (exchange) => {
    if (exchange.method === method && exchange.path === path && exchange.status < 300)
      change(exchange.body, exchange)
  },
})

/** A fault in every object of a list. */
export const inObjects = (path: string, change: (object: Json) => void): Fault =>
  inAnswer('GET', path, (body) => body.forEach(change))
