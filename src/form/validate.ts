import type { FieldErrors } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { ZodType } from 'zod'
import { startOf } from '@/lib/halves'
import { valueByPath } from '@/lib/value'
import { isEmpty, isSame } from '@/model/edits'
import { newHalves, receivedHalves } from '@/model/halves'
import { type Issue, issuesOf } from '@/model/issues'
import { inputText } from '@/model/readable'
import type { Problem, Rule } from '@/model/rules'

interface Check<T> {
  rules: readonly Rule<T>[]
  schema: ZodType
  /** The object as it would be sent. `before` and `after` are the form values. */
  object: T
  before: unknown
  after: unknown
  isNew: boolean
  /** The object is a new copy: `before` contains the values of the original. */
  isCopy?: boolean
  /** Whether a control of the form edits this path. */
  isRegistered: (path: string) => boolean
}

/** Zod's messages are for developers; these are for users. */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'This field is required' : `Must be ${issue.minimum} or more`
    case 'too_big':
      return `Must be ${issue.maximum} or less`
    default:
      return 'This value is not allowed here'
  }
}

/** Whether this part of the object was edited. True for every path in an added item, false in a moved one. */
export function isEdited(before: unknown, after: unknown, path: string): boolean {
  let [was, is] = [before, after]
  for (const key of path.split('.')) {
    const item = valueByPath(is, key)
    if (Array.isArray(is)) {
      const id = valueByPath(item, 'id') || undefined
      const came: unknown[] = Array.isArray(was) ? was : []
      const same = id === undefined ? undefined : came.find((one) => valueByPath(one, 'id') === id)
      if (same === undefined && came.length !== is.length) return true
      was = same ?? came[Number(key)]
    } else {
      was = valueByPath(was, key)
    }
    is = item
  }
  return !isSame(was, is)
}

/**
 * The problems that block a save: the entity's rules, and contract violations on edited paths. Invalid values that the
 * server sent and nobody edited are sent back as received. One problem per field, rules first.
 */
export function problemsOf<T>({
  rules,
  schema,
  object,
  before,
  after,
  isNew,
  isCopy = false,
  isRegistered,
}: Check<T>): Problem[] {
  const problems = new Map<string, Problem>()
  const add = (problem: Problem) => problems.has(problem.path) || problems.set(problem.path, problem)
  for (const rule of rules) rule(object).forEach(add)
  for (const issue of issuesOf(schema, object)) {
    const path = issue.path.join('.')
    const isKept = isNew ? isCopy && valueByPath(before, path) !== undefined : true
    if (isRegistered(path) && !(isKept && !isEdited(before, after, path)))
      add({ path, message: messageOf(issue) })
  }
  for (const path of newHalves(object, () => receivedHalves(isNew && !isCopy ? [] : [before]))) {
    const shownAt = registeredPath(path, isRegistered)
    if (shownAt !== undefined)
      add({ path: shownAt, message: 'This text contains half of a character: type it again' })
  }
  return [...problems.values()]
}

/** The path of the registered field that is, or contains, this path. For a tag it is the field of all tags. */
function registeredPath(path: string, isRegistered: (path: string) => boolean): string | undefined {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.'))))
    if (isRegistered(part)) return part
  return undefined
}

/** Issues about the type of a value. A number that is too small is still a number. */
const ofType = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_format']

const longest = 60

function shown(value: unknown): string {
  const text = inputText(value)
  return text.length > longest ? `${startOf(text, longest - 3)}...` : text
}

/**
 * The values of an object that arrived in another type than that of the contract (rule DATA-11). Values that a control
 * would not show are left out.
 */
export function unexpectedValues(schema: ZodType, object: unknown): Problem[] {
  const issues = issuesOf(schema, object)
  return issues.flatMap(({ code, path: keys }) => {
    const path = keys.join('.')
    const value = valueByPath(object, path)
    return !ofType.includes(code) || isEmpty(value)
      ? []
      : [
          {
            path,
            message: `Received as ${shown(value)}, which does not fit here. It is kept until you change it.`,
          },
        ]
  })
}

/** Converts problems to React Hook Form's errors. */
export function toFieldErrors(problems: readonly Problem[], type = 'invalid'): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of problems) set(errors, path, { type, message })
  return errors
}

/** The inverse of `toFieldErrors`: lists every message with its path, in order. */
export function problemsIn(errors: unknown, prefix = ''): Problem[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as { message?: unknown; type?: unknown }
  if (typeof message === 'string' && typeof type === 'string') return [{ path: prefix, message }]
  return Object.entries(errors).flatMap(([key, part]) =>
    key === 'ref' ? [] : problemsIn(part, prefix === '' ? key : `${prefix}.${key}`),
  )
}
