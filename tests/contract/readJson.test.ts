import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { type Fault, inResponse } from './drifting'
import { contract, fileWith, type Json, load, pathFor, run } from './support'
import { startApi } from './verifying'

/** An object with a key twice, in JSON. */
const twice = '{\n "openapi": "3.1.0",\n "paths": {},\n "paths": {"/teams": {}}\n}'

describe('JSON with a key twice', () => {
  const parsed = load('openapi/kit/contract/readJson.ts')

  it('is found in any object, at its line and column, and nothing else is refused', async () => {
    const { readJson, KeyTwice } = await parsed
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.string(),
        fc.constantFrom('', '  '),
        (value, key, indent) => {
          const text = JSON.stringify(value, null, indent)
          // `__proto__` of a text is an own key, that of a literal is not.
          expect(JSON.stringify(readJson(text))).toBe(JSON.stringify(JSON.parse(text)))
          // Not the key of the object around it.
          const name = JSON.stringify(`${key}x`)
          const start = `[${text},\n{"a": {}, ${name}: [${text}], `
          const broken = `${start}${name}: 1}]`
          const lines = start.split('\n')
          const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
          expect(() => readJson(broken)).toThrow(KeyTwice)
          expect(() => readJson(broken)).toThrow(place)
        },
      ),
      { seed: 50, numRuns: 300 },
    )
  })

  it('is read fast enough for long answers', async () => {
    const { readJson } = await parsed
    const text = JSON.stringify(
      Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'Team "A"', tags: ['a'] })),
    )
    const start = performance.now()
    readJson(text)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it.each([
    ['a description', (file: string) => ['diff', file]],
    ['a recording', (file: string) => ['har', file]],
    ['settings', (file: string) => ['rules', '--config', file]],
    [
      'a map of screens',
      (file: string) => ['diff', fileWith(contract()), '--contract', fileWith(contract()), '--screens', file],
    ],
    ['a decision table', (file: string) => ['decisions', file]],
  ])('is refused with its place in %s', async (_what, args) => {
    const file = fileWith(twice)
    const { code, out, err } = await run(args(file))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(file)
    expect(err).toContain('has the key "paths" twice: line 4, column 2')
  })

  it('is refused with its place in YAML too', async () => {
    const { code, err } = await run(['diff', fileWith('openapi: 3.1.0\npaths: {}\npaths: {}\n', 'yaml')])
    expect(code).toBe(2)
    expect(err).toMatch(/line 3, column 1/)
  })
})

describe('contract verify', () => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(async () => {
    await api.stop()
    reset()
  })

  it('does not check an answer with a key twice, and names the key and its place', async () => {
    const fault: Fault = inResponse('GET', '/teams', (body: Json, exchange) => {
      exchange.text = JSON.stringify(body).replace('"id":', '"id":"x","id":')
    })
    const { incomplete, found } = await api.verify([fault], '--account', 'brindlewick', '--only', 'teams')
    expect(found).toEqual({})
    expect(incomplete).toContainEqual(
      expect.stringMatching(
        /^listTeams: 200 was not checked: its body has the key "id" twice: line 1, column \d+$/,
      ),
    )
  })
})

describe('a file in UTF-16', () => {
  it.each([
    ['with a mark', 'utf16le', '\uFEFF'],
    ['without one', 'utf16le', ''],
  ] as const)('%s is named as such', async (_how, encoding, mark) => {
    for (const [args, content] of [
      [['diff'], JSON.stringify(contract())],
      [['har'], '{"log": {"entries": []}}'],
      [['rules', '--config'], '{}'],
      [['diff', fileWith(contract()), '--ignore'], '- id: x'],
    ] as const) {
      const file = pathFor(`wide-${args.join('').length}.json`)
      writeFileSync(file, Buffer.from(mark + content, encoding))
      const { code, out, err } = await run([...args, file])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toContain('it is UTF-16; save it as UTF-8')
    }
  })
})
