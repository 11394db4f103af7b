import { numberIn } from '@/lib/value'

interface Limited {
  limitCount?: unknown
  countLimit?: unknown
}

/**
 * How often an object counts in a period, or how many periods complete a streak; undefined without a limit. A missing
 * `limitCount` is no limit, and a limit without a number allows nothing (decision H100).
 */
export const limitOf = ({ limitCount, countLimit }: Limited): number | undefined =>
  limitCount === true ? Math.max(0, Math.floor(numberIn(countLimit) ?? 0)) : undefined
