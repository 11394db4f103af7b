import { type CampaignObject, lastMomentOf, type Neighbours, withoutDates } from '@/engine/campaign/campaign'
import type { ChangedObject, NamedObject } from '@/engine/plan/types'
import { isActive } from '@/engine/programme/programmeIndex'
import { drawsOf } from '@/engine/time/repeats'
import { isDated } from '@/engine/time/windows'
import { toWire } from '@/lib/dates'
import { momentText } from '@/lib/dateText'
import { runSync } from '@/lib/idle'
import type { Shift } from '@/lib/zonedTime'
import { changesBetween, withChanges } from '@/model/changes'
import { withShift } from './transform'

/* Actions on a whole campaign. Each returns a plan of changes, and the objects that it does not change. */

/** An object that an action does not change although the user may expect it, with the reason. */
export interface LeftAlone extends NamedObject {
  text: string
}

export interface CampaignAction {
  changed: readonly ChangedObject[]
  left: readonly LeftAlone[]
}

/** The effect on one object: fields that are set by dot path, or the reason why nothing changes. */
type Effect = { set?: Readonly<Record<string, unknown>>; text?: string }

function actOf(
  objects: readonly CampaignObject[],
  effectOf: (one: CampaignObject) => Effect,
): CampaignAction {
  const changed: ChangedObject[] = []
  const left: LeftAlone[] = []
  for (const one of objects) {
    const { type, id, name, row } = one
    const { set = {}, text } = effectOf(one)
    const edits = Object.entries(set).map(([path, is]) => ({ path: path.split('.'), is }))
    const changes = changesBetween(row, withChanges(row, edits, 'is'))
    if (changes.length > 0) changed.push({ type, id, changes })
    if (text !== undefined) left.push({ type, id, name, text })
  }
  return { changed, left }
}

const off = (row: object) => (isActive(row) ? { isAvailable: false } : {})
const on = (row: object) => (isActive(row) ? {} : { isAvailable: true })

/**
 * Ends a campaign at a moment (rule CAMPAIGN-8). Dated objects get the end, or are switched off if they have not started
 * by then. Objects without dates are switched off if the moment is now, unless something outside uses them.
 */
export function endAt(
  objects: readonly CampaignObject[],
  moment: number,
  now: number,
  { usedBy }: Pick<Neighbours, 'usedBy'>,
): CampaignAction {
  const used = new Map<string, string>()
  for (const { name, by } of usedBy) for (const { type, id } of by) used.set(`${type} ${id}`, name)
  const isNow = moment <= now
  return actOf(objects, ({ type, id, row, span }) => {
    if (!span || !isDated(span)) {
      if (!isNow) return { text: 'It has no dates, so it stays as it is.' }
      const user = used.get(`${type} ${id}`)
      if (user === undefined) return { set: off(row) }
      return isActive(row) ? { text: `It has no dates, and “${user}” uses it.` } : {}
    }
    if (span.from > moment) return { set: off(row) }
    const [draw] = drawsOf(span, moment + 1, Number.MAX_SAFE_INTEGER / 2)
    const text = draw === undefined ? undefined : `It is drawn after that, on ${momentText(draw)}.`
    // The end of a raffle that only has a draw is that draw.
    const isLater = span.endsWithDraw ? lastMomentOf(span) > moment : span.to > moment
    return { set: isLater ? { 'active.to': toWire(moment) } : {}, text }
  })
}

/**
 * Starts a campaign at a moment (rule CAMPAIGN-9). Dated objects that would start later start then. Objects are switched
 * on: all if the moment is now, those with dates if it is later.
 */
export function startAt(objects: readonly CampaignObject[], moment: number, now: number): CampaignAction {
  const isNow = moment <= now
  return actOf(objects, ({ row, span }) => {
    if (!span || !isDated(span)) {
      if (isNow) return { set: on(row) }
      return isActive(row) ? {} : { text: 'It has no dates, so it stays inactive.' }
    }
    if (lastMomentOf(span) < moment) return { text: 'It has ended before.' }
    return { set: { ...(span.from > moment && { 'active.from': toWire(moment) }), ...on(row) } }
  })
}

/** Gives the objects without dates those of the campaign (rule CAMPAIGN-16). An open end stays open. */
export function givingDates(
  objects: readonly CampaignObject[],
  { from, to }: { from: number | undefined; to: number | undefined },
): CampaignAction {
  const isMoment = (at: number | undefined): at is number => at !== undefined && Number.isFinite(at)
  return actOf(withoutDates(objects), () => ({
    set: {
      ...(isMoment(from) && { 'active.from': toWire(from) }),
      ...(isMoment(to) && { 'active.to': toWire(to) }),
    },
  }))
}

/** Moves all dates of a campaign. A generator, because the dates of hundreds of objects take longer than a frame. */
export function* movingBy(
  objects: readonly CampaignObject[],
  shift: Shift,
  zone: string,
): Generator<void, readonly ChangedObject[]> {
  const changed: ChangedObject[] = []
  for (const [index, { type, id, row }] of objects.entries()) {
    if (index % 25 === 24) yield
    const changes = changesBetween(row, withShift(type, row, shift, zone))
    if (changes.length > 0) changed.push({ type, id, changes })
  }
  return changed
}

/** As `movingBy`, without pauses. */
export const moveBy = (objects: readonly CampaignObject[], shift: Shift, zone: string) =>
  runSync(movingBy(objects, shift, zone))
