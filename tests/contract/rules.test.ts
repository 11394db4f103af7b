// Runs in test:all: it reads all sources and rules of the kit.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { driftingRecording, type Json, load, run } from './support'

const { rules, groups } = await load('openapi/kit/report/rules.ts')
const ids = Object.keys(rules)

/** The sources of the kit, without the list itself. */
const sources = readdirSync('openapi/kit', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('report/rules.ts'))
  .map((name) => readFileSync(join('openapi/kit', name), 'utf8'))
  .join('\n')

describe('contract rules', () => {
  it('lists every rule once, with severities and a sentence', async () => {
    const { out, code } = await run(['rules', '--format', 'json'])
    const listed: Json[] = JSON.parse(out).rules
    expect(code).toBe(0)
    expect(listed.map(({ id }) => id)).toEqual(ids)
    for (const { severities, means } of listed) {
      expect(severities.length).toBeGreaterThan(0)
      expect(means).toMatch(/^[A-Z`].*\.$/)
    }
  })

  it.each(['human', 'markdown'])('has each of them in the format %s', async (format) => {
    const { out } = await run(['rules', '--format', format])
    expect(ids.filter((id) => !out.includes(` ${id} `))).toEqual([])
  })

  it('explains the rules of findings to code scanning', async () => {
    const { out } = await run(['har', driftingRecording(), '--format', 'sarif'])
    const { driver } = JSON.parse(out).runs[0].tool
    expect(driver.rules).toContainEqual({
      id: 'wrong-type',
      shortDescription: { text: 'A value has another type.' },
    })
  })

  it('refuses formats that it does not write', async () => {
    expect(await run(['rules', '--format', 'junit'])).toMatchObject({ code: 2, out: '' })
  })

  // Types refuse a finding whose rule is not listed.
  it('lists no rule that nothing reports', () => {
    const isReported = (id: string) =>
      [id, id.replace(/^request-/, ''), id.replace(/^generated-/, '').replace('-', ' ')].some(
        (word) => sources.includes(`'${word}'`) || new RegExp(`\\(.*\\b${word}\\b.*\\)`).test(sources),
      )
    expect(ids.filter((id) => !isReported(id))).toEqual([])
  })

  it('has the severities that the comparison of descriptions gives', async () => {
    const { pairs, rulesFor, compared } = await import('./scoreboard/scoreboard')
    const found = new Set<string>(
      [
        ...pairs().map(({ before, after }: Json) => rulesFor(before, after)),
        ...compared().map(({ rules: all }: Json) => all),
      ].flat(),
    )
    expect(found.size).toBeGreaterThan(30)
    const isListed = (text: string) => {
      const [rule = '', severity] = text.split(' ')
      return rules[rule].severities.includes(severity)
    }
    expect([...found].filter((text) => !isListed(text))).toEqual([])
  })

  it('the schema of the settings knows the same rules', () => {
    const schema = JSON.parse(readFileSync('openapi/kit/config/config.schema.json', 'utf8'))
    expect(schema.properties.severities.propertyNames.enum.toSorted()).toEqual(ids.toSorted())
    expect(groups.flatMap((group: Json) => Object.keys(group.rules))).toEqual(ids)
  })
})
