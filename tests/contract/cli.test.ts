import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileWith, type Json, load, pathFor, report, reportProcess, run, runProcess } from './support'

const entry = (name: string, text: string) => ({
  request: { method: 'GET', url: `https://api.example.com/admin/api/v0/${name}?account=a`, headers: [] },
  response: { status: 200, headers: [], content: { mimeType: 'application/json', text } },
})
/** One breaking finding, one harmless finding. */
const drift = fileWith({ log: { entries: [entry('teams', '[{"id": 1, "account": "a", "motto": "<&>"}]')] } })
const breakId = 'answer/wrong-type/listTeams/200/id'

describe('the command line', () => {
  it('prints its help, for each command too', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const command of [
      'lint',
      'generate',
      'diff',
      'verify',
      'har',
      'guard',
      'mocks',
      'docs',
      'changelog',
    ]) {
      expect(out).toContain(`contract ${command}`)
      expect((await run([command, '--help'])).out).toContain(`contract ${command}`)
    }
  }, 60_000)

  // Most tests run the command inside of their own process. This checks that the real command says the same.
  it.each([
    [['--help'], 0],
    [[], 2],
    [['verify', '--help'], 0],
    [['har', drift], 1],
    [['har', drift, '--format', 'junit'], 1],
    [['changelog'], 2],
    [['diff', '--colour'], 2],
    [['generate'], 2],
    [['guard'], 2],
    [['mocks', '--traffic', 'no-such-folder'], 2],
    [['verify', '--base-url', 'http://127.0.0.1:1/x', '--token', 'secret-token'], 2],
  ])('says the same in a process of its own, with the same exit code: %j', async (args, code) => {
    const found = await runProcess(args)
    expect(found).toEqual(await run(args))
    expect(found.code).toBe(code)
    // What was found is on stdout, why nothing was is on stderr.
    expect(found.out === '').toBe(code === 2 && args.length > 0)
    expect(found.err === '').toBe(found.out !== '')
  })

  it('ends with the exit code of a mistake in the kit itself, and says where it is', async () => {
    const stdout = {
      write: () => {
        throw new Error('the pipe is closed; Bearer abcdefghijklmnop')
      },
    }
    let err = ''
    const stderr = { write: (text: string) => (err += text) }
    const { run: runWith } = await load('openapi/kit/run.mjs')
    expect(await runWith(['--help'], { stdout, stderr })).toBe(2)
    expect(err).toMatch(/^could not run: Error: the pipe is closed; Bearer \[redacted\]\n +at /)
  })

  it('redacts the secrets of its own run, and not those of a run before', async () => {
    const { keepSecret, redact } = await load('openapi/kit/report/redact.mjs')
    keepSecret('a-word-of-another-run')
    expect(redact('a-word-of-another-run')).toBe('[redacted]')
    await run(['--help'])
    expect(redact('a-word-of-another-run')).toBe('a-word-of-another-run')
  })

  it.each([
    [[], /Exit codes/],
    [['frobnicate'], /no command 'frobnicate'/],
    [['diff'], /Which description/],
    [['har'], /Which recording/],
    [['har', 'no-such.har'], /no file/],
    [['har', 'package.json'], /no HAR recording: it has no entries$/m],
    [['generate'], /--check/],
    [['har', drift, '--format', 'poem'], /--format must be one of/],
    [['har', drift, '--fail-on', 'never'], /--fail-on must be one of/],
    [['lint', '--colour'], /colour/],
  ])('ends with exit code 2 for the arguments %j', async (args, words) => {
    const { code, out, err } = await run(args)
    expect(code).toBe(2)
    expect(out + err).toMatch(words)
  })

  it('lints its own contract without findings', async () => {
    expect(await reportProcess('lint')).toMatchObject({ code: 0, result: 'clean', findings: [] })
  }, 60_000)

  it('writes docs as a page without external resources', async () => {
    const page = pathFor('docs.html')
    expect((await runProcess(['docs', '-o', page])).code).toBe(0)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('Gamification Admin API')
    expect(html).not.toMatch(/<script[^>]+src="http|<link[^>]+href="http/)
  }, 60_000)
})

