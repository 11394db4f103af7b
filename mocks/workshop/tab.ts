import { selected } from '@/auth/selectedAccount'
import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import { basePath } from '@/lib/basePath'
import { idFromPath } from '@/model/ids'
import { forgetJournals } from '@/stored/journalRecords'
import { storageKeys } from '@/stored/storageKeys'
import { forget } from '@/stored/stored'
import { ownPath } from '../ownPath'
import { setPageClock } from '../pageClock'
import { configureTab } from '../provider/records'
import { signInOfApi } from '../realApi'
import { hash } from '../world/random'
import { withScenario } from './address'
import { shapeOf } from './apply'
import { current, scenarioText } from './current'
import { watchOpenObject } from './otherPerson'
import type { Scenario } from './scenario'
import { scenarioNamed } from './scenarios'

/** Set if this tab has shown a scenario since it was opened. */
const usedKey = 'workshop.used'
/** The named scenario that this tab showed last. */
const lastNameKey = 'workshop.name'
/** The world whose edits this tab shows, and the named scenario. */
const worldKey = 'workshop.world'
/** The worlds of the mocks, as locks and as stores. */
const worldPrefix = 'mocked-api'

/** Prepares session, account, theme and clock of this tab, before the console starts. */
export function startTab(state: Scenario): void {
  setPageClock(state.clock)
  watchOpenObject(openObject)
  removeEmptyCookies()
  if (scenarioText() === '') {
    if (sessionStorage.getItem(usedKey)) configureTab()
    sessionStorage.removeItem(usedKey)
    return
  }
  sessionStorage.setItem(usedKey, 'yes')
  const { name = '' } = current.get()
  void rememberName(name)
  if (signInOfApi() !== 'provider') signIn(state)
  if (state.account !== undefined) selectInAddress(state.account)
  if (state.theme) showTheme(state.theme)
}

/** A stored plan, previews and the journal belong to the objects of the previous scenario. */
async function rememberName(name: string) {
  const last = sessionStorage.getItem(lastNameKey)
  if (last === name) return
  sessionStorage.setItem(lastNameKey, name)
  forget(storageKeys.planned)
  forget(storageKeys.unfinishedPlan)
  forget(storageKeys.previews)
  forget(storageKeys.preview)
  // Tabs share the journal: a second one begins nothing.
  if (last === null && (await isShownElsewhere())) return
  await forgetJournals()
}

/** Whether another tab shows a world of the mocks. For a tab that shows none yet. */
async function isShownElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name = '' }) => name.startsWith(worldPrefix))
}

/** This page now shows another scenario, without a load. The next load starts without the edits that are made in it. */
export async function beginScenario(name = ''): Promise<void> {
  sessionStorage.setItem(usedKey, 'yes')
  sessionStorage.removeItem(worldKey)
  await rememberName(name)
}

/**
 * The SDK deletes its organization cookie by an expiry in the past. On a page whose clock is fast this leaves an empty
 * cookie, which the SDK cannot read later.
 */
function removeEmptyCookies() {
  for (const cookie of document.cookie.split('; ').filter((one) => one.endsWith('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in all browsers
    document.cookie = `${cookie}; path=/; Max-Age=0`
  }
}

/** Signs the persona in, in this tab only. */
function signIn({ persona = 'service-admin', token, refresh, skew }: Scenario) {
  configureTab({
    personaId: persona === 'visitor' ? '' : persona,
    ...(typeof token === 'number' && { lifetime: token }),
    ...(refresh && { renewal: 'refused-after-sign-in' }),
    ...(skew && { skew }),
  })
  // The SDK looks for a session at the provider only if this cookie exists.
  if (persona !== 'visitor')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in all browsers
    document.cookie = 'auth0.mocked-console.is.authenticated=true; path=/; SameSite=Lax'
}

/**
 * Starts where the steps of a scenario do, if the address is that of the page where they lead. Call it in a new browser
 * only: another tab of the same browser shares the world, in which the steps are done.
 */
export function startWithSteps(): void {
  const { name = '', state } = current.get()
  const one = scenarioNamed(name)
  if (one?.endsAt === undefined || one.endsAt !== ownPath()) return
  window.history.replaceState(window.history.state, '', basePath + withScenario(one.path, scenarioText()))
  if (state.account !== undefined) selectInAddress(state.account)
}

/** The console takes the account from the address. '' also stops it from selecting the last one. */
function selectInAddress(account: string) {
  const url = new URL(window.location.href)
  if (url.searchParams.has('account')) return
  const separator = url.search === '' ? '?' : `${url.search}&`
  window.history.replaceState(
    window.history.state,
    '',
    `${url.pathname}${separator}account=${encodeURIComponent(account)}${url.hash}`,
  )
}

/** Shows a theme without storing it as the user's choice. */
export function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.colorScheme = theme
}

/** The object whose form is open. */
function openObject() {
  const [, resource = '', id = ''] = ownPath().split('/')
  if (!Object.hasOwn(resourceFacts, resource) || ['', 'list', 'new'].includes(id)) return undefined
  return { resource: resource as Resource, account: selected.get(), id: idFromPath(decodeURIComponent(id)) }
}

/**
 * Where the edits of this tab are stored: in the demo's world, or in a separate world for each scenario's data. A
 * scenario opens without edits of an earlier visit, unless this tab or another one shows it already.
 */
export async function worldOfTab(): Promise<{ name: string; isFresh: boolean }> {
  const { state, name: scenario = '' } = current.get()
  const isDemo = scenarioText() === ''
  const data = JSON.stringify([shapeOf(state), state.clock])
  const name = isDemo ? worldPrefix : `${worldPrefix}-${hash(data).toString(16)}`
  const shown = `${name} ${scenario}`
  const isOwn = sessionStorage.getItem(worldKey) === shown
  sessionStorage.setItem(worldKey, shown)
  const held = (await navigator.locks?.query())?.held ?? []
  const isShared = held.some((lock) => lock.name === name)
  // The lock is held until the tab is closed.
  void navigator.locks?.request(name, { mode: 'shared' }, () => new Promise(() => undefined))
  return { name, isFresh: !(isDemo || isOwn || isShared) }
}
