// A proxy that passes every request and response through unchanged, and calls a listener with a copy of both.
import { createServer, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { messageOf } from '../tools.mjs'

/** @import { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http' */

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

/**
 * @typedef {object} Passed
 * @property {string} method
 * @property {URL} url that was sent to the target
 * @property {IncomingHttpHeaders} headers of the request
 * @property {string} [sent] the body of the request; undefined if it was too long
 * @property {number} [status] undefined without a response
 * @property {IncomingHttpHeaders} [responseHeaders] headers of the response
 * @property {string} [text] the body of the response; undefined if it was too long
 * @property {string} [failure] why there is no response
 */

/**
 * @param {URL} target only its origin is used
 * @param {(passed: Passed) => void} onExchange called after each response
 */
export function createProxy(target, onExchange) {
  return createServer((incoming, outgoing) => {
    // The path is forwarded unparsed, because parsing could change the encoding of ids.
    const path = incoming.url ?? '/'
    const send = target.protocol === 'https:' ? overHttps : overHttp
    const sent = copyOf(incoming)
    const headers = { ...incoming.headers, host: target.host }
    for (const name of HOP_BY_HOP) delete headers[/** @type {'connection'} */ (name)]
    const passed = { method: incoming.method ?? 'GET', url: new URL(path, target), headers: incoming.headers }
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
            sent: sent.text(incoming.headers),
            status: response.statusCode,
            responseHeaders: response.headers,
            text: received.text(response.headers),
          }),
        )
      },
    )
    outbound.on('error', (error) =>
      fail(outgoing, () => onExchange({ ...passed, failure: messageOf(error) }), error),
    )
    outgoing.on('close', () => outbound.destroy())
    incoming.pipe(outbound)
  })
}

/**
 * @param {ServerResponse} outgoing
 * @param {() => void} notify
 * @param {Error} error
 */
function fail(outgoing, notify, error) {
  // The browser closed the connection, or the response broke off in the middle.
  if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
  notify()
  outgoing.writeHead(502, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
  outgoing.end(JSON.stringify({ error: `contract guard could not reach the service: ${messageOf(error)}` }))
}

/** @param {string[]} raw alternating names and values */
const passedOn = (raw) =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )

/**
 * Collects the content of a stream, up to a limit.
 * @param {IncomingMessage} stream
 */
function copyOf(stream) {
  /** @type {Buffer[] | undefined} */
  let chunks = []
  let size = 0
  stream.on('data', (/** @type {Buffer} */ chunk) => {
    size += chunk.length
    if (size > LONGEST) chunks = undefined
    chunks?.push(chunk)
  })
  return {
    text(/** @type {IncomingHttpHeaders} */ headers) {
      if (!chunks) return undefined
      try {
        return unpacked(Buffer.concat(chunks), headers['content-encoding']).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/**
 * @param {Buffer} body
 * @param {string | undefined} encoding
 */
function unpacked(body, encoding) {
  const most = { maxOutputLength: 4 * LONGEST }
  if (body.length === 0) return body
  if (encoding === 'gzip') return gunzipSync(body, most)
  if (encoding === 'br') return brotliDecompressSync(body, most)
  if (encoding === 'deflate') return inflateSync(body, most)
  if (encoding && encoding !== 'identity') throw new Error(`unknown encoding ${encoding}`)
  return body
}
