// A service whose answers to GET /teams are broken on their way, as servers and networks break them.
import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { respond } from '../../mocks/httpServer'
import { listen } from '../listen'

const API = '/admin/api/v0'

/** Writes an answer to the socket, byte by byte. */
const raw = (outgoing: ServerResponse, head: string[], body: string | Buffer, end = true) => {
  const { socket } = outgoing
  socket?.write(
    [
      'HTTP/1.1 200 OK',
      'Access-Control-Allow-Origin: *',
      'Access-Control-Expose-Headers: *',
      ...head,
      '',
      '',
    ].join('\r\n'),
  )
  socket?.write(body)
  if (end) socket?.end()
}
const type = 'Content-Type: application/json'
const part = (text: string) => text.slice(0, Math.ceil(text.length / 2))
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** What can become of an answer, and the exit code that every command must have: 1 is drift, 2 is could not look. */
export const broken: [kind: string, code: 1 | 2, write: (outgoing: ServerResponse, text: string) => void][] =
  [
    [
      'cut in a chunk',
      2,
      (outgoing, text) => raw(outgoing, [type, 'Transfer-Encoding: chunked'], chunked(part(text))),
    ],
    [
      'shorter than its length',
      2,
      (outgoing, text) => raw(outgoing, [type, `Content-Length: ${text.length}`], part(text)),
    ],
    [
      'longer than its length',
      1,
      (outgoing, text) =>
        raw(outgoing, [type, `Content-Length: ${part(text).length}`, 'Connection: close'], text),
    ],
    ['stalled before it begins', 2, () => undefined],
    [
      'stalled in its middle',
      2,
      (outgoing, text) => raw(outgoing, [type, `Content-Length: ${text.length}`], part(text), false),
    ],
    [
      'no gzip, as its header says',
      2,
      (outgoing, text) =>
        raw(outgoing, [type, 'Content-Encoding: gzip', `Content-Length: ${text.length}`], text),
    ],
    [
      'gzip that ends early',
      2,
      (outgoing, text) => {
        const body = gzipSync(text).subarray(0, -12)
        raw(outgoing, [type, 'Content-Encoding: gzip', `Content-Length: ${body.length}`], body)
      },
    ],
    [
      'in an unknown encoding',
      2,
      (outgoing, text) =>
        raw(
          outgoing,
          [type, 'Content-Encoding: xpress', `Content-Length: ${text.length}`],
          Buffer.from(Buffer.from(text).map((byte) => byte ^ 0xff)),
        ),
    ],
    [
      'with a key twice',
      2,
      (outgoing, text) =>
        outgoing
          .writeHead(200, {
            'Content-Type': 'application/json',
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Expose-Headers': '*',
          })
          .end(text.replace('{', '{"name": "first", ')),
    ],
    [
      'not in UTF-8',
      1,
      (outgoing, text) =>
        outgoing
          .writeHead(200, {
            'Content-Type': 'application/json',
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Expose-Headers': '*',
          })
          .end(Buffer.from(text.replace('"name":"', '"name":"Käfer '), 'latin1')),
    ],
    ['a reset connection', 2, (outgoing) => void outgoing.socket?.resetAndDestroy()],
    [
      'empty',
      1,
      (outgoing) =>
        outgoing
          .writeHead(200, {
            'Content-Type': 'application/json',
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Expose-Headers': '*',
          })
          .end(),
    ],
    [
      'a page of a proxy',
      1,
      (outgoing) =>
        outgoing
          .writeHead(200, {
            'Content-Type': 'text/html',
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Expose-Headers': '*',
          })
          .end('<!doctype html><title>Sign in</title>'),
    ],
  ]

/** Starts the mocked API with such an answer. */
export async function breaking(write: (outgoing: ServerResponse, text: string) => void) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = 'GET', url = '', headers } = incoming
    const answer = await respond(
      new Request(new URL(url, 'http://localhost'), {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null,
      }),
    )
    if (method === 'GET' && url.startsWith(`${API}/teams?`) && answer.status === 200)
      return void write(outgoing, answer.body.toString())
    outgoing.writeHead(answer.status, answer.headers).end(answer.body)
  })
  const origin = await listen(server)
  return {
    base: origin + API,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
