/**
 * The clock of the page: `fixed` never changes, `running` starts at a time when the page is loaded, `moved` differs
 * from the browser's clock by a number of seconds.
 */
export type PageClock = { kind: 'fixed' | 'running'; at: string } | { kind: 'moved'; seconds: number }

const RealDate = globalThis.Date

/** The time of the browser in ms since 1970, independent of the page's clock. */
export const realNow = (): number => RealDate.now()

let now = realNow

const PageDate = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? () => now() : Reflect.get(target, key)),
})

/** Changes what `Date` returns on this page. Undefined restores the browser's clock. Timers keep running. */
export function setPageClock(clock: PageClock | undefined): void {
  now = clock ? nowOf(clock) : realNow
  // Without a clock nothing changes, because a test may have replaced `Date` itself.
  if (clock) globalThis.Date = PageDate
  else if (globalThis.Date === PageDate) globalThis.Date = RealDate
}

function nowOf(clock: PageClock): () => number {
  if (clock.kind === 'moved') return () => realNow() + clock.seconds * 1000
  const at = RealDate.parse(clock.at)
  if (clock.kind === 'fixed') return () => at
  const start = realNow()
  return () => at + realNow() - start
}
