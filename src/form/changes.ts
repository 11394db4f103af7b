import { isEmpty, isPlain, isSame } from './edits'

/** One step towards a value: a key of an object, or the id of an item of a list. */
type Step = string | { id: string }

/** One edited value; absent `was` or `is` means that there is none. Survives JSON. */
export interface Change {
  path: Step[]
  was?: unknown
  is?: unknown
}

/** Ids of the items, in order; undefined where one has none or two have the same. */
function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.map((item) => (isPlain(item) ? item.id : undefined))
  const isKeyed = ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length
  return isKeyed ? (ids as string[]) : undefined
}

/** The edited values alone. A list that got other items or another order is one value. */
export function changesBetween(before: unknown, after: unknown, path: Step[] = []): Change[] {
  if (isSame(before, after)) return []
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [was, is] = [idsOf(before), idsOf(after)]
    if (was && is && was.join('\n') === is.join('\n')) {
      return is.flatMap((id, index) => changesBetween(before[index], after[index], [...path, { id }]))
    }
  }
  return [{ path, was: before, is: after }]
}

/** The object with what the changes say (`is`) or said before (`was`); what no longer has a place is left out. */
export function withChanges(object: unknown, changes: readonly Change[], side: 'was' | 'is'): unknown {
  return changes.reduce((result, change) => put(result, change.path, change[side]), object)
}

function put(object: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'object') {
    if (!Array.isArray(object)) return object
    return object.map((item) => (isPlain(item) && item.id === step.id ? put(item, rest, value) : item))
  }
  if (!isPlain(object) && !isEmpty(object)) return object
  return {
    ...(isPlain(object) ? object : {}),
    [step]: put(isPlain(object) ? object[step] : undefined, rest, value),
  }
}

/** Whether the object still has a place for each of the changes. */
export const hasPlaceFor = (object: unknown, { path }: Change): boolean => {
  let value = object
  for (const step of path) {
    if (typeof step === 'string') {
      if (!isPlain(value) && !isEmpty(value)) return false
      value = isPlain(value) ? value[step] : undefined
    } else {
      value = Array.isArray(value) ? value.find((item) => isPlain(item) && item.id === step.id) : undefined
      if (value === undefined) return false
    }
  }
  return true
}
