import type { Browser, Page } from '@playwright/test'

/** An event of a trace. Its times are CPU time, which other processes do not affect. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Time of the thread itself, in microseconds. */
  tdur?: number
  args: { name?: string; elementCount?: number }
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** The work of the page's main thread while `act` runs: its longest task, in ms of CPU time, and the most elements styled in one frame. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const named = (event: string) =>
    traceEvents.filter((one) => one.name === event && one.ph === 'X' && main.has(threadOf(one)))
  return {
    longest: Math.max(0, ...named('RunTask').map(({ tdur = 0 }) => tdur / 1000)),
    styled: Math.max(0, ...named('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)),
  }
}

/** The longest task of the page's main thread while `act` runs, in ms of CPU time. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  return (await traced(browser, page, act)).longest
}

/**
 * Does a fixed amount of work like that of screens: objects, their texts, elements and their layout. It measures the
 * machine, so that the time of an action can be compared with it.
 */
export async function fixedWork(page: Page) {
  await page.evaluate(async () => {
    const table = document.createElement('table')
    for (let row = 0; row < 160; row += 1) {
      const cells = Object.entries({
        id: `id-${row}`,
        name: `Name of ${row}`,
        points: row * 10,
        at: new Date(row),
      })
      const line = table.insertRow()
      for (const [key, value] of JSON.parse(JSON.stringify(cells)))
        line.insertCell().append(`${key}: ${value}`)
    }
    document.body.append(table)
    table.getBoundingClientRect()
    table.remove()
    // A task that ends with the trace can be missing from it.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Slows the page's processor down by this factor, as Lighthouse does for phones. */
export async function throttle(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Collects layout shifts that no input caused, from now on and in every document; call it before the first. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: { value: number; moved: string[] }[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node?: Node }[]
        }
        if (!hadRecentInput) seen.push({ value, moved: sources.map(({ node }) => node?.nodeName ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the screen has shifted since the document was loaded (0.02 is a fiftieth of it), and what moved. */
export async function shiftsOf(page: Page) {
  const seen = await page.evaluate(
    () => (window as unknown as { seenShifts: { value: number; moved: string[] }[] }).seenShifts,
  )
  return {
    total: seen.reduce((sum, { value }) => sum + value, 0),
    moved: seen.flatMap(({ moved }) => moved).join(' '),
  }
}
