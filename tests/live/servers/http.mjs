/** The whole body of a request as text. */
export async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * `JSON.parse` with the text of each number, and `JSON.rawJSON`, which TypeScript does not know yet.
 * @type {any}
 */
const json = JSON

/** Parses JSON. Numbers that a double would round keep their text, as in a service whose numbers are longer. */
export const parseJson = (text) =>
  json.parse(text, (_, value, { source }) =>
    typeof value === 'number' && String(value) !== source ? json.rawJSON(source) : value,
  )

export function sendJson(response, status, value, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}

export function sendHtml(response, status, html) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">${html}</html>`,
  )
}
