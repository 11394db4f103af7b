import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProposalRow } from '@/engine/plan/proposalTypes'
import { canonical, fileNameOf, mostBytes, writeProposal } from '@/engine/proposals/format'
import { fragmentOf, hasPlayers, textOfFragment } from '@/engine/proposals/link'
import { readProposal, readProposalFile } from '@/engine/proposals/readProposal'
import { parseJson, writeJson } from '@/lib/json'
import { anyText, settings } from '../../property/settings'
import { account, proposalWith } from './support'

/* A proposal as a file and as a link (rules PROPOSE-1 to PROPOSE-4). */

const row = (id: string, name: string): ProposalRow => ({
  ...{ type: 'missions', id, name, action: 'update' },
  before: { id, account, name: 'Before' },
  after: { id, account, name: `${name} ` },
})

const proposals = fc
  .tuple(fc.uniqueArray(anyText, { minLength: 1, maxLength: 4 }), anyText, anyText, anyText)
  .map(([ids, why, by, title]) => ({
    rows: ids.map((id, index) => row(`${index}${id}`, title)),
    head: { why: `w${why}`, by: `b${by}`, title: `t${title}` },
  }))

const textsOf = ({ faults = [], problem = '' }: Awaited<ReturnType<typeof readProposal>>) =>
  [problem, ...faults.map(({ text }) => text)].join(' ')

describe('a proposal', () => {
  it('is the same after a file and after a link, whatever its texts are', async () => {
    await fc.assert(
      fc.asyncProperty(proposals, async ({ rows, head }) => {
        const proposal = await proposalWith(rows, head)
        const text = writeProposal(proposal, 2)
        expect((await readProposal(text)).proposal).toEqual(proposal)
        const linked = await textOfFragment(await fragmentOf(proposal))
        expect((await readProposal(linked ?? '')).proposal).toEqual(proposal)
      }),
      settings,
    )
  })

  it('is refused with the sum if anything in it that is carried out was changed by hand (rule PROPOSE-2)', async () => {
    const proposal = await proposalWith([row('a', 'A'), row('b', 'B')])
    const text = writeProposal(proposal, 2)
    const changed = [
      text.replace('Spring starts slowly', 'Spring starts fast'),
      text.replace('"A "', '"AA "'),
      text.replace('"name": "Before"', '"name": "before"'),
      text.replaceAll('"id": "b"', '"id": "c"'),
      text.replaceAll('"to"', '"other"'),
    ]
    for (const one of changed) {
      expect(one).not.toBe(text)
      expect(textsOf(await readProposal(one))).toContain('changed after it was proposed')
    }
  })

  it('is refused with a place if it was cut anywhere, and never throws for any text (rule PROPOSE-4)', async () => {
    const text = writeProposal(await proposalWith([row('a', 'A')]), 2)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 3), anyText, async (at, more) => {
        const { proposal, faults = [] } = await readProposal(text.slice(0, at) + more)
        expect(proposal).toBeUndefined()
        for (const { line, column } of faults) expect(Math.min(line, column)).toBeGreaterThan(0)
      }),
      settings,
    )
  })

  it.each<[string, (file: Record<string, unknown>) => unknown, string]>([
    ['another version', (file) => ({ ...file, version: 2 }), 'Expected version 1'],
    ['a bundle', (file) => ({ ...file, format: 'gamification-programme' }), 'no proposal'],
    ['an unknown member', (file) => ({ ...file, token: 'x' }), 'Unknown field'],
    ['no reason', (file) => ({ ...file, why: ' ' }), 'Cannot be empty'],
    ['a long reason', (file) => ({ ...file, why: 'x'.repeat(1001) }), '1000 characters at most'],
    ['no rows', (file) => ({ ...file, rows: [] }), 'at least one object'],
    [
      'an unknown type',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), type: 'badges' }] }),
      'Unknown type',
    ],
    ['accounts', (file) => ({ ...file, rows: [{ ...row('a', 'A'), type: 'accounts' }] }), 'Unknown type'],
    ['an object twice', (file) => ({ ...file, rows: [row('a', 'A'), row('a', 'A')] }), 'stands twice'],
    [
      'an id that is not that of the row',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), after: { id: 'b', account, name: 'A' } }] }),
      'Is not the id of the row',
    ],
    [
      'another account within an object',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), after: { id: 'a', account: 'x', name: 'A' } }] }),
      'Is not the account of the proposal',
    ],
    [
      'a field that the contract does not know',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), after: { id: 'a', account, nmae: 'A' } }] }),
      "Did you mean 'name'?",
    ],
    [
      'the data of a picture',
      (file) => ({
        ...file,
        rows: [{ ...row('a', 'A'), after: { id: 'a', account, imgUrl: 'data:image/png;base64,AA' } }],
      }),
      'not its data',
    ],
    [
      'a difference of what nobody earns',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), adds: { points: 5 } }] }),
      'Cannot change by a difference',
    ],
    [
      'a deletion with an object after it',
      (file) => ({ ...file, rows: [{ ...row('a', 'A'), action: 'delete' }] }),
      "Does not belong to the action 'delete'",
    ],
  ])('with %s is refused in words', async (_, change, words) => {
    const file = parseJson(writeProposal(await proposalWith([row('a', 'A')])))
    const read = await readProposal(writeJson(change(file as Record<string, unknown>)))
    expect(read.proposal).toBeUndefined()
    expect(textsOf(read)).toContain(words)
  })

  it('is refused by its size before it is read', async () => {
    expect(await readProposalFile(new Uint8Array(mostBytes + 1))).toEqual({
      problem: 'It is larger than 20 MB, which is more than a proposal can be',
    })
  })

  it('has the canonical form of RFC 8785, with the digits of numbers that no double holds', async () => {
    const after = parseJson('{"b":1.0,"a":9007199254740993,"10":1,"9":-0,"\\u20ac":"\\u000f\\n"}') as object
    const rows = [{ type: 'missions', id: 'a', name: 'A', action: 'create', after } as const]
    expect(canonical({ account: 'x', rows, why: 'y' })).toBe(
      '{"account":"x","format":"gamification-proposal","rows":[{"action":"create","after":{"10":1,"9":0,"a":9007199254740993,"b":1,"€":"\\u000f\\n"},"id":"a","name":"A","type":"missions"}],"version":1,"why":"y"}',
    )
  })

  it('has a file name of eight digits and plain letters', async () => {
    const proposal = await proposalWith([row('a', 'A')], { title: 'Ändere 14 “Missionen”/..' })
    expect(fileNameOf(proposal)).toBe(`proposal-${proposal.sum.slice(0, 8)}-andere-14-missionen.json`)
  })
})