describe('the output format', () => {
  const formatted = async (format: string) => (await run(['har', drift, '--format', format])).out

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
    const xml = new (await load('node_modules/jsdom/lib/api.js')).JSDOM(await formatted('junit'), {
      contentType: 'text/xml',
    }).window.document
    expect(xml.querySelectorAll('testcase').length).toBe(2)
    expect(xml.querySelector('failure')?.parentElement?.getAttribute('name')).toBe(breakId)
    expect(xml.querySelectorAll('skipped').length).toBe(1)
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

  it.each(['human', 'json', 'junit', 'github', 'sarif', 'markdown'])(
    '%s names the affected screen',
    async (format) => {
      const text = await formatted(format)
      expect(text).toContain('Teams list, column Name')
      if (format !== 'json') expect(text).toContain('nobody')
    },
  )

  it('goes into a file, with the verdict on the terminal', async () => {
    const target = pathFor('out.xml')
    const { code, out, err } = await run(['har', drift, '--format', 'junit', '-o', target])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/DRIFT/)
    expect(readFileSync(target, 'utf8')).toContain('<testsuites')
  })

  it('always includes what could not be checked', async () => {
    const { createReport } = await load('openapi/kit/report/findings.mjs')
    const { render } = await load('openapi/kit/report/formats.mjs')
    const blind = createReport('verify', 'x')
    blind.incomplete.push('listTeams: no answer')
    for (const format of ['human', 'json', 'junit', 'github', 'sarif', 'markdown']) {
      const text = render(blind, format)
      expect(text).toContain('listTeams: no answer')
      expect(text).not.toMatch(/CLEAN|"clean"/)
    }
  })
})

describe('the ignore file', () => {
  const ignore = (expires: string, id = breakId) =>
    fileWith(`- id: ${id}\n  reason: agreed with the team\n  expires: ${expires}\n`, 'yaml')

  it('suppresses a finding, and the report shows that', async () => {
    const found = await report('har', drift, '--ignore', ignore('2999-12-31'))
    expect(found).toMatchObject({ code: 0, ignored: [{ id: breakId, reason: 'agreed with the team' }] })
  })

  it('reports an expired entry as a finding, together with its finding', async () => {
    const found = await report('har', drift, '--ignore', ignore('2020-01-01'))
    expect(found.code).toBe(1)
    expect(found.findings.map(({ id }) => id)).toEqual(
      expect.arrayContaining([breakId, `ignore/expired/${breakId}`]),
    )
  })

  it('reports an entry that matches nothing', async () => {
    const found = await report('har', drift, '--ignore', ignore('2999-12-31', 'answer/x'))
    expect(found.notes.join()).toMatch(/answer\/x is not found any more/)
  })

  it.each([
    ['- id: x\n  expires: 2999-01-01\n', /`reason` is missing/],
    ['- id: x\n  reason: y\n', /`expires` is missing/],
    ['- id: x\n  reason: y\n  expires: soon\n', /must be a date/],
    ['id: x', /must be a list/],
    [': : :', /cannot be read/],
  ])('ends with exit code 2 if it contains %j', async (text, words) => {
    const { code, err } = await run(['har', drift, '--ignore', fileWith(text, 'yaml')])
    expect(code).toBe(2)
    expect(err).toMatch(words)
  })

  it('harmless findings affect the exit code on request', async () => {
    const args = ['har', drift, '--ignore', ignore('2999-12-31')]
    expect((await report(...args, '--fail-on', 'harmless')).code).toBe(1)
  })
})

describe('generate --check', () => {
  it('names changed, missing and left-over files', async () => {
    const { findingsOf } = await load('openapi/kit/commands/generate.mjs')
    const text =
      'changed   src/generated/a.ts\nleft over src/generated/b.ts\nmissing   src/generated/c.ts\n\n3 generated file(s) differ'
    expect(findingsOf(text).map(({ rule, where }: Json) => [rule, where])).toEqual([
      ['generated-changed', 'src/generated/a.ts'],
      ['generated-left-over', 'src/generated/b.ts'],
      ['generated-missing', 'src/generated/c.ts'],
    ])
  })
})
