import type { Account, Level, Player, Rule, Team } from '@/generated/model'
import { apiKey } from '../../store/counted'
import { createRandom, hash } from '../random'
import type { AccountRow, AccountWorldRows, PlayerRow, RuleRow, TeamRow } from '../rows'
import { type BuildContext, base, compact } from './common'
import { firstNames, lastNames } from './names'

export function buildAccount(row: AccountRow, image: (art: string) => string): Account {
  return compact({
    account: row.account,
    name: row.name,
    description: row.about,
    isAvailable: !row.off,
    imgUrl: row.art && image(row.art),
    isDevAccount: row.plan === 'test',
    isFreeAccount: row.plan === 'free',
    apikey: apiKey(row.account),
    imageFolder: row.account,
    hasCustomPrizing: row.prizingModel !== undefined,
    prizingModel: row.prizingModel ?? [],
  })
}

export const buildRule = (row: RuleRow, context: BuildContext): Rule => compact(base(row, context))

/** A team holds what its members have gathered. */
export function buildTeam(row: TeamRow, players: Player[], context: BuildContext): Team {
  const team = base(row, context)
  const members = players.filter((player) => player.team === team.id)
  const sum = (figure: 'points' | 'credits') =>
    members.reduce((total, member) => total + (member[figure] ?? 0), 0)
  return compact({ ...team, credits: sum('credits'), points: sum('points'), badges: row.badges ?? [] })
}

/** The players of an account: first those written by hand, then as many as are missing, drawn from the names. */
export function buildPlayers(rows: AccountWorldRows, levels: Level[], context: BuildContext): Player[] {
  const written = rows.players ?? []
  const drawn = drawPlayers(rows, (rows.playerCount ?? 0) - written.length, context)
  const achievements = (rows.achievements ?? []).map((row) => base(row, context).id)
  return [...written, ...drawn].map((row) => buildPlayer(row, levels, achievements, context))
}

function buildPlayer(row: PlayerRow, levels: Level[], achievements: string[], context: BuildContext): Player {
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

/** What the levels asked for, and the more of the others the more points there are. */
function badgesOf(row: PlayerRow, reached: Level[], achievements: string[]): string[] {
  const asked = new Set(reached.flatMap((level) => level.objectives?.achievements ?? []))
  const chance = Math.min(60, Math.floor(row.points / 900))
  return achievements.filter((id) => asked.has(id) || hash(row.name + id) % 100 < chance)
}

function drawPlayers(rows: AccountWorldRows, count: number, context: BuildContext): PlayerRow[] {
  const random = createRandom(hash(context.account))
  const any = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)]
  const teams = (rows.teams ?? []).map((row) => base(row, context).id)
  const interests = [...new Set((rows.missions ?? []).flatMap((row) => row.category ?? []))]
  const players = new Map<string, PlayerRow>()
  while (players.size < count) {
    const name = `${any(firstNames)} ${any(lastNames)}`
    if (players.has(name)) continue
    // Many have little and few have much, as everywhere.
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
