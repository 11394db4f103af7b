import { z } from 'zod'
import { findingsByObject, findingsOf } from '@/engine/check/byObject'
import { checking } from '@/engine/check/check'
import type { Finding } from '@/engine/check/types'
import { calculating } from '@/engine/economy/economy'
import { profiles } from '@/engine/economy/profiles'
import { inFile } from '@/engine/explain/caseTable'
import { archetypeOf, personOf, readPerson } from '@/engine/explain/person'
import { states } from '@/engine/explain/types'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { objectsOfCampaign } from '@/engine/sets/chosen'
import { accountTypes } from '@/model/entityTypes'
import { checkJson } from '../../check/formats'
import { CommandError, momentIn } from '../../command'
import * as campaignCommand from '../../commands/campaign'
import { reportOf as checkReport } from '../../commands/check'
import { spanOf } from '../../commands/economy'
import { explainedIn, objectOf } from '../../commands/explain'
import { diffOf } from '../../diff/report'
import { differencesBetween, reportOf as economyReport } from '../../economy/report'
import { campaignOutput, checkOutput, diffOutput, economyOutput } from '../../outputs'
import { type Programme, programmeOfBundle } from '../../readProgramme'
import { bundleField, bundleIn } from '../bundle'
import { changesField, listsWith } from '../changes'
import { pageFields } from '../pages'
import { calculated, playerOf, programmeOf, refusePlayers } from '../reading'
import { type Asked, callWith, tool } from '../types'

/* The tools that return what a command prints with `--format json`. */

const atField = z.string().optional().meta({
  description: 'The moment, ISO 8601; without a zone it is UTC. Default: now',
})
const tagField = z.string().optional().meta({ description: 'All objects with this tag' })
const categoryField = z.string().optional().meta({ description: 'All objects of this category' })

const atOr = (at: string | undefined, { now }: Asked): string => at ?? new Date(now).toISOString()

const tooLong = 'The answer is longer than 50 kB, and cannot be divided. Run the command in a terminal'

export const check = tool({
  name: 'check',
  title: 'Check the configuration',
  description:
    'Faults in the configuration of an account, worst first; with a tag or a category those of its objects. The resource programme://check-rules explains the rules. A finding of many objects stands several times, each with a part of them.',
  input: () => ({ tag: tagField, category: categoryField }),
  output: checkOutput.extend(pageFields),
  async run({ tag, category }, asked) {
    const name =
      tag === undefined && category === undefined
        ? undefined
        : campaignCommand.nameOf(callWith({ tag: listed(tag), category: listed(category) }))
    const programme = { ...(await programmeOf(asked, true)), now: asked.now }
    let findings = await calculated(checking(programme), asked.signal)
    if (name) {
      const objects = objectsOfCampaign(programme.lists, name)
      if (objects.length === 0)
        throw new CommandError(
          `No object has the ${tag === undefined ? `category '${category}'` : `tag '${tag}'`}`,
        )
      findings = findingsOf(objects, findingsByObject(findings))
    }
    const report = checkJson(checkReport(programme, findings))
    return {
      value: { ...report, findings: report.findings.flatMap(inParts) },
      lists: ['findings', 'muted'],
      tooLong,
    }
  },
})

const listed = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text])

/** The maximum number of objects in a finding, so that each finding fits into a response. */
const mostObjects = 40

function inParts(finding: Finding): readonly Finding[] {
  const { objects } = finding
  if (!objects || objects.length <= mostObjects) return [finding]
  const parts = Array.from({ length: Math.ceil(objects.length / mostObjects) }, (_, at) =>
    objects.slice(at * mostObjects, (at + 1) * mostObjects),
  )
  return parts.map((part) => ({ ...finding, objects: part }))
}

const conditionStates = ['met', 'unmet', 'unknown'] as const

const explainMadeUp = {
  object: z.string().optional().meta({ description: 'One object only: missions/first-mile' }),
  player: z.record(z.string(), z.unknown()).optional().meta({
    description:
      'A player: name, level {id, name}, category, tags, points, credits, badges (ids of achievements), finishedMissions (ids), used ({"prizes/mug": 2})',
  }),
  at: atField,
}
const explainInput = {
  ...explainMadeUp,
  playerId: z.string().optional().meta({ description: 'The id of a player of the account' }),
}

