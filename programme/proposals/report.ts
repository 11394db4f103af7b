import { keyOf, objectsByKey } from '@/engine/plan/ids'
import { planNotices } from '@/engine/plan/planNotices'
import { fieldsOfRow, type ProposedField } from '@/engine/plan/proposal'
import { contractText, digitsOf, type Proposal, type ProposedState } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import { effectsOf } from '@/engine/proposals/effects'
import { writeJson } from '@/lib/json'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { code, markdownOf, md, visible, type Written } from '../markdown'
import { shown } from '../report'
import { ownVersions } from './write'

/** What `programme apply --format json` prints. */
export interface ApplyReport {
  /** The first eight digits of the proposal's hash, which name it. */
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
  /** The number of executed calls. */
  sent: number
}

export interface Applied {
  proposal: Proposal
  plan: Plan
  lists: Lists
  leaveOut: ReadonlySet<string>
}

export function reportOf({ proposal, plan, lists }: Applied, sent: number): ApplyReport {
  const { account, title, why, by, rows } = proposal
  const there = objectsByKey(lists, account)
  const states = new Map(plan.rows.map((row) => [row.key, row.proposed ?? 'blocked']))
  return {
    proposal: digitsOf(proposal),
    title: visible(title),
    why: visible(why),
    by: visible(by),
    account,
    rows: rows.map((row) => {
      const { type, id, name, action } = row
      const state = states.get(keyOf(row)) ?? 'blocked'
      return {
        type,
        id,
        name: visible(name),
        action,
        state,
        fields: fieldsOfRow(row, there.get(keyOf(row)), account),
      }
    }),
    sent,
  }
}

/** Says that the proposal was made with another version of the contract. */
const contractLine = ({ contract }: Proposal): string[] => {
  const text = contractText(visible(contract), ownVersions().contract)
  return text === undefined ? [] : [text]
}

const headLine = ({ proposal, title, why, by }: ApplyReport) =>
  `Proposal ${proposal}: ${title}. ${why} (by ${by}, as the file says)`

/** The states and fields as lines for a terminal. */
export function textLines(applied: Applied): string[] {
  const report = reportOf(applied, 0)
  const byKey = new Map(applied.plan.rows.map((row) => [row.key, row]))
  return [
    visible(headLine(report)),
    ...contractLine(applied.proposal),
    ...report.rows.flatMap((row) => {
      const key = keyOf(row)
      const { block, notes = [] } = byKey.get(key) ?? {}
      const left = applied.leaveOut.has(key) ? ' (left out)' : ''
      return [
        `${row.state.padEnd(18)} ${row.action} ${row.type}/${visible(row.id)}${left}${block ? `: ${block.text}` : ''}`,
        ...row.fields.map(fieldLine),
        ...notes.map((note) => `                   ${visible(note)}`),
      ]
    }),
  ]
}

function fieldLine({ path, before, now, proposed }: ProposedField): string {
  const since = writeJson(before) === writeJson(now) ? '' : ` (the proposer saw ${shown(before)})`
  return visible(`                   ${path}: ${shown(now)} -> ${shown(proposed)}${since}`)
}

/** A comment for a pull request: a table with a line for each field, and what the proposal does to the programme. */
export function markdown(applied: Applied, now: number): string {
  const { plan, lists, leaveOut } = applied
  const report = reportOf(applied, 0)
  const { caused, mended, credits } = effectsOf(plan, lists, now)
  const lines = report.rows.flatMap((row) => {
    const state = leaveOut.has(keyOf(row)) ? md`${code(row.state)}, left out` : code(row.state)
    const object = md`${code(`${row.type}/${row.id}`)} ${row.name}`
    const fields: readonly (ProposedField | undefined)[] = row.fields.length > 0 ? row.fields : [undefined]
    return fields.map((field): Written[] => [
      row.action,
      object,
      field ? code(field.path) : '',
      ...[field?.before, field?.now, field?.proposed].map(valueCell),
      state,
    ])
  })
  const namesOf = (findings: typeof caused) =>
    findings.map(({ type, id, text }) => [md`${code(`${type}/${id}`)}: ${text}`])
  return markdownOf({
    title: md`Proposal ${code(report.proposal)}: ${report.title}`,
    summary: [
      md`${report.why} (by ${report.by}, as the file says, for the account ${code(report.account)})`,
      ...contractLine(applied.proposal),
      `A regular player earns ${credits.before} ${nouns.credits.many} a month now, and ${credits.after} afterwards.`,
    ],
    sections: [
      { head: ['Action', 'Object', 'Field', 'Reviewed', 'Now', 'Proposed', 'State'], rows: lines },
      {
        title: 'Players may notice',
        rows: planNotices(plan).map(({ name, texts }) => [md`${name}: ${texts.join(' ')}`]),
      },
      { title: 'The check would find', rows: namesOf(caused) },
      { title: 'The check would no longer find', rows: namesOf(mended) },
    ],
    rest: md`The rest is in ${code('programme apply --dry-run --format json')}.`,
  })
}

const valueCell = (value: unknown): Written =>
  value === undefined || value === null || value === '' ? '' : code(shown(value))