describe('the JSON Schema of proposals in the documents (rule PROPOSE-4)', () => {
  const isValid = new Ajv2020().compile(
    JSON.parse(readFileSync('docs/programme-proposal.schema.json', 'utf8')),
  )

  it('accepts every proposal', async () => {
    await fc.assert(
      fc.asyncProperty(proposals, async ({ rows, head }) => {
        isValid(JSON.parse(writeProposal(await proposalWith(rows, head))))
        expect(isValid.errors).toBeNull()
      }),
      settings,
    )
  })

  it.each([
    { invented: 1 },
    { version: 2 },
    { rows: [] },
    { sum: 'abc' },
    { why: '' },
    { rows: [{ type: 'accounts', id: 'a', name: 'A', action: 'create', after: { id: 'a', account: 'to' } }] },
    { rows: [{ type: 'missions', id: 'a', name: 'A', action: 'delete', after: {} }] },
  ])('rejects what the console rejects: %j', async (wrong) => {
    const text = JSON.stringify({
      ...JSON.parse(writeProposal(await proposalWith([row('a', 'A')]))),
      ...wrong,
    })
    expect(isValid(JSON.parse(text))).toBe(false)
    expect((await readProposal(text)).proposal).toBeUndefined()
  })
})

describe('a link (rule PROPOSE-3)', () => {
  it('that was cut anywhere, or changed, opens nothing', async () => {
    const fragment = await fragmentOf(await proposalWith([row('a', 'A')]))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: fragment.length - 1 }), async (at) => {
        const text = await textOfFragment(fragment.slice(0, at))
        if (text !== undefined) expect((await readProposal(text)).proposal).toBeUndefined()
      }),
      settings,
    )
    expect(await textOfFragment('#p=%%%')).toBeUndefined()
    expect(await textOfFragment('#q=abc')).toBeUndefined()
  })

  it('of a few bytes that become more than a file can have is not read to its end', async () => {
    const stream = new Blob([new Uint8Array(mostBytes + 10)]).stream()
    const packed = stream.pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
    const fragment = `#p=${Buffer.from(bytes).toString('base64url')}`
    expect(await textOfFragment(fragment)).toBeUndefined()
  })

  it('has no players', async () => {
    expect(hasPlayers(await proposalWith([row('a', 'A')]))).toBe(false)
    const player = { ...row('p', 'P'), type: 'players' as const }
    expect(hasPlayers(await proposalWith([player]))).toBe(true)
    expect(hasPlayers(await proposalWith([row('a', 'A'), player]))).toBe(true)
  })
})
