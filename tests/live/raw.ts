import { connect } from 'node:net'

export interface RawResponse {
  status: number
  headers: Headers
  body: string
}

/** Sends the bytes of a request, which no client has to accept, and reads the response until the server closes. */
export const rawRequest = (port: number, text: string): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, 'localhost', () => socket.write(text.replaceAll('\n', '\r\n')))
    socket.on('data', (data) => {
      received += data
      const { headers, body } = parsed(received)
      // The server may keep the connection open to read the rest of the request.
      if (headers.has('content-length') && body.length >= Number(headers.get('content-length')))
        socket.destroy()
    })
    // A server may reset the connection of a request that it did not read to its end.
    socket.on('error', (error) => (received ? resolve(parsed(received)) : reject(error)))
    socket.on('close', () => resolve(parsed(received)))
  })

function parsed(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((each): [string, string] => [
      each.split(':')[0] ?? '',
      each.slice(each.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}
