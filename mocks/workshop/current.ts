import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { createAtom } from '@tanstack/store'
import { selected } from '@/auth/selectedAccount'
import { ownPath } from '../ownPath'
import type { PersonaId } from '../provider/personas'
import { getProviderSession, setRenewal } from '../provider/records'
import { signInOfApi } from '../realApi'
import {
  merged,
  type ReadScenario,
  readScenario,
  scenarioIn,
  withoutScenario,
  withScenario,
  writeScenario,
} from './address'
import { applyLive } from './apply'
import type { Scenario } from './scenario'
import { scenarioNamed } from './scenarios'

/** Delay of responses in the browser without a scenario, in ms. */
export const demoLatency = 120

/** Keeps the text of the scenario while the user goes through the identity provider's pages. */
const textKey = 'workshop.scenario'

/** The scenario of this page: its settings, the named one it started from, and what could not be read. */
export const current = createAtom<ReadScenario>({ state: {}, unknown: [] })

const baseOf = (name: string | undefined): Scenario => (name ? scenarioNamed(name)?.state : undefined) ?? {}

/** A link to this page in this state, also for a browser where nobody is signed in. */
export function scenarioLink(): string {
  const text = scenarioText() || writeScenario({ ...personaByHand(), account: selected.get() })
  return window.location.origin + withScenario(addressNow(), text)
}

/** The scenario in the form of the address; '' without one. The account is the selected one. */
export function scenarioText(): string {
  const { name, state } = current.get()
  if (!name && Object.keys(state).length === 0) return ''
  return writeScenario({ ...state, account: selected.get() }, name, baseOf(name))
}

/** How many settings differ from the named scenario, or from the demo. */
export function countChanges(): number {
  const { name, state } = current.get()
  const text = writeScenario(state, name, baseOf(name))
  return text.split(',').filter((part) => part.includes(':')).length
}

let opened: string | undefined

/** The address whose scenario was read. The console has left it if nobody is signed in. */
export const openedAddress = (): string => opened ?? addressNow()

/** Reads the scenario from the address, or from this tab after the provider's pages. */
export function readCurrent(): void {
  const { search } = window.location
  opened = scenarioIn(search) === undefined ? undefined : addressNow()
  const text = scenarioIn(search) ?? (ownPath() === '/callback' ? sessionStorage.getItem(textKey) : null)
  current.set(text ? readText(text) : { state: {}, unknown: [] })
  keepText(text ?? '')
}

/** Parses the scenario of an address. */
export const readText = (text: string): ReadScenario =>
  readScenario(text, (name) => scenarioNamed(name)?.state)

function keepText(text: string) {
  if (text) sessionStorage.setItem(textKey, text)
  else sessionStorage.removeItem(textKey)
}

const addressNow = () => window.location.pathname + window.location.search + window.location.hash

/** Writes the scenario into the address. The router is not notified. */
export function writeAddress(): void {
  keepText(scenarioText())
  const address = withScenario(addressNow(), scenarioText())
  if (address !== addressNow())
    History.prototype.replaceState.call(window.history, window.history.state, '', address)
}

/** Settings that the console reads when it starts. The page reloads when one of them changes. */
const startKeys = [
  'persona',
  'theme',
  'account',
  'data',
  'sizes',
  'texts',
  'pictures',
  'references',
  'clock',
  'skew',
  'missingCode',
  'visit',
  'loading',
  'config',
] as const

/** The user of the provider's session. */
export const signedInPersona = (): PersonaId | 'visitor' =>
  (getProviderSession()?.personaId as PersonaId | undefined) ?? 'visitor'

/** Empty with a real provider, at which no link can sign in. */
const personaByHand = (): Scenario => (signInOfApi() === 'provider' ? {} : { persona: signedInPersona() })

/** Changes settings. Reloads the page if the console reads one of them only when it starts. */
export function changeScenario(patch: Scenario): void {
  const { name, state } = current.get()
  // Without a scenario, the persona is the user who signed in by hand: a link must sign in the same one.
  const start = scenarioText() === '' ? personaByHand() : {}
  setCurrent({ ...(name && { name }), state: merged({ ...start, ...state }, patch), unknown: [] })
  // A token gets its lifetime when it is issued.
  const isLifetime = 'token' in patch && [patch.token, state.token].some((token) => typeof token === 'number')
  if (isLifetime || startKeys.some((key) => key in patch)) window.location.reload()
}

/** Replaces the scenario, as the panel's list of scenarios and Reset do. */
export function setCurrent(next: ReadScenario): void {
  const before = current.get().state
  current.set(next)
  writeAddress()
  setRenewal(next.state.refresh)
  applyLive(next.state, demoLatency, before)
}

let history: RouterHistory | undefined

/** Calls `listener` when the console shows another address. Returns a function that unsubscribes. */
export const watchAddress = (listener: () => void): (() => void) =>
  history?.subscribe(listener) ?? (() => undefined)

/** The router's history. Its addresses lack the scenario; those of the browser and of links have it. */
export function scenarioHistory(): RouterHistory {
  const { location } = window
  history = createBrowserHistory({
    createHref: (path) => withScenario(path, scenarioText()),
    window: {
      history: window.history,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      location: {
        get pathname() {
          return location.pathname
        },
        get search() {
          return withoutScenario(location.search)
        },
        get hash() {
          return location.hash
        },
      },
    },
  })
  return history
}
