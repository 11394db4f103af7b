import { z } from 'zod'
import { type Fact, type FilterCondition, readCondition } from '@/engine/advanced-filters/conditions'
import { idsWithFinding, usedIds } from '@/engine/advanced-filters/facts'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import { matching } from '@/engine/advanced-filters/matches'
import { operators } from '@/engine/advanced-filters/operators'
import { checking } from '@/engine/check/check'
import { nearestId } from '@/lib/nearest'
import { TextQuery } from '@/lib/textQuery'
import { fieldText, titleOf } from '@/lib/value'
import { accountTypes, type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import { lifecycleOf } from '@/model/lifecycle'
import { idOf, type Lists } from '@/model/references'
import { searchedFields } from '@/model/searchedFields'
import { CommandError } from '../../command'
import { pageFields } from '../pages'
import { calculated, programmeOf, refusePlayers } from '../reading'
import { type Asked, tool } from '../types'

const perPage = 50

/** The states of the console's lists, where a live object is called 'active'. */
const lifecycles = ['active', 'inactive', 'scheduled', 'ended'] as const
export const stateOf = (row: object, now: number): (typeof lifecycles)[number] => {
  const state = lifecycleOf(row, now)
  return state === 'live' ? 'active' : state
}
export const lifecycleField = z.enum(lifecycles)

const operatorsText = Object.entries(operators)
  .map(([kind, ofKind]) => `${kind} ${Object.keys(ofKind).join(', ')}`)
  .join('; ')

export const findObjects = tool({
  name: 'find_objects',
  title: 'Find objects',
  description: `Objects of an account by type, text and conditions, ${perPage} a page. Players are found by type alone, and only if the server reads them.`,
  input: () => ({
    type: z.enum(accountTypes).optional(),
    query: z.string().optional().meta({ description: 'A text in the name, the description or the id' }),
    where: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .meta({
        description: `Conditions on fields of the type, path:operator:value, all of which are met: reward.points:least:100, active.to:before:2026-03-01, tags:has:spring, category:empty, @unused:yes, @finding:yes. Operators by kind of field: ${operatorsText}. between takes 1..5, within 2026-01-01..2026-01-31, next a number of days`,
      }),
  }),
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        type: z.enum(accountTypes),
        id: z.string(),
        name: z.string(),
        lifecycle: lifecycleField,
      }),
    ),
    ...pageFields,
  }),
  async run({ type, query = '', where = [] }, asked) {
    const conditions = conditionsOf(type, typeof where === 'string' ? textsIn(where) : where)
    if (type) refusePlayers(asked, [type])
    const withPlayers = type !== undefined && !isOfProgramme(type)
    const { account, lists } = await programmeOf(asked, withPlayers)
    const text = new TextQuery(query)
    const items: object[] = []
    for (const one of type ? [type] : programmeTypes) {
      const rows = lists.get(one) ?? []
      const holds = await factsOf(one, conditions, account, lists, asked)
      const around = { now: asked.now, holds }
      for (const index of await calculated(matching(one, rows, conditions, around), asked.signal)) {
        const row = rows[index]
        if (!row || !(text.isBlank || text.isIn(...searchedFields.map((field) => fieldText(row, field)))))
          continue
        const id = idOf(one, row)
        items.push({ type: one, id, name: titleOf(row, id), lifecycle: stateOf(row, asked.now) })
      }
    }
    return { value: { items }, lists: ['items'], most: perPage, tooLong: '' }
  },
})

const texts = z.array(z.string())

/**
 * One condition, or a JSON list of several, as some clients write it. No condition starts with a bracket, so the two
 * cannot be confused.
 */
function textsIn(where: string): readonly string[] {
  if (!where.startsWith('[')) return [where]
  try {
    return texts.parse(JSON.parse(where))
  } catch {
    return [where]
  }
}

/** Reads the conditions of `where` (rule ASK-2). Throws CommandError for one that does not fit the type. */
function conditionsOf(type: EntityType | undefined, texts: readonly string[]): FilterCondition[] {
  if (texts.length > 0 && type === undefined)
    throw new CommandError('Conditions are about the fields of a type: name the type')
  return texts.map((text) => {
    const found = readCondition(type as EntityType, text)
    if (!found) throw new CommandError(refusalOf(type as EntityType, text))
    if (found.fact === '@changed')
      throw new CommandError(`'${text}' asks for the changes of a browser, which only the console knows`)
    return found
  })
}

function refusalOf(type: EntityType, text: string): string {
  const [path = '', operator = ''] = text.split(':')
  const fields = fieldsOfType(type)
  const field = fields.get(path)
  if (!field && !path.startsWith('@')) {
    const nearest = nearestId(path, fields.keys())
    return `'${text}' is no condition: ${type} have no field '${path}'${nearest === undefined ? '' : `. Did you mean '${nearest}'?`}`
  }
  const known = Object.keys(operators[field?.kind ?? 'fact'])
  return known.includes(operator)
    ? `'${text}' is no condition: '${path}' cannot be compared with this value by '${operator}'`
    : `'${text}' is no condition: the operators of '${path}' are ${known.join(', ')}`
}

/** Returns the function that tests whether a fact of the conditions is true for an object. */
async function factsOf(
  type: EntityType,
  conditions: readonly FilterCondition[],
  account: string,
  lists: Lists,
  { now, signal }: Asked,
): Promise<(fact: Fact, id: string) => boolean> {
  const asks = (wanted: Fact) => conditions.some(({ fact }) => fact === wanted)
  const used = asks('@unused') ? usedIds(type, lists) : undefined
  const findings = asks('@finding') ? await calculated(checking({ account, lists, now }), signal) : []
  const found = idsWithFinding(type, findings)
  return (fact, id) => (fact === '@unused' ? !used?.has(id) : found.has(id))
}
