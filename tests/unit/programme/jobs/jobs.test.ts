import { readFileSync } from 'node:fs'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWith } from '../running'
import { type Forge, prepareWorld, startWorld } from './world'

// Runs in test:all: it packs the command, and runs its jobs in repositories.

const forges: Forge[] = ['github', 'gitlab']
let prepared = ''
let world: Awaited<ReturnType<typeof startWorld>>

beforeAll(async () => {
  prepared = await prepareWorld()
}, 300_000)
beforeEach(async () => {
  world = await startWorld(prepared)
}, 300_000)
afterEach(async () => {
  await world.stop()
  reset()
})
afterAll(() => reset())

const file = 'accounts/brindlewick.json'

/** Changes the account by the command itself. */
async function change(edit: (objects: Record<string, Record<string, unknown>[]>) => void) {
  const bundle = world.read(file)
  edit(bundle.objects)
  const edited = world.path('node_modules/edited.json')
  world.write('node_modules/edited.json', bundle)
  const done = await runWith(world.token, ['import', edited, ...world.api, '--overwrite', '--confirm'])
  expect(done).toMatchObject({ exit: 0 })
}

const rename = (name: string) =>
  change(({ teams = [] }) => {
    if (teams[0]) teams[0].name = name
  })

async function teamName(): Promise<string> {
  const { printed } = await runWith(world.token, ['export', ...world.api])
  return JSON.parse(printed).objects.teams[0].name
}

const log = () => world.shell('git log --format=%B%H -n 1')

/** A first export, in the remote and in the clone, as the nightly job leaves it. */
async function exported() {
  const server = world.api.slice(0, 2)
  const done = await runWith(world.token, ['export', ...server, '--all', '-o', world.path('accounts')])
  expect(done).toMatchObject({ exit: 0 })
  await world.commit()
}

/** A proposal to rename the first team, in the folder of proposals. */
async function proposal(name: string, as = 'spring') {
  const bundle = world.read(file)
  const [team] = bundle.objects.teams
  world.write('node_modules/part.json', { ...bundle, objects: { teams: [{ ...team, name }] } })
  await world.shell('mkdir -p proposals')
  const done = await runWith(world.token, [
    ...['propose', world.path('node_modules/part.json'), ...world.api, '--overwrite'],
    ...['--why', 'Spring starts slowly', '-o', world.path(`proposals/${as}.json`)],
  ])
  expect(done).toMatchObject({ exit: 0 })
}

// Both forges run one command: GitLab's file is tried once, with what differs, the comments.
describe.each(['github'] as const)('the nightly job at %s (rule BUNDLE-13)', (forge) => {
  it('exports all accounts in one commit, then nothing, then one commit with its counts and one line', async () => {
    expect(await world.job(forge, 'nightly')).toMatchObject({ code: 0 })
    expect(world.forge.posted).toHaveLength(1)
    world.forge.posted.length = 0
    await world.pull()
    expect(await log()).toMatch(/^\d+ changes in \d+ accounts\n\nbrindlewick: .*\d+ missions.* added\n/)
    const first = await world.shell('git rev-parse HEAD')
    const again = await world.job(forge, 'nightly')
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Nothing changed') })
    await world.pull()
    expect(await world.shell('git rev-parse HEAD')).toBe(first)
    expect(world.forge.posted).toEqual([])

    await change(({ teams = [], missions = [] }) => {
      for (const one of [...teams.slice(0, 2), ...missions.slice(0, 1)])
        one.description = 'Changed <!channel>'
    })
    expect(await world.job(forge, 'nightly')).toMatchObject({ code: 0 })
    await world.pull()
    expect(await log()).toMatch(/^brindlewick: (2 teams and 1 mission|1 mission and 2 teams) changed\n/)
    expect(world.forge.posted).toEqual([{ text: expect.stringMatching(/^brindlewick: 3 changed(, .*)?$/) }])
    const { printed } = await runWith(world.token, ['export', ...world.api])
    expect(readFileSync(world.path(file), 'utf8')).toBe(`${printed}\n`)
  }, 300_000)
})

describe('the nightly job', () => {
  it.each([
    ['refused', 'refused the message: 404. The job goes on.', {}],
    ['silent', 'no answer within 1 seconds. The job goes on.', { PROGRAMME_WEBHOOK_SECONDS: '1' }],
  ])(
    'names a webhook that is %s, without its address, and goes on',
    async (path, words, env) => {
      const secrets = {
        PROGRAMME_WEBHOOK: `${world.forge.origin}/${path}/T0/secret`,
        PROGRAMME_READ_TOKEN: world.ofOneAccount,
      }
      const { code, out } = await world.job('github', 'nightly', { secrets, env })
      expect(out).toContain(words)
      expect({ code, isSecret: out.includes('secret') }).toEqual({ code: 0, isSecret: false })
      await world.pull()
      expect(world.read(file).account).toBe('brindlewick')
    },
    60_000,
  )

  it('posts a card to Teams, in which names are text', async () => {
    const secrets = { PROGRAMME_READ_TOKEN: world.ofOneAccount }
    const done = await world.job('github', 'nightly', { secrets, env: { PROGRAMME_WEBHOOK_KIND: 'teams' } })
    expect(done.code).toBe(0)
    const [message] = world.forge.posted
    const blocks: { type: string; inlines: { text: string }[] }[] = message.attachments[0].content.body
    expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['RichTextBlock']))
    expect(blocks[0]?.inlines).toEqual([
      { type: 'TextRun', text: expect.stringMatching(/^brindlewick: \d+ added/) },
    ])
  }, 300_000)

  it('fetches a token by client credentials, and says what is missing without one', async () => {
    const client = {
      PROGRAMME_TOKEN_URL: `${world.forge.origin}/token`,
      PROGRAMME_CLIENT_ID: 'job',
      PROGRAMME_CLIENT_SECRET: 'right',
    }
    const secrets = { PROGRAMME_READ_TOKEN: '' }
    // Nothing has changed since, so the job has a token, and little else to do.
    await exported()
    expect(await world.job('github', 'nightly', { secrets, env: client })).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing changed'),
    })
    expect(await world.job('github', 'nightly', { secrets })).toMatchObject({
      code: 2,
      out: expect.stringContaining('Set PROGRAMME_TOKEN'),
    })
  }, 300_000)

  it('replaces no edit that is not committed', async () => {
    await exported()
    await world.shell(`echo ' ' >> ${file}`)
    const env = { PROGRAMME_API: world.vars.PROGRAMME_API ?? '', PROGRAMME_TOKEN: world.token }
    await expect(
      world.shell(
        `PROGRAMME_API=${env.PROGRAMME_API} PROGRAMME_TOKEN=${env.PROGRAMME_TOKEN} npx programme-job nightly`,
      ),
    ).rejects.toThrow('changes that are not committed')
  }, 300_000)
})

