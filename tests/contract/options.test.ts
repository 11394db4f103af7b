import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakId, contract, driftingRecording, fileWith, pathFor, run } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

const drift = driftingRecording()
const ignored = (expires: string) => fileWith([{ id: breakId, reason: 'known', expires }])

describe('the options of every command', () => {
  it('prints its version and that of the contract, and every JSON report has them', async () => {
    const { code, out } = await run(['--version'])
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^contract kit \d+\.\d+\.\d+, contract \S+( of \d{4}-\d\d-\d\d)? \(sha256 [0-9a-f]{12}\)\n$/,
      ),
    })
    const { version } = JSON.parse((await run(['har', drift, '--format', 'json'])).out)
    expect(out).toContain(version.sha256.slice(0, 12))
  })

  it.each([
    [['dif', 'x.json'], "There is no command 'dif'. Did you mean 'diff'? Try: contract --help"],
    [['har', drift, '--formt', 'json'], "There is no option '--formt'. Did you mean '--format'?"],
    [['har', drift, '--format', 'jsn'], "not 'jsn'. Did you mean 'json'?"],
    [
      ['har', drift, '--output', 'xml=x'],
      "--output must be one of human, json, junit, github, sarif, markdown, not 'xml'.",
    ],
  ])('suggests what was meant: %j', async (args, words) => {
    const { code, err } = await run(args)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })

  it('writes several formats beside the report of the terminal', async () => {
    const [junit, json] = [pathFor('several.xml'), pathFor('several.json')]
    const { code, out } = await run(['har', drift, '-o', `junit=${junit}`, '-o', `json=${json}`])
    expect(code).toBe(1)
    expect(out).toContain('BREAKS THE CONSOLE')
    expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml/)
    expect(JSON.parse(readFileSync(json, 'utf8')).result).toBe('drift')
  })

  it('reads a file from the standard input', async () => {
    const piped = (args: string[], input: string) =>
      spawnSync(process.execPath, ['openapi/kit/cli.ts', ...args], { input, encoding: 'utf8' })
    expect(piped(['har', '-', '--format', 'json'], readFileSync(drift, 'utf8'))).toMatchObject({ status: 1 })
    expect(piped(['diff', '-'], JSON.stringify(contract()))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('CLEAN'),
    })
  })

  it.each([
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [{}, false],
  ])('colours a pipe only if the environment asks for it: %j', (env, isColoured) => {
    const { FORCE_COLOR: _force, NO_COLOR: _no, ...plain } = process.env
    const { stdout } = spawnSync(process.execPath, ['openapi/kit/cli.ts', 'har', drift], {
      encoding: 'utf8',
      env: { ...plain, ...env },
    })
    expect(stdout.includes('\u001b[')).toBe(isColoured)
  })

  it('writes JSON reports that fit their published schema', async () => {
    const { default: Ajv } = await import('ajv/dist/2020.js')
    const { default: addFormats } = await import('ajv-formats')
    const ajv = new Ajv({ allErrors: true })
    addFormats(ajv as never)
    const check = ajv.compile(JSON.parse(readFileSync('openapi/kit/report/report.schema.json', 'utf8')))
    const runs = [
      ['har', drift],
      ['har', drift, '--ignore', ignored('2999-12-31')],
      ['har', drift, '--ignore', ignored('2020-01-01')],
      ['diff', fileWith(contract())],
    ]
    for (const args of runs) {
      const { out } = await run([...args, '--format', 'json'])
      check(JSON.parse(out))
      expect(check.errors ?? []).toEqual([])
    }
  })
})

describe("anybody's contract", () => {
  const shop = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '7' },
    paths: {
      '/carts': {
        get: {
          responses: {
            200: {
              description: 'Carts',
              content: {
                'application/json': {
                  schema: {
                    type: 'array',
                    items: { type: 'object', properties: { id: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
  const changed = structuredClone(shop)
  changed.paths['/carts'].get.responses[200].content['application/json'].schema.items.properties.id.type =
    'integer'
  const screens = fileWith({ operations: { 'GET /carts': ['Cart page'] }, fields: {} })

  it('diff compares with the contract of --contract, without the screens of the console', async () => {
    const { code, out } = await run([
      'diff',
      fileWith(changed),
      '--contract',
      fileWith(shop),
      '--format',
      'json',
    ])
    const { findings, version } = JSON.parse(out)
    expect(code).toBe(1)
    expect(findings).toMatchObject([{ severity: 'breaks', operations: ['GET /carts'] }])
    expect(findings[0]).not.toHaveProperty('usedBy')
    expect(version.contract).toBe('7')
  })

  it('names the screens of --screens', async () => {
    const without = structuredClone(shop)
    Object.assign(without.paths, { '/other': without.paths['/carts'] })
    Object.assign(without.paths['/carts'], { get: { responses: {} } })
    const args = ['--contract', fileWith(shop), '--screens', screens, '--format', 'json']
    const { findings } = JSON.parse((await run(['diff', fileWith(without), ...args])).out)
    expect(findings[0]).toMatchObject({ operations: ['GET /carts'], usedBy: ['Cart page'] })
  })

  it('har checks traffic against it', async () => {
    const entry = {
      request: { method: 'GET', url: 'https://shop.example.com/v1/carts' },
      response: { status: 200, content: { mimeType: 'application/json', text: '[{"id": 7}]' } },
    }
    const args = [
      '--contract',
      fileWith(shop),
      '--base-url',
      'https://shop.example.com/v1',
      '--format',
      'json',
    ]
    const { out } = await run(['har', fileWith({ log: { entries: [entry] } }), ...args])
    expect(JSON.parse(out).findings.map(({ id }: { id: string }) => id)).toEqual([
      'answer/wrong-type/GET-/carts/200/id',
    ])
  })

  it('the next run compares with the contract of the console again', async () => {
    await run(['diff', fileWith(shop), '--contract', fileWith(shop)])
    expect((await run(['diff', fileWith(contract())])).out).toContain('CLEAN')
  })

  it.each([
    [['--contract', 'gone.json'], /There is no file gone\.json/],
    [['--screens', fileWith('{', 'json')], /is no map of screens/],
  ])('ends in words without it: %j', async (args, words) => {
    const { code, err } = await run(['diff', fileWith(contract()), ...args])
    expect(code).toBe(2)
    expect(err).toMatch(words)
  })
})
