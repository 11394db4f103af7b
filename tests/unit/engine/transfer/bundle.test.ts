import { readFileSync } from 'node:fs'
import { createWorld } from '@mocks/world/world'
import { Ajv2020 } from 'ajv/dist/2020'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { exportBundle, formatName, formatVersion } from '@/engine/transfer/format'
import { placesIn } from '@/engine/transfer/json'
import { faultLine, readBundle, readBundleFile } from '@/engine/transfer/readBundle'
import { type AccountResource, resourceFacts } from '@/generated/resourceFacts'
import { accountTypes, type EntityType, programmeTypes } from '@/model/entityTypes'
import { idRefusal } from '@/model/ids'
import { idOf, type Lists } from '@/model/references'
import { character, settings } from '../../property/settings'

const account = 'brindlewick'
const world = createWorld()
const lists: Lists = new Map(
  accountTypes.map((type) => [type, (world.contents[account]?.[type as AccountResource] ?? []) as object[]]),
)
const whole = exportBundle({ account, lists, objects: 'all' })

const ofMissions = (missions: readonly object[]) =>
  exportBundle({ account, lists: new Map([['missions', missions]]), objects: 'all' })
const mission = { id: 'ride', account, name: 'Ride' }

/** A file with these objects, as somebody would write it. */
const file = (objects: object, rest: object = {}) =>
  JSON.stringify({ account, format: formatName, version: formatVersion, objects, ...rest }, null, 2)
const faultsIn = (text: string) => readBundle(text).faults?.map(faultLine)

describe('the text of a bundle', () => {
  it('is the same for the same objects in any order of lists, objects and keys (rule BUNDLE-1)', () => {
    const shuffled = new Map(
      [...lists]
        .reverse()
        .map(([type, rows]) => [
          type,
          [...rows].reverse().map((row) => Object.fromEntries(Object.entries(row).reverse())),
        ]),
    )
    expect(exportBundle({ account, lists: shuffled, objects: 'all' })).toBe(whole)
  })

  it('ends with one line feed, contains no carriage return and no time stamp', () => {
    expect(whole.endsWith('}\n')).toBe(true)
    expect(whole).not.toContain('\r')
    expect(Object.keys(JSON.parse(whole))).toEqual(['account', 'format', 'objects', 'version'])
  })

  it('has the types in the order of the navigation, objects by id and keys in alphabetical order', () => {
    const { objects } = JSON.parse(whole) as { objects: Record<string, Record<string, unknown>[]> }
    expect(Object.keys(objects)).toEqual(programmeTypes)
    for (const rows of Object.values(objects)) {
      const ids = rows.map(({ id }) => id)
      expect(ids).toEqual([...ids].sort())
      for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(row).sort())
    }
  })

  it('contains no accounts, no keys of accounts, no players, and no account field (rule BUNDLE-2)', () => {
    expect(whole).not.toContain('apikey')
    expect(whole.match(/"account":/g)).toHaveLength(1)
    expect(whole).not.toContain('"players"')
  })

  it('contains players if they are chosen', () => {
    const [player] = (lists.get('players') ?? []) as { player: string }[]
    const text = exportBundle({ account, lists, objects: [{ type: 'players', id: player?.player ?? '' }] })
    expect(Object.keys(JSON.parse(text).objects)).toEqual(['players'])
    expect(readBundle(text).bundle?.objects).toMatchObject([{ type: 'players', id: player?.player }])
  })

  it('leaves out top-level fields that the API rejects when an object is created (decision H55)', () => {
    const objects = ofMissions([{ ...mission, invented: 1, reward: { points: 1, invented: 2 } }])
    expect(JSON.parse(objects).objects.missions).toEqual([
      { id: 'ride', name: 'Ride', reward: { invented: 2, points: 1 } },
    ])
  })

  it('is created without changing the objects', () => {
    const before = structuredClone([...lists])
    exportBundle({ account, lists, objects: 'all' })
    expect([...lists]).toEqual(before)
  })
})

test.each(programmeTypes.filter((type) => resourceFacts[type].readOnly.length > 0))(
  'fields of %s that the server counts are not part of a bundle',
  (type) => {
    const paths: readonly string[] = resourceFacts[type].readOnly
    const object = Object.assign(
      { id: 'one', name: 'One' },
      ...paths.map((path) => withValue(path.split('.'))),
    )
    const text = exportBundle({ account, lists: new Map([[type, [object]]]), objects: 'all' })
    for (const path of paths) expect(text).not.toContain(`"${path.split('.').at(-1)}"`)
  },
)

