// Runs in test:all: it compares many descriptions with the kit.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changed, contract, differences, fileWith, type Json, pathFor, report, run } from './support'

/** The ways in which frameworks write names, and values of enums. */
const styles = {
  PascalCase: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  snake_case: (text: string) =>
    text.replaceAll(/[A-Z-]/g, (part) => `_${part.toLowerCase()}`.replace('_-', '_')),
  SCREAMING_CASE: (text: string) => text.replaceAll(/[A-Z]/g, '_$&').replaceAll('-', '_').toUpperCase(),
}

type Style = (text: string) => string

/** A document with its fields and query parameters, or its values of enums, in another style. */
function written(value: Json, style: Style, what: 'names' | 'values'): Json {
  if (Array.isArray(value)) return value.map((item) => written(item, style, what))
  if (value === null || typeof value !== 'object') return value
  const copy: Json = {}
  for (const [key, inner] of Object.entries<Json>(value)) {
    copy[key] = written(inner, style, what)
    if (what === 'values' && key === 'enum')
      copy.enum = inner.map((item: Json) => item && style(String(item)))
    if (what === 'names' && key === 'required' && Array.isArray(inner)) copy.required = inner.map(style)
    if (what === 'names' && key === 'properties')
      copy.properties = Object.fromEntries(
        Object.entries(copy.properties).map(([name, schema]) => [style(name), schema]),
      )
  }
  if (what === 'names' && copy.in === 'query') copy.name = style(copy.name)
  return copy
}

const all = Object.entries(styles)

describe('contract diff: names and values in another style', () => {
  it.each(all)(
    'all names of fields and parameters in %s are at most one finding for each place',
    async (_name, style) => {
      const { findings } = await differences(written(contract(), style, 'names'))
      const ids = findings.map(({ id }) => id)
      expect(ids).toContain('diff/answer-field-removed/many/style')
      expect(ids).toContain('diff/sent-field-removed/many/style')
      expect(ids.length).toBeLessThanOrEqual(6)
      const [sent] = findings.filter(({ rule }) => rule === 'sent-field-removed')
      expect(sent?.places?.length).toBeGreaterThan(50)
      expect(sent?.places).toContain('TeamUpdate.imgUrl')
    },
  )

  it.each(all)('all values of enums in %s are at most one finding for each rule', async (name, style) => {
    const { findings } = await differences(written(contract(), style, 'values'))
    expect(findings.length).toBeLessThanOrEqual(6)
    const [answers] = findings.filter(({ rule }) => rule === 'answer-enum-added')
    // Only the values of two words change in snake_case.
    if (name !== 'snake_case') expect(answers?.places?.length).toBeGreaterThan(20)
  })

  it('what else differs in a field of another name is still found', async () => {
    const found = await changed(({ components }) => {
      const { properties } = components.schemas.Team
      properties.img_url = { type: 'integer' }
      delete properties.imgUrl
    })
    expect(found).toEqual([
      'breaks answer-field-removed/Team.imgUrl',
      'breaks answer-schema-type-changed/Team.imgUrl',
    ])
  })

  it('every format has one entry for the cause', async () => {
    const file = fileWith(written(contract(), styles.PascalCase, 'names'))
    const counts: Record<string, RegExp> = {
      human: /^ {4}id /gm,
      json: /^ {6}"id": "diff/gm,
      junit: /<testcase /g,
      github: /^::(error|warning|notice) .*title=diff/gm,
      sarif: /"ruleId"/g,
    }
    for (const [format, entry] of Object.entries(counts)) {
      const out = pathFor(`style.${format}`)
      await run(['diff', file, '--format', format, '-o', out])
      const found = readFileSync(out, 'utf8').match(entry)?.length
      expect(found, format).toBeGreaterThan(0)
      expect(found, format).toBeLessThanOrEqual(6)
    }
  })
})

describe('contract har: names and values in another style', () => {
  const url = (path: string) =>
    `https://api.example.com/admin/api/v0/${path}?account=a&limit=500&skip=0&availability=all&timeframe=all&player=`
  const entry = (path: string, body: Json) => ({
    request: { method: 'GET', url: url(path) },
    response: { status: 200, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  })
  const kinds = ['teams', 'missions', 'levels', 'prizes', 'raffles']

  it('fields in PascalCase are one finding for each severity', async () => {
    const body = [{ Id: 't1', Account: 'a', Name: 'Foxes', ImgUrl: 'x', Description: 'y' }]
    const { findings } = await report(
      'har',
      fileWith({ log: { entries: kinds.map((path) => entry(path, body)) } }),
    )
    expect(findings.map(({ severity, id }) => `${severity} ${id}`)).toEqual([
      'breaks answer/missing-field/many/style',
      'harmless answer/undocumented-field/many/style',
    ])
  })

  it('values in capitals are one finding', async () => {
    const body = [
      {
        id: 't1',
        account: 'a',
        name: 'x',
        element: 'TEAM',
        units: 'POINTS',
        period: 'ALL_TIME',
        cycle: 'DAILY',
      },
    ]
    const { findings } = await report(
      'har',
      fileWith({
        log: {
          entries: [
            entry('leaderboards', body),
            entry('leaderboards', [{ ...body[0], element: 'PLAYER', units: 'CREDITS' }]),
          ],
        },
      }),
    )
    const unknown = findings.filter(({ rule }) => rule === 'unknown-enum-value')
    expect(unknown.map(({ id }) => id)).toEqual(['answer/unknown-enum-value/many/style'])
  })
})
