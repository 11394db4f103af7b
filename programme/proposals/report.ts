import { keyOf, objectsByKey } from '@/engine/plan/ids'
import { planNotices } from '@/engine/plan/planNotices'
import { fieldsOfRow, type ProposedField } from '@/engine/plan/proposal'
import { digitsOf, type Proposal, type ProposedState } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import { effectsOf } from '@/engine/proposals/effects'
import { invisible } from '@/lib/folding'
import { writeJson } from '@/lib/json'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { shown } from '../report'

/** What `programme apply --format json` prints. */
export interface ApplyReport {
  /** The eight digits. */
  proposal: string
  title: string
  why: string
  by: string
  account: string
  rows: {
    type: EntityType
    id: string
    name: string
    action: string
    state: ProposedState
    fields: ProposedField[]
  }[]
  /** How many calls were carried out. */
  sent: number
}

export interface Applied {
  proposal: Proposal
  plan: Plan
  lists: Lists
  leaveOut: ReadonlySet<string>
}

/** Control and direction characters can make a text look like another one. */
const plain = (text: string) => text.replaceAll(invisible, '')

export function reportOf({ proposal, plan, lists }: Applied, sent: number): ApplyReport {
  const { account, title, why, by, rows } = proposal
  const there = objectsByKey(lists, account)
  const states = new Map(plan.rows.map((row) => [row.key, row.proposed ?? 'blocked']))
  return {
    ...{ proposal: digitsOf(proposal), title: plain(title), why: plain(why), by: plain(by), account },
    rows: rows.map((row) => {
      const { type, id, name, action } = row
      const state = states.get(keyOf(row)) ?? 'blocked'
      return {
        type,
        id,
        name: plain(name),
        action,
        state,
        fields: fieldsOfRow(row, there.get(keyOf(row)), account),
      }
    }),
    sent,
  }
}

const headLine = ({ proposal, title, why, by }: ApplyReport) =>
  `Proposal ${proposal}: ${title}. ${why} (by ${by}, as the file says)`

/** The states and fields as lines for a terminal. */
export function textLines(applied: Applied): string[] {
  const report = reportOf(applied, 0)
  const byKey = new Map(applied.plan.rows.map((row) => [row.key, row]))
  return [
    plain(headLine(report)).replaceAll(/\s+/g, ' '),
    ...report.rows.flatMap((row) => {
      const key = keyOf(row)
      const { block, notes = [] } = byKey.get(key) ?? {}
      const left = applied.leaveOut.has(key) ? ' (left out)' : ''
      return [
        `${row.state.padEnd(18)} ${row.action} ${row.type}/${plain(row.id)}${left}${block ? `: ${block.text}` : ''}`,
        ...row.fields.map(fieldLine),
        ...notes.map((note) => `                   ${plain(note)}`),
      ]
    }),
  ]
}

function fieldLine({ path, before, now, proposed }: ProposedField): string {
  const since = writeJson(before) === writeJson(now) ? '' : ` (the proposer saw ${shown(before)})`
  return plain(`                   ${path}: ${shown(now)} -> ${shown(proposed)}${since}`)
}

/**
 * A text of the file in Markdown: in a code span, where nothing is a link, a mention, an emphasis or HTML. On one line.
 */
export function code(text: string): string {
  const line = plain(text).replaceAll(/\s+/g, ' ').trim()
  if (line === '') return '` `'
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = longest > 0 ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** The same in a cell of a table, where a pipe ends the cell. */
const cell = (text: string) => code(text.replaceAll('\\', '＼')).replaceAll('|', '\\|')

const valueCell = (value: unknown) =>
  value === undefined || value === null || value === '' ? '' : cell(cut(shown(value)))

const mostShown = 200
const cut = (text: string) => (text.length > mostShown ? `${[...text].slice(0, mostShown).join('')}…` : text)

/** A comment for a pull request: a table with a line for each field, and what the proposal does to the programme. */
export function markdown(applied: Applied, now: number): string {
  const { plan, lists, leaveOut } = applied
  const report = reportOf(applied, 0)
  const lines = report.rows.flatMap((row) => {
    const key = keyOf(row)
    const state = `${row.state}${leaveOut.has(key) ? ', left out' : ''}`
    const fields: (ProposedField | undefined)[] = row.fields.length > 0 ? row.fields : [undefined]
    return fields.map((field) =>
      [
        ...[
          '',
          row.action,
          `${cell(`${row.type}/${row.id}`)} ${cell(row.name)}`,
          field ? cell(field.path) : '',
        ],
        ...[field?.before, field?.now, field?.proposed].map(valueCell),
        ...[state, ''],
      ].join(' | '),
    )
  })
  const { caused, mended, credits } = effectsOf(plan, lists, now)
  const notices = planNotices(plan)
  const listed = (title: string, texts: readonly string[]) =>
    texts.length > 0 ? ['', `**${title}**`, '', ...texts.map((text) => `- ${code(text)}`)] : []
  return [
    `### Proposal ${report.proposal}: ${code(report.title)}`,
    '',
    `${code(report.why)} (by ${code(report.by)}, as the file says, for the account ${code(report.account)})`,
    '',
    '| Action | Object | Field | Reviewed | Now | Proposed | State |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines.map((line) => line.trim()),
    ...listed(
      'Players may notice',
      notices.map(({ name, texts }) => `${name}: ${texts.join(' ')}`),
    ),
    ...listed(
      'The check would find',
      caused.map(({ type, id, text }) => `${type}/${id}: ${text}`),
    ),
    ...listed(
      'The check would no longer find',
      mended.map(({ type, id, text }) => `${type}/${id}: ${text}`),
    ),
    '',
    `A regular player earns ${credits.before} ${nouns.credits.many} a month now, and ${credits.after} afterwards.`,
  ].join('\n')
}
