import type { Page, Request } from '@playwright/test'

/** A write that the console sent to the API. */
export interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  responseBody: Promise<unknown>
}

const api = '/admin/api/v0'

const callOf = (request: Request): Call => ({
  method: request.method(),
  path: new URL(request.url()).pathname.replace(api, ''),
  body: JSON.parse(request.postData() ?? '{}'),
  // Read at once, because the browser discards it with the next page.
  responseBody: request
    .response()
    .then((response) => response?.json())
    .catch(() => undefined),
})

/** Records what is sent from now on, except uploads of images. */
export function record(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(api) || request.method() === 'GET') return
    if ((request.headers()['content-type'] ?? '').startsWith('multipart/')) return
    calls.push(callOf(request))
  })
  return calls
}
