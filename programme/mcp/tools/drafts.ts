import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { planNotices } from '@/engine/plan/planNotices'
import { digitsOf, type Proposal, type ProposalRow, proposedStates } from '@/engine/plan/proposalTypes'
import { proposedRows, whyNotProposed } from '@/engine/plan/proposedRows'
import { type Plan, stepActions } from '@/engine/plan/types'
import { effectsOf } from '@/engine/proposals/effects'
import {
  fileNameOf,
  mostBytes as mostBytesOfFile,
  proposalOf,
  writeProposal,
} from '@/engine/proposals/format'
import { fragmentOf, hasPlayers, linkPath, mostLink } from '@/engine/proposals/link'
import { readProposal } from '@/engine/proposals/readProposal'
import { pluralize } from '@/lib/format'
import { parseJson } from '@/lib/json'
import { accountTypes } from '@/model/entityTypes'
import { formRules } from '@/model/formRules'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { CommandError } from '../../command'
import { bundleText, copiesAsked, copiesIn, remarksOf } from '../../commands/duplicate'
import { planFor } from '../../commands/import'
import { checkOutput } from '../../outputs'
import { reportOf } from '../../proposals/report'
import { headOf, reasonOf } from '../../proposals/write'
import { bundleField, bundleIn, lineOf } from '../bundle'
import { changesField, planOf, rowsOf, type WantedChange } from '../changes'
import { pageFields } from '../pages'
import { listsToPlan, programmeOf, refusePlayers } from '../reading'
import { type Asked, callWith, tool } from '../types'

/* The tools that write down a change for a person to review. They send nothing to the API (rule ASSIST-1). */

export const duplicate = tool({
  name: 'duplicate',
  title: 'Copy objects as a bundle',
  description:
    'A bundle of copies of a campaign or of some objects, with new ids, names and dates. References between them lead to the copies. Pass the bundle, edited as you like, to propose.',
  isWhole: true,
  input: () => ({
    tag: z.string().optional().meta({ description: 'All objects with this tag' }),
    category: z.string().optional().meta({ description: 'All objects of this category' }),
    ids: z.array(z.string()).optional().meta({ description: 'Objects by type and id: missions/spring-ride' }),
    replace: z.array(z.string()).optional().meta({
      description: 'OLD=NEW: replaces a text in ids, names, descriptions, categories and tags',
    }),
    newTag: z.string().optional().meta({ description: 'The tag of the copies, in the place of the tag' }),
    shift: z.string().optional().meta({ description: 'Moves all dates: 1y, 52w, -3d' }),
    zone: z.string().optional().meta({
      description: 'The time zone whose time of day a shift keeps: Europe/Berlin. Default: UTC',
    }),
    rewards: z
      .number()
      .optional()
      .meta({ description: `Multiplies ${nouns.points.many} and ${nouns.credits.many} of rewards: 1.1` }),
    withTeams: z.boolean().optional().meta({ description: 'With the teams of the tag or the category' }),
    inactive: z.boolean().optional().meta({ description: 'The copies are not available' }),
  }),
  output: z.strictObject({
    bundle: z.record(z.string(), z.unknown()),
    remarks: z.array(z.string()).meta({ description: 'What the copies still use, and what stays as it was' }),
  }),
  async run({ tag, category, ids, newTag, withTeams, rewards, ...rest }, asked) {
    const wanted = copiesAsked(
      callWith({
        tag: tag === undefined ? [] : [tag],
        category: category === undefined ? [] : [category],
        id: ids ?? [],
        'new-tag': newTag,
        'with-teams': withTeams,
        rewards: rewards === undefined ? undefined : String(rewards),
        ...rest,
      }),
    )
    const programme = await programmeOf(asked)
    const copied = copiesIn(programme, wanted)
    const bundle = parseJson(bundleText(programme.account, copied))
    return {
      value: { bundle, remarks: remarksOf(copied) },
      tooLong:
        'The bundle is longer than an answer can be (50 kB). Duplicate fewer objects at a time, or run programme duplicate in a terminal. --out takes proposals alone, because this tool writes nothing',
    }
  },
})

const finding = checkOutput.shape.findings

