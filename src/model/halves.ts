import { hasHalf } from '@/lib/halves'
import { isPlain } from './edits'

/*
 * Texts that contain half of a surrogate pair. Received ones are sent back unchanged (decision A1); edited ones are not
 * sent (rule TEXT-8).
 */

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

/** All texts with half of a surrogate pair in received values. */
export const receivedHalves = (values: Iterable<unknown>): ReadonlySet<string> =>
  new Set(Array.from(values, (value) => [...halvesIn(value)].map(({ text }) => text)).flat())

/**
 * The paths of texts with half of a surrogate pair that were not received. A text that was only moved counts as
 * received.
 */
export function newHalves(object: unknown, received: () => ReadonlySet<string>): string[] {
  let known: ReadonlySet<string> | undefined
  const paths: string[] = []
  for (const { path, text } of halvesIn(object)) {
    // Read on demand: hardly any object contains such a text.
    known ??= received()
    if (!known.has(text)) paths.push(path)
  }
  return paths
}
