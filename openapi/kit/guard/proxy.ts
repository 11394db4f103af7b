// A proxy that passes every request and response through unchanged, and calls a listener with a copy of both.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { Body } from '../check/body.ts'
import { readBody } from '../check/body.ts'
import { messageOf } from '../tools.ts'

/** Longer bodies are passed through without a check. */
const LONGEST = 8_000_000

/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])

export interface Passed {
  started: Date
  method: string
  /** That was sent to the target */
  url: URL
  /** Of the request */
  headers: IncomingHttpHeaders
  /** The body of the request */
  sent?: Body
  /** Undefined without a response */
  status?: number
  /** Headers of the response */
  responseHeaders?: IncomingHttpHeaders
  /** The body of the response */
  received?: Body
  /** Why there is no response */
  failure?: string
}

/**
 * @param target only its origin is used
 * @param onExchange called after each response
 * @param breaksToo a connection that the target breaks is broken here, too; otherwise the status is 502
 */
export function createProxy(
  target: URL,
  onExchange: (passed: Passed) => void,
  { breaksToo = false }: { breaksToo?: boolean } = {},
) {
  return createServer((incoming, outgoing) => {
    // The path is forwarded unparsed, because parsing could change the encoding of ids.
    const path = incoming.url ?? '/'
    const send = target.protocol === 'https:' ? overHttps : overHttp
    const sent = copyOf(incoming)
    const headers = { ...incoming.headers, host: target.host }
    for (const name of HOP_BY_HOP) delete headers[name as 'connection']
    const passed = {
      started: new Date(),
      method: incoming.method ?? 'GET',
      url: new URL(path, target),
      headers: incoming.headers,
    }
    const outbound = send(
      {
        protocol: target.protocol,
        hostname: target.hostname,
        port: target.port,
        method: passed.method,
        path,
        headers,
      },
      (response) => {
        const received = copyOf(response)
        outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, passedOn(response.rawHeaders))
        response.on('error', () => outgoing.destroy())
        response.pipe(outgoing)
        response.on('end', () =>
          onExchange({
            ...passed,
            sent: sent.read(incoming.headers),
            status: response.statusCode,
            responseHeaders: response.headers,
            received: received.read(response.headers),
          }),
        )
      },
    )
    outbound.on('error', (error) => {
      const notify = () => onExchange({ ...passed, failure: messageOf(error) })
      if (!breaksToo) return fail(outgoing, notify, error)
      if (!outgoing.destroyed) notify()
      outgoing.destroy()
    })
    outgoing.on('close', () => outbound.destroy())
    incoming.pipe(outbound)
  })
}

function fail(outgoing: ServerResponse, notify: () => void, error: Error) {
  // The browser closed the connection, or the response broke off in the middle.
  if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
  notify()
  outgoing.writeHead(502, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
  outgoing.end(JSON.stringify({ error: `contract guard could not reach the service: ${messageOf(error)}` }))
}

/** @param raw alternating names and values */
const passedOn = (raw: string[]) =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )

/** Collects the content of a stream, up to a limit. */
function copyOf(stream: IncomingMessage) {
  let chunks: Buffer[] | undefined = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LONGEST) chunks = undefined
    chunks?.push(chunk)
  })
  return {
    read: (headers: IncomingHttpHeaders): Body =>
      chunks
        ? readBody(Buffer.concat(chunks), headers['content-encoding'])
        : { unreadable: `its body is longer than ${LONGEST / 1_000_000} MB` },
  }
}
