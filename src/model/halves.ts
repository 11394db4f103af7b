import { hasHalf } from '@/lib/halves'
import { isPlain } from './edits'

/* Texts with half of a character: a received one travels back as it came (decision A1), an edited one is not sent (rule TEXT-8). */

interface Found {
  path: string
  text: string
}

/** The texts of a value that contain half of a character, with their paths. */
function* halvesIn(value: unknown, path = ''): Generator<Found> {
  if (typeof value === 'string') {
    if (hasHalf(value)) yield { path, text: value }
  } else if (Array.isArray(value) || isPlain(value)) {
    for (const [key, part] of Object.entries(value))
      yield* halvesIn(part, path === '' ? key : `${path}.${key}`)
  }
}

/** All such texts of what was received. */
export const receivedHalves = (values: Iterable<unknown>): ReadonlySet<string> =>
  new Set(Array.from(values, (value) => [...halvesIn(value)].map(({ text }) => text)).flat())

/** The paths of such texts that were not received. A text that only moved was. */
export function newHalves(object: unknown, received: () => ReadonlySet<string>): string[] {
  let known: ReadonlySet<string> | undefined
  const paths: string[] = []
  for (const { path, text } of halvesIn(object)) {
    // Almost no text has one, so what was received is rarely read.
    known ??= received()
    if (!known.has(text)) paths.push(path)
  }
  return paths
}
