import type { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { readCallbackError } from '@/auth/client'
import { canRead } from '@/auth/permissions'
import { rememberRequestedLink } from '@/auth/requestedLink'
import { getSelectedAccount } from '@/auth/selectedAccount'
import type { Session } from '@/auth/session'
import { accounts } from '@/entities/accounts/definition'
import { entityOf } from '@/entities/registry'
import { formOf, tryFormsAgain } from '@/form/loadForm'
import { preloadQueued, savesData, whenQuiet } from '@/lib/idle'
import { isListShown, stayMs } from '@/list/listPosition'
import { idFromPath, idInPath } from '@/model/ids'
import { isPageOff, isPageOn, type ProgrammePage } from '@/parts/navigation/pages'
import { lazyScreen, styled } from '@/ui/lazy'

/** The values that guards and loaders of routes can use. */
export interface RouterContext {
  client: QueryClient
  /** Undefined while screens are preloaded and the identity provider has not responded yet. */
  session: Session | undefined
  /** The permissions in the first access token. Loaders use them until the session has rendered. */
  permissions?: readonly string[]
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen is open to every signed-in user, regardless of their permissions (decision G2). */
    needsNoPermission?: true
  }
}

interface Guarded {
  context: RouterContext
  location: ParsedLocation
  preload: boolean
}

/** Guard: visitors get the login screen on `/`, which offers the requested link after login (rule ROUTE-11). */
export function requireUser({ context: { session }, location, preload }: Guarded): void {
  if (!session || session.status === 'loading' || session.user) return
  if (!preload) rememberRequestedLink(location.href)
  throw redirect({ to: '/', replace: true })
}

interface Matched {
  matches: readonly { fullPath: string; staticData: { page?: ProgrammePage } }[]
}

/** Guard: a page that this deployment does not have is not found, also for visitors (rule BRAND-6). */
export function requirePage({ matches }: Matched): void {
  const shown = matches.at(-1)
  if (shown && isPageOff(shown.staticData.page, shown.fullPath)) throw notFound()
}

/** Guard of `/`: without the overview, signed-in users land where they do after login. */
export function leaveHome({ context: { session } }: Guarded): void {
  if (isPageOn('/') || session?.status !== 'signedIn') return
  throw redirect({ to: '/$entityType/list', params: { entityType: 'accounts' }, replace: true })
}

/** Guard of `/callback`: users who are already signed in go on to the lists. */
export function leaveCallback({ context: { session }, location }: Guarded): void {
  if (session?.status !== 'signedIn' || readCallbackError(location.searchStr)) return
  throw redirect({ to: '/$entityType/list', params: { entityType: 'accounts' }, replace: true })
}

const reads = ({ session, permissions = [] }: RouterContext) =>
  canRead(session?.user?.permissions ?? permissions)

/** Loader of the frame: its account selector needs the accounts. Does not wait for them. */
export function loadFrame({ context }: { context: RouterContext }): void {
  if (reads(context)) accounts.calls.ensure(context.client, '')
}

/** Loader of the home page: that of the frame, and the code of its screen for signed-in users. */
export function loadHome({ context }: { context: RouterContext }): void {
  loadFrame({ context })
  if (reads(context)) prepareHome(getSelectedAccount())
}

interface OfType {
  context: RouterContext
  params: { entityType: string }
}

/** Fetches the rows of a type unless they are cached. */
function fetchRows({ context, params }: OfType): Promise<unknown> | undefined {
  const entity = entityOf(params.entityType)
  if (!entity || !reads(context)) return
  const account = entity.scope === 'all' ? '' : getSelectedAccount()
  if (entity.scope === 'account' && account.trim() === '') return
  return entity.calls.ensure(context.client, account)
}

/**
 * Loader of a list: fetches its rows unless they are cached. From another list it waits for them for a moment; otherwise,
 * and after it, the list shows a skeleton.
 */
export function loadList({ preload, ...route }: OfType & { preload: boolean }): Promise<unknown> | undefined {
  const rows = fetchRows(route)
  if (!rows || preload || !isListShown()) return undefined
  return Promise.race([rows, new Promise((resolve) => setTimeout(resolve, stayMs))])
}

/** Loader of a form: its code, and the rows that contain the object. Does not wait for them. */
export function loadEdit(route: OfType): void {
  const entity = entityOf(route.params.entityType)
  // Code that failed to load before is requested again. If it fails again, the screen shows the error.
  tryFormsAgain()
  if (entity) formOf(entity).catch(() => undefined)
  void fetchRows(route)
}

interface EditParams {
  entityType: string
  id: string
}

/** How the URL of a form contains type and id. An unknown type has no form: its URL is not found (decision B7). */
export const editParams = {
  parse: ({ entityType, id }: EditParams): EditParams | false =>
    entityOf(entityType) !== undefined && { entityType, id: idFromPath(id) },
  stringify: ({ entityType, id }: EditParams): EditParams => ({ entityType, id: idInPath(id) }),
}

/** Time reserved for the first list, its images and the first clicks before anything is preloaded, in ms. */
const afterMs = 2000
let firstMoments: Promise<void> | undefined

/** The part of a router and of its query client that `loadNext` uses. */
interface Busy {
  router: Pick<AnyRouter, 'preloadRoute' | 'state'>
  client: Pick<QueryClient, 'isFetching'>
}

/**
 * Loads the code that the next click needs, in a quiet moment: the form of the type, then the parts marked `ahead` (rule
 * SPEED-6). Call it when the rows of a list are shown. Returns a function that stops it.
 * @param loadForm loads the form's own code, which the route does not wait for
 */
export function loadNext(
  { router, client }: Busy,
  entityType: string,
  loadForm: () => Promise<unknown>,
): () => void {
  let isStopped = false
  const isPending = () => router.state.isLoading || client.isFetching() > 0
  firstMoments ??= new Promise((resolve) => setTimeout(resolve, afterMs))
  const load = async () => {
    await firstMoments
    await whenQuiet(isPending)
    if (isStopped) return
    if (savesData()) return
    await router.preloadRoute({ to: '/$entityType/$id', params: { entityType, id: 'new' } })
    await whenQuiet(isPending)
    // If it fails to load, the click loads it again.
    await loadForm().catch(() => undefined)
    await preloadQueued(() => isStopped, isPending)
  }
  void load()
  return () => {
    isStopped = true
  }
}

/** The two screens of the home page. Neither the login screen nor the first list load them. */
const [Overview, prepareOverview] = lazyScreen(
  styled(async () => (await import('@/pages/overview/page')).Overview),
)
const [ChooseAccount, prepareChoice] = lazyScreen(
  styled(async () => (await import('@/pages/overview/ChooseAccount')).ChooseAccount),
)

export { ChooseAccount, Overview }

/** Fetches the code of the home page for this account, '' if none is selected. */
export const prepareHome = (account: string): void =>
  void (account.trim() ? prepareOverview() : prepareChoice())
