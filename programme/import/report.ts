import type { z } from 'zod'
import { planNotices } from '@/engine/plan/planNotices'
import type { Plan, PlanRow, RowVerdict } from '@/engine/plan/types'
import { code, markdownOf, md, type Written } from '../markdown'
import type { importOutput } from '../outputs'
import { countsOf, shownIn } from '../report'
import type { Pruned } from './prune'

export type ImportReport = z.infer<typeof importOutput>
type ReportRow = ImportReport['rows'][number]

const namesOf = ({ type, id, name }: PlanRow) => ({ type: type as ReportRow['type'], id, name })

/** What an import would do, as plain data. The rows of `plan` contain the notices about them. */
export function importReportOf(file: string, plan: Plan, { deletions }: Pruned): ImportReport {
  const actions = new Map(plan.steps.map(({ row, action }) => [row, action]))
  const counts: Partial<Record<RowVerdict, number>> = {}
  for (const { verdict } of [...plan.rows, ...deletions.map(({ row }) => row)])
    counts[verdict] = (counts[verdict] ?? 0) + 1
  return {
    account: plan.account,
    file,
    counts: {
      new: 0,
      identical: 0,
      differs: 0,
      delete: 0,
      blocked: 0,
      ...counts,
    } as ImportReport['counts'],
    toConfirm: planNotices(plan).length,
    rows: plan.rows.flatMap((row): ReportRow[] => {
      const { verdict, block, diffs, notes, key } = row
      if (verdict !== 'new' && verdict !== 'differs' && verdict !== 'blocked') return []
      const action = actions.get(key)
      return [
        {
          ...namesOf(row),
          verdict,
          action: action === 'create' || action === 'update' ? action : 'none',
          ...(block && { reason: block.text }),
          fields: diffs.map(({ path, source, target }) => ({
            path,
            ...(target !== undefined && { before: target }),
            ...(source !== undefined && { after: source }),
          })),
          notes: [...notes],
        },
      ]
    }),
    deletions: deletions.map(({ row, state, usedBy }) => ({
      ...namesOf(row),
      state,
      usedBy: usedBy.map(({ type, id }) => ({ type: type as ReportRow['type'], id })),
      notes: [...row.notes],
    })),
  }
}

/** The counts of the file and of the deletions: '3 new, 1 differs, 2 delete'. */
export const allCounts = (plan: Plan, { deletions }: Pruned): string =>
  countsOf({ ...plan, rows: [...plan.rows, ...deletions.map(({ row }) => row)] })

export function importMarkdown(report: ImportReport, counts: string): string {
  const { account, file, rows, deletions, toConfirm } = report
  const named = ({ type, id, name }: { type: string; id: string; name: string }) => [
    code(`${type}/${id}`),
    name,
  ]
  const of = (test: (row: ReportRow) => boolean) => rows.filter(test)
  const fields = (some: readonly ReportRow[]) =>
    some.flatMap((row): Written[][] =>
      row.fields.map((field) => [
        ...named(row),
        code(field.path),
        shownIn(field.before),
        shownIn(field.after),
      ]),
    )
  const head = ['Object', 'Name', 'Field', 'Account', 'File']
  const isStaying = ({ verdict, action }: ReportRow) => verdict === 'differs' && action === 'none'
  return markdownOf({
    title: md`Import of ${code(file)} into ${code(account)}`,
    summary: [
      counts,
      ...(toConfirm > 0
        ? [
            md`${toConfirm} of the changes are noticed by players, or are large: ${code('--confirm')} confirms them.`,
          ]
        : []),
    ],
    sections: [
      {
        title: 'Blocked',
        head: ['Object', 'Name', 'Reason'],
        rows: of(({ verdict }) => verdict === 'blocked').map((row) => [...named(row), row.reason ?? '']),
      },
      {
        title: 'Deleted',
        head: ['Object', 'Name', 'State', 'Used by', 'Notes'],
        rows: deletions.map((one) => [
          ...named(one),
          one.state,
          one.usedBy.length === 0 ? '' : code(one.usedBy.map(({ type, id }) => `${type}/${id}`).join(', ')),
          one.notes.join(' '),
        ]),
      },
      { title: 'Changed', head, rows: fields(of(({ action }) => action === 'update')) },
      {
        title: 'New',
        head: ['Object', 'Name'],
        rows: of(({ verdict }) => verdict === 'new').map(named),
      },
      { title: 'Differs and stays as it is', head, rows: fields(of(isStaying)) },
      {
        title: 'Notes',
        head: ['Object', 'Name', 'Note'],
        rows: rows.flatMap((row) => row.notes.map((note) => [...named(row), note])),
      },
    ],
    rest: md`All of it is in ${code('--format json')}.`,
  })
}
