/**
 * A fault a test asks for: `{method, path, times, status, headers, body, type, drop, silent}`. `path` is the path after
 * the base or its beginning; `times` counts down and is endless when left out; `body` is sent as it is; `drop` closes
 * the connection without an answer, `silent` leaves it open without one.
 */
export function faultFor(faults, { method, path }) {
  const fault = faults.find(
    (one) =>
      (one.method ?? 'GET') === method &&
      (path === one.path || path.startsWith(`${one.path}/`)) &&
      one.times !== 0,
  )
  if (fault?.times) fault.times -= 1
  return fault
}

export function applyFault(
  response,
  { status = 200, headers = {}, body = '', type = 'application/json', drop, silent },
) {
  if (silent) return
  if (drop) return response.socket.destroy()
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(body)
}
