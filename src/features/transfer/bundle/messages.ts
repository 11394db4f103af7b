import type { core } from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What is wrong with a field of a file, and what is expected. Zod's own messages are for developers. */
export function messageOf(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // An issue does not contain the value. Only its message shows that the value is missing.
      if (issue.message.endsWith('received undefined')) return 'Is required'
      return `Expected ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string' ? 'Cannot be empty' : `Must be ${issue.minimum} or more`
    case 'too_big':
      if (issue.origin === 'array') return `Can have ${issue.maximum} at most`
      return `Must be ${issue.maximum} or less`
    case 'invalid_value':
      return `Expected one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'Expected a date and time such as 2026-03-01T00:00:00Z'
        : 'Is not in the expected format'
    default:
      return 'This value is not allowed here'
  }
}
