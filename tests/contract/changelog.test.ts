// Runs in test:all: it compares many descriptions with the kit.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract, fileWith, type Json, pathFor, run, runProcess, size } from './support'

/** The changelog of a contract in which these were different before. */
async function since(before: (document: Json) => void): Promise<string> {
  const document = contract()
  before(document)
  const { code, out } = await run(['changelog', fileWith(document)])
  expect(code).toBe(0)
  return out
}
/** The lines below the name of a screen. */
const section = (text: string, name: string) =>
  (text.split(`\n## ${name}\n\n`)[1] ?? '').split('\n\n## ')[0]?.trim().split('\n')

describe('contract changelog', () => {
  it('lists new, changed and gone fields below their screens', async () => {
    const text = await since((d) => {
      const { schemas } = d.components
      for (const name of ['Mission', 'MissionCreate', 'MissionUpdate'])
        delete schemas[name].properties.priority
      for (const name of ['Team', 'TeamCreate', 'TeamUpdate'])
        schemas[name].properties.colour = { type: 'string' }
      schemas.LeaderboardUnits.enum = ['points', 'stars']
      schemas.QuizCreate.properties.name.maxLength = 20
    })
    expect(section(text, 'Mission form')).toEqual(['- **new**: `priority` (integer) (Settings)'])
    expect(section(text, 'On no screen')).toEqual(
      ['Team', 'TeamCreate', 'TeamUpdate'].map((name) =>
        expect.stringContaining(`- **gone**: \`${name}.colour\``),
      ),
    )
    expect(section(text, 'Leaderboard form')).toEqual([
      '- **new**: value `credits` of `units` (Limits and Settings)',
      '- **gone**: value `stars` of `units` (Limits and Settings)',
    ])
    expect(section(text, 'Quiz form')).toEqual([
      '- **changed**: `name` `maxLength`: `20` → none, in what is saved (Basic Details)',
    ])
  })

  it('lists new calls with their summary, and gone ones', async () => {
    const text = await since((d) => {
      delete d.paths['/surveys'].put
      delete d.paths['/rules']
      d.paths['/teams'].patch = { operationId: 'patchTeams', responses: {} }
    })
    expect(section(text, 'Survey form')).toEqual(['- **new**: call `PUT /surveys`: Update a survey'])
    expect(section(text, 'On no screen')).toEqual([
      '- **new**: call `GET /rules`: List the rules of an account',
      '- **new**: call `POST /rules`: Create a rule',
      '- **new**: call `PUT /rules`: Update a rule',
      '- **gone**: call `patchTeams`',
    ])
  })

  it('names the call that gains or loses a status, and counts if there are many', async () => {
    const text = await since((d) => {
      d.paths['/teams'].post.responses['418'] = { description: 'teapot' }
      delete d.paths['/prizes'].post.responses['409']
      for (const item of Object.values<Json>(d.paths))
        for (const call of Object.values<Json>(item)) delete call.responses['429']
    })
    expect(section(text, 'Team form')).toEqual(['- **gone**: `createTeam` no longer answers 418'])
    expect(section(text, 'Prize form')).toEqual(['- **new**: `createPrize` may answer 409'])
    expect(text.match(/\d+ calls may answer 429/g)).toHaveLength(1)
    expect(section(text, 'On many screens')?.[0]).toContain(
      `- **new**: ${size.operations} calls may answer 429`,
    )
  })

  it('has one line for errors that became other objects', async () => {
    const text = await since((d) => {
      d.components.schemas.Error.properties = { detail: { type: 'string' } }
      delete d.components.schemas.Error.required
    })
    const words = "**changed**: Errors have 'error', 'code', 'field' in place of 'detail'"
    expect(text.split(words)).toHaveLength(2)
    expect(text).not.toContain('value `')
  })

  it('lists a change that concerns many screens once', async () => {
    const text = await since((d) => {
      d.components.parameters.Limit.schema.maximum = 100
    })
    expect(text.match(/`query limit` `maximum`: `100` → none/g)).toHaveLength(1)
    expect(text).toMatch(/^# What changed in the contract\n\n## On many screens\n\n- .*Missions list/)
  })

  it('compares two versions, and writes a file', async () => {
    const [old, next] = [contract(), contract()]
    next.components.schemas.Team.properties.motto = { type: 'string' }
    const target = pathFor('changes.md')
    const { code, out } = await runProcess(['changelog', fileWith(old), fileWith(next), '-o', target])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(readFileSync(target, 'utf8')).toContain('- **new**: `Team.motto` (string)')
  })

  it('states that nothing changed', async () => {
    expect(await since(() => {})).toBe(
      '# What changed in the contract\n\nNothing that a screen or a service notices.\n',
    )
  })

  const at = (place: (path: string) => string, document = contract()) => ({
    ...document,
    paths: Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [place(path), item])),
  })

  it.each<[title: string, before: (path: string) => string, now: (path: string) => string]>([
    ['the old one', (path) => `/gateway/v2${path}`, (path) => path],
    ['the new one', (path) => path, (path) => `/gateway/v2${path}`],
    ['both, each in its own way', (path) => `/v1${path}`, (path) => `/gateway/v2${path}`],
    ['both, with other names of parameters', (path) => `/v1${path.replaceAll('{', '{the_')}`, (path) => path],
  ])('finds paths behind a prefix: %s', async (_title, before, now) => {
    const next = contract()
    next.components.schemas.Team.properties.motto = { type: 'string' }
    const text = (await run(['changelog', fileWith(at(before)), fileWith(at(now, next))])).out
    expect(text.match(/^- .*/gm)).toEqual(['- **new**: `Team.motto` (string), in what is read'])
  })

  it('names the file that was given, and not the contract, if they have no path in common', async () => {
    const file = fileWith(at((path) => path.replace('/', '/my-')))
    expect(await run(['changelog', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${file} has no path in common with the contract`),
    })
    const slashes = (await run(['changelog', fileWith(at((path) => `${path}/`))])).out
    expect(slashes).toContain('`/teams/` → `/teams`')
  })

  it('ends with exit code 2 without an old version', async () => {
    expect(await run(['changelog'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/Which version/),
    })
  })
})

describe('contract changelog for programs', () => {
  it('has the same changes as JSON, and no verdict', async () => {
    const old = contract()
    delete old.components.schemas.Mission.properties.priority
    const { code, out, err } = await run(['changelog', fileWith(old), '--format', 'json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out).screens).toContainEqual({
      name: 'Mission form',
      changes: [{ kind: 'new', text: '`priority` (integer), in what is read', where: ['Settings'] }],
    })
  })

  it('writes no value twice where something else changed, and no verdict beside a file', async () => {
    const old = contract()
    const now = contract()
    Object.assign(now.paths['/teams'].get, { deprecated: true })
    now.components.parameters.Skip.style = 'pipeDelimited'
    const target = pathFor('words.md')
    const { code, err } = await run(['changelog', fileWith(old), fileWith(now), '-o', target])
    const text = readFileSync(target, 'utf8')
    expect({ code, err }).toEqual({ code: 0, err: `written (${target})\n` })
    expect(text).toContain('listTeams is deprecated')
    expect([...text.matchAll(/: (.+) → (.+?)(?: \(|$)/gm)].filter(([, a, b]) => a === b)).toEqual([])
  })
})
