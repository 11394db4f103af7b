// Content types, and the ranges such as */* that frameworks write for them.
import type { CallContent, Json, Node, Shapes } from '../contract/types.ts'
import type { Comparison, Spot } from './types.ts'

/** The schema for a content type: an exact entry, then the narrowest range that covers it. */
export const mediaFor = (content: CallContent, type: string): Node | undefined =>
  content.get(type) ?? content.get(`${type.split('/')[0]}/*`) ?? content.get('*/*')

/** Another kind of JSON, such as application/problem+json. */
export const otherJson = (content: CallContent) =>
  [...content].find(([type]) => /^application\/(.*\+)?json$/.test(type))

/** The content types of the parts of a form, which its `encoding` can limit. */
export function compareParts(comparison: Comparison, spot: Spot, mine: Node, other: Node): void {
  const typesOf = ({ reader }: Shapes, { at }: Node): Map<string, string> => {
    const media = at.slice(0, -1).reduce((value: Json, name) => value?.[name], reader.root.value)
    return new Map(
      Object.entries<Json>(media?.encoding ?? {}).flatMap(([name, part]) =>
        typeof part?.contentType === 'string' ? [[name, part.contentType]] : [],
      ),
    )
  }
  const ours = typesOf(comparison.ours, mine)
  for (const [name, types] of typesOf(comparison.theirs, other)) {
    const [all] = types.split(',').map((type) => type.trim())
    if (types === ours.get(name) || ['*/*', 'image/*', 'application/octet-stream'].includes(all ?? ''))
      continue
    comparison.add(spot, {
      rule: 'sent-constraint-changed',
      severity: 'risky',
      name,
      keyword: 'contentType',
      message: `The part '${name}' is taken as ${types} only`,
      ours: ours.get(name) ?? 'any type',
      theirs: types,
      at: other.at,
    })
  }
}