function withValue([key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return 7
  return key === '*' ? [withValue(rest)] : { [key]: withValue(rest) }
}

test('reading a bundle of the whole demo account returns every object as it was exported', () => {
  const { bundle, faults } = readBundle(whole)
  expect(faults).toBeUndefined()
  expect(bundle?.account).toBe(account)
  const back = new Map<EntityType, object[]>()
  for (const { type, id, object } of bundle?.objects ?? []) {
    expect(idOf(type, object)).toBe(id)
    back.set(type, [...(back.get(type) ?? []), object])
  }
  expect(exportBundle({ account, lists: back, objects: 'all' })).toBe(whole)
})

test('any text survives a round trip: ids, names, tags and unknown nested fields', () => {
  const text = fc.string({ unit: character, maxLength: 8 }).map((value) => value || ' ')
  const object = fc.record({
    id: text.filter((id) => id.trim() !== '' && idRefusal(id) === undefined),
    name: text,
    tags: fc.array(text, { maxLength: 2 }),
    reward: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text)), { maxKeys: 2 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(object, { selector: ({ id }) => id, maxLength: 4 }), (events) => {
      const rows = events.map(({ reward, ...event }) => ({ ...event, reward: { unknown: reward } }))
      const read = readBundle(exportBundle({ account, lists: new Map([['events', rows]]), objects: 'all' }))
      const byId = new Map(read.bundle?.objects.map(({ id, object }) => [id, object]))
      expect(byId).toEqual(new Map(rows.map((row) => [row.id, row])))
    }),
    { ...settings, numRuns: 60 },
  )
})

describe('a file that was edited by hand', () => {
  it.each([
    ['[', '1:2 Expected a value, found the end of the file'],
    ['{\n  "a": 1\n  "b": 2\n}', "2:9 Expected ',' or '}' after this"],
    ['{"a": 1,}', "1:8 The comma before '}' is one too many"],
    ['[1, 2,\n]', "1:6 The comma before ']' is one too many"],
    ['{"a": "x\ny"}', '1:7 A text cannot contain a line break'],
    ['{"a": "x}', '1:7 This text has no closing quote'],
    ['{"a": 1, "a": 2}', "1:10 The field 'a' is given twice"],
    ['{"a" 1}', "1:6 Expected ':' after the field name 'a', found '1'"],
    ["{'a': 1}", "1:2 Expected a field name in quotes, found '''"],
    ['{} x', "1:4 Expected the end of the file, found 'x'"],
    ['{"a": 01}', "1:8 Expected ',' or '}' after this"],
    ['{"a": "\\x"}', '1:8 This escape is not known in JSON'],
    [`${'['.repeat(300)}`, '1:202 This is nested too deeply'],
  ])('is rejected with line and column if it is not JSON: %j', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault])
  })

  it('can begin with a byte order mark and have Windows line endings', () => {
    expect(readBundle(`\uFEFF${file({ missions: [mission] }).replaceAll('\n', '\r\n')}`).faults).toEqual([
      expect.objectContaining({ field: 'account', line: 9 }),
    ])
    expect(faultsIn(`\uFEFF${file({}).replaceAll('\n', '\r\n')}`)).toBeUndefined()
  })

  it.each([
    ['a list', '[]', /^1:1 Expected a bundle/],
    ['of another format', '{"format": "other"}', /^1:12 format: Expected 'gamification-programme'/],
    ['of another version', file({}, { version: 2 }), /^4:14 version: Expected version 1/],
    ['with an unknown field', file({}, { extra: 1 }), /extra: Unknown field/],
    ['without an account', file({}, { account: '' }), /account: Expected the id of the account/],
    ['without types', file([]), /objects: Expected an object with a list/],
    ['with accounts', file({ accounts: [] }), /objects\.accounts: Unknown type: expected one of players, /],
    ['with one object in place of a list', file({ missions: {} }), /objects\.missions: Expected a list/],
    ['with a number in place of an object', file({ missions: [7] }), /missions\/1\.: Expected an object/],
    ['with an object without an id', file({ missions: [{ name: 'x' }] }), /missions\/1\., id: Every object/],
  ])('is rejected: %s', (_, text, fault) => {
    expect(faultsIn(text)).toEqual([expect.stringMatching(fault)])
  })

  it('is rejected with line, column, object and field of every fault, in the order of the file (rule BUNDLE-4)', () => {
    const text = file({
      missions: [
        { id: 'ride', name: 'Ride', priority: 'high', account },
        { id: 'walk', nmae: 'Walk', name: 'Walk', reward: { points: -1 }, period: 'yearly' },
        { id: 'ride', name: '', active: { from: 'tomorrow' } },
      ],
      surveys: [{ id: 's', name: 'S', questions: [{ id: 'q' }, { id: 'r', type: 'both' }] }],
    })
    const lines = text.split('\n')
    const { faults = [] } = readBundle(text)
    expect(faults.map(({ object, field, text: said }) => [object, field, said])).toEqual([
      ['missions/ride', 'priority', 'Expected a whole number'],
      ['missions/ride', 'account', 'Does not belong here: you choose the account when you import'],
      ['missions/walk', 'nmae', "Unknown field. Did you mean 'name'?"],
      ['missions/walk', 'reward.points', 'Must be 0 or more'],
      ['missions/walk', 'period', 'Expected one of all-time, daily, weekly, monthly'],
      ['missions/ride', 'id', 'Another object of this type has the same id'],
      ['missions/ride', 'active.from', 'Expected a date and time such as 2026-03-01T00:00:00Z'],
      ['surveys/s', 'questions.1.type', 'Expected one of single, multi'],
    ])
    for (const { line, field } of faults) expect(lines[line - 1]).toContain(`"${field.split('.').at(-1)}"`)
  })

  it('can contain fields that the server counts, which are not imported', () => {
    const { bundle } = readBundle(file({ quizzes: [{ id: 'q', name: 'Q', completed: 7 }] }))
    expect(bundle?.objects).toEqual([{ type: 'quizzes', id: 'q', object: { id: 'q', name: 'Q' } }])
  })

  it('is rejected at the object if a required field is missing', () => {
    expect(faultsIn(file({ missions: [{ id: 'ride' }] }))).toEqual(['7:7 missions/ride, name: Is required'])
  })
})

