import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract, type Json, load } from './support'

const { copyOf, readContract } = await load('openapi/kit/contract/bundle.ts')
const { jsonLines } = await load('openapi/kit/contract/jsonLines.ts')
const { readYaml } = await load('openapi/kit/contract/yamlLines.ts')

const bundle = 'openapi: 3.1.0\npaths: {}\n'
const copy = copyOf(bundle)
const altered = copy.replace('"3.1.0"', '"the copy"')

it('the JSON of the contract is read instead of the YAML from which it was generated', () => {
  expect(readContract(bundle, copy)).toEqual({ openapi: '3.1.0', paths: {} })
  expect(readContract(bundle, altered).openapi).toBe('the copy')
})

it.each([
  ['the YAML changed by one character', bundle.replace('3.1.0', '3.1.1'), altered, '3.1.1'],
  ['the copy is damaged', bundle, altered.slice(0, -5), '3.1.0'],
  ['there is no copy', bundle, '', '3.1.0'],
  ['the copy has another form', bundle, 'null', '3.1.0'],
])('the YAML is read if %s', (_title, text, stored, version) => {
  expect(readContract(text, stored).openapi).toBe(version)
})

it('the JSON of the contract is current', () => {
  const text = readFileSync('openapi/admin-api-v0.yaml', 'utf8')
  expect(readFileSync('openapi/kit/contract/contract.json', 'utf8')).toBe(copyOf(text))
  expect(readContract(text)).toEqual(readContract(text, ''))
})

/** Every place of a value, and one that is not there. */
const placesOf = (value: Json, at: (string | number)[] = []): (string | number)[][] =>
  value === null || typeof value !== 'object'
    ? [at, [...at, 'nothing']]
    : [at, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))]

const odd = {
  'a "quoted" \\ key': ['\\', '\\\\"', '""', '{', '}', '"', '\n', ',', ':', [[], {}, [1, [true, null]]]],
  ' ': { é: 'ü\u2028', '200': -1.5e10, 'a/b': { nested: [] } },
}

it('the lines of JSON are found after texts of any length', () => {
  for (const long of ['x'.repeat(1e7), '\\"'.repeat(1e6)])
    expect(jsonLines(JSON.stringify({ long, next: 1 }, null, 1))(['next'])).toBe(3)
})

it.each([
  ['the contract', JSON.stringify(contract(), null, 2)],
  ['odd names and texts', JSON.stringify(odd, null, 4)],
  ['a document on one line', JSON.stringify(odd)],
  ['several values on a line', '{"a": [1, 2,\n3, {"b":\n[]}], "c": {}\n\n, "d": ""}\r\n'],
])('the lines of JSON are those that the YAML parser returns: %s', (_title, text) => {
  const [lineOf, { document, lineOf: slowly }] = [jsonLines(text), readYaml(text, 'x')]
  expect(document).toEqual(JSON.parse(text))
  const places = placesOf(document)
  expect(places.map((at) => [at, lineOf(at)])).toEqual(places.map((at) => [at, slowly(at)]))
})
