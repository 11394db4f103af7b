import { numberAt, type ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { isObject } from '@/lib/value'
import { idOf } from '@/model/references'
import { type ExplainSearch, factNames, readUsed, writeUsed } from './address'
import { levelText } from './levelOrder'
import { archetypeOf, archetypes, newcomer, personOf } from './person'
import type { Person } from './types'
import { pointsText } from './words'

/** The loaded players of an account. */
export interface LoadedPlayers {
  rows: readonly object[]
  byId: ReadonlyMap<string, object>
  isWhole: boolean
}

export function loadedPlayers(rows: readonly object[] | undefined, isWhole: boolean): LoadedPlayers {
  const objects = (rows ?? []).filter(isObject)
  return { rows: objects, byId: new Map(objects.map((row) => [idOf('players', row), row])), isWhole }
}

/** The player that the page shows. */
export interface Who {
  person: Person
  /** The player without the facts that the user changed. */
  base: Person
  /** The id of a player of the server; undefined for made-up players. */
  id: string | undefined
  /** The player is not among the loaded ones, so nothing is known about them. */
  isMissing: boolean
}

/** A player by its id, or a kind of player. */
function baseOf(
  programme: ProgrammeIndex,
  players: LoadedPlayers,
  { player, as, assume }: Pick<ExplainSearch, 'player' | 'as' | 'assume'>,
): Pick<Who, 'base' | 'id' | 'isMissing'> {
  if (player === undefined)
    return { base: archetypeOf(programme, as ?? 'newcomer'), id: undefined, isMissing: false }
  const row = players.byId.get(player)
  const base = row ? personOf(row) : { ...newcomer, name: player }
  return { base: { ...base, assumesNone: assume === true }, id: player, isMissing: !row }
}

/** The person of an address. */
export function playerOfAddress(
  programme: ProgrammeIndex,
  players: LoadedPlayers,
  search: ExplainSearch,
): Who {
  const found = baseOf(programme, players, search)
  const { name, level, category, points, credits, tags, badges, finished, used, since } = search
  const { base, id } = found
  const person: Person = {
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
    assumesNone: base.assumesNone === true,
  }
  const isAsMade =
    name !== undefined || id !== undefined || factNames.every((fact) => search[fact] === undefined)
  return { ...found, person: isAsMade ? person : { ...person, name: factsName(programme, person) } }
}

/** The name of a made-up player with changed facts: 'Level 3, 0 points'. */
function factsName(programme: ProgrammeIndex, { level, points }: Person): string {
  const row = level?.id === undefined ? undefined : programme.find('levels', level.id)
  const ordinal = row && numberAt(row, 'ordinal')
  const reached = level === undefined ? 'No level' : ordinal === undefined ? level.name : `Level ${ordinal}`
  return `${reached}, ${pointsText(points)}`
}

function levelOf(programme: ProgrammeIndex, id: string): Person['level'] {
  if (id === '') return undefined
  const level = programme.find('levels', id)
  return { id, name: level ? levelText(level) : id }
}

/** The right side of a comparison by player: the id of a player, or a kind of player. */
export function otherOf(
  programme: ProgrammeIndex,
  players: LoadedPlayers,
  id: string | undefined,
  assume?: true,
) {
  const as = archetypes.find((one) => `as:${one}` === id)
  return baseOf(
    programme,
    players,
    as || id === undefined ? { as: as ?? 'champion' } : { player: id, assume },
  )
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fact if it differs from the one before, otherwise undefined. */
const changed = <Fact>(fact: Fact, before: Fact) => (isSame(fact, before) ? undefined : fact)

/** The address parameters for changed facts. Unchanged facts are left out. */
export function factsPatch(base: Person, patch: Partial<Person>, at: string): ExplainSearch {
  const { category, points, credits, tags, badges, finished, used } = patch
  // With other facts it is no longer the stored kind of player, so the name is removed.
  const search: ExplainSearch = { name: undefined }
  if (category !== undefined) search.category = changed(category, base.category)
  if (points !== undefined) search.points = changed(points, base.points)
  if (credits !== undefined) search.credits = changed(credits, base.credits)
  if (tags) search.tags = changed(tags, base.tags)
  if (badges) search.badges = changed(badges, base.badges)
  // An undefined level is a fact, too: the player has none.
  if ('level' in patch) search.level = isSame(patch.level, base.level) ? undefined : (patch.level?.id ?? '')
  if (finished) search.finished = changed(finished, base.finished)
  if (used) {
    const isUsed = Object.keys(used).length > 0
    search.used = isUsed ? writeUsed(used) : undefined
    search.since = isUsed ? at : undefined
  }
  return search
}
