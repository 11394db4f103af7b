import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textOfFragment } from '@/engine/proposals/link'
import { readProposal } from '@/engine/proposals/readProposal'
import { tempFolder } from '../../../tempFolder'
import { runWith } from '../running'
import { type Assisted, assistedBy, whole } from './client'
import { type Watched, watchedApi } from './watched'

/* What an assistant proposes (rule ASSIST-6). */

let api: Watched
let assisted: Assisted
const folder = tempFolder('assistant')

beforeAll(async () => {
  api = await watchedApi()
  assisted = await assistedBy(api)
})
afterEach(() => reset())
afterAll(async () => {
  await assisted.client.close()
  await api.stop()
})

const apply = (file: string, ...args: string[]) =>
  runWith(api.token, ['apply', file, '--base-url', api.baseUrl, '--account', 'brindlewick', ...args])

async function firstOf(type: string, where: string[] = []) {
  const { items } = await assisted.found('find_objects', { type, where })
  return (await assisted.found('get_object', { type, id: items[0].id })).object
}

const bundleOf = (objects: object) => ({
  ...{ account: 'x', format: 'gamification-programme', version: 1 },
  objects,
})

describe('propose (rule ASSIST-6)', () => {
  it('gives a proposal that the command carries out, once a person starts it', async () => {
    const mission = await firstOf('missions')
    const team = await firstOf('teams')
    const found = await assisted.found('propose', {
      why: 'Spring starts slowly',
      changes: [
        { type: 'missions', id: mission.id, set: { name: 'Proposed', 'reward.credits': 3 } },
        { type: 'missions', id: mission.id, set: { tags: ['a', 'b'] } },
        { type: 'teams', id: team.id, delete: true },
      ],
    })
    expect(found).toMatchObject({
      title: 'Change 1 object, delete 1 object',
      account: 'brindlewick',
      proposal: expect.stringMatching(/^[0-9a-f]{8}$/),
      content: { why: 'Spring starts slowly', by: 'Robin' },
      total: expect.any(Number),
    })
    expect(found.rows.map(({ action, state }: Record<string, string>) => [action, state])).toEqual([
      ['update', 'as-reviewed'],
      ['delete', 'as-reviewed'],
    ])
    const file = join(folder, 'content.json')
    writeFileSync(file, JSON.stringify(found.content))
    expect(await apply(file, '--dry-run')).toMatchObject({ exit: 0 })
    expect(await firstOf('teams')).toEqual(team)
    expect(await apply(file, '--confirm')).toMatchObject({ exit: 0 })
    const { object } = await assisted.found('get_object', { type: 'missions', id: mission.id })
    expect(object).toMatchObject({ name: 'Proposed', tags: ['a', 'b'], reward: { credits: 3 } })
    expect(await assisted.refusal('get_object', { type: 'teams', id: team.id })).toMatch(/There is no object/)
  })

  it('takes the values of a bundle, and new objects arrive switched off', async () => {
    const tag = (await firstOf('missions', ['tags:least:1'])).tags[0]
    const { bundle } = await assisted.found('duplicate', { tag, newTag: 'next-year', shift: '1y' })
    const { rows, content } = await assisted.found('propose', { why: 'Next year', bundle })
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ action }: { action: string }) => action))).toEqual(new Set(['create']))
    for (const { after, type } of content.rows)
      if (type !== 'teams') expect(after.isAvailable, after.id).toBe(false)
    const mission = { id: (await firstOf('missions')).id, name: 'Of the bundle' }
    const { rows: changed } = await assisted.found('propose', {
      why: 'w',
      bundle: bundleOf({ missions: [mission] }),
    })
    expect(changed).toMatchObject([{ action: 'update', id: mission.id, name: 'Of the bundle' }])
  })

  it('names the findings of the check that come and go', async () => {
    const achievement = await firstOf('achievements', ['@unused:no'])
    const { findings } = await assisted.found('propose', {
      why: 'w',
      changes: [{ type: 'achievements', id: achievement.id, delete: true }],
    })
    expect(findings.come.length).toBeGreaterThan(0)
  })

  it('is a link with --console, and a file with --out, each whole', async () => {
    const mission = await firstOf('missions')
    const changes = [{ type: 'missions', id: mission.id, set: { name: 'Linked' } }]
    const both = await assistedBy(api, { console: 'https://console.example.com/base', out: folder })
    const found = await both.found('propose', { why: 'w', changes })
    expect(found.content).toBeUndefined()
    expect(found.link).toMatch(/^https:\/\/console\.example\.com\/base\/programme\/proposal#p=/)
    const text = await textOfFragment(new URL(found.link).hash)
    expect((await readProposal(text ?? '')).proposal?.sum.slice(0, 8)).toBe(found.proposal)
    expect((await readProposal(readFileSync(found.file, 'utf8'))).proposal?.sum.slice(0, 8)).toBe(
      found.proposal,
    )
    const files = readdirSync(folder)
    expect((await both.found('propose', { why: 'w', changes })).file).toBe(found.file)
    expect(readdirSync(folder)).toEqual(files)
    writeFileSync(found.file, 'Something else')
    expect(await both.refusal('propose', { why: 'w', changes })).toMatch(/there is another file$/)
    expect(readFileSync(found.file, 'utf8')).toBe('Something else')
  })

  it('is never cut: what is too long names --out, and is written there whole', async () => {
    const description = 'Long '.repeat(12_000)
    const changes = [{ type: 'missions', id: (await firstOf('missions')).id, set: { description } }]
    expect(await assisted.refusal('propose', { why: 'w', changes })).toMatch(/50 kB.*--out DIR/)
    const linked = await assistedBy(api, { console: 'https://console.example.com', out: folder })
    const { file, link } = await linked.found('propose', { why: 'w', changes })
    expect(readFileSync(file, 'utf8')).toContain(description.trim())
    expect(link === undefined || link.length <= 8000).toBe(true)
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['missions', { name: ' ' }, /^missions\/\S+, name: /],
    ['missions', { 'reward.points': 'many' }, /, reward\.points: Expected a whole number$/],
    ['missions', { 'reward.points': -1 }, /, reward\.points: Must be 0 or more$/],
    [
      'missions',
      { 'reward.pionts': 1 },
      /, reward\.pionts: Unknown field\. Did you mean 'reward\.points'\?$/,
    ],
    ['missions', { period: 'hourly' }, /, period: Expected one of all-time, daily/],
    [
      'missions',
      { limitCount: true, countLimit: 0 },
      /, countLimit: Count limit is required when limit is enabled$/,
    ],
    ['missions', { id: 'other' }, /, id: Cannot be changed$/],
    ['missions', { account: 'other' }, /, account: Cannot be changed$/],
    ['missions', { 'tags.0': 'x' }, /, tags\.0: Is a part of a list, which is set as a whole: 'tags'$/],
    ['missions', { reward: { points: 1 } }, /, reward: Has fields of its own: reward\.points, /],
    ['missions', { 'reward.points': 2 ** 60 }, /cannot be passed on exactly$/],
    ['missions', { name: '\ud800' }, /, name: This text contains half of a character$/],
    ['missions', { imgUrl: 'data:image/png;base64,AAAA' }, /^This cannot be proposed:/],
    ['missions', { constructor: 1 }, /, constructor: Unknown field/],
    ['achievements', { steps: 0 }, /, steps: Steps must be 1 or higher$/],
    [
      'quizzes',
      { questions: [{ id: 'q', text: 'Why?', unknown: 1 }] },
      /, questions\.0\.unknown: Unknown field/,
    ],
  ])('refuses %s %j with the field', async (type, set, sentence) => {
    const { id } = await firstOf(type)
    const changes = [{ type, id, set }]
    expect(await assisted.refusal('propose', { why: 'w', changes })).toMatch(sentence)
    if (!('imgUrl' in set)) expect(await assisted.refusal('economy', { changes })).toMatch(sentence)
  })

  it('refuses what is no proposal: no reason, nothing, both, players, an object twice', async () => {
    const { id } = await firstOf('missions')
    const changes = [{ type: 'missions', id, set: { name: 'x' } }]
    const same = [{ type: 'missions', id, set: {} }]
    const twice = [...changes, { type: 'missions', id, delete: true }]
    expect(await assisted.refusal('propose', { why: ' ', changes })).toMatch(/^Say why it is proposed/)
    expect(await assisted.refusal('propose', { why: 'x'.repeat(1001), changes })).toMatch(/1000 characters/)
    expect(await assisted.refusal('propose', { why: 'w' })).toMatch(/one of bundle, changes$/)
    expect(await assisted.refusal('propose', { why: 'w', changes: same })).toMatch(
      /^Nothing is left to propose/,
    )
    expect(await assisted.refusal('propose', { why: 'w', changes: twice })).toMatch(
      /stands twice, and is deleted$/,
    )
    const players = [{ type: 'players', id: 'x', set: { points: 1 } }]
    expect(await assisted.refusal('propose', { why: 'w', changes: players })).toMatch(
      /without --with-players$/,
    )
    const bundle = bundleOf({ missions: [{ id, name: '' }] })
    expect(await assisted.refusal('propose', { why: 'w', bundle })).toMatch(/missions\/\S+, name: /)
    const rest = await whole(assisted, 'find_objects', { type: 'levels' }, ['items'])
    const numbers = bundleOf({ levels: [{ id: 'new-level', name: 'New', ordinal: 1 }] })
    if (rest.items.length > 0)
      expect(await assisted.refusal('propose', { why: 'w', bundle: numbers })).toMatch(/^levels\/new-level: /)
  })

  it('proposes a change of a player with --with-players, and never as a link', async () => {
    const with_ = await assistedBy(api, { withPlayers: true, console: 'https://console.example.com' })
    const { items } = await with_.found('find_objects', { type: 'players', query: 'a' })
    const changes = [{ type: 'players', id: items[0].id, set: { category: 'vip' } }]
    const { link, content } = await with_.found('propose', { why: 'w', changes })
    expect(link).toBeUndefined()
    expect(content.rows).toMatchObject([{ type: 'players', after: { category: 'vip' } }])
  })
})
