import type { Level, Player } from '@/generated/model'
import { base, compact, type SeedContext } from '../world/build/common'
import { firstNames, lastNames } from '../world/build/names'
import { createRandom, hash } from '../world/random'
import type { Row } from '../world/rows'
import { defineMock } from './mockEntity'

/** A hand-written player; the others are generated from lists of names. */
export interface PlayerRow extends Row {
  team?: string
  points: number
  credits: number
}

export const players = defineMock<Player, PlayerRow>({
  /** The hand-written players first, then generated ones up to the player count. */
  seed: (written, context) => {
    const drawn = drawPlayers((context.row.playerCount ?? 0) - written.length, context)
    const levels = context.objects('levels')
    const achievements = context.ids('achievements')
    return [...written, ...drawn].map((row) => buildPlayer(row, levels, achievements, context))
  },
})

function buildPlayer(row: PlayerRow, levels: Level[], achievements: string[], context: SeedContext): Player {
  const { id, ...fields } = base(row, context)
  const reached = levels.filter((level) => (level.objectives?.points ?? 0) <= row.points)
  const highest = reached.at(-1)
  return compact({
    player: row.id ?? id.replaceAll('-', '.'),
    ...fields,
    team: row.team ?? '',
    credits: row.credits,
    points: row.points,
    badges: badgesOf(row, reached, achievements),
    level: highest && { name: highest.name },
  })
}

/** The achievements that the reached levels require; with more points, others become more likely. */
function badgesOf(row: PlayerRow, reached: Level[], achievements: string[]): string[] {
  const required = new Set(reached.flatMap((level) => level.objectives?.achievements ?? []))
  const chance = Math.min(60, Math.floor(row.points / 900))
  return achievements.filter((id) => required.has(id) || hash(row.name + id) % 100 < chance)
}

function drawPlayers(count: number, context: SeedContext): PlayerRow[] {
  const random = createRandom(hash(context.account))
  const any = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)]
  const teams = context.ids('teams')
  const interests = [...new Set(context.objects('missions').flatMap(({ category }) => category ?? []))]
  const players = new Map<string, PlayerRow>()
  while (players.size < count) {
    const name = `${any(firstNames)} ${any(lastNames)}`
    if (players.has(name)) continue
    // Many players have few points, a few have many.
    const points = Math.floor(75_000 * random() ** 3.2)
    players.set(name, {
      name,
      art: random() < 0.85 ? `face-${hash(name) % 10_000}` : undefined,
      team: random() < 0.94 ? any(teams) : undefined,
      category: any(interests),
      points,
      credits: Math.floor((points / 60) * random()),
      off: random() < 0.04 ? true : undefined,
    })
  }
  return [...players.values()]
}