export const propose = tool({
  name: 'propose',
  title: 'Propose a change',
  description:
    'A proposal: a change that a person looks at, and carries out in the console or with programme apply. Nothing is changed by this tool. Give a bundle (its values win; new objects arrive switched off) or changes of objects that exist. What the contract or a form refuses is an error with its field.',
  canWriteFile: true,
  input: () => ({
    why: z.string().meta({ description: 'Why it is proposed, 1 to 1,000 characters; the person reads it' }),
    bundle: bundleField.optional(),
    changes: changesField.optional(),
  }),
  output: z.strictObject({
    proposal: z.string().meta({ description: 'The eight digits that name the proposal' }),
    title: z.string(),
    account: z.string(),
    link: z.string().optional().meta({ description: 'Opens the proposal in the console' }),
    file: z.string().optional().meta({ description: 'The file with the proposal' }),
    content: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The proposal itself, to be saved as a JSON file' }),
    credits: z
      .strictObject({ before: z.number(), after: z.number() })
      .meta({ description: 'What a regular player is expected to earn in 30 days' }),
    rows: z.array(
      z.strictObject({
        type: z.enum(accountTypes),
        id: z.string(),
        name: z.string(),
        action: z.enum(stepActions),
        state: z.enum(proposedStates),
      }),
    ),
    noticed: z
      .array(z.strictObject({ name: z.string(), texts: z.array(z.string()) }))
      .meta({ description: 'What players may notice, and changes by a factor of 5 or more' }),
    findings: z.strictObject({ come: finding, go: finding }).meta({ description: 'Findings of the check' }),
    ...pageFields,
  }),
  async run({ why, bundle, changes }, asked) {
    const { by, token } = asked.assistant
    const reason = reasonOf(callWith({ why, by, token }))
    if ((bundle === undefined) === (changes === undefined))
      throw new CommandError('Say what is proposed by one of bundle, changes')
    const { title, rows, lists } = bundle
      ? await ofBundle(bundle, asked)
      : await ofChanges(changes ?? [], asked)
    if (rows.length === 0)
      throw new CommandError('Nothing is left to propose: everything is as proposed already')
    const head = { ...headOf(asked.account, title, reason), at: new Date(asked.now).toISOString() }
    const proposal = await proposalOf(head, rows)
    const plan = planOf(proposal, lists)
    const text = await readable(proposal)
    if (asked.hidden.isIn(text))
      throw new CommandError('This cannot be proposed: it contains a token or a key of the API')
    asked.signal.throwIfAborted()
    const { caused, mended, credits } = effectsOf(plan, lists, asked.now)
    const report = reportOf({ proposal, plan, lists, leaveOut: new Set() }, 0)
    const where = await placesOf(proposal, text, asked)
    return {
      value: {
        proposal: digitsOf(proposal),
        title,
        account: asked.account,
        ...where,
        credits,
        rows: report.rows.map(({ fields: _, ...row }) => row),
        noticed: planNotices(plan).map(({ name, texts, large }) => ({ name, texts: [...texts, ...large] })),
        findings: { come: caused, go: mended },
      },
      lists: ['rows', 'noticed', 'findings.come', 'findings.go'],
      tooLong:
        'The proposal is longer than an answer can be (50 kB), and is not cut. Propose less at a time, or start the server with --out DIR, which writes proposals to files',
    }
  },
})

interface Wanted {
  title: string
  rows: ProposalRow[]
  lists: Lists
}

async function ofBundle(value: unknown, asked: Asked): Promise<Wanted> {
  const { objects } = bundleIn(value)
  refusePlayers(
    asked,
    objects.map(({ type }) => type),
  )
  const lists = await listsToPlan(asked, objects)
  const plan = await planFor(callWith({ overwrite: true }), 'bundle', objects, asked.account, lists)
  const refused = plan.rows.filter(({ verdict }) => verdict === 'blocked')
  const faults = [
    ...refused.map(({ type, id, block }) => `${type}/${id}: ${block?.text}`),
    ...plan.steps.flatMap(({ type, id, object }) =>
      formRules(type).flatMap((rule) =>
        rule(object ?? {}).map(({ path, message }) =>
          lineOf({ object: `${type}/${id}`, field: path, text: message }),
        ),
      ),
    ),
  ]
  if (faults.length > 0) throw new CommandError([...new Set(faults)].join('\n'))
  const refusal = whyNotProposed(plan)
  if (refusal !== undefined) throw new CommandError(refusal)
  return { title: `Import ${pluralize(writtenBy(plan), 'object')}`, rows: proposedRows(plan), lists }
}

const writtenBy = ({ steps }: Plan) => new Set(steps.map(({ row }) => row)).size

async function ofChanges(changes: readonly WantedChange[], asked: Asked): Promise<Wanted> {
  const lists = await listsToPlan(asked, changes)
  const rows = rowsOf(lists, changes, asked)
  const deleted = rows.filter(({ action }) => action === 'delete').length
  const words = [
    ...(rows.length > deleted ? [`Change ${pluralize(rows.length - deleted, 'object')}`] : []),
    ...(deleted > 0
      ? [`${rows.length > deleted ? 'delete' : 'Delete'} ${pluralize(deleted, 'object')}`]
      : []),
  ]
  return { title: words.join(', '), rows, lists }
}

/** The text of the file. Throws CommandError for content that the page that opens it would refuse. */
async function readable(proposal: Proposal): Promise<string> {
  const text = `${writeProposal(proposal, 2)}\n`
  if (Buffer.byteLength(text) > mostBytesOfFile)
    throw new CommandError('The proposal would be larger than 20 MB. Propose a part of it.')
  const { faults = [], problem } = await readProposal(text)
  if (problem !== undefined) throw new CommandError(`This cannot be proposed: ${problem}`)
  if (faults.length > 0)
    throw new CommandError(['This cannot be proposed:', ...faults.map(lineOf)].join('\n'))
  return text
}

/** Where the proposal is: in a link, in a file, or in the response itself. */
async function placesOf(proposal: Proposal, text: string, asked: Asked) {
  const { console: address, out } = asked.assistant
  const link = address === undefined ? undefined : await linkOf(address, proposal)
  const file = out === undefined ? undefined : await fileIn(out, proposal, text)
  const isHere = link === undefined && file === undefined
  return { ...(link && { link }), ...(file && { file }), ...(isHere && { content: parseJson(text) }) }
}

async function linkOf(address: string, proposal: Proposal): Promise<string | undefined> {
  if (hasPlayers(proposal)) return undefined
  const link = `${address}${linkPath}${await fragmentOf(proposal)}`
  return link.length > mostLink ? undefined : link
}

/** Writes the file. Never overwrites a different one; the same proposal always has the same file name. */
async function fileIn(folder: string, proposal: Proposal, text: string): Promise<string> {
  const file = join(folder, fileNameOf(proposal))
  try {
    await writeFile(file, text, { flag: 'wx' })
  } catch (thrown) {
    const isThere = (thrown as NodeJS.ErrnoException).code === 'EEXIST'
    const before = isThere ? await readFile(file, 'utf8').catch(() => '') : ''
    if (!before.includes(`"sum": "${proposal.sum}"`))
      throw new CommandError(`Could not write ${file}: ${isThere ? 'there is another file' : String(thrown)}`)
  }
  return file
}
