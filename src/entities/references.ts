import { useEffect, useMemo, useRef } from 'react'
import type { ReferenceItem, ReferenceOptions } from '@/form/types'
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

const asItem = ({ id, name, imgUrl }: Referable): ReferenceItem => ({
  id: String(id ?? ''),
  name: name || String(id ?? ''),
  image: imgUrl,
})

/**
 * A dropdown over the objects of one type, from the same list (and cache) as its screen. It goes on loading until it
 * holds all of them: an id beyond the first page must not look unknown.
 */
const referencesTo =
  <T, I extends ReferenceItem>(entity: EntityDefinition<T>, item: (object: T) => I) =>
  (account: string): ReferenceOptions & { items: readonly I[] } => {
    const { rows, error, isPending, hasMore, isLoadingMore, loadMore } = entity.calls.useRows(account)
    const goOn = hasMore && !isLoadingMore && error === undefined
    const latest = useRef(loadMore)
    useEffect(() => {
      latest.current = loadMore
    })
    useEffect(() => {
      if (goOn) void latest.current()
    }, [goOn])
    const items = useMemo(() => (rows ?? []).map(item), [rows])
    return {
      items,
      isLoading: isPending || hasMore,
      error: error && `${entity.list.title} could not be loaded: ${error.message}`,
      icon: entity.list.icon,
      family: entity.list.family,
    }
  }

export const useEventOptions = referencesTo(events, asItem)
export const useMissionOptions = referencesTo(missions, asItem)
export const useAchievementOptions = referencesTo(achievements, asItem)
export const usePrizeOptions = referencesTo(prizes, asItem)
export const useQuizOptions = referencesTo(quizzes, asItem)
export const useSurveyOptions = referencesTo(surveys, asItem)
export const useTeamOptions = referencesTo(teams, asItem)

/** All accounts, available or not; the argument is left aside. */
export const useAccountOptions = referencesTo(accounts, ({ account, name, imgUrl }) =>
  asItem({ id: account, name, imgUrl }),
)

/** Levels read '3 - Pathfinder', in the order of their ordinals. */
export const useLevelOptions = referencesTo(levels, (level) => ({
  ...asItem(level),
  name: `${level.ordinal ?? '?'} - ${level.name || level.id}`,
  ordinal: level.ordinal,
}))
