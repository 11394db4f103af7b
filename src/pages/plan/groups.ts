import type { ProposedState } from '@/engine/plan/proposalTypes'
import type { Decisions, Plan, PlanRequest, PlanRow, RowVerdict } from '@/engine/plan/types'
import { formatNumber, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import { countNotWritten } from './notWritten'
import type { StatusName } from './Status'

/** The criterion for the tabs of a preview: the verdict of a row, or its state in a proposal (rule PLANSCREEN-2). */
export type RowTab = RowVerdict | ProposedState

/** A tab of the preview. `all` shows every row. */
export type Tab = 'all' | RowTab

const tabsByKind: Readonly<Record<PlanRequest['kind'], readonly Tab[]>> = {
  copy: ['all', 'new', 'identical', 'differs', 'blocked'],
  import: ['all', 'new', 'identical', 'differs', 'blocked'],
  edit: ['all', 'edit', 'identical', 'blocked'],
  changes: ['all', 'edit', 'new', 'identical', 'blocked'],
  delete: ['all', 'delete', 'blocked'],
  duplicate: ['all', 'new', 'blocked'],
  revert: ['all', 'differs', 'edit', 'new', 'delete', 'identical', 'blocked'],
  proposal: ['all', 'conflict', 'changed-elsewhere', 'gone', 'exists', 'blocked', 'as-reviewed', 'done'],
}

export const tabsOf = (request: PlanRequest): readonly Tab[] => tabsByKind[request.kind]

const rowTabOf = ({ verdict, proposed }: PlanRow): RowTab => proposed ?? verdict

/** The number of rows in each tab. */
export function tabCountsOf({ rows }: Plan): ReadonlyMap<Tab, number> {
  const counts = new Map<Tab, number>([['all', rows.length]])
  for (const tab of rows.map(rowTabOf)) counts.set(tab, (counts.get(tab) ?? 0) + 1)
  return counts
}

/** Whether the user should check a row before the plan starts. */
const needsEye = ({ verdict, notes, proposed }: PlanRow) =>
  verdict === 'blocked' ||
  verdict === 'differs' ||
  (verdict === 'delete' && notes.length > 0) ||
  proposed === 'changed-elsewhere'

/**
 * The rows that the user should check, determined when the preview opens. They stay in the first group while the user
 * decides, because a row that moved to another group would be out of sight.
 */
export const pinnedIn = ({ rows }: Plan): ReadonlySet<string> =>
  new Set(
    rows
      .filter((row) => needsEye(row) || (row.verdict === 'new' && row.notes.length > 0))
      .map(({ key }) => key),
  )

const nothing: ReadonlySet<string> = new Set()

export interface Group {
  title: string
  text: string
  rows: readonly PlanRow[]
}

const titles: Readonly<Record<RowVerdict, [title: string, text: string]>> = {
  new: ['New', 'They do not exist there yet.'],
  identical: ['Identical', 'Nothing changes.'],
  differs: ['Differ', 'They stay as they are unless you choose other values.'],
  edit: ['Change', ''],
  delete: ['Delete', 'Nothing else refers to them.'],
  blocked: ['Blocked', 'They cannot be written.'],
}

const revertTitles: Readonly<Partial<Record<RowVerdict, [title: string, text: string]>>> = {
  new: ['Brought back', 'They were deleted, and are created again.'],
  identical: ['Back already', 'Nothing will be written.'],
  edit: [
    'Go back',
    `Nobody else changed these fields since. ${nouns.points.title} and ${nouns.credits.many} change by the difference.`,
  ],
  delete: ['Delete', 'They were created. Nothing else refers to them.'],
}

/** Titles of the groups of a proposal whose rows are as they were reviewed. */
const proposalTitles: Readonly<Partial<Record<RowVerdict, [title: string, text: string]>>> = {
  new: ['New', 'As reviewed: their ids are free.'],
  identical: ['Done already', 'They are as proposed. Nothing will be sent.'],
  edit: ['Change', 'As reviewed: nobody changed them since.'],
  delete: ['Delete', 'As reviewed: nobody changed them since.'],
}

const ownTitles: Readonly<Partial<Record<PlanRequest['kind'], typeof revertTitles>>> = {
  revert: revertTitles,
  proposal: proposalTitles,
}

const eyeText: Readonly<Record<PlanRequest['kind'], string>> = {
  copy: 'What you do not decide stays as it is.',
  import: 'What you do not decide stays as it is.',
  edit: 'They stay as they are.',
  changes: 'They stay as they are.',
  delete: 'Other objects refer to them.',
  duplicate: 'Decide, or go on: ids and names can be changed here.',
  revert: 'What others changed since stays, unless you choose otherwise.',
  proposal: 'They are not as the proposer saw them. A conflict is left out until you choose.',
}

/** For example 'Only Availability changes.' */
function changedText(rows: readonly PlanRow[]): string {
  const fields = new Set(rows.flatMap(({ diffs }) => diffs.map(({ fieldName }) => fieldName)))
  const [field] = fields
  return fields.size === 1 ? `Only ${field} changes.` : `${pluralize(fields.size, 'field')} change.`
}

const order: readonly RowVerdict[] = ['new', 'edit', 'delete', 'identical']

const hasTitle = (tab: Tab): tab is RowVerdict => Object.hasOwn(titles, tab)

/** The rows of a tab in groups: first the rows to check, then one group for each verdict. */
export function groupsOf(plan: Plan, request: PlanRequest, tab: Tab, pinned = nothing): Group[] {
  const isFirst = (row: PlanRow) => needsEye(row) || pinned.has(row.key)
  const shown = tab === 'all' ? plan.rows : plan.rows.filter((row) => rowTabOf(row) === tab)
  if (hasTitle(tab)) {
    const [title, text] = ownTitles[request.kind]?.[tab] ?? titles[tab]
    return shown.length > 0 ? [{ title, text: text || changedText(shown), rows: shown }] : []
  }
  const eye = shown.filter(isFirst)
  const rest = order.map((verdict): Group => {
    const [title, text] = titles[verdict]
    const same = request.kind === 'edit' && verdict === 'identical'
    const [ownTitle, ownText] = ownTitles[request.kind]?.[verdict] ?? [title, text]
    const rows = shown.filter((row) => row.verdict === verdict && !isFirst(row))
    return {
      title: same ? 'Unchanged' : ownTitle,
      text: same ? 'They have this value already.' : ownText || changedText(rows),
      rows,
    }
  })
  const first: Group = { title: 'Needs your attention', text: eyeText[request.kind], rows: eye }
  return [first, ...rest].filter(({ rows }) => rows.length > 0)
}

export const statusOf = (row: PlanRow, { leaveOut }: Decisions, kind: PlanRequest['kind']): StatusName => {
  if (leaveOut.includes(row.key)) return 'leftOut'
  if (row.proposed) return row.proposed
  return row.verdict === 'identical' && kind === 'edit' ? 'unchanged' : row.verdict
}

/** The number of objects that will be written. */
export const readyCount = ({ steps }: Plan): number => new Set(steps.map(({ row }) => row)).size

/** '13 of 14 ready, 1 blocked'. */
export function readyText(plan: Plan, decisions: Decisions): string {
  const { undecided, unchanged, leftOut, blocked } = countNotWritten(plan, decisions)
  return [
    `${formatNumber(readyCount(plan))} of ${formatNumber(plan.rows.length)} ready`,
    undecided > 0 && `${formatNumber(undecided)} to decide`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
    leftOut > 0 && `${formatNumber(leftOut)} left out`,
    blocked > 0 && `${formatNumber(blocked)} blocked`,
  ]
    .filter(Boolean)
    .join(', ')
}
