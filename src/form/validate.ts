import type { FieldErrors } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { ZodType } from 'zod'
import { at, isSame } from './edits'
import type { Problem, Rule } from './types'

interface Check<T> {
  rules: readonly Rule<T>[]
  schema: ZodType
  /** The object as it would be sent, and the form's values it comes from. */
  object: T
  before: unknown
  after: unknown
  isNew: boolean
  /** Whether a control of the form edits this path. */
  isRegistered: (path: string) => boolean
}

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number]

/** The generated schemas speak to developers; these words are for the person at the field. */
function words(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'This field is required' : `Must be ${issue.minimum} or more`
    case 'too_big':
      return `Must be ${issue.maximum} or less`
    default:
      return 'This value is not allowed here'
  }
}

/** Whether this part of the object was edited. All of an item that was added counts; one that was moved does not. */
function isEdited(before: unknown, after: unknown, path: string): boolean {
  let [was, is] = [before, after]
  for (const key of path.split('.')) {
    const item = at(is, key)
    if (Array.isArray(is)) {
      const id = at(item, 'id') || undefined
      const came: unknown[] = Array.isArray(was) ? was : []
      const same = id === undefined ? undefined : came.find((one) => at(one, 'id') === id)
      if (same === undefined && came.length !== is.length) return true
      was = same ?? came[Number(key)]
    } else {
      was = at(was, key)
    }
    is = item
  }
  return !isSame(was, is)
}

/**
 * What keeps the save back: the entity's rules, and breaches of the contract on what was edited here. Whatever came
 * broken from the server and was not touched travels back as it came. One problem per field, rules first.
 */
export function problemsOf<T>({
  rules,
  schema,
  object,
  before,
  after,
  isNew,
  isRegistered,
}: Check<T>): Problem[] {
  const problems = new Map<string, Problem>()
  const add = (problem: Problem) => problems.has(problem.path) || problems.set(problem.path, problem)
  for (const rule of rules) rule(object).forEach(add)
  for (const issue of schema.safeParse(object).error?.issues ?? []) {
    const path = issue.path.join('.')
    if (isRegistered(path) && (isNew || isEdited(before, after, path))) add({ path, message: words(issue) })
  }
  return [...problems.values()]
}

/** Problems in the shape of React Hook Form. */
export function toFieldErrors(problems: readonly Problem[], type = 'invalid'): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of problems) set(errors, path, { type, message })
  return errors
}

/** The way back: every message with its path, in the order they were found. */
export function problemsIn(errors: unknown, prefix = ''): Problem[] {
  if (typeof errors !== 'object' || errors === null) return []
  const { message, type } = errors as { message?: unknown; type?: unknown }
  if (typeof message === 'string' && typeof type === 'string') return [{ path: prefix, message }]
  return Object.entries(errors).flatMap(([key, part]) =>
    key === 'ref' ? [] : problemsIn(part, prefix === '' ? key : `${prefix}.${key}`),
  )
}
