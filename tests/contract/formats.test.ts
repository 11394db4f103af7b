import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../tempFolder'
import {
  breakId,
  contract,
  driftingRecording,
  fileWith,
  type Json,
  load,
  pathFor,
  report,
  run,
} from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

const { JSDOM } = await load('node_modules/jsdom/lib/api.js')
const { createReport } = await load('openapi/kit/report/findings.ts')
const { render } = await load('openapi/kit/report/formats.ts')

const xml = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document
const all = ['human', 'json', 'junit', 'github', 'sarif', 'markdown']
const finding = { id: 'diff/a/b', rule: 'a', severity: 'risky', message: 'It changed' }

/** A description with a breaking, a risky and a harmless difference. */
const drift = () => {
  const document = contract()
  delete document.components.schemas.Mission.properties.priority
  document.components.schemas.Leaderboard.properties.element = {
    type: 'string',
    enum: ['player', 'team', 'teammembers', 'guild'],
  }
  document.components.schemas.Team.properties.motto = { type: 'string' }
  return fileWith(document)
}
const entry = (id: string, expires: string) =>
  `- id: ${id}\n  reason: agreed with the team\n  expires: ${expires}\n`

describe('the output format', () => {
  const recording = driftingRecording()
  const formatted = async (format: string) => (await run(['har', recording, '--format', format])).out

  it('json has the findings with their fields', async () => {
    const found = JSON.parse(await formatted('json'))
    expect(found.result).toBe('drift')
    expect(found.findings.map(({ severity, id }: Json) => `${severity} ${id}`)).toEqual([
      `breaks ${breakId}`,
      'harmless answer/undocumented-field/listTeams/200/motto',
    ])
  })

  it('human lists the findings as text', async () => {
    expect(await formatted('human')).toMatch(
      /BREAKS THE CONSOLE[\s\S]*HARMLESS[\s\S]*DRIFT: 1 break\(s\), 0 risky, 1 harmless/,
    )
  })

  it('junit is XML with a failure and a skip', async () => {
    const document = xml(await formatted('junit'))
    expect(document.querySelectorAll('testcase').length).toBe(2)
    expect(document.querySelector('failure')?.parentElement?.getAttribute('name')).toBe(breakId)
    expect(document.querySelectorAll('skipped').length).toBe(1)
  })

  it('github has one annotation for each finding', async () => {
    const lines = (await formatted('github')).split('\n')
    expect(lines[0]).toMatch(new RegExp(`^::error title=${breakId}::`))
    expect(lines[1]).toMatch(/^::notice title=/)
  })

  it('sarif has a rule for each finding', async () => {
    const { version, runs } = JSON.parse(await formatted('sarif'))
    expect(version).toBe('2.1.0')
    const rules = runs[0].tool.driver.rules.map(({ id }: Json) => id)
    for (const { ruleId, message, locations } of runs[0].results) {
      expect(rules).toContain(ruleId)
      expect(message.text).toContain('listTeams')
      expect(locations[0].physicalLocation.artifactLocation.uri).toBe('openapi/admin-api-v0.yaml')
    }
    expect(runs[0].results.map(({ level }: Json) => level)).toEqual(['error', 'note'])
    expect(runs[0].results[0].partialFingerprints.contractFindingId).toBe(breakId)
  })

  it('markdown has a table of the findings', async () => {
    expect(await formatted('markdown')).toMatch(/^### contract har[\s\S]*\| breaks \|/)
  })

  it.each(all)('%s names the affected screen', async (format) => {
    const text = await formatted(format)
    expect(text).toContain('Teams list, column Name')
    if (format !== 'json') expect(text).toContain('nobody')
  })

  it('goes into a file, with the verdict on the terminal', async () => {
    const target = pathFor('out.xml')
    const { code, out, err } = await run(['har', recording, '--format', 'junit', '-o', target])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/DRIFT/)
    expect(readFileSync(target, 'utf8')).toContain('<testsuites')
  })

  it('always includes what could not be checked', async () => {
    const blind = createReport('verify', 'x')
    blind.incomplete.push('listTeams: no answer')
    for (const format of all) {
      const text = render(blind, format)
      expect(text).toContain('listTeams: no answer')
      expect(text).not.toMatch(/CLEAN|"clean"/)
    }
  })
})

