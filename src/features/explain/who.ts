import type { ProgrammeIndex } from '@/features/check/programmeIndex'
import { type ExplainSearch, readUsed, writeUsed } from './address'
import { type Archetype, archetypeOf, archetypes } from './archetypes'
import { levelText } from './ladder'
import { nobody, personOf } from './person'
import type { LoadedPlayers } from './players'
import type { Person } from './types'

/** Who the page is about. */
export interface Who {
  person: Person
  /** The same without the facts that the user changed. */
  base: Person
  /** The id, if it is a player of the server. */
  id: string | undefined
  /** The player is not among those that are loaded, so that nothing is known. */
  isMissing: boolean
}

/** A player by its id, or a kind of player. */
export function baseOf(
  programme: ProgrammeIndex,
  players: LoadedPlayers,
  { player, as }: { player?: string | undefined; as?: Archetype | undefined },
): Pick<Who, 'base' | 'id' | 'isMissing'> {
  if (player === undefined)
    return { base: archetypeOf(programme, as ?? 'newcomer'), id: undefined, isMissing: false }
  const row = players.byId.get(player)
  return { base: row ? personOf(row) : { ...nobody, name: player }, id: player, isMissing: !row }
}

/** The person of an address. */
export function whoOf(programme: ProgrammeIndex, players: LoadedPlayers, search: ExplainSearch): Who {
  const found = baseOf(programme, players, search)
  const { name, level, category, points, credits, tags, badges, finished, used, since } = search
  const { base } = found
  return {
    ...found,
    person: {
      name: name ?? base.name,
      level: level === undefined ? base.level : levelOf(programme, level),
      category: category ?? base.category,
      points: points ?? base.points,
      credits: credits ?? base.credits,
      tags: tags ?? base.tags,
      badges: badges ?? base.badges,
      finished: finished ?? [],
      used: readUsed(used ?? []),
      ...(since !== undefined && { usedAt: Date.parse(since) }),
    },
  }
}

function levelOf(programme: ProgrammeIndex, id: string): Person['level'] {
  if (id === '') return undefined
  const level = programme.find('levels', id)
  return { id, name: level ? levelText(level) : id }
}

/** The right side of a comparison by player: the id of a player, or a kind of player. */
export function otherOf(programme: ProgrammeIndex, players: LoadedPlayers, id: string | undefined) {
  const as = archetypes.find((one) => `as:${one}` === id)
  return baseOf(programme, players, as || id === undefined ? { as: as ?? 'champion' } : { player: id })
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The parameters for changed facts. What is as before is left out. */
export function factsPatch(base: Person, patch: Partial<Person>, at: string): Partial<ExplainSearch> {
  const changed: Partial<ExplainSearch> = {}
  for (const field of ['category', 'points', 'credits', 'tags', 'badges'] as const)
    if (field in patch) changed[field] = same(patch[field], base[field]) ? undefined : (patch[field] as never)
  if ('level' in patch) {
    const id = patch.level ? (patch.level.id ?? '') : ''
    changed.level = same(patch.level, base.level) ? undefined : id
  }
  if (patch.finished) changed.finished = patch.finished.length === 0 ? undefined : patch.finished
  if (patch.used) {
    const used = writeUsed(patch.used)
    changed.used = used.length === 0 ? undefined : used
    changed.since = used.length === 0 ? undefined : at
  }
  return changed
}
