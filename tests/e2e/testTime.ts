import type { BrowserContext } from '@playwright/test'

/*
 * The time of end-to-end tests. A worker starts at this moment, and the time goes on from there, so that no test depends on the
 * day on which it runs. `E2E_START` sets another moment, such as the last hour of a year.
 */

const startAt = process.env.E2E_START ?? '2037-03-18T10:24:00.000Z'
const offsetMs = Date.parse(startAt) - Date.now()

/** The time of the pages, in ms since 1970. */
export const testNow = (): number => Date.now() + offsetMs

/**
 * Moves `Date` in all pages of a context, and the dates of cookies, which the browser compares with its own clock. Timers keep
 * running.
 */
export async function moveTime(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript((offset) => {
    const RealDate = globalThis.Date
    const now = () => RealDate.now() + offset
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    const real = (date: string) => new RealDate(RealDate.parse(date) - offset).toUTCString()
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        cookie.set?.call(
          this,
          text.replace(/(expires=)([^;]+)/i, (_, name, date) => name + real(date)),
        )
      },
    })
  }, offsetMs)
  return context
}
