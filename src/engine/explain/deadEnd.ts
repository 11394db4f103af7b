import { isActive, nameOf, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { formatNumber, pluralize } from '@/lib/format'
import { type EntityType, nounOf } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import type { Goals, Need } from './goals'
import { findStepSources, isOpenLater, mostTimes, unlockSteps } from './rewardSources'
import type { Explained, ObjectId } from './types'
import type { View } from './view'

type Link = ObjectId & { name: string }

/** Why nobody, or only this player, cannot reach an object. */
export interface DeadEnd {
  /** The objects from the requested one to the one that blocks it. In a circle the last one is also an earlier one. */
  chain: readonly Link[]
  isCircle: boolean
  /** Other players can reach the object; this player has used up the limit. */
  isOfPlayer?: true
  /** What is wrong with the last object of the chain. */
  text: string
}

export const notThere = (type: EntityType): string => `this account has no such ${nounOf(type)}`

/** Follows unmet needs from object to object, until one cannot be met at all, or repeats. */
export function deadEndOf(view: View, explained: Explained, needs: readonly Need[], goals: Goals): DeadEnd {
  const { programme } = view
  const chain: Link[] = [{ type: explained.type, id: explained.id, name: explained.name }]
  let open = needs
  // For an achievement or a level, the first need is the object itself.
  if (needs.some((need) => need.kind === explained.type && 'id' in need && need.id === explained.id)) {
    const { type, id, row } = explained
    const text = stopOf(view, goals, type, id, row)
    if (text !== undefined) return { chain, isCircle: false, text }
    open = nextNeeds(view, goals, type, id, row)
  }
  for (;;) {
    const need = open.find((one) => goals.planOf(one).cost === Number.POSITIVE_INFINITY)
    const last = chain.at(-1) as Link
    if (!need) return { chain, isCircle: false, text: `${last.name} cannot be completed` }
    if ('amount' in need)
      return { chain, isCircle: false, text: `nothing gives so many ${nouns[need.kind].many}` }
    if ('isMissing' in need)
      return { chain, isCircle: false, text: `no level has the ordinal ${need.ordinal} or a higher one` }
    if (need.kind === 'given') return { chain, isCircle: false, text: need.text }
    const { kind: type, id } = need
    const row = programme.find(type, id)
    const link = { type, id, name: row ? nameOf(type, row) : id }
    const before = chain.findIndex((one) => one.type === type && one.id === id)
    chain.push(link)
    if (before >= 0) return { chain: chain.slice(before), isCircle: true, text: 'they wait for each other' }
    const stop = row ? stopOf(view, goals, type, id, row) : notThere(type)
    if (stop !== undefined) return { chain, isCircle: false, text: stop }
    open = nextNeeds(view, goals, type, id, row as Row)
  }
}

/** Why no action of the player can reach the object, e.g. 'it is inactive'. Undefined if it can be. */
export function stopOf(view: View, goals: Goals, type: EntityType, id: string, row: Row): string | undefined {
  if (!isActive(row)) return 'it is inactive'
  if (!isOpenLater(type, row, view.at)) return 'it is over'
  if (type === 'missions' && mostTimes(type, row) === 0) return 'its count limit is 0'
  if (type === 'missions' && !goals.isDoable(type, row)) {
    const { has = '' } = view.explain(type, row).conditions.find(({ kind }) => kind === 'objective') ?? {}
    return `its objective cannot be met: ${has}`
  }
  if (type !== 'achievements') return undefined
  const givers = findStepSources(view.programme, id)
  if (givers.length === 0) return 'nothing gives steps towards it'
  const doable = givers.filter((giver) => giver.most > 0 && goals.isDoable(giver.type, giver.row))
  if (doable.length === 0) return 'only what is inactive, over or never completed gives steps towards it'
  const [given, needed] = [
    doable.reduce((sum, { each, most }) => sum + each * most, 0),
    unlockSteps(rowOf(type, row)),
  ]
  return given < needed
    ? `it needs ${pluralize(needed, 'step')}, and all that gives steps towards it gives ${formatNumber(given)}`
    : undefined
}

function nextNeeds(view: View, goals: Goals, type: EntityType, id: string, row: Row): readonly Need[] {
  const own = goals.needsOf(type, row)
  const isOpen = (needs: readonly Need[]) => goals.costOf(needs) === Number.POSITIVE_INFINITY
  if (isOpen(own) || type !== 'achievements') return own
  const givers = findStepSources(view.programme, id).filter((giver) => goals.isDoable(giver.type, giver.row))
  return givers.map((giver) => goals.needsOfGiver(giver.type, giver.row)).find(isOpen) ?? own
}
