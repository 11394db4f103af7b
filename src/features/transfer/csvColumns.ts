import type { ZodObject, ZodType } from 'zod'
import { resourceSchemas } from '@/generated/resourceSchemas'
import { asContracted } from '@/model/asContracted'
import { withDefault } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { at } from '@/ui/value'
import type { CsvColumn } from './csv'

/** Keys of an API are no data of a list (decision J40). */
const secrets: readonly string[] = ['apikey']

/**
 * A column for each field of a type, in the order of the contract. The header is the path of the field, such as
 * `reward.points`; a list is one column (rule CSV-1). A missing period is its default (decision W1).
 */
export const csvColumns = (type: EntityType): CsvColumn<object>[] =>
  pathsIn(resourceSchemas[type], [])
    .filter((path) => !secrets.includes(path.join('.')))
    .map((path) => {
      const header = path.join('.')
      return { header, read: (row) => withDefault(type, header, at(asContracted(type, row), path)) }
    })

function pathsIn(schema: ZodType, path: readonly string[]): (readonly string[])[] {
  const { type, innerType } = schema.def as unknown as { type: string; innerType?: ZodType }
  if (innerType) return pathsIn(innerType, path)
  if (type !== 'object') return [path]
  return Object.entries((schema as ZodObject).shape).flatMap(([field, part]) =>
    pathsIn(part as ZodType, [...path, field]),
  )
}
