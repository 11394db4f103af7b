import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWorld } from '@mocks/world/world'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, it, test, vi } from 'vitest'
import type { Severity } from '@/engine/check/types'
import { exportBundle } from '@/engine/transfer/format'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { checkCommand } from '../../../../programme/commands/check'
import { tempFolder } from '../../../tempFolder'
import { leftOutIn, notChecked } from './notChecked'

const folder = tempFolder('check')
const fileWith = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const { contents } = createWorld()
const bundleOf = (account: string) => {
  const objects = contents[account] as unknown as Record<EntityType, object[]>
  const lists = new Map(programmeTypes.map((type) => [type, objects[type]]))
  return fileWith(`${account}.json`, exportBundle({ account, lists, objects: 'all' }))
}
const brindlewick = bundleOf('brindlewick')

async function run(file: string, values: Record<string, string> = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T09:00:00Z'), toFake: ['Date'] })
  const printed: string[] = []
  try {
    const code = await checkCommand.run({
      values,
      positionals: file === '' ? [] : [file],
      print: (line) => void printed.push(line),
      log: () => {},
    })
    return { code, text: printed.join('\n') }
  } finally {
    vi.useRealTimers()
  }
}

/** How many findings of each severity the JSON output has, so that a further rule makes no test of another one red. */
async function countsOf(file: string) {
  const findings: { severity: Severity }[] = JSON.parse((await run(file, { format: 'json' })).text).findings
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length
  return { error: count('error'), warning: count('warning'), note: count('note') }
}

describe('programme check', () => {
  it('prints each finding with its place, its rule and how to fix it, and exits with 1', async () => {
    const { code, text } = await run(brindlewick)
    expect(code).toBe(1)
    expect(text).toContain("missions/open-mic  Open Mic: It names the event 'trivia-night-attend'.")
    expect(text).toContain('where     Objectives › Events 2 (objectives.events.1.id)')
    expect(text).toContain('nearest   trivia-night-attended')
    expect(text).toContain('rule      missing-event')
    expect(leftOutIn(text)).toEqual(notChecked)
    const { error, warning, note } = await countsOf(brindlewick)
    expect(text).toMatch(new RegExp(`${error} errors, ${warning} warnings, ${note} notes$`))
    // Counters of the server are no part of a bundle.
    expect(text).not.toContain('prize-out-of-stock')
  })

  it('exits with 0 without findings, or if no finding fails the job', async () => {
    expect(await run(bundleOf('tarnstead'))).toMatchObject({ code: 0 })
    const { code, text } = await run(fileWith('note.json', noteOnly), { format: 'json' })
    expect([code, JSON.parse(text).findings.length]).toEqual([0, 1])
    expect((await run(fileWith('note.json', noteOnly), { 'fail-on': 'note' })).code).toBe(1)
  })

  it('does not report findings that a file of the check page mutes', async () => {
    const mutes = [
      { rule: 'streak-without-mission', type: 'streaks', id: 's', reason: 'Any activity counts', at: '' },
    ]
    const { text } = await run(fileWith('note.json', noteOnly), {
      format: 'json',
      mutes: fileWith('mutes.json', JSON.stringify({ account: 'a', mutes })),
    })
    expect(JSON.parse(text)).toMatchObject({
      result: 'clean',
      findings: [],
      muted: [{ reason: 'Any activity counts' }],
    })
  })

  it.each([
    ['a file that does not exist', 'gone.json', {}],
    ['a file that is no bundle', fileWith('broken.json', '{"missions": []}'), {}],
    ['neither a file nor an API', '', {}],
    ['an unknown format', brindlewick, { format: 'xml' }],
    ['an unknown severity', brindlewick, { 'fail-on': 'fatal' }],
    ['a file and an API', brindlewick, { 'base-url': 'https://api.example.com' }],
  ])('cannot run with %s', async (_what, file, values) => {
    await expect(run(file, values)).rejects.toThrow()
  })

  it('writes JUnit with a failed case for each error and warning, and a skipped one for each note', async () => {
    const { text } = await run(brindlewick, { format: 'junit' })
    const { error, warning, note } = await countsOf(brindlewick)
    const failed = error + warning
    expect(text).toContain(`<testsuites tests="${failed + note}" failures="${failed}" errors="0">`)
    expect(text.match(/<failure /g)).toHaveLength(failed)
    expect(text.match(/<skipped /g)).toHaveLength(note)
    expect(text).toContain(
      '<testcase classname="check.missing-event" name="missions/open-mic objectives.events.1.id">',
    )
  })
})

