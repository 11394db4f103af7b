import { mkdirSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Request } from '@playwright/test'

const api = '/admin/api/v0'
const folder = process.env.E2E_TRAFFIC ?? 'test-results/traffic'

interface Recorder {
  add(exchange: object): void
  toText(): string
}
// The recorder of the contract kit, which writes no secrets.
const { createRecorder } = (await import(
  new URL('../../openapi/kit/verify/recorder.ts', import.meta.url).href
)) as { createRecorder: () => Recorder }

/** Reports every form that a page sends, because Chromium reports no form that contains a file. */
function reportForms() {
  const { open, send } = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string>()
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    addresses.set(this, new URL(String(args[1]), document.baseURI).pathname)
    Reflect.apply(open, this, args)
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const reportForm = (window as { reportForm?: (path?: string, parts?: string[]) => void }).reportForm
    if (body instanceof FormData) reportForm?.(addresses.get(this), [...body.keys()])
    send.call(this, body)
  }
}

/**
 * Records every API call in a browser context, for `npm run contract -- mocks`. Records only what the contract
 * describes: no tokens, no other headers.
 * @returns a function that ends and writes the recording; call it before the context closes
 */
export async function recordTraffic(context: BrowserContext, name: string): Promise<() => Promise<void>> {
  const recorder = createRecorder()
  const pending: Promise<void>[] = []
  const forms = new Map<string, string[]>()
  const installed = [
    await context.exposeFunction('reportForm', (path: string, parts: string[]) => forms.set(path, parts)),
    await context.addInitScript(reportForms),
  ]

  const note = async (request: Request, page: string, started: Date) => {
    const response = await request.response().catch(() => null)
    // The browser discards a body with the page that requested it.
    const text = await response?.text().catch(() => undefined)
    const url = new URL(request.url())
    const type = request.headers()['content-type']?.split(';')[0]
    const sent =
      type === 'multipart/form-data'
        ? { type, parts: forms.get(url.pathname) }
        : { type, text: request.postData() ?? undefined }
    recorder.add({
      url,
      method: request.method(),
      headers: {},
      ...(type && { sent }),
      ...(response && { response: { status: response.status(), headers: kept(response.headers()), text } }),
      started,
      page,
    })
  }
  const onRequest = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith(api))
      pending.push(note(request, pageOf(request), new Date()))
  }
  context.on('request', onRequest)
  return async () => {
    context.off('request', onRequest)
    for (const one of installed) await one.dispose()
    const patience = new Promise<void>((resolve) => setTimeout(resolve, 5_000))
    await Promise.race([Promise.allSettled(pending), patience])
    if (pending.length === 0) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${name}.har`, recorder.toText())
  }
}

/** Path of the page that sent the request; the worker of the mocks has none. */
function pageOf(request: Request): string {
  try {
    return new URL(request.frame().url()).pathname
  } catch {
    return ''
  }
}

const kept = (headers: Record<string, string>) =>
  Object.fromEntries(
    ['content-type', 'retry-after'].flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