describe('an id in a file', () => {
  it.each([
    ['.', '“.” has no address at the server'],
    ['..', '“..” has no address at the server'],
    ['x\ud83d', 'The id contains half of a character, which has no address'],
    ['\ude00x', 'The id contains half of a character, which has no address'],
    ['a\tb', 'The id contains a control character, such as a tab or a line break'],
    ['a\u0000', 'The id contains a control character, such as a tab or a line break'],
    ['a\u0085', 'The id contains a control character, such as a tab or a line break'],
  ])('is refused with its place if no object can be created with it: %j (rule BUNDLE-10)', (id, text) => {
    const { faults } = readBundle(file({ missions: [mission, { id, name: 'X' }].slice(1) }))
    expect(faults).toEqual([{ line: 8, column: 15, object: `missions/${id}`, field: 'id', text }])
  })

  it.each(['...', 'a.b', '😀', 'a b', '.a'])('is accepted if it has an address: %j', (id) => {
    expect(readBundle(file({ missions: [{ id, name: 'X' }] })).bundle?.objects).toMatchObject([{ id }])
  })
})

describe('a field that the contract does not have, in a part of an object', () => {
  const warningsOf = (objects: object) => readBundle(file(objects)).warnings?.map(faultLine)

  it('is a warning with its line and the nearest field, and is imported as it is (rule BUNDLE-9)', () => {
    const missions = [
      { id: 'ride', name: 'Ride', reward: { pionts: 3 }, objectives: { events: [{ id: 'e', cuont: 2 }] } },
    ]
    expect(warningsOf({ missions })).toEqual([
      "11:11 missions/ride, reward.pionts: Unknown field. Did you mean 'points'?",
      "17:15 missions/ride, objectives.events.0.cuont: Unknown field. Did you mean 'count'?",
    ])
    expect(readBundle(file({ missions })).bundle?.objects[0]?.object).toEqual(missions[0])
  })

  it('is found in questions and choices, and named without a suggestion if no field is near', () => {
    const questions = [{ id: 'q', text: 'Q', choices: [{ id: 'c', text: 'C', xyzzy: true }] }]
    expect(warningsOf({ quizzes: [{ id: 'q', name: 'Q', questions }] })).toEqual([
      '18:17 quizzes/q, questions.0.choices.0.xyzzy: Unknown field',
    ])
  })

  it('is none of the fields that the server counts', () => {
    const objectives = { events: [{ id: 'e', count: 1, currentCount: 4 }] }
    expect(warningsOf({ missions: [{ id: 'ride', name: 'Ride', objectives }] })).toEqual([])
    expect(readBundle(whole).warnings).toEqual([])
  })
})

test('10,000 places in a file of 3 MB are found in a moment (rule BUNDLE-8)', () => {
  const line = `  "description": "${'x'.repeat(280)}",\n`
  const text = line.repeat(10_000)
  const startedAt = performance.now()
  const placeOf = placesIn(text)
  const places = Array.from({ length: 10_000 }, (_, index) => placeOf(index * line.length + 4))
  // Reading the text again for each place takes some 15 seconds.
  expect(performance.now() - startedAt).toBeLessThan(1500)
  expect(places).toEqual(places.map((_, index) => ({ line: index + 1, column: 5 })))
  expect([placeOf(0), placeOf(line.length - 1), placesIn('')(0)]).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: line.length },
    { line: 1, column: 1 },
  ])
})

