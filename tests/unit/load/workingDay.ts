import { administrator } from './administrator'
import { hourMs, minuteMs, polls, type Requests } from './figures'

/* What one administrator does on a working day, and the requests of it. */

export interface Activity {
  title: string
  /** How often on a day. */
  times: number
  requests: Requests
}

const withoutPolls = (requests: Requests): Requests =>
  new Map([...requests].filter(([name]) => !polls.includes(name)))

/** How long a screen is looked at before the next one: longer than the cache keeps what is not shown. */
const stayMs = 2 * minuteMs

/**
 * Opens every screen of the day once. Afterwards its code is there at once, so that the number of requests does not depend on
 * how fast this machine loads it.
 */
export async function loadCode(): Promise<void> {
  const { visit, rename } = await administrator('/')
  await visit('/streaks/list', 0)
  await rename('missions', 'sunday-circle', 'Circle', 0)
  await visit('/programme/check', 0)
  await visit('/programme/calendar', 0)
}

/** Opens the console, works on missions, looks at the pages of the programme, and leaves the tab hidden. */
export async function workingDay(): Promise<Activity[]> {
  const { opening, during, pass, visit, rename, setHidden } = await administrator('/')
  const activities: Activity[] = []
  const add = (title: string, times: number, requests: Requests) =>
    activities.push({ title, times, requests: withoutPolls(requests) })
  /** From another screen, after a while. */
  const apart = async (activity: () => Promise<unknown>) => {
    await visit('/profile', stayMs)
    return during(activity)
  }
  add('Open the console at its overview', 1, opening)
  await pass(stayMs)
  add('Visit a list', 12, await apart(() => visit('/streaks/list', stayMs)))
  const edit = () => rename('missions', 'sunday-circle', 'Circle', stayMs)
  add('Open an object, change it, save it, return to the list', 6, await apart(edit))
  add('Open the check', 1, await apart(() => visit('/programme/check', stayMs)))
  add('Open the calendar', 1, await apart(() => visit('/programme/calendar', stayMs)))
  add('Open the overview again', 3, await apart(() => visit('/', stayMs)))
  await setHidden(true)
  add('Six hours with the overview in a hidden tab', 1, await during(() => pass(6 * hourMs, hourMs)))
  add('Come back to that tab', 3, await during(() => setHidden(false)))
  return activities
}
