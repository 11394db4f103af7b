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
  /** Sent instead of the body, if set. */
  text?: string
}

export interface Fault {
  /** Changes the request before the API gets it. */
  before?: (call: { method: string; path: string; query: URLSearchParams; sent: Json }) => void
  /** Changes the response; an error that it throws breaks the connection. */
  after?: (exchange: Exchange) => void | Promise<void>
}

const API = '/admin/api/v0'
/** The address of the service of `withDrift`. */
const origin = 'http://drift.example'

interface Received {
  url: URL
  method: string
  headers: { authorization?: string | null | undefined; 'content-type'?: string | null | undefined }
  bytes: Buffer
}

interface Sent {
  status: number
  headers: Record<string, string>
  body?: string | undefined
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The mocked API of this process, with drift; requests to other paths, such as those for tokens, pass unchanged.
 * `respondTo` rejects if a fault breaks the connection.
 */
function driftOf(faults: Fault[]) {
  const calls: string[] = []
  async function respondTo({ url, method, headers: sentHeaders, bytes }: Received): Promise<Sent> {
    if (!url.pathname.startsWith(API)) {
      const { body, ...rest } = await respond(new Request(url))
      return { ...rest, body: body.toString() }
    }
    // Forms and broken JSON pass unchanged.
    const sent = parsed(bytes.toString())
    const call = { method, path: url.pathname.slice(API.length), query: url.searchParams, sent: sent ?? '' }
    calls.push(`${method} ${call.path}`)
    for (const { before } of faults) before?.(call)
    const { authorization, 'content-type': type } = sentHeaders
    const response = await respond(
      new Request(new URL(`${API}${call.path}?${call.query}`, url), {
        method,
        headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
        body:
          sent !== undefined ? JSON.stringify(call.sent) : bytes.length > 0 ? new Uint8Array(bytes) : null,
      }),
    )
    const raw = response.body.toString()
    // Names in lower case.
    const headers = Object.fromEntries(new Headers(response.headers))
    // A fault can change the length.
    delete headers['content-length']
    const exchange: Exchange = {
      ...call,
      status: response.status,
      headers,
      body: raw ? JSON.parse(raw) : undefined,
    }
    for (const { after } of faults) await after?.(exchange)
    const body = exchange.text ?? (exchange.body === undefined ? undefined : JSON.stringify(exchange.body))
    return { status: exchange.status, headers: exchange.headers, body }
  }
  return { calls, respondTo }
}

/** Starts the mocked API with drift as an HTTP server. */
export async function drifting(faults: Fault[]) {
  const { calls, respondTo } = driftOf(faults)
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = 'GET', headers } = incoming
    const received = { url, method, headers, bytes: Buffer.concat(chunks) }
    await respondTo(received).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    )
  })
  const address = await listen(server)
  return {
    origin: address,
    base: address + API,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Calls `use` while `fetch` reaches the mocked API with drift without a connection: a request takes half the processor
 * time. Requests to other origins pass.
 */
export async function withDrift<T>(
  faults: Fault[],
  use: (service: { origin: string; base: string; calls: string[] }) => Promise<T>,
): Promise<T> {
  const { calls, respondTo } = driftOf(faults)
  const realFetch = globalThis.fetch

  async function fetch(url: string | URL, init: RequestInit = {}) {
    if (new URL(url).origin !== origin) return realFetch(url, init)
    const { method = 'GET', signal, body } = init
    const headers = new Headers(init.headers)
    // Only a form needs the platform to write it.
    const form = body instanceof FormData ? new Request(url, { method, body }) : undefined
    const response = respondTo({
      url: new URL(url),
      method,
      headers: {
        authorization: headers.get('authorization'),
        'content-type': form?.headers.get('content-type') ?? headers.get('content-type'),
      },
      bytes: form ? Buffer.from(await form.arrayBuffer()) : Buffer.from(String(body ?? '')),
    }).catch((cause) => {
      throw new TypeError('fetch failed', { cause })
    })
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const sent = await Promise.race([response, aborted])
    return {
      status: sent.status,
      headers: Object.entries(sent.headers),
      body: sent.body ? [Buffer.from(sent.body)] : [],
      // The tokens of the mocked provider are read as text.
      text: async () => Buffer.from(sent.body ?? '').toString(),
    }
  }

  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
  try {
    return await use({ origin, base: origin + API, calls })
  } finally {
    globalThis.fetch = realFetch
  }
}

/** Changes the first response to a call that contains objects. */
export const inResponse = (
  method: string,
  path: string,
  change: (body: Json, exchange: Exchange) => void,
): Fault => ({
  after: (exchange) => {
    if (exchange.method === method && exchange.path === path && exchange.status < 300)
      change(exchange.body, exchange)
  },
})

/** Changes every object of a list. */
export const inObjects = (path: string, change: (object: Json) => void): Fault =>
  inResponse('GET', path, (body) => body.forEach(change))