describe('the content of a file', () => {
  const text = file({ missions: [{ id: 'reise', name: 'Große Reise – 旅 😀' }] })
  const utf8 = Buffer.from(text)
  const utf16 = (bytes: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])
  const little = utf16(Buffer.from(text, 'utf16le'))
  const latin = (one: string) => Buffer.from(one, 'latin1')
  const gzip = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])
  const zip = (part: string) => Buffer.concat([Buffer.from('PK\u0003\u0004'), latin(`\u0014\u0000${part}`)])

  it.each([
    ['UTF-8', utf8],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
    ['UTF-16 LE', little],
    ['UTF-16 BE', Buffer.from(little).swap16()],
  ])('is read without a change of any letter: %s (rule BUNDLE-7)', (_, bytes) => {
    expect(readBundleFile(bytes).bundle?.objects[0]?.object).toEqual({
      id: 'reise',
      name: 'Große Reise – 旅 😀',
    })
  })

  it.each([
    ['Große', 'it seems to be Latin-1 (ISO 8859-1) or Windows-1252'],
    ['Gro\u0093e', 'it seems to be Windows-1252'],
    [
      '\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2',
      'it seems to be in an older encoding, such as Windows-1251 or Shift_JIS',
    ],
  ])('is refused with line and encoding if it is no UTF-8: %j', (name, encoding) => {
    expect(readBundleFile(latin(file({ missions: [{ id: 'a', name }] }))).faults?.map(faultLine)).toEqual([
      expect.stringMatching(/^9:\d+ The file is not UTF-8: /),
    ])
    const [fault] = readBundleFile(latin(`{\n"name": "${name}"}`)).faults ?? []
    expect(fault).toMatchObject({ line: 2, text: `The file is not UTF-8: ${encoding}. Save it as UTF-8` })
  })

  it('has its place at the first byte that is no UTF-8, also after letters that were replaced long ago', () => {
    const bytes = Buffer.concat([Buffer.from('{"a": "\ufffd",\n"ä": "'), Buffer.from([0xe4, 0x22, 0x7d])])
    expect(readBundleFile(bytes).faults).toMatchObject([{ line: 2, column: 7 }])
  })

  it.each([
    ['a gzip archive', gzip],
    ['a zip archive', zip('notes.txt')],
    ['an Excel workbook (xlsx)', zip('xl/workbook.xml')],
    ['a PDF document', Buffer.from('%PDF-1.7')],
    ['a text in UTF-16 without a byte order mark', Buffer.from(text, 'utf16le')],
    ['a text in UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    ['a binary file', Buffer.from([0x7b, 0, 1, 2, 3, 4])],
    ['a CSV file', Buffer.from('id,name\r\na,b\r\n')],
    ['a CSV file', Buffer.from('"Id";"Name"\n"a";"b"')],
    ['an XML file', Buffer.from('<?xml version="1.0"?><a/>')],
  ])('is named as what it is if it is no JSON: %s', (kind, bytes) => {
    expect(readBundleFile(bytes)).toEqual({ problem: `This is ${kind}, no JSON file` })
  })

  it('is named if it is the page of a server, empty or damaged', () => {
    const problemOf = (bytes: Buffer) => readBundleFile(bytes).problem
    expect(problemOf(Buffer.from('<!DOCTYPE html><title>Sign in</title>'))).toMatch(/^This is an HTML page, /)
    expect(problemOf(Buffer.from(' \n'))).toBe('This file is empty')
    expect(problemOf(little.subarray(0, 101))).toMatch(/is not valid UTF-16$/)
  })
})

describe('the JSON Schema of bundles in the documents', () => {
  const schema = JSON.parse(readFileSync('docs/programme-bundle.schema.json', 'utf8'))
  const ajv = new Ajv2020({ allErrors: true })
  formats.default(ajv)
  const isValid = ajv.compile(schema)

  it('accepts the bundle of the whole demo account', () => {
    isValid(JSON.parse(whole))
    expect(isValid.errors).toBeNull()
  })

  it('has the same types as the console', () => {
    expect(Object.keys(schema.properties.objects.properties).sort()).toEqual([...accountTypes].sort())
  })

  it.each([
    { objects: { missions: [{ id: 'a', name: 'A', account }] } },
    { objects: { missions: [{ id: 'a', name: 'A', invented: 1 }] } },
    { objects: { missions: [{ id: 'a' }] } },
    { objects: { accounts: [] } },
    { version: 2 },
    { format: 'other' },
    { invented: 1 },
  ])('rejects what the console rejects: %j', (wrong) => {
    const text = file({}, wrong)
    expect(isValid(JSON.parse(text))).toBe(false)
    expect(readBundle(text).faults).toBeDefined()
  })
})
