import type { ZodType } from 'zod'
import { forSchema } from '@/lib/exactNumber'

export type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number]

/** zod rejects whole numbers beyond 2^53. The contract allows them. */
const isBeyondDouble = (issue: Issue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER)

/** How a value breaks a schema of the contract. Numbers of any size are allowed (rule NUMBER-1). */
export const issuesOf = (
  schema: ZodType,
  value: unknown,
  options?: Parameters<ZodType['safeParse']>[1],
): Issue[] =>
  (schema.safeParse(forSchema(value), options).error?.issues ?? []).filter((issue) => !isBeyondDouble(issue))
