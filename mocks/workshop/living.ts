import type { ConsoleParts } from '@/app/App'
import { selectAccount } from '@/auth/selectedAccount'
import { basePath } from '@/lib/basePath'
import { forgetSelection } from '@/list/useSelecting'
import { colorModeStore } from '@/ui/colorMode'
import { ownPath } from '../ownPath'
import { scenarioIn, withoutScenario } from './address'
import { readText, setCurrent } from './current'
import type { Scenario } from './scenario'
import { scenarioNamed } from './scenarios'
import { beginScenario, showTheme } from './tab'

/** Settings that the console or the sign-in reads when the page starts. Such a scenario needs a page of its own. */
const ofStart = [
  'token',
  'refresh',
  'clock',
  'skew',
  'missingCode',
  'visit',
  'loading',
  'config',
  'mocked',
] as const satisfies readonly (keyof Scenario)[]

/** A step can end the session of the page, or start a plan, which goes on while other screens are shown (rule PLANSCREEN-8). */
function outlivesItsScreen(name: string | undefined): boolean {
  const one = scenarioNamed(name ?? '')
  return one?.endsAt === '/programme/plan' || one?.steps?.some((step) => 'expire' in step) === true
}

/** What a page must share with the next one so that the next one needs no load; undefined if it always needs one. */
function startOf({ name, state }: { name?: string; state: Scenario }): string | undefined {
  if (outlivesItsScreen(name) || ofStart.some((key) => state[key] !== undefined)) return undefined
  return state.persona ?? 'service-admin'
}

/** The page that has neither the frame nor a call. */
const restingPlace = `${basePath}/public`

interface Page {
  parts: ConsoleParts
  /** The scenario with which the page was loaded, then those that it has shown since. */
  shown: { name?: string; state: Scenario }
  /** Restores the world of the scenario, without edits. */
  reset: () => Promise<void>
}

/**
 * Opens another address in this page without a load, for tests that only look at screens: a load takes a second of CPU time.
 * Resolves to false, and does nothing, if the address needs a load.
 */
export async function showInPage(href: string, { parts, shown, reset }: Page): Promise<boolean> {
  const text = scenarioIn(href)
  const next = text === undefined ? { ...shown, unknown: [] } : readText(text)
  const start = startOf(next)
  if (start === undefined || start !== startOf(shown)) return false
  const { client, router } = parts
  await moveTo(router, restingPlace)
  // Select mode outlives its list (rule SELECT-4).
  forgetSelection()
  await client.cancelQueries()
  client.clear()
  router.clearCache()
  if (text !== undefined) {
    setCurrent(next)
    await beginScenario(next.name)
    if (next.state.account !== undefined) selectAccount(next.state.account)
    showTheme(next.state.theme ?? colorModeStore.mode.get())
    await reset()
  }
  await moveTo(router, withoutScenario(href))
  const one = scenarioNamed(next.name ?? '')
  if (text !== undefined && one?.steps && one.path.split('?')[0] === ownPath()) {
    const { playSteps } = await import('./steps')
    await playSteps(one.steps)
  }
  return true
}

/** Resolves when the screen is shown. Nobody is asked about unsaved edits. */
async function moveTo(router: ConsoleParts['router'], href: string): Promise<void> {
  if (router.state.location.href === href) return
  const isShown = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  router.history.push(href, undefined, { ignoreBlocker: true })
  await isShown
}
