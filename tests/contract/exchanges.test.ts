import { describe, expect, it } from 'vitest'
import { fileWith, type Json, load, type Report } from './support'

const origin = 'https://api.example.com/admin/api/v0'

const entry = (path: string, body: Json, { status = 200, type = 'application/json' } = {}) => ({
  request: { method: 'GET', url: `${origin}${path}?account=a&limit=500&skip=0` },
  response: { status, content: { mimeType: type, text: JSON.stringify(body) } },
})

/** The report of `contract har` about these entries. */
async function recorded(entries: Json[]): Promise<Report & { ignore: (id: string, entry: Json) => boolean }> {
  const { run } = await load('openapi/kit/commands/har.ts')
  return run({}, [fileWith({ log: { entries } })])
}

const ids = ({ findings }: Pick<Report, 'findings'>) => findings.map(({ id }) => id)

const boards = (...units: Json[]) =>
  entry(
    '/leaderboards',
    units.map((unit, index) => ({ id: `b${index}`, account: 'a', units: unit })),
  )
const LISTS = ['teams', 'events', 'levels', 'prizes', 'raffles']

describe('a recorded response', () => {
  it('a response with two unknown values has two findings, and ignoring one does not hide the other', async () => {
    const report = await recorded([boards('moon-rocks', 'points', 'moon rocks', 'moon-rocks')])
    const id = 'answer/unknown-enum-value/listLeaderboards/200/units'
    expect(ids(report)).toEqual([`${id}/moon%20rocks`, `${id}/moon-rocks`])
    expect(report.findings[1]?.times).toBe(2)
    expect(report.ignore(`${id}/moon-rocks`, { reason: 'known', expires: '2999-01-01' })).toBe(true)
    expect(ids(report)).toEqual([`${id}/moon%20rocks`])
  })

  it('another kind of JSON is harmless, and what it contains is checked', async () => {
    const types = ['application/hal+json', 'application/vnd.example.v1+json; charset=utf-8']
    const report = await recorded(
      types.map((type) => entry('/teams', [{ id: 't', account: 'a', points: 'many' }], { type })),
    )
    expect(report.findings.map(({ rule, severity }) => `${severity} ${rule}`).sort()).toEqual([
      'breaks wrong-type',
      'harmless content-type',
    ])
  })

  it('a response with two long values that start alike has two findings', async () => {
    const long = 'a-unit-with-a-name-longer-than-forty-characters'
    expect(ids(await recorded([boards(`${long}-1`, `${long}-2`)]))).toHaveLength(2)
  })

  it('a response with many unknown values of a field has one finding for all of them', async () => {
    const { findings } = await recorded([boards('a', 'b', 'c', 'd', 'e')])
    expect(findings).toMatchObject([
      {
        id: 'answer/unknown-enum-value/many/listLeaderboards-units',
        message: "5 values of 'units' in listLeaderboards are not known to the console",
        places: ['a', 'b', 'c', 'd', 'e'].map((value) => `listLeaderboards/200/units/${value}`),
      },
    ])
  })

  it('a response with a number instead of a word has a wrong type, and not an unknown value too', async () => {
    expect(ids(await recorded([boards(7)]))).toEqual(['answer/wrong-type/listLeaderboards/200/units'])
  })

  it('responses with the same new field, or with null, in many kinds of objects have one finding each', async () => {
    const { findings } = await recorded(
      LISTS.map((list) => entry(`/${list}`, [{ id: 'x', account: 'a', name: null, createdAt: 1 }])),
    )
    expect(findings.map(({ id, message, severity }) => `${severity} ${id}: ${message}`)).toEqual([
      'breaks answer/wrong-type/many/null: 5 values are null',
      "harmless answer/undocumented-field/many/createdAt: 5 objects have 'createdAt', which is not in the contract",
    ])
    expect(findings[0]?.places).toContain('listTeams/200/name')
  })

  it.each([
    ['application/problem+json', 'risky answer/content-type/many/errors-application/problem+json'],
    ['application/json', 'breaks answer/error-body/many/error'],
  ])('problem details as %s have one finding for all operations', async (type, expected) => {
    const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'No such account' }
    const { findings } = await recorded(
      LISTS.map((list) => entry(`/${list}`, problem, { status: 404, type })),
    )
    expect(findings.map(({ id, severity }) => `${severity} ${id}`)).toEqual([expected])
    expect(findings[0]?.places).toHaveLength(5)
  })
})
