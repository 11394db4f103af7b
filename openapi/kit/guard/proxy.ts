// A proxy that passes every request and response through unchanged, and calls a listener with a copy of both.
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { type Body, LONGEST, readBody } from '../check/body.ts'
import { sentBody } from '../check/har.ts'
import { messageOf } from '../tools.ts'
import type { Exchange } from '../types.ts'

/** Headers of one connection, which a proxy must not forward. */
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-connection transfer-encoding upgrade te trailer'.split(' '),
)

/**
 * @param target only its origin is used
 * @param onExchange called once for each request, after its response, or when there will be none
 * @param breaksToo a connection that the target breaks is broken here, too; otherwise the status is 502
 */
export function createProxy(
  target: URL,
  onExchange: (exchange: Exchange) => void,
  { breaksToo = false }: { breaksToo?: boolean } = {},
) {
  /** Reports each call that is under way. */
  const underWay = new Set<() => void>()
  const server = createServer((incoming, outgoing) => {
    // The path is forwarded unparsed, because parsing could change the encoding of ids.
    const { url: path = '/', method = 'GET' } = incoming
    const { protocol, hostname, port, host } = target
    const headers = { ...incoming.headers, host }
    for (const name of HOP_BY_HOP) delete headers[name as 'connection']
    const sent = copyOf(incoming)
    const call = {
      started: new Date(),
      method,
      url: new URL(path, target),
      headers: textsOf(incoming.headers),
    }
    let response: Exchange['response']
    let isTold = false
    const tell = (more: Pick<Exchange, 'failure' | 'cancelled'> = {}) => {
      if (isTold) return
      isTold = true
      underWay.delete(end)
      const type = incoming.headers['content-type']
      onExchange({
        ...call,
        ...(type && { sent: sentBody(type, sent(incoming.headers)) }),
        response,
        ...more,
      })
    }
    const end = () => tell({ cancelled: true })
    underWay.add(end)
    const send = protocol === 'https:' ? overHttps : overHttp
    const outbound = send({ protocol, hostname, port, method, path, headers }, (answer) => {
      const { statusCode: status = 502, statusMessage, headers: given, rawHeaders } = answer
      const read = copyOf(answer)
      const seen = { status, headers: textsOf(given) }
      response = { ...seen, unreadable: 'its body did not end' }
      outgoing.writeHead(status, statusMessage, passedOn(rawHeaders))
      const done = (error?: Error) => {
        response = {
          ...seen,
          ...(error ? { unreadable: `its body was cut (${messageOf(error)})` } : read(given)),
        }
        tell()
        if (error) outgoing.destroy()
      }
      answer.on('end', () => done())
      answer.on('error', done)
      answer.pipe(outgoing)
    })
    outbound.on('error', (error) => {
      // The end of the response tells about one that broke off in the middle.
      if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
      tell({ failure: messageOf(error) })
      if (breaksToo) return void outgoing.destroy()
      outgoing.writeHead(502, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
      outgoing.end(
        JSON.stringify({ error: `contract guard could not reach the service: ${messageOf(error)}` }),
      )
    })
    // Nothing was reported yet if the client ended the call.
    outgoing.on('close', () => {
      end()
      outbound.destroy()
    })
    incoming.pipe(outbound)
  })
  return {
    server,
    /** Ends the calls under way, each of which is reported, and the server. */
    async close() {
      for (const end of [...underWay]) end()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const textsOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** @param raw alternating names and values */
const passedOn = (raw: string[]) =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )

/** Collects the content of a stream, up to a limit. @returns a function that reads it */
function copyOf(stream: IncomingMessage) {
  let chunks: Buffer[] | undefined = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LONGEST) chunks = undefined
    chunks?.push(chunk)
  })
  return ({ 'content-encoding': encoding, 'content-type': type }: IncomingHttpHeaders): Body =>
    chunks
      ? readBody(Buffer.concat(chunks), { encoding, type })
      : { unreadable: `its body is longer than ${LONGEST / 1_000_000} MB` }
}
