// Runs in test:all: it starts processes of the command.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tempFolder } from '../../tempFolder'
import { runWith } from './running'

const file = join(tempFolder('programme-prune'), 'bundle.json')
let base = ''
let token = ''
let readOnly = ''
let stop: () => Promise<void>
beforeAll(async () => {
  const { origin, stop: stopServer } = await serve(0)
  stop = stopServer
  base = `${origin}/admin/api/v0`
  const tokenOf = async (persona: string) =>
    (await (await fetch(`${origin}/mock-provider/tokens/${persona}`)).text()).trim()
  token = await tokenOf('service-admin')
  readOnly = await tokenOf('account-reader')
})
afterEach(() => reset())
afterAll(() => stop())

async function run(...args: string[]) {
  const { exit, printed, logged } = await runWith(token, args)
  return { code: exit, out: printed, logged }
}
const account = () => ['--base-url', base, '--account', 'brindlewick']
const into = (...more: string[]) => run('import', file, ...account(), ...more)

interface Named {
  id: string
}
type Objects = Record<string, Named[]>

/** Exports the account and changes the file. Returns the objects as they were exported. */
async function edited(change: (objects: Objects) => void): Promise<Objects> {
  await run('export', ...account(), '-o', file)
  const bundle = JSON.parse(readFileSync(file, 'utf8'))
  const before = structuredClone(bundle.objects)
  change(bundle.objects)
  writeFileSync(file, JSON.stringify(bundle))
  return before
}

async function idsOf(type: string): Promise<string[]> {
  const response = await fetch(`${base}/${type}?account=brindlewick&skip=0&limit=500`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as Named[]).map(({ id }) => id).sort()
}
const sorted = (objects: Named[] = []) => objects.map(({ id }) => id).sort()

describe('programme import --prune (rule BUNDLE-11)', () => {
  it('deletes what the account has and the file has not, of the named types alone, once the count is confirmed', async () => {
    const before = await edited((objects) => {
      objects.missions?.splice(0, 2)
      objects.prizes?.splice(0, 1)
    })
    const dry = await into('--dry-run', '--prune', 'missions')
    expect(dry.code).toBe(1)
    expect(dry.out.match(/^delete /gm)).toHaveLength(2)
    expect(dry.out).toMatch(/2 delete$/)
    const without = await into('--prune', 'missions')
    expect(without).toMatchObject({ code: 1, logged: expect.stringContaining('add --confirm-deletions 2') })
    const other = await into('--prune', 'missions', '--confirm-deletions', '3')
    expect(other.logged).toContain('Nothing was sent: 2 objects would be deleted, not 3.')
    expect(await idsOf('missions')).toEqual(sorted(before.missions))
    expect((await into('--prune', 'missions', '--confirm-deletions', '2')).code).toBe(0)
    expect(await idsOf('missions')).toEqual(sorted(before.missions?.slice(2)))
    expect(await idsOf('prizes')).toEqual(sorted(before.prizes))
    expect(await into('--dry-run', '--prune', 'missions')).toMatchObject({ code: 0 })
  })

  it('takes a list that is empty or missing as none, and says what uses an object and what is live', async () => {
    await edited((objects) => {
      delete objects.events
      objects.teams = []
    })
    const { out } = await into('--dry-run', '--prune', 'events, teams', '--format', 'json')
    const { deletions, counts } = JSON.parse(out)
    expect(deletions.map(({ type, id }: { type: string; id: string }) => `${type}/${id}`).sort()).toEqual(
      [
        ...(await idsOf('events')).map((id) => `events/${id}`),
        ...(await idsOf('teams')).map((id) => `teams/${id}`),
      ].sort(),
    )
    expect(counts.delete).toBe(deletions.length)
    const used = deletions.filter(({ usedBy }: { usedBy: unknown[] }) => usedBy.length > 0)
    expect(used.length).toBeGreaterThan(0)
    for (const { notes } of used) expect(notes.join(' ')).toContain('Will be left dangling')
    for (const { state, notes } of deletions)
      expect(notes.includes('It is live: players see it disappear.')).toBe(state === 'live')
  })

  it('sends nothing at all without the count, not even what is new', async () => {
    const before = await edited((objects) => {
      objects.events?.splice(0, 1, { id: 'quite-new', name: 'Quite new' } as Named)
    })
    expect((await into('--prune', 'events')).code).toBe(1)
    expect(await idsOf('events')).toEqual(sorted(before.events))
  })

  it('deletes nothing as long as a row of the file is blocked', async () => {
    const before = await edited((objects) => {
      const [level, ...rest] = objects.levels ?? []
      // The ordinal is taken by the level that it would replace.
      objects.levels = [{ ...level, id: 'renamed' }, ...rest]
    })
    const { code, logged } = await into('--prune', 'levels', '--confirm-deletions', '1')
    expect({ code, logged }).toMatchObject({
      code: 1,
      logged: expect.stringContaining('Nothing is deleted as long as a row of the file is blocked.'),
    })
    expect(await idsOf('levels')).toEqual(sorted(before.levels))
  })

  it('deletes nothing if a call of the import failed', async () => {
    const before = await edited((objects) => {
      objects.events?.splice(0, 1, { id: 'quite-new', name: 'Quite new' } as Named)
    })
    const sent = await into('--prune', 'events', '--confirm-deletions', '1', '--token', readOnly)
    expect(sent).toMatchObject({
      code: 1,
      out: expect.stringContaining('FAILED    events/quite-new: create'),
      logged: expect.stringContaining('Nothing was deleted, because not everything else is as planned.'),
    })
    expect(await idsOf('events')).toEqual(sorted(before.events))
  })

  it.each([
    [['--prune', 'players'], '--prune never deletes players'],
    [['--prune', 'mission'], "Did you mean 'missions'?"],
    [['--prune', 'accounts'], "there is no type 'accounts'"],
    [['--confirm-deletions', '2'], '--confirm-deletions goes with --prune'],
    [['--prune', 'missions', '--confirm-deletions', 'all'], "is a number, not 'all'"],
  ])('refuses %j', async (args, words) => {
    await edited(() => undefined)
    expect(await into(...args)).toMatchObject({ code: 2, logged: expect.stringContaining(words) })
  })
})