describe('a deleted achievement that three objects name', () => {
  const giving = (id: string) => ({
    id,
    name: id.toUpperCase(),
    reward: { points: 1, achievements: [{ id: 'gone', steps: 1 }] },
  })
  const objects = {
    events: [giving('e1'), giving('e2')],
    streaks: [{ ...giving('s'), objectives: { missions: [] } }],
  }
  const bundle = JSON.stringify(
    { account: 'a', format: 'gamification-programme', version: 1, objects },
    null,
    2,
  )
  const file = fileWith('gone.json', bundle)
  const lineOf = (id: string) => bundle.split('\n').findIndex((line) => line.includes(`"id": "${id}"`)) + 1

  it('is one finding that names it, with the places of all objects', async () => {
    const { text } = await run(file)
    expect(text).toContain(
      "  achievements/gone  This account has no achievement 'gone'. This affects 3 objects.\n" +
        '    where     events/e1  Reward › Achievements 1 (reward.achievements.0.id)\n' +
        '    where     events/e2  Reward › Achievements 1 (reward.achievements.0.id)\n' +
        '    where     streaks/s  Reward › Achievements 1 (reward.achievements.0.id)\n',
    )
    expect(text).toMatch(/1 error, 0 warnings, 1 note$/)
  })

  it('is one finding of the JSON output, with its cause and the findings of the objects', async () => {
    const [finding] = JSON.parse((await run(file, { format: 'json' })).text).findings
    expect(finding).toMatchObject({
      rule: 'missing-achievement',
      type: 'events',
      id: 'e1',
      path: 'reward.achievements.0.id',
      cause: { type: 'achievements', id: 'gone', isMissing: true },
      objects: [{ id: 'e1' }, { id: 'e2' }, { type: 'streaks', id: 's' }],
    })
  })

  it('is one result of the SARIF output, with the lines of all objects', async () => {
    const report = JSON.parse((await run(file, { format: 'sarif' })).text)
    const valid = sarifSchema()
    valid(report)
    expect(valid.errors).toBeNull()
    const result = report.runs[0].results[0]
    const linesOf = (locations: { physicalLocation: { region: { startLine: number } } }[]) =>
      locations.map(({ physicalLocation }) => physicalLocation.region.startLine)
    expect(linesOf([...result.locations, ...result.relatedLocations])).toEqual(['e1', 'e2', 's'].map(lineOf))
  })

  it('is one test case of the JUnit output', async () => {
    const { text } = await run(file, { format: 'junit' })
    expect(text).toContain('<testcase classname="check.missing-achievement" name="achievements/gone">')
    expect(text.match(/<failure /g)).toHaveLength(1)
  })

  it('is muted for one object by mutes of earlier releases, and for all by its cause', async () => {
    const mutes = (mute: object) =>
      fileWith(
        'mutes.json',
        JSON.stringify({ mutes: [{ rule: 'missing-achievement', reason: 'R', at: '', ...mute }] }),
      )
    const one = JSON.parse(
      (await run(file, { format: 'json', mutes: mutes({ type: 'events', id: 'e1' }) })).text,
    )
    expect(one.findings[0].objects).toMatchObject([{ id: 'e2' }, { id: 's' }])
    expect(one.muted).toMatchObject([{ id: 'e1', reason: 'R' }])
    const all = JSON.parse(
      (await run(file, { format: 'json', mutes: mutes({ type: 'achievements', id: 'gone', isCause: true }) }))
        .text,
    )
    expect(all.findings.map(({ rule }: { rule: string }) => rule)).toEqual(['streak-without-mission'])
    expect(all.muted).toMatchObject([{ cause: { id: 'gone' }, reason: 'R' }])
  })
})

const noteOnly = JSON.stringify({
  account: 'a',
  format: 'gamification-programme',
  version: 1,
  objects: { streaks: [{ id: 's', name: 'S', period: 'daily' }] },
})

/** The schema of OASIS, as published: github.com/oasis-tcs/sarif-spec, sarif-2.1/schema. Ajv reads draft-04 without its `id`. */
function sarifSchema() {
  const text = readFileSync(join(import.meta.dirname, 'sarif-schema-2.1.0.json'), 'utf8')
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(text)
  const ajv = new Ajv({ strict: false })
  formats.default(ajv)
  return ajv.compile(schema)
}

test('SARIF output matches the official schema, and contains the line of the object in the bundle', async () => {
  const valid = sarifSchema()
  expect(valid({ version: '2.1.0' }), 'the schema is looked at').toBe(false)
  const report = JSON.parse((await run(brindlewick, { format: 'sarif' })).text)
  valid(report)
  expect(valid.errors).toBeNull()
  const [first] = report.runs[0].results
  expect(first).toMatchObject({ ruleId: 'missing-event', level: 'error' })
  const { region } = first.locations[0].physicalLocation
  expect(readFileSync(brindlewick, 'utf8').split('\n')[region.startLine - 1]).toContain('"open-mic"')
  const empty = JSON.parse((await run(bundleOf('tarnstead'), { format: 'sarif' })).text)
  valid(empty)
  expect(valid.errors).toBeNull()
})