describe.each(forges)('the jobs of a pull request at %s (rules BUNDLE-13 and BUNDLE-14)', (forge) => {
  it('comment on a proposal and on an edited file, and replace the comment', async () => {
    await exported()
    await proposal('Proposed')
    const bundle = world.read(file)
    bundle.objects.teams[1].name = 'Edited'
    const [removed] = bundle.objects.surveys.splice(0, 1)
    world.write(file, bundle)
    const { before } = await world.commit('branch')
    const event = { ref: 'branch', base: before }
    expect(await world.job(forge, 'review', event)).toMatchObject({ code: 0 })
    expect(await world.job(forge, 'review', event)).toMatchObject({ code: 0 })
    const [edit = '', proposed = '', ...more] = world.forge.comments()
    expect(more).toEqual([])
    expect(edit).toMatch(/^`accounts\/brindlewick.json`\n\n### Proposal/)
    expect(edit).toContain('Edited')
    expect(edit).toMatch(new RegExp(`delete \\| \`surveys/${removed.id}\``))
    expect(proposed).toContain('`proposals/spring.json`')
    expect(proposed).toContain('Proposed')

    await world.shell('git checkout --quiet main -- accounts')
    await world.commit('branch')
    expect(await world.job(forge, 'review', event)).toMatchObject({ code: 0 })
    expect(world.forge.comments()).toEqual([expect.stringContaining('`proposals/spring.json`')])
  }, 300_000)

  it.skipIf(forge === 'gitlab')(
    'apply a merged edit, with what it removes, and keep what others changed since',
    async () => {
      await exported()
      await change(({ teams = [] }) => {
        if (teams[0]) teams[0].description = 'Changed elsewhere'
      })
      const bundle = world.read(file)
      bundle.objects.teams[0].name = 'Edited'
      const [removed] = bundle.objects.surveys.splice(0, 1)
      world.write(file, bundle)
      const { before } = await world.commit()
      expect(await world.job(forge, 'merge', { before })).toMatchObject({ code: 0 })
      const { objects } = JSON.parse((await runWith(world.token, ['export', ...world.api])).printed)
      expect(objects.teams[0]).toMatchObject({ name: 'Edited', description: 'Changed elsewhere' })
      expect(objects.surveys.map(({ id }: { id: string }) => id)).not.toContain(removed.id)
      // The same job once more: everything is done.
      expect(await world.job(forge, 'merge', { before })).toMatchObject({ code: 0 })
    },
    300_000,
  )

  it.skipIf(forge === 'gitlab')(
    'fail for a conflict with its fields, and send nothing',
    async () => {
      await exported()
      await proposal('Proposed')
      const bundle = world.read(file)
      bundle.objects.teams[0].name = 'Edited'
      world.write(file, bundle)
      await rename('Renamed by somebody else')
      const { before, after } = await world.commit()
      const words = /STOPS +teams\/\S+: conflict: Name/
      const done = [
        await world.job(forge, 'review', { base: before, ref: after }),
        await world.job(forge, 'merge', { before }),
        await world.job(forge, 'proposals'),
      ]
      for (const one of done) expect(one).toMatchObject({ code: 1, out: expect.stringMatching(words) })
      expect(world.forge.comments().join()).toContain('Renamed by somebody else')
      expect(await teamName()).toBe('Renamed by somebody else')
    },
    300_000,
  )

  it.skipIf(forge === 'gitlab')(
    'apply a proposal, move it, and let one with a later time wait',
    async () => {
      await exported()
      await proposal('Now', '2026-01-01T0900Z spring')
      await proposal('Later', '2999-01-01T0900Z autumn')
      await world.commit()
      const done = await world.job(forge, 'proposals')
      expect(done).toMatchObject({ code: 0, out: expect.stringContaining('2999-01-01T09:00:00.000Z') })
      expect(await teamName()).toBe('Now')
      await world.pull()
      expect(await world.shell('git ls-files proposals')).toBe(
        'proposals/2999-01-01T0900Z autumn.json\nproposals/applied/2026-01-01T0900Z spring.json\n',
      )
      await rename('Changed again')
      expect(await world.job(forge, 'proposals')).toMatchObject({ code: 0 })
      expect(await teamName()).toBe('Changed again')
    },
    300_000,
  )
})
