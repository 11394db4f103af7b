import type { Player, Team } from '@/generated/model'
import { base, compact, type SeedContext } from '../world/build/common'
import type { Row } from '../world/rows'
import { defineMock } from './mockEntity'

export interface TeamRow extends Row {
  badges?: string[]
}

export const teams = defineMock<Team, TeamRow>({
  seed: (rows, context) => rows.map((row) => build(row, context.objects('players'), context)),
  computed: (team, list) => {
    const members = list('players', String(team.account)).filter((player) => player.team === team.id)
    return { ...team, memberCount: members.length }
  },
})

/** A team has the sum of its members' points and credits. */
function build(row: TeamRow, players: Player[], context: SeedContext): Team {
  const team = base(row, context)
  const members = players.filter((player) => player.team === team.id)
  const sum = (figure: 'points' | 'credits') =>
    members.reduce((total, member) => total + (member[figure] ?? 0), 0)
  return compact({ ...team, credits: sum('credits'), points: sum('points'), badges: row.badges ?? [] })
}