describe('the format junit', () => {
  it.each([
    ['breaks', 1],
    ['risky', 2],
    ['harmless', 3],
  ])('fails what fails the job: --fail-on %s', async (level, failures) => {
    const { out, code } = await run(['diff', drift(), '--format', 'junit', '--fail-on', level])
    const document = xml(out)
    expect(code).toBe(1)
    expect(document.querySelectorAll('failure')).toHaveLength(failures)
    expect(document.querySelectorAll('skipped')).toHaveLength(3 - failures)
    const suite = document.querySelector('testsuite')
    expect([suite?.getAttribute('failures'), suite?.getAttribute('skipped')]).toEqual([
      String(failures),
      String(3 - failures),
    ])
  })

  it('has no characters that XML forbids', () => {
    const found = createReport('diff', 'x')
    const bad = 'a\u0000b\u001Fc\uD800d\uFFFEe\uFFFFf\uDC00g'
    found.add({ ...finding, id: `diff/${bad}`, message: bad, theirs: bad })
    found.add({ ...finding, id: 'diff/good', message: 'gr\u00FC\u00DFe \u{1F600} <&">' })
    found.notes.push(bad)
    const document = xml(render(found, 'junit'))
    expect(document.querySelectorAll('testcase')).toHaveLength(2)
    const messages = [...document.querySelectorAll('failure')].map((node: Json) =>
      node.getAttribute('message'),
    )
    expect(messages).toEqual(['abcdefg', 'gr\u00FC\u00DFe \u{1F600} <&">'])
  })
})

describe('the format human', () => {
  it('escapes control characters, which could hide lines of a terminal', () => {
    const found = createReport('diff', 'x')
    found.add({ ...finding, theirs: 'a\u001B[2Kb\rc' })
    const text = render(found, 'human')
    expect(text).toContain('a\\u001b[2Kb')
    for (const character of ['\u001B', '\r']) expect(text).not.toContain(character)
  })
})

describe('the format sarif', () => {
  const locationOf = (source: Json) => {
    const found = createReport('diff', 'x')
    found.add({ ...finding, source })
    return JSON.parse(render(found, 'sarif')).runs[0].results[0].locations[0].physicalLocation
  }

  it('has the file and the line of a finding', () => {
    expect(locationOf({ file: 'openapi/redocly.yaml', line: 3 })).toEqual({
      artifactLocation: { uri: 'openapi/redocly.yaml' },
      region: { startLine: 3 },
    })
  })

  it.each(['https://api.example.com/openapi.json', '/etc/hostname', 'no-such-file.yaml'])(
    'has the contract instead of a file outside of the repository: %s',
    (file) => {
      expect(locationOf({ file, line: 3 })).toEqual({
        artifactLocation: { uri: 'openapi/admin-api-v0.yaml' },
      })
    },
  )

  it('has a path from the root of the repository that it runs in', () => {
    const root = tempFolder('contract-service')
    mkdirSync(join(root, '.git'))
    mkdirSync(join(root, 'my service'))
    const document = contract()
    document.components.schemas.Team.properties.points = { type: 'string' }
    const text = JSON.stringify(document, null, 2)
    writeFileSync(join(root, 'my service/openapi.json'), text)
    const args = [resolve('openapi/kit/cli.ts'), 'diff', 'openapi.json', '--format']
    const cwd = join(root, 'my service')
    const inService = (format: string) =>
      spawnSync(process.execPath, [...args, format], { cwd, encoding: 'utf8' }).stdout
    const { uri, line } = ((location: Json) => ({
      uri: location.artifactLocation.uri,
      line: location.region.startLine,
    }))(JSON.parse(inService('sarif')).runs[0].results[0].locations[0].physicalLocation)
    expect(uri).toBe('my%20service/openapi.json')
    expect(text.split('\n')[line - 1]).toContain('"points"')
    expect(inService('github')).toMatch(
      new RegExp(`^::error file=my service/openapi.json,line=${line},title=`),
    )
    expect(inService('human')).toContain(`where     openapi.json:${line}`)
  })
})

