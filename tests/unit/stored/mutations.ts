/** Values that no field expects. */
const odd: readonly [name: string, value: unknown][] = [
  ['nothing', null],
  ['missing', undefined],
  ['a number', 7],
  ['a text', 'other'],
  ['an empty text', ''],
  ['a switch', true],
  ['an object', { constructor: 1 }],
  ['a list', [null]],
  ['no number', Number.NaN],
  ['a time out of range', 8.64e15 + 1],
  ['a negative number', -1e300],
  ['a long text', 'x'.repeat(100_000)],
]

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with each of its fields, at any depth, replaced by each odd value. */
export function mutationsOf(value: unknown, path = ''): [name: string, value: unknown][] {
  const own = odd.map(([name, other]): [string, unknown] => [`${path || 'all'}: ${name}`, other])
  if (Array.isArray(value))
    return [
      ...own,
      ...value.flatMap((item, index) =>
        mutationsOf(item, `${path}.${index}`).map(([name, next]): [string, unknown] => [
          name,
          value.with(index, next),
        ]),
      ),
    ]
  if (!isPlain(value)) return own
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      mutationsOf(part, path ? `${path}.${key}` : key).map(([name, next]): [string, unknown] => [
        name,
        next === undefined
          ? Object.fromEntries(Object.entries(value).filter(([one]) => one !== key))
          : { ...value, [key]: next },
      ]),
    ),
  ]
}
