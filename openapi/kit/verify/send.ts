// Sends requests at a limited rate, with a timeout, and repeats them after a 429.
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpResponse, SendOptions } from '../types.ts'
import type { Trail } from './trail.ts'

const LONGEST_WAIT_MS = 60_000

/** A body that is sent unchanged, such as broken JSON. */
export class RawBody {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The payload of a request: JSON, a form (`fetch` sets its content type), or a raw text. */
async function payloadOf(body: unknown) {
  if (body === undefined) return {}
  if (body instanceof FormData)
    return {
      sent: body,
      form: await Promise.all([...body].map(partOf)),
      recorded: { type: 'multipart/form-data', parts: [...body.keys()] },
    }
  const text = body instanceof RawBody ? body.text : JSON.stringify(body)
  return { sent: text, type: 'application/json', text, recorded: { type: 'application/json', text } }
}

async function partOf([name, value]: [string, string | File]) {
  if (typeof value === 'string') return { name, value }
  const base64 = Buffer.from(await value.arrayBuffer()).toString('base64')
  return { name, file: { name: value.name, type: value.type, base64 } }
}

/** Milliseconds to wait after a 429: `Retry-After` in seconds or as a date, otherwise one second. */
function retryAfter(text = '1') {
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Math.max(100, Number.isFinite(wait) ? wait : 1000)
}

export function createSend({
  base,
  token,
  origin,
  rate,
  tries,
  timeout,
  recorder,
  trail,
  fetch = globalThis.fetch,
  onRequest,
}: {
  base: string
  token: string
  origin: string /** requests a second */
  rate: number /** how often a request is sent while the service returns 429 */
  tries: number /** seconds for one request */
  timeout: number
  recorder: ReturnType<typeof import('./recorder.ts').createRecorder>
  trail: Trail
  /** In place of the network. */
  fetch?: typeof globalThis.fetch
  onRequest: () => void
}) {
  let next = 0

  async function pace() {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = Math.max(now, next) + 1000 / rate
    if (wait > 0) await sleep(wait)
  }

  /** Sends one request and repeats it after a 429. */
  async function send(
    method: string,
    path: string,
    { query, body, signedIn = true, headers: more }: SendOptions = {},
  ): Promise<HttpResponse> {
    const url = new URL(base + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const headers: Record<string, string> = { Origin: origin, Accept: 'application/json', ...more }
    if (signedIn) headers.Authorization = `Bearer ${token}`
    const { sent, type, recorded, form, text } = await payloadOf(body)
    if (type) headers['Content-Type'] = type
    for (let attempt = 1; ; attempt += 1) {
      await pace()
      const started = new Date()
      onRequest()
      trail.add({ method, url, headers, form, text, signedIn })
      const fetched = await fetch(url, {
        method,
        headers,
        body: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
      })
      const response = {
        status: fetched.status,
        headers: Object.fromEntries(fetched.headers),
        text: await fetched.text(),
      }
      recorder.add({ url, method, headers, sent: recorded, response, started })
      if (response.status !== 429 || attempt >= tries) return response
      const wait = retryAfter(response.headers['retry-after'])
      if (wait > LONGEST_WAIT_MS) return response
      await sleep(wait)
    }
  }
  return send
}