describe('the ignore file in every format', () => {
  const source = drift()
  const broken = 'diff/answer-field-removed/Mission.priority'
  const file = fileWith(
    [
      entry(broken, '2999-12-31'),
      entry('diff/answer-field-added/Team.motto', '2020-02-29'),
      entry('diff/long-gone', '2999-12-31'),
    ].join(''),
    'yaml',
  )
  it.each(all)('%s has what is ignored, expired and stale', async (format) => {
    const { out } = await run(['diff', source, '--format', format, '--ignore', file])
    expect(out).toContain('diff/answer-enum-added/Leaderboard.element/guild')
    expect(out).toContain(broken)
    expect(out).toContain('agreed with the team')
    expect(out).toMatch(/ignore\/expired\/diff\/answer-field-added\/Team.motto/)
    expect(out).toMatch(/diff\/long-gone is not found any more/)
  })

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101'])(
    'an invalid date is refused: %s',
    async (expires) => {
      const { code, err } = await run([
        'diff',
        source,
        '--ignore',
        fileWith(entry('x', `"${expires}"`), 'yaml'),
      ])
      expect(code).toBe(2)
      expect(err).toMatch(/entry 1: `expires` must be a date/)
    },
  )

  it('an ignored value does not hide the next one', async () => {
    const document = contract()
    const { element } = document.components.schemas.Leaderboard.properties
    document.components.schemas.Leaderboard.properties.element = {
      type: 'string',
      enum: ['player', 'team', 'teammembers', 'guild', 'clan'],
    }
    expect(element).toBeDefined()
    const ignore = fileWith(entry('diff/answer-enum-added/Leaderboard.element/guild', '2999-12-31'), 'yaml')
    const found = await report('diff', fileWith(document), '--ignore', ignore)
    expect(found.findings.map(({ id }) => id)).toEqual(['diff/answer-enum-added/Leaderboard.element/clan'])
  })
})

describe('the ignore file and a cause with many places', () => {
  const many = () => {
    const found = createReport('diff', 'x')
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      found.add({
        ...finding,
        id: `diff/a/${name}`,
        operations: [`list-${name}`],
        cause: { key: 'null', words: 'values may be null' },
      })
    return found
  }
  const shown = ({ findings }: Json) => findings.map(({ id, times }: Json) => [id, times])

  it('an entry for the cause ignores all of it', () => {
    const found = many()
    expect(shown(found)).toEqual([['diff/a/many/null', 5]])
    expect(found.ignore('diff/a/many/null', { reason: 'r', expires: 'e' })).toBe(true)
    expect(found.findings).toEqual([])
    expect(found.ignored).toMatchObject([{ id: 'diff/a/many/null', places: ['a', 'b', 'c', 'd', 'e'] }])
  })

  it('an entry for a place ignores that place', () => {
    const found = many()
    expect(found.ignore('diff/a/b', { reason: 'r', expires: 'e' })).toBe(true)
    expect(found.findings).toMatchObject([{ id: 'diff/a/many/null', places: ['a', 'c', 'd', 'e'], times: 4 }])
    expect(found.ignored).toMatchObject([{ id: 'diff/a/b', operations: ['list-b'] }])
  })

  it.each(all)('%s lists the places and their number', (format) => {
    const text = render(many(), format)
    expect(text).toContain('5 values may be null')
    for (const name of ['list-a', 'list-e']) expect(text).toContain(name)
    expect(text).toMatch(/"places": \[|5: a, b, c, d, e/)
  })
})
