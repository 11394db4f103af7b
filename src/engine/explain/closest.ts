import { numberAt, partOf, type Row } from '@/engine/programme/programmeIndex'
import { pluralize } from '@/lib/format'
import { titleOf } from '@/lib/value'
import { idOf } from '@/model/references'
import { amount, levelOf, texts } from './person'
import { listedIds } from './requirement'
import type { View } from './view'
import { creditsText, joined, pointsText } from './words'

/* The players who lack least for a level that they have not reached. */

export interface ClosePlayer {
  id: string
  name: string
  /**
   * What the player lacks for the objectives of the level. If all are 0, the server has not updated the player's level
   * yet.
   */
  points: number
  credits: number
  achievements: number
}

/** How many players are named. */
const most = 10

/**
 * Collects the players who lack least, one by one. What is missing of different objectives is compared by its share: half
 * of the points is as far as half of the achievements.
 */
export class Closest {
  private readonly found: { distance: number; player: ClosePlayer }[] = []
  private readonly wanted: { points: number; credits: number; achievements: readonly string[] }
  private readonly view: View
  private readonly ordinal: number | undefined

  constructor(view: View, level: Row<'levels'>) {
    this.view = view
    this.ordinal = numberAt(level, 'ordinal')
    this.wanted = {
      points: numberAt(level, 'objectives.points') ?? 0,
      credits: numberAt(level, 'objectives.credits') ?? 0,
      achievements: listedIds(partOf(level, 'objectives').achievements),
    }
  }

  add(row: Row<'players'>): void {
    const own = this.view.ladder.ordinalOfPerson({ level: levelOf(row.level) })
    // Without the ordinals of both levels it is unknown whether the player has reached this one.
    if (this.ordinal === undefined || own === undefined || own >= this.ordinal) return
    const { points, credits, achievements } = this.wanted
    const badges = texts(row.badges)
    const lacks = {
      points: Math.max(0, points - amount(row.points)),
      credits: Math.max(0, credits - amount(row.credits)),
      achievements: achievements.filter((id) => !badges.includes(id)).length,
    }
    const distance =
      share(lacks.points, points) +
      share(lacks.credits, credits) +
      share(lacks.achievements, achievements.length)
    if (this.found.length === most && distance >= (this.found.at(-1)?.distance ?? 0)) return
    const id = idOf('players', row)
    const at = this.found.findIndex((other) => other.distance > distance)
    const player = { id, name: titleOf(row, id), ...lacks }
    this.found.splice(at < 0 ? this.found.length : at, 0, { distance, player })
    this.found.length = Math.min(this.found.length, most)
  }

  /** The collected players, closest first. Equally close players stay in the order of the list. */
  get players(): readonly ClosePlayer[] {
    return this.found.map(({ player }) => player)
  }
}

const share = (missing: number, of: number) => (of > 0 ? missing / of : 0)

/** For example '20 points, 1 achievement missing'. */
export function shortfallText({ points, credits, achievements }: ClosePlayer): string {
  const missing = joined([
    points > 0 && pointsText(points),
    credits > 0 && creditsText(credits),
    achievements > 0 && pluralize(achievements, 'achievement'),
  ])
  return missing === '' ? 'has all that it asks for' : `${missing} missing`
}
