// Sends requests at a limited rate, with a timeout, and repeats them after a 429.
import { setTimeout as sleep } from 'node:timers/promises'
import { readUnpacked } from '../check/body.ts'
import { messageOf } from '../tools.ts'
import type { Exchange, HttpResponse, SendOptions } from '../types.ts'
import type { Trail } from './trail.ts'

const LONGEST_WAIT_MS = 60_000

/** A request got no response. The message is the reason. */
export class NoAnswer extends Error {}

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

type Answer = HttpResponse & { bytes: Buffer }

/** Reads a response to its end. What arrives before it breaks off is kept, with the reason. */
async function answerOf({ status, headers: given, body }: Response, whyNot: WhyNot): Promise<Answer> {
  const headers = Object.fromEntries(given)
  const chunks: Uint8Array[] = []
  let unreadable: string | undefined
  try {
    for await (const chunk of body ?? []) chunks.push(chunk)
  } catch (error) {
    unreadable = `its body was cut (${whyNot(error)})`
  }
  const bytes = Buffer.concat(chunks)
  const { 'content-encoding': encoding, 'content-type': type } = headers
  return {
    status,
    headers,
    bytes,
    ...(unreadable ? { unreadable } : readUnpacked(bytes, { encoding, type })),
  }
}

type WhyNot = (error: unknown) => string

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
  onExchange,
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
  /** Called after each request, with what the caller says about it. */
  onExchange: (exchange: Exchange, sent: string | undefined) => void
}) {
  let next = 0

  /** The reason why a request got no response. */
  const whyNot: WhyNot = (error) =>
    error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${timeout} seconds`
      : messageOf(error)

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
    { query, body, signedIn = true, headers: more, sent: words }: SendOptions = {},
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
      const exchange = { url, method, headers, sent: recorded, started }
      const tell = (more: Pick<Exchange, 'response' | 'failure'>) => {
        recorder.add({ ...exchange, ...more })
        onExchange({ ...exchange, ...more }, words)
      }
      let response: Answer
      try {
        const signal = AbortSignal.timeout(timeout * 1000)
        const fetched = await fetch(url, { method, headers, body: sent, redirect: 'manual', signal })
        response = await answerOf(fetched, whyNot)
      } catch (error) {
        tell({ failure: whyNot(error) })
        throw new NoAnswer(whyNot(error))
      }
      tell({ response })
      if (response.status !== 429 || attempt >= tries) return response
      const wait = retryAfter(response.headers['retry-after'])
      if (wait > LONGEST_WAIT_MS) return response
      await sleep(wait)
    }
  }
  return send
}
