import type { z } from 'zod'
import { bundledObject, sorted } from '@/engine/transfer/format'
import { pluralize } from '@/lib/format'
import { writeJson } from '@/lib/json'
import { titleOf } from '@/lib/value'
import { isPlain } from '@/model/edits'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { code, markdownOf, md } from '../markdown'
import type { diffOutput } from '../outputs'
import type { Programme } from '../readProgramme'
import { shown, shownIn } from '../report'

export type DiffReport = z.infer<typeof diffOutput>
type DiffObject = DiffReport['objects'][number]

/** Compares two programmes field by field. */
export function diffOf(before: string, a: Programme, after: string, b: Programme): DiffReport {
  // Players are compared only if both sides have some: reading an account skips them, and most files have none.
  const isInBoth = (type: EntityType) => a.lists.has(type) && b.lists.has(type)
  const objects = accountTypes.filter(isInBoth).flatMap((type) => differences(type, a, b))
  const count = (change: DiffObject['change']) => objects.filter((one) => one.change === change).length
  return {
    before,
    after,
    counts: { added: count('added'), removed: count('removed'), changed: count('changed') },
    objects,
  }
}

function differences(type: EntityType, a: Programme, b: Programme): DiffObject[] {
  const [before, after] = [byId(type, a), byId(type, b)]
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort()
  return ids.flatMap((id): DiffObject[] => {
    const [one, other] = [before.get(id), after.get(id)]
    const object = { type: type as DiffObject['type'], id, name: titleOf(other ?? one ?? {}, id) }
    if (!one) return [{ ...object, change: 'added', fields: [] }]
    if (!other) return [{ ...object, change: 'removed', fields: [] }]
    const fields = fieldsThatDiffer(one, other, '')
    return fields.length === 0 ? [] : [{ ...object, change: 'changed', fields }]
  })
}

const byId = (type: EntityType, { lists }: Programme) =>
  new Map((lists.get(type) ?? []).map((row) => [idOf(type, row), bundledObject(type, row)]))

/** Yields every field that differs, with both values. A list counts as one value. */
function fieldsThatDiffer(one: unknown, other: unknown, path: string): DiffObject['fields'] {
  if (isPlain(one) && isPlain(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
    return keys.flatMap((key) => fieldsThatDiffer(one[key], other[key], path === '' ? key : `${path}.${key}`))
  }
  if (canonical(one) === canonical(other)) return []
  return [{ path, ...(one !== undefined && { before: one }), ...(other !== undefined && { after: other }) }]
}

/** A text that is the same for values which differ only in the order of their keys. */
const canonical = (value: unknown): string => writeJson(sorted(value))

const marks = { added: '+', removed: '-', changed: '~' }

export const diffLines = ({ objects }: DiffReport): string[] =>
  objects.flatMap(({ type, id, change, fields }) => [
    `${marks[change]} ${type}/${id}`,
    ...fields.map(({ path, before, after }) => `    ${path}: ${shown(before)} -> ${shown(after)}`),
  ])

export function diffMarkdown({ before, after, counts, objects }: DiffReport): string {
  const of = (change: DiffObject['change']) => objects.filter((one) => one.change === change)
  const named = ({ type, id, name }: DiffObject) => [code(`${type}/${id}`), name]
  return markdownOf({
    title: md`${code(before)} and ${code(after)}`,
    summary: [
      objects.length === 0
        ? 'No differences'
        : `${pluralize(counts.changed, 'object differs', 'objects differ')}, ${counts.added} only in the second, ${counts.removed} only in the first`,
    ],
    sections: [
      {
        title: 'Fields that differ',
        head: ['Object', 'Name', 'Field', 'First', 'Second'],
        rows: of('changed').flatMap((one) =>
          one.fields.map((field) => [
            ...named(one),
            code(field.path),
            shownIn(field.before),
            shownIn(field.after),
          ]),
        ),
      },
      { title: 'Only in the second', head: ['Object', 'Name'], rows: of('added').map(named) },
      { title: 'Only in the first', head: ['Object', 'Name'], rows: of('removed').map(named) },
    ],
    rest: md`All of it is in ${code('--format json')}.`,
  })
}
