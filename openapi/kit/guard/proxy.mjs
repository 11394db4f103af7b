// A proxy that passes every request and response through unchanged, and shows a copy of both.
import { createServer, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { messageOf } from '../tools.mjs'

/** @import { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http' */

/** Longer bodies are passed through, but not kept to be looked at. */
const LONGEST = 8_000_000

/** Headers that concern one connection only. */
const OWN = new Set([
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
 * @property {URL} url as the target got it
 * @property {IncomingHttpHeaders} headers of the request
 * @property {string} [sent] the body of the request; undefined if it was too long
 * @property {number} [status] undefined without a response
 * @property {IncomingHttpHeaders} [answered] headers of the response
 * @property {string} [text] the body of the response; undefined if it was too long
 * @property {string} [failure] why there is no response
 */

/**
 * @param {URL} target only its origin is used
 * @param {(passed: Passed) => void} look is called after each response
 */
export function createProxy(target, look) {
  return createServer((incoming, outgoing) => {
    // The address is passed on as it came: reading it could change how ids are encoded.
    const path = incoming.url ?? '/'
    const send = target.protocol === 'https:' ? overHttps : overHttp
    const sent = copyOf(incoming)
    const headers = { ...incoming.headers, host: target.host }
    for (const name of OWN) delete headers[/** @type {'connection'} */ (name)]
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
          look({
            ...passed,
            sent: sent.text(incoming.headers),
            status: response.statusCode,
            answered: response.headers,
            text: received.text(response.headers),
          }),
        )
      },
    )
    outbound.on('error', (error) =>
      fail(outgoing, () => look({ ...passed, failure: messageOf(error) }), error),
    )
    outgoing.on('close', () => outbound.destroy())
    incoming.pipe(outbound)
  })
}

/**
 * @param {ServerResponse} outgoing
 * @param {() => void} tell
 * @param {Error} error
 */
function fail(outgoing, tell, error) {
  // The browser has gone away, or the response was broken off in the middle.
  if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
  tell()
  outgoing.writeHead(502, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
  outgoing.end(JSON.stringify({ error: `contract guard could not reach the service: ${messageOf(error)}` }))
}

/** @param {string[]} raw names and values in turn */
const passedOn = (raw) =>
  raw.flatMap((name, index) =>
    index % 2 === 0 && !OWN.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )

/**
 * Collects what flows by, up to a limit.
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
