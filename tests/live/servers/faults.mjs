/**
 * A fault that a test requests: `{method, path, times, status, headers, body, type, drop, silent,
 * late, alter}`. `path` is the path
 * after the base or a prefix of it; `times` counts down, without it the fault lasts; `body` is sent unchanged; `drop`
 * closes the connection without a response, `silent` leaves it open without one; with `late` the request is carried out
 * first, and with `alter` these fields are saved instead and the response is the saved object.
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
