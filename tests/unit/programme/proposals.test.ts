import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Proposal } from '@/engine/plan/proposalTypes'
import { proposalOf, writeProposal } from '@/engine/proposals/format'
import { applyOutput } from '../../../programme/outputs'
import { tempFolder } from '../../tempFolder'
import { runWith } from './running'

/* Proposals in a pipeline (rule PROPOSE-11). */

let api: string[] = []
let token = ''
let stop: () => Promise<void>
const folder = tempFolder('proposals')
const fileOf = (name: string) => join(folder, name)

beforeAll(async () => {
  const { origin, stop: stopServer } = await serve(0)
  stop = stopServer
  api = ['--base-url', `${origin}/admin/api/v0/`]
  token = (await (await fetch(`${origin}/mock-provider/tokens/service-admin`)).text()).trim()
})
afterEach(() => reset())
afterAll(async () => {
  await stop()
})

const run = (args: readonly string[]) => runWith(token, args)

const of = (account: string) => [...api, '--account', account]

type Row = { id: string; name: string }
const objectsOf = async () => {
  await run(['export', ...of('brindlewick'), '-o', fileOf('all.json')])
  const { objects } = JSON.parse(readFileSync(fileOf('all.json'), 'utf8')) as { objects: { teams: Row[] } }
  return objects
}

/** The file of a proposal to rename a team, made by the command. */
async function renamed(name: string, why = 'Spring starts slowly') {
  const { teams } = await objectsOf()
  const team = { ...teams[0], name }
  const bundle = { account: 'x', format: 'gamification-programme', version: 1, objects: { teams: [team] } }
  writeFileSync(fileOf('bundle.json'), JSON.stringify(bundle))
  const file = fileOf('proposal.json')
  const args = [
    'propose',
    fileOf('bundle.json'),
    ...of('brindlewick'),
    '--overwrite',
    '--why',
    why,
    '-o',
    file,
  ]
  expect(await run(args)).toMatchObject({ exit: 0 })
  return { file, id: teams[0]?.id ?? '', was: teams[0]?.name ?? '' }
}

const proposalIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Proposal

describe('programme propose (rule PROPOSE-11)', () => {
  it('writes what an import would do, with the subject of the token, and sends nothing', async () => {
    const { file, id, was } = await renamed('Proposed')
    const { rows, by, sum } = proposalIn(file)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      action: 'update',
      id,
      before: { name: was },
      after: { name: 'Proposed' },
    })
    expect(by).not.toBe('')
    expect(sum).toMatch(/^[0-9a-f]{64}$/)
    expect((await objectsOf()).teams[0]?.name).toBe(was)
  })

  it('writes no file and exits with 1 if nothing is left', async () => {
    await objectsOf()
    const file = fileOf('nothing.json')
    const args = ['propose', fileOf('all.json'), ...of('brindlewick'), '--why', 'w', '-o', file]
    const { exit, logged } = await run(args)
    expect(exit).toBe(1)
    expect(logged).toContain('identical teams/')
    expect(existsSync(file)).toBe(false)
  })

  it('needs a reason', async () => {
    expect(await run(['propose', 'x.json', ...of('brindlewick')])).toMatchObject({ exit: 2 })
    expect(await run(['propose', 'x.json', ...of('brindlewick'), '--why', 'x'.repeat(1001)])).toMatchObject({
      exit: 2,
    })
  })

  it('is what revert and duplicate write with --propose', async () => {
    const args = ['duplicate', ...of('brindlewick'), '--id', 'teams/team-badger', '--propose', '--why', 'w']
    const { exit, printed } = await run(args)
    expect(exit).toBe(0)
    const { rows } = JSON.parse(printed) as Proposal
    expect(rows).toMatchObject([{ type: 'teams', action: 'create' }])
    const entry = {
      ...{ at: 1, account: 'brindlewick', type: 'teams', name: 'Lynx', outcome: 'done' },
      ...{ id: 'b', operation: 'delete', object: 'team-lynx' },
      before: { id: 'team-lynx', account: 'brindlewick', name: 'Team Lynx' },
    }
    writeFileSync(
      fileOf('journal.json'),
      JSON.stringify({ format: 'console-journal', version: 1, entries: [entry] }),
    )
    const reverted = await run([
      'revert',
      fileOf('journal.json'),
      ...of('brindlewick'),
      '--propose',
      '--why',
      'w',
    ])
    expect(reverted.exit).toBe(0)
    expect((JSON.parse(reverted.printed) as Proposal).rows).toMatchObject([
      { id: 'team-lynx', action: 'create' },
    ])
  })
})

