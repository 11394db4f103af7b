import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useMemo, useRef } from 'react'
import { followWrite } from '@/api/longLists'
import type { Rows } from '@/api/rows'
import { canWrite } from '@/auth/permissions'
import { SessionContext } from '@/auth/session'
import type { ReferenceItem, ReferenceOptions, ReferenceWays } from '@/form/types'
import { idInPath } from '@/list/idInPath'
import { fieldText, titleOf } from '@/list/rowText'
import { lifecycleText } from '@/ui/lifecycle'
import { accounts } from './accounts/definition'
import { achievements } from './achievements/definition'
import type { EntityDefinition } from './definition'
import { events } from './events/definition'
import { levels } from './levels/definition'
import { missions } from './missions/definition'
import { prizes } from './prizes/definition'
import { quizzes } from './quizzes/definition'
import { surveys } from './surveys/definition'
import { teams } from './teams/definition'

interface Referable {
  id: string
  name?: string | undefined
  imgUrl?: string | undefined
}

/** The object may break the contract: a name or an address that is no text is read as far as it can be. */
const asItem = (object: Referable): ReferenceItem => {
  const id = String(object.id ?? '')
  return {
    id,
    name: titleOf(object, id),
    image: fieldText(object, 'imgUrl') || undefined,
    state: lifecycleText(object),
  }
}

/** Addresses open in a tab of their own, which is told the account. */
const inAccount = (path: string, account: string) =>
  account === '' ? path : `${path}?account=${encodeURIComponent(account)}`

/** Ways to the objects of a type: to open them, to create one, and to see one that another tab created. */
function useWays<T extends object>(
  entity: EntityDefinition<T>,
  account: string,
  loaded: Rows<T>,
): ReferenceWays {
  const client = useQueryClient()
  const permissions = use(SessionContext)?.user?.permissions
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  })
  const mayCreate = permissions !== undefined && (entity.editableBy ?? canWrite)(permissions)
  return useMemo(() => {
    const { type, singular, idOf } = entity.list
    const isIt = (id: string) => (row: T) => String(idOf(row)) === id
    const isList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey.includes(`/${type}`) && queryKey.some((part) => isOfAccount(part, account))
    return {
      type,
      account,
      singular,
      hrefOf: (id) => inAccount(`/${type}/${encodeURIComponent(idInPath(id))}`, account),
      createHref: mayCreate ? inAccount(`/${type}/new`, account) : undefined,
      refresh: async (id) => {
        if (latest.current.asOf === undefined) return latest.current.retry()
        // A very long list is not fetched anew: the one object is looked for and put into it.
        const row = await entity.calls.reread(client, account, isIt(id))
        if (!row || latest.current.rows?.some(isIt(id))) return
        followWrite(client, isList, { sent: row, isNew: true, isIt: isIt(id) })
      },
    }
  }, [entity, account, mayCreate, client])
}

const isOfAccount = (part: unknown, account: string) =>
  typeof part === 'object' && part !== null && (part as { account?: unknown }).account === account

/**
 * A dropdown over the objects of one type, from the same list (and cache) as its screen. It goes on loading until it
 * holds all of them: an id beyond the first page must not look unknown.
 */
const referencesTo =
  <T extends object, I extends ReferenceItem>(entity: EntityDefinition<T>, item: (object: T) => I) =>
  (account: string): ReferenceOptions & { items: readonly I[] } => {
    const loaded = entity.calls.useRows(account)
    const { rows, error, isPending, hasMore, isLoadingMore, loadMore } = loaded
    const goOn = hasMore && !isLoadingMore && error === undefined
    const latest = useRef(loadMore)
    useEffect(() => {
      latest.current = loadMore
    })
    useEffect(() => {
      if (goOn) void latest.current()
    }, [goOn])
    const items = useMemo(() => (rows ?? []).map(item), [rows])
    const ways = useWays(entity, account, loaded)
    const words = error && `${entity.list.title} could not be loaded: ${error.message}`
    const isLoading = isPending || hasMore
    return useMemo(
      () => ({
        items,
        isLoading,
        error: words,
        icon: entity.list.icon,
        family: entity.list.family,
        ways,
      }),
      [items, isLoading, words, ways],
    )
  }

export const useEventOptions = referencesTo(events, asItem)
export const useMissionOptions = referencesTo(missions, asItem)
export const useAchievementOptions = referencesTo(achievements, asItem)
export const usePrizeOptions = referencesTo(prizes, asItem)
export const useQuizOptions = referencesTo(quizzes, asItem)
export const useSurveyOptions = referencesTo(surveys, asItem)
export const useTeamOptions = referencesTo(teams, asItem)

/** All accounts, available or not; the argument is left aside. */
export const useAccountOptions = referencesTo(accounts, (row) => asItem({ ...row, id: row.account }))

/** Levels read '3 - Pathfinder', in the order of their ordinals. */
export const useLevelOptions = referencesTo(levels, (level) => ({
  ...asItem(level),
  name: `${level.ordinal ?? '?'} - ${titleOf(level, level.id)}`,
  ordinal: level.ordinal,
}))
