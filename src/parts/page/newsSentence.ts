import { entityOf } from '@/entities/registry'
import { formatNumber, plural } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'

/** The input of the sentence. */
export interface News {
  /** The moments that are still to come today. */
  today: readonly { kind: 'starts' | 'ends' | 'draws'; type: EntityType }[]
  /** Whether something has already happened today. */
  hasPassed: boolean
  /** Undefined while the check is running. */
  findings: { errors: number; warnings: number } | undefined
  /** Whether all lists are completely loaded. Otherwise the sentence must not say that nothing happens. */
  isWhole: boolean
}

/** The sentence in three parts. `findings` is the middle part, a link to the check. */
interface Sentence {
  start: string
  findings?: { text: string; tone: 'danger' | 'warning' }
  end: string
}

const words = [
  'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
] // biome-ignore format: a row of words

/** Numbers up to twelve as words. */
export const inWords = (count: number): string => words[count] ?? formatNumber(count)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const wordsFor = (count: number, one: string, many: string) => `${inWords(count)} ${plural(count, one, many)}`

/** 'two missions start', 'three objects end'. */
function happening(kind: 'starts' | 'ends' | 'draws', types: readonly EntityType[]): string {
  const [first] = types
  const isOneType = first !== undefined && types.every((type) => type === first)
  const { singular, title } = isOneType ? entityOf(first).list : { singular: 'object', title: 'objects' }
  const verb = types.length === 1 ? kind : kind.slice(0, -1)
  return `${wordsFor(types.length, singular.toLowerCase(), title.toLowerCase())} ${verb}`
}

/** Says what happens today, with at most two kinds: draws first, then ends, then starts. */
function todayText(today: News['today']): string | undefined {
  const parts = (['draws', 'ends', 'starts'] as const).flatMap((kind) => {
    const types = today.filter((moment) => moment.kind === kind).map(({ type }) => type)
    return types.length > 0 ? [happening(kind, types)] : []
  })
  return parts.length > 0 ? `${parts.slice(0, 2).join(' and ')} today` : undefined
}

/** The sentence at the top: what happens today, and what needs attention. */
export function sentenceOf({ today, hasPassed, findings, isWhole }: News): Sentence {
  const now = todayText(today)
  const quiet = `nothing ${hasPassed ? 'more ' : ''}${isWhole ? '' : 'was found that '}starts, ends or draws today`
  if (!findings) return { start: `${capital(now ?? quiet)}.`, end: '' }
  const { errors, warnings } = findings
  if (errors + warnings === 0) {
    const fine = isWhole ? 'nothing is broken' : 'nothing broken was found'
    return { start: capital(now ? `${now}, and ${fine}.` : `all quiet: ${fine}, and ${quiet}.`), end: '' }
  }
  const text = errors > 0 ? wordsFor(errors, 'error', 'errors') : wordsFor(warnings, 'warning', 'warnings')
  const isOne = (errors || warnings) === 1
  const end = errors > 0 ? ` need${isOne ? 's' : ''} you.` : ` ${isOne ? 'is' : 'are'} worth a look.`
  const tone = errors > 0 ? 'danger' : 'warning'
  return { start: capital(now ? `${now}, and ` : `${quiet}, but `), findings: { text, tone }, end }
}