describe('programme apply (rule PROPOSE-11)', () => {
  it('carries a proposal out once, and finds it done afterwards', async () => {
    const { file, id, was } = await renamed('Proposed')
    const dry = await run(['apply', file, ...of('brindlewick'), '--dry-run', '--format', 'json'])
    expect(dry.exit).toBe(0)
    expect(applyOutput.parse(JSON.parse(dry.printed))).toMatchObject({
      ...{ why: 'Spring starts slowly', account: 'brindlewick', sent: 0 },
      proposal: proposalIn(file).sum.slice(0, 8),
      rows: [
        { id, state: 'as-reviewed', fields: [{ path: 'name', before: was, now: was, proposed: 'Proposed' }] },
      ],
    })
    const done = await run(['apply', file, ...of('brindlewick'), '--format', 'json'])
    expect(done.exit).toBe(0)
    expect(JSON.parse(done.printed)).toMatchObject({ sent: 1 })
    expect((await objectsOf()).teams.find((one) => one.id === id)?.name).toBe('Proposed')
    const again = await run(['apply', file, ...of('brindlewick'), '--format', 'json'])
    expect(again.exit).toBe(0)
    expect(JSON.parse(again.printed)).toMatchObject({ sent: 0, rows: [{ state: 'done' }] })
  })

  it('sends nothing while a row is in conflict, unless it is left out', async () => {
    const { file, id } = await renamed('Proposed')
    const other = fileOf('other.json')
    const first = proposalIn(file)
    const [row] = first.rows
    const elsewhere = await proposalOf({ ...first, why: 'x' }, [
      { ...row, after: { ...row?.after, name: 'Of somebody else' } } as never,
    ])
    writeFileSync(other, writeProposal(elsewhere))
    expect((await run(['apply', other, ...of('brindlewick')])).exit).toBe(0)
    const { exit, logged } = await run(['apply', file, ...of('brindlewick')])
    expect(exit).toBe(1)
    expect(logged).toContain(`STOPS     teams/${id}: conflict: Name`)
    expect((await objectsOf()).teams.find((one) => one.id === id)?.name).toBe('Of somebody else')
    expect((await run(['apply', file, ...of('brindlewick'), '--leave-out', `teams/${id}`])).exit).toBe(0)
  })

  it('waits for --not-before with 3, but not in a dry run, and refuses what is no proposal with 2', async () => {
    const { file } = await renamed('Proposed')
    const later = ['--not-before', '2999-01-01']
    expect((await run(['apply', file, ...of('brindlewick'), ...later])).exit).toBe(3)
    expect((await run(['apply', file, ...of('brindlewick'), ...later, '--dry-run'])).exit).toBe(0)
    expect((await run(['apply', file, ...of('fennmarsh')])).exit).toBe(2)
    expect((await run(['apply', file, ...of('brindlewick'), '--leave-out', 'teams/none'])).exit).toBe(2)
    writeFileSync(file, readFileSync(file, 'utf8').replace('Proposed', 'Changed by hand'))
    const { exit, logged } = await run(['apply', file, ...of('brindlewick'), ...later])
    expect(exit).toBe(2)
    expect(logged).toMatch(/:\d+:\d+ sum: Does not fit/)
  })

  it('writes no control character of a file to a terminal, and no line of its making (rule BUNDLE-15)', async () => {
    const { file } = await renamed('Proposed')
    const [row] = proposalIn(file).rows
    const id = 'x\u001b[2J\u202e\nSTOPS     teams/other: conflict'
    const side = (of: object | undefined) => ({ ...of, id, name: `N\u001b[31m` })
    const rows = [
      { ...row, id, before: side(row?.before), after: { ...side(row?.after), name: 'M' } } as never,
    ]
    writeFileSync(file, writeProposal(await proposalOf(proposalIn(file), rows)))
    const stopped = await run(['apply', file, ...of('brindlewick')])
    writeFileSync(
      file,
      writeProposal({ ...(await proposalOf(proposalIn(file), rows)), by: '', account: 'a\u001bb' }),
    )
    const refused = await run(['apply', file, ...of('brindlewick')])
    expect([stopped.exit, refused.exit]).toEqual([1, 2])
    for (const { printed, logged } of [stopped, refused]) {
      expect(`${printed}${logged}`).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
      expect(logged.split('\n').filter((line) => line.startsWith('STOPS')).length).toBeLessThan(2)
    }
    expect(stopped.logged).toMatch(/^STOPS .*: gone/m)
  })

  it('names the contract of a proposal if it is another one', async () => {
    const { file } = await renamed('Proposed')
    const older = await proposalOf({ ...proposalIn(file), contract: '0.0.1' }, proposalIn(file).rows)
    const dry = async (format: string) => {
      const { exit, printed } = await run([
        'apply',
        file,
        ...of('brindlewick'),
        '--dry-run',
        '--format',
        format,
      ])
      expect(exit).toBe(0)
      return printed
    }
    expect(await dry('text')).not.toContain('of the contract')
    writeFileSync(file, writeProposal(older))
    for (const format of ['text', 'md'])
      expect(await dry(format)).toMatch(
        /made with version 0\.0\.1 of the contract; here it is .+, which decides/,
      )
  })

  it('prints a table for a pull request, in which no text of the file is a link, a mention or HTML', async () => {
    const hostile = '<img src=x>|@everyone `x` [a](https://evil.test)\u202e'
    const { file } = await renamed(hostile, `Because\n# of ${hostile}`)
    const { exit, printed } = await run(['apply', file, ...of('brindlewick'), '--dry-run', '--format', 'md'])
    expect(exit).toBe(0)
    expect(printed).toContain('| Action | Object | Field | Reviewed | Now | Proposed | State |')
    expect(printed).toMatch(/credits a month now, and \d+ afterwards/)
    expect(printed).not.toContain('\u202e')
    // What is left without code spans has nothing of the file.
    const outside = printed.replace(/`[^`\n]*`|<code>[^<\n]*<\/code>/g, '')
    expect(outside).not.toMatch(/@|<|\[|https?:|^# /m)
  })
})
