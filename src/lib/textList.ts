import { invisible } from './folding'

/* Reads and edits lists in one line of text, such as tags, without changing the existing entries. */

/** The commas of all scripts. */
const comma = ',،՝߸፣᠂᠈⸲⸴⹁⹌、꓾꘍꛵︐︑﹐﹑，､'
/** An input has no line breaks and tabs, but texts from elsewhere do. */
const separator = new RegExp(`[${comma}\\r\\n\\t]`)
/** What separates entries of a pasted text: the cells of a table, and semicolons of each script. */
const pastedSeparators = new RegExp(`[${comma};;؛፤⁏︔﹔；\\r\\n\\t\\v\\f\\u0085\\u2028\\u2029]`)
const endsEntry = new RegExp(`^\\s*(?:$|[${comma}])`)

/**
 * A key that is the same for entries that repeat each other. Ignores case and invisible characters, but not accents.
 */
export function repeatKey(entry: string): string {
  const visible = entry.normalize('NFC').replace(invisible, '').trim()
  // The capital of 'ß' is 'SS'.
  return (visible || entry).toLowerCase().toUpperCase().toLowerCase()
}

/** The spelling in use that a text repeats, otherwise the text itself. If several repeat it, the first one counts. */
export function spellingInUse(text: string, used: readonly string[]): string {
  if (text === '' || used.includes(text)) return text
  const key = repeatKey(text)
  return used.find((one) => repeatKey(one) === key) ?? text
}

interface Read<Entry> {
  entries: Entry[]
  /** Entries that were left out because they repeat another one. */
  repeated: string[]
}

/** An existing entry, with the text that the input shows for it. */
export interface KeptEntry<Entry> {
  entry: Entry
  shown: string
}

/** Inputs leave out line breaks. */
const inInput = (text: string) => text.replace(/[\r\n]/g, '')

/**
 * Reads the entries of a text. Entries that are there already stay as they are, also one with a comma and one that repeats
 * another. New ones are split at commas and trimmed, and repeats are left out (rule TEXT-5).
 */
export function readTextList<Entry = string>(
  text: string,
  kept: readonly KeptEntry<Entry>[] = [],
): Read<Entry | string> {
  const { head, tail, from, to } = untouched(text, kept)
  const found: (KeptEntry<Entry> | string)[] = [
    ...kept.slice(0, head),
    ...readPart(text.slice(from, to), kept.slice(head, tail)),
    ...kept.slice(tail),
  ]
  const keys = new Set(found.flatMap((one) => (typeof one === 'string' ? [] : [repeatKey(one.shown)])))
  const entries: (Entry | string)[] = []
  const repeated: string[] = []
  for (const one of found) {
    if (typeof one !== 'string') entries.push(one.entry)
    else if (one !== '') {
      const key = repeatKey(one)
      if (keys.has(key)) repeated.push(one)
      else entries.push(one)
      keys.add(key)
    }
  }
  return { entries, repeated }
}

/**
 * Finds which entries were not edited: those before `head`, and those from `tail` on. The edited part of the text is
 * from `from` to `to`.
 */
function untouched<Entry>(text: string, kept: readonly KeptEntry<Entry>[]) {
  const before = kept.map(({ shown }) => inInput(shown))
  const all = before.join(', ')
  if (text === all) return { head: kept.length, tail: kept.length, from: 0, to: 0 }
  let same = 0
  while (same < Math.min(all.length, text.length) && all[same] === text[same]) same += 1
  let head = 0
  let from = 0
  for (let end = 0; head < before.length; head += 1, end += 2) {
    end += before[head]?.length ?? 0
    // An entry is only unchanged if the comma after it is, too.
    if (end >= same || end >= all.length) break
    from = end + 1
  }
  let sameEnd = 0
  while (sameEnd < Math.min(all.length, text.length) - from && all.at(-1 - sameEnd) === text.at(-1 - sameEnd))
    sameEnd += 1
  let tail = before.length
  let to = text.length
  for (let length = 0; tail > head; tail -= 1, length += 2) {
    length += before[tail - 1]?.length ?? 0
    if (length > sameEnd || !endsWithComma(text.slice(from, text.length - length))) break
    to = text.length - length
  }
  return { head, tail, from, to: Math.max(from, to) }
}

/** Reads the edited part of the text. Entries that it still contains keep their value. */
function readPart<Entry>(text: string, kept: readonly KeptEntry<Entry>[]): (KeptEntry<Entry> | string)[] {
  const found: (KeptEntry<Entry> | string)[] = []
  const left = [...kept]
  let at = 0
  while (at <= text.length) {
    const rest = text.slice(at)
    const known = keptAt(rest, left)
    if (known) left.splice(left.indexOf(known.kept), 1)
    const length = known ? known.length : endOf(rest)
    found.push(known ? known.kept : rest.slice(0, length).trim())
    at += length + 1
  }
  return found
}

const endOf = (text: string) => {
  const end = text.search(separator)
  return end < 0 ? text.length : end
}

/** The longest known entry at the start of the text, and where it ends (before the comma). */
function keptAt<Entry>(text: string, kept: readonly KeptEntry<Entry>[]) {
  const blanks = text.length - text.trimStart().length
  let longest: { kept: KeptEntry<Entry>; length: number } | undefined
  for (const one of kept) {
    const shown = inInput(one.shown)
    for (let from = 0; from <= blanks; from += 1) {
      const [end] = text.startsWith(shown, from)
        ? (endsEntry.exec(text.slice(from + shown.length)) ?? [])
        : []
      if (end === undefined) continue
      const length = from + shown.length + end.replace(/[^\s]$/, '').length
      if (!longest || length > longest.length) longest = { kept: one, length }
      break
    }
  }
  return longest
}

/** Splits a pasted text, also at semicolons, line breaks and tabs. */
export const splitPasted = (text: string): string[] =>
  text
    .split(pastedSeparators)
    .map((part) => part.trim())
    .filter(Boolean)

/** Whether the pasted text contains separators that an input would lose, so that entries would be joined. */
export const joinsEntries = (pasted: string): boolean =>
  /[;;؛፤⁏︔﹔；\r\n\t\v\f\u0085\u2028\u2029]/.test(pasted)

/** The entries without those that repeat an earlier one. */
export function withoutRepeats(entries: readonly string[]): string[] {
  const keys = new Set<string>()
  return entries.filter((entry) => {
    const { size } = keys
    return keys.add(repeatKey(entry)).size > size
  })
}

/** The text after the last comma, which is still being typed. */
export const lastEntry = (text: string): string => (text.split(separator).at(-1) ?? '').trim()

/** Whether a text ends with a comma or is empty, so that another entry can follow. */
export const endsWithComma = (text: string): boolean => new RegExp(`(?:^|[${comma}])\\s*$`).test(text)
/** Where the last entry of a text begins: behind its last comma. */
export const lastEntryAt = (text: string): number => text.search(new RegExp(`[^${comma}]*$`))
/** Whether a text begins with a comma, or is blank. */
export const beginsWithComma = (text: string): boolean => endsEntry.test(text)
