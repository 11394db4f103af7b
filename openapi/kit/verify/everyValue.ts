// Changes every number, flag and choice of an object at once: an update must keep all of them.
import type { Json, Schema } from '../contract/types.ts'
import { isObject } from '../tools.ts'
import { type Comparing, differences } from './compare.ts'
import { finding } from './finding.ts'
import { UNKNOWN } from './samples.ts'
import type { Scene } from './types.ts'

/** One more than a 32-bit integer holds. */
const LARGE = 2_147_483_648

/** The object with another valid value in every field that is a number without a limit, a flag or a choice. */
function changed(value: Json, schema: Schema, { resolve, counted }: Comparing): Json {
  if (schema['x-refers-to']) return value
  if (Array.isArray(value)) {
    const items = resolve(schema.items)
    return value.map((item) => changed(item, items, { resolve, counted, schema: items }))
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const property = resolve(schema.properties?.[name])
        const isFixed = counted.has(name) || name === UNKNOWN
        return [name, isFixed ? inner : changed(inner, property, { resolve, counted, schema: property })]
      }),
    )
  if (typeof value === 'boolean') return !value
  if (Array.isArray(schema.enum)) return schema.enum.find((other) => other !== value) ?? value
  return Number.isInteger(value) && schema.maximum === undefined ? LARGE : value
}

/** Sends an object with other values, and reads it again. It keeps them, so this is the last update. */
export async function changeEveryValue(scene: Scene) {
  const { context, kind, id, compared } = scene
  const before = await scene.read(id)
  if (!isObject(before)) return
  const after = changed(before, compared.schema, compared)
  const isPatch = kind.update.method === 'patch'
  const sent = isPatch
    ? Object.fromEntries(
        Object.entries(after).filter(([name, value]) => isIdentity(name) || value !== before[name]),
      )
    : after
  const response = await context.client.call(kind.update, {
    params: scene.params(id),
    body: sent,
    wanted: [200],
    sent: 'an update of every number, flag and choice',
  })
  const found = response && response.status < 300 ? await scene.read(id) : undefined
  if (!found) return
  const wasChanged = new Set(differences(sent, before, compared).map(({ field }) => field))
  for (const { field, sent: value, found: kept } of differences(sent, found, compared)) {
    if (!wasChanged.has(field)) continue
    finding(
      context.report,
      kind.update,
      typeof value === 'number' ? 'number-changed' : 'update-ignored',
      typeof value === 'number'
        ? `${value} in '${field}' comes back as ${typeof kept === 'number' ? kept : 'no number'}`
        : `'${field}' was changed, and the change is not kept`,
      { field },
    )
  }
}

const isIdentity = (name: string) => ['id', 'player', 'account'].includes(name)
