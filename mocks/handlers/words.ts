import type { core } from 'zod'

/** The problem of a field, worded for an administrator, and the field's dot path. */
export interface Complaint {
  error: string
  field?: string
}

const labels: Record<string, string> = {
  imgUrl: 'Image URL',
  apikey: 'API key',
  drawTime: 'Draw date',
  quizzId: 'Quiz',
  surveyId: 'Survey',
  countLimit: 'Count limit',
}

/** `requiredPassRate` becomes `Required pass rate`, `questions.2` becomes `Questions 3`. */
function labelOf(path: PropertyKey[]): string {
  const names = path.filter((part) => typeof part !== 'number').map(String)
  const name = names.at(-1) ?? 'The request'
  const words = labels[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  const last = path.at(-1)
  return typeof last === 'number' ? `${label} ${last + 1}` : label
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Converts a validation issue to a complaint. */
export function complaintOf(issue: core.$ZodIssue): Complaint {
  const path = [...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return { error: `Unknown field '${key}'`, field: [...path, key].join('.') }
  }
  return { error: `${labelOf(path)} ${wrong(issue)}`, field: path.join('.') || undefined }
}

function wrong(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Only zod's default message distinguishes a missing field: issues do not contain the input.
      if (issue.message.endsWith('received undefined')) return 'is required'
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string' ? 'is required' : `must be ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'array'
        ? `must hold ${issue.maximum} at most`
        : `must be ${issue.maximum} or less`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? "must be a date and time such as '2026-03-01T00:00:00Z'"
        : `must be a valid ${issue.format}`
    default:
      return 'is not valid'
  }
}
