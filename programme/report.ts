import type { Plan, PlanRow, RowVerdict } from '@/engine/plan/types'
import { writeJson } from '@/lib/json'
import { code, type Markdown, visible, withCodes } from './markdown'

const words: Record<RowVerdict, string> = {
  new: 'new',
  identical: 'identical',
  differs: 'differs',
  edit: 'edit',
  delete: 'delete',
  blocked: 'BLOCKED',
}

/** A value on one line. */
export const shown = (value: unknown): string =>
  value === undefined ? '(none)' : withCodes(writeJson(value))

/** As `shown`, as code in a Markdown table. */
export const shownIn = (value: unknown): string | Markdown =>
  value === undefined ? '(none)' : code(shown(value))

/** The effect of a plan on each object. Identical objects are only counted. */
export const rowLines = ({ rows, steps }: Plan): string[] => {
  const written = new Set(steps.map(({ row }) => row))
  return rows
    .filter(({ verdict }) => verdict !== 'identical')
    .flatMap((row) => linesOf(row, written.has(row.key)))
    .map(visible)
}

function linesOf({ type, id, verdict, block, diffs, notes }: PlanRow, isWritten: boolean): string[] {
  const stays = verdict === 'differs' && !isWritten ? ' (stays as it is)' : ''
  const reason = block ? `: ${block.text}` : ''
  return [
    `${words[verdict].padEnd(9)} ${type}/${id}${stays}${reason}`,
    ...diffs.map(({ path, source, target }) => `            ${path}: ${shown(target)} -> ${shown(source)}`),
    ...notes.map((note) => `            ${note}`),
  ]
}

/** '3 new, 1 differs, 12 identical' */
export function countsOf({ rows }: Plan): string {
  const counts = new Map<RowVerdict, number>()
  for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  const parts = (Object.keys(words) as RowVerdict[]).flatMap((verdict) => {
    const count = counts.get(verdict)
    return count ? [`${count} ${words[verdict].toLowerCase()}`] : []
  })
  return parts.join(', ') || 'no objects'
}
