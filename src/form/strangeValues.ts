import type { ZodType } from 'zod'
import { valueByPath } from '@/lib/value'
import { isEmpty } from '@/model/edits'
import { issuesOf } from '@/model/issues'
import { inputText } from '@/model/readable'
import type { Problem } from '@/model/rules'

/** Issues about the type of a value. A number that is too small is still a number. */
const ofType = ['invalid_type', 'invalid_value', 'invalid_union', 'invalid_format']

const longest = 60

function shown(value: unknown): string {
  const text = inputText(value)
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text
}

/**
 * The values of an object that arrived in another type than that of the contract (rule DATA-11). Values that a control
 * would not show are left out.
 */
export function strangeValues(schema: ZodType, object: unknown): Problem[] {
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