export const explain = tool({
  name: 'explain',
  title: 'Explain what a player sees',
  description:
    'What one player sees at a moment: the state of every object, and which condition is not met. Without a player it is a newcomer, who has nothing. An approximation; the server decides.',
  // Without access to players the argument is not declared, so that no assistant tries it.
  input: ({ withPlayers }) => (withPlayers ? explainInput : explainMadeUp) as typeof explainInput,
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        type: z.enum(accountTypes),
        id: z.string(),
        state: z.enum(states),
        conditions: z.array(
          z.strictObject({
            kind: z.string(),
            state: z.enum(conditionStates),
            text: z.string(),
            path: z.string(),
          }),
        ),
      }),
    ),
    ...pageFields,
  }),
  async run({ object, player, playerId, at }, asked) {
    if (player !== undefined && playerId !== undefined)
      throw new CommandError('Name the player by one of player, playerId')
    const moment = momentIn(callWith({ at: atOr(at, asked) }))
    const wanted = objectOf(object)
    const given = player === undefined ? undefined : readPerson(player)
    if (typeof given === 'string') throw new CommandError(`This is no player: ${given}`)
    const known = playerId === undefined ? undefined : personOf(await playerOf(asked, playerId))
    const programme = await programmeOf(asked)
    const index = new ProgrammeIndex({ ...programme, now: moment })
    const person = given ?? known ?? archetypeOf(index, 'newcomer')
    const found = explainedIn(programme, { person, at: moment, wanted, place: asked.account })
    return { value: { items: found.map(inFile) }, lists: ['items'], tooLong }
  },
})

export const economy = tool({
  name: 'economy',
  title: 'Work out the economy',
  description:
    'What players can earn and buy: ceilings, what a kind of player is expected to get, on which day each price and level is reached. With `changes`, the figures are those after the changes, and `changes` names each figure that differs, before and after. Nothing is changed.',
  input: () => ({
    at: atField,
    days: z.number().optional().meta({ description: 'The length of the span, 1 to 3650. Default: 30' }),
    profile: z.enum(profiles).optional().meta({ description: 'Default: regular' }),
    changes: changesField.optional(),
  }),
  output: economyOutput.extend(pageFields),
  async run({ at, days, profile, changes }, asked) {
    const options = spanOf(callWith({ at: atOr(at, asked), days: textOf(days), profile }))
    const reportFor = async ({ account, lists }: Programme) =>
      economyReport(await calculated(calculating(account, lists, options), asked.signal), options)
    const programme = await programmeOf(asked, true)
    if (changes === undefined) {
      const value = { ...(await reportFor(programme)) }
      return { value, lists: economyLists, tooLong }
    }
    const lists = await listsWith(programme.lists, changes, asked)
    const before = await reportFor(programme)
    const after = await reportFor({ ...programme, lists })
    return { value: { ...after, changes: differencesBetween(before, after) }, lists: economyLists, tooLong }
  },
})

const economyLists = ['changes', 'sources', 'sinks', 'levels', 'boxes', 'ceiling.unlimited']

const textOf = (number: number | undefined) => (number === undefined ? undefined : String(number))

export const campaign = tool({
  name: 'campaign',
  title: 'Describe a campaign',
  description:
    'The objects of a tag or a category: when they run, what they cost, what is wrong with them, and what is new to players at the start.',
  input: () => ({
    tag: tagField,
    category: categoryField,
    at: atField,
    view: z.enum(['as-is', 'as-active']).optional().meta({
      description:
        'as-is counts what is available, as-active all of it. Default: as-active as long as none is available',
    }),
  }),
  output: campaignOutput.extend(pageFields),
  async run({ tag, category, at, view }, asked) {
    const call = callWith({ tag: listed(tag), category: listed(category), at: atOr(at, asked) })
    const [name, now] = [campaignCommand.nameOf(call), momentIn(call)]
    const { json } = campaignCommand.reportOf(await programmeOf(asked), name, now, view)
    return {
      value: json,
      lists: ['objects', 'withoutDates', 'newAtStart', 'cost.followOn', 'cost.sooner', 'cost.stops'],
      tooLong,
    }
  },
})

export const diff = tool({
  name: 'diff',
  title: 'Compare a bundle with the account',
  description:
    'What differs between a bundle (before) and the account (after), field by field. Counts of the server are not compared.',
  input: () => ({ bundle: bundleField }),
  output: diffOutput.extend(pageFields),
  async run({ bundle }, asked) {
    const read = bundleIn(bundle)
    refusePlayers(
      asked,
      read.objects.map(({ type }) => type),
    )
    const before = programmeOfBundle(read)
    const after = await programmeOf(asked, before.lists.has('players'))
    return { value: diffOf('bundle', before, asked.account, after), lists: ['objects'], tooLong }
  },
})
