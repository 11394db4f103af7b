import { resolved, type Schema } from '../../openapi'

/** A value with every field of the contract filled, and, at every depth, fields that the contract does not know. */
export function filledBy(schema: Schema, name: string): unknown {
  const { type, enum: allowed, format, minimum = 0, maxItems = 2, items, properties = {} } = resolved(schema)
  if (allowed) return allowed[0]
  switch (type) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(properties).map(([key, part]) => [key, filledBy(part, `${name} ${key}`)]),
        ),
        beyondTheContract: { deep: [{ kept: null }, '', 0] },
      }
    case 'array':
      return Array.from({ length: Math.min(2, maxItems) }, (_, index) =>
        filledBy(items ?? {}, `${name} ${index + 1}`),
      )
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return minimum + 3
    case 'string':
      // Seconds and milliseconds are not shown, but must survive.
      if (format === 'date-time') return '2026-03-01T08:30:15.250Z'
      return format === 'uri-reference' ? `/images/${name.replaceAll(' ', '-')}.png` : name
    default:
      throw new Error(`The contract says nothing of the type of ${name}`)
  }
}
