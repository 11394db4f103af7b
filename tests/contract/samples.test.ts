// Runs in test:all: it works out the samples of the reference of the kit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { tempFolder } from '../tempFolder'
import { drifting, inObjects, inResponse, withDrift } from './drifting'
import { guarded } from './guarded'
import { contract, type Json, run } from './support'
import { startApi } from './verifying'

/* The sample outputs of the README: WRITE_SAMPLES=1 npx vitest run tests/contract/samples renews them. */

const readme = 'openapi/kit/REFERENCE.md'
const folder = tempFolder('contract-samples')
let api: Awaited<ReturnType<typeof startApi>>

beforeAll(async () => {
  api = await startApi()
  mkdirSync(join(folder, 'build'))
})
afterEach(reset)
afterAll(() => api.stop())

/** The sample of a command line, as the README has it. */
const sampleOf = (command: string) => {
  const start = `\`\`\`\n$ npm run contract -- ${command}\n`
  const text = readFileSync(readme, 'utf8')
  const at = text.indexOf(start)
  if (at < 0) throw new Error(`The README has no sample of ${command}`)
  return { text, from: at + start.length, to: text.indexOf('\n```', at) }
}

/** What changes with the contract and with the data of the mocks. */
const steady = (text: string) =>
  text
    .replaceAll(/( of \d{4}-\d\d-\d\d)? \(sha256 [0-9a-f]{12}\)/g, ' (sha256 …)')
    .replaceAll(/seen {6}\d+ times/g, 'seen … times')
    .replaceAll(/(build\/openapi\.json):\d+/g, '$1:…')

/** Expects the output of a command to be its sample, or writes it. Its files are in the folder. */
async function expectSample(command: string, ...more: string[]) {
  const args = command.split(' ').map((word) => (/\.(json|har)$/.test(word) ? join(folder, word) : word))
  const { out } = await run([...args, ...more])
  compareOutput(command, out)
}

/** Expects an output to be the sample of its command, or writes it. */
function compareOutput(command: string, out: string) {
  const output = out.replaceAll(`${folder}/`, '').trim()
  const { text, from, to } = sampleOf(command)
  if (process.env.WRITE_SAMPLES) writeFileSync(readme, text.slice(0, from) + output + text.slice(to))
  else expect(steady(text.slice(from, to))).toBe(steady(output))
}

function changedDescription() {
  const document = contract()
  const { schemas } = document.components
  delete schemas.EventCount.properties.id
  schemas.EventCount.required = schemas.EventCount.required?.filter((name: string) => name !== 'id')
  schemas.LeaderboardElement.enum.push('guild')
  schemas.Team.properties.motto = { type: 'string' }
  for (const name of ['Event', 'Level', 'Mission', 'Prize', 'Raffle', 'Team'])
    delete schemas[name].properties.imgUrl.format
  const paths = Object.entries<Json>(document.paths).filter(([path]) => path !== '/rules')
  document.paths = Object.fromEntries(paths.map(([path, item]) => [`/admin/api/v0${path}`, item]))
  return document
}

const faults = [
  inObjects('/missions', (mission) => {
    mission.priority = String(mission.priority)
  }),
  inObjects('/leaderboards', (board) => {
    if (board.units === 'points') board.units = 'stars'
  }),
  inObjects('/teams', (team) => {
    team.motto = 'Onwards'
  }),
  inResponse('GET', '/players', (players, { query }) => {
    if (query.get('order') === 'asc') players.reverse()
  }),
]

describe('the sample outputs of the README', () => {
  it('diff', async () => {
    writeFileSync(join(folder, 'build/openapi.json'), JSON.stringify(changedDescription(), null, 2))
    await expectSample('diff build/openapi.json')
  })

  it('verify, and har of its recording', async () => {
    await withDrift(faults, ({ base }) => {
      const command = `verify --base-url ${base} --account brindlewick --har traffic.har`
      return expectSample(command, '--token', api.admin, '--rate', 'Infinity')
    })
    await expectSample('har traffic.har')
  }, 60_000)

  it('verify --write', async () => {
    await withDrift([], ({ base }) => {
      const command = `verify --base-url ${base} --write --account tarnstead`
      return expectSample(command, '--token', api.admin, '--rate', 'Infinity')
    })
  }, 60_000)

  it('guard', async () => {
    const server = await drifting(faults)
    const target = 'https://staging.example.com/admin/api/v0'
    const { out } = await guarded(server.base, async (base) => {
      const headers = { Authorization: `Bearer ${api.admin}` }
      for (const path of ['missions', 'teams'])
        await (await fetch(`${base}/${path}?account=brindlewick&limit=500&skip=0`, { headers })).text()
    })
    await server.stop()
    compareOutput(`guard --target ${target}`, out.replaceAll(server.base, target))
  }, 60_000)

  it('changelog', async () => {
    const old = contract()
    const { schemas } = old.components
    for (const name of ['Mission', 'MissionCreate', 'MissionUpdate']) delete schemas[name].properties.priority
    schemas.LeaderboardUnits.enum = ['points']
    schemas.Raffle.properties.old = { type: 'string' }
    delete old.paths['/surveys'].put
    writeFileSync(join(folder, 'admin-api-v0-of-march.json'), JSON.stringify(old))
    await expectSample('changelog admin-api-v0-of-march.json')
  })
})
