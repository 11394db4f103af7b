import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureOf } from '../entities'
import { filesIn } from '../tools/filesIn'
import { testsOfTypes } from '../tools/typeTests'
import { type Copy, copyRepository, root } from './copy'

// Runs in test:all: it generates, compiles and tests a copy of the repository.

/*
 * Adding an entity takes the files of docs/adding-an-entity.md and no others, and `npm run new` writes them. The tests
 * add a fifteenth one, "guilds", to a copy of the repository: everything generic works for it, and for each file that is
 * left out, a failure names it. A page and a rule of the check are added in the same way.
 */

let copy: Copy

/** Arguments of `npm run new`: an entity with a field of every kind, a page, and a rule. */
const fields = [
  ...['motto:text', 'seats:number', 'isOpen:flag', 'foundedAt:date', 'rank:junior|senior', 'entry:free|paid'],
  ...['favourite:missions', 'teams:teams[]', 'memberCount:count', 'reward'],
  ...['active', 'limit', 'period', 'requirement', 'tags', 'image'],
]
const guild = [
  ...['guild', '--fields', fields.join(), '--tagline', 'Stronger in a circle', '--family', 'people'],
  ...['--icon', 'Landmark', '--shortcut', 'u', '--after', 'teams'],
]
const page = ['page', 'forecast']
const rule = ['check', 'prize-without-category', '--type', 'prizes', '--field', 'category']

/** The text of each file of the entity. */
const texts = new Map<string, string>()

/** The result of an action while the copy has these files as they are without the entity. */
async function without<Result>(files: readonly string[], act: () => Promise<Result>): Promise<Result> {
  for (const file of files)
    if (existsSync(join(root, file))) cpSync(join(root, file), copy.path(file))
    else rmSync(copy.path(file))
  try {
    return await act()
  } finally {
    for (const file of files) writeFileSync(copy.path(file), texts.get(file) ?? '')
  }
}

const isMocking = /\bvi\.mock\(/
/** The tests of the guilds, of the page and of the rule themselves. */
const ownTests = /\/(guilds|forecast)\.test|check\/rules\.test/
const ownNames = '[Gg]uild|Forecast|prize-without-category|each rule has a test case'
/** The unit tests with a loop over types, whose names then have the type, and `ownTests`. */
const testsOfGuilds = () => [
  ...new Set([
    ...testsOfTypes('tests/unit', copy.path('.')),
    ...filesIn('tests/unit', /\.test\.tsx?$/, copy.path('.')).filter((file) => ownTests.test(file)),
  ]),
]
const allInOne = 'tests/unit/allTypes.test.tsx'
/**
 * Writes a test file that imports others. They load the console and render their first screen once instead of once
 * each, which takes a third of the time. The modules that a file replaces (`vi.mock`) would be replaced for the others,
 * too, so it runs by itself.
 */
function writeAllInOne(files: string[]) {
  const imports = files.map((file) => `describe('${file}', async () => { await import('../../${file}') })`)
  writeFileSync(copy.path(allInOne), ["import { describe } from 'vitest'", ...imports].join('\n'))
}

/** In the order of docs/adding-an-entity.md. */
const needed = [
  'openapi/schemas/guild.yaml',
  'openapi/paths/guilds.yaml',
  'openapi/openapi.yaml',
  'src/model/fields/guilds.ts',
  'src/model/fields/byType.ts',
  'src/entities/guilds/definition.ts',
  'src/entities/guilds/form.ts',
  'src/entities/guilds/formFields.tsx',
  'src/entities/registry.ts',
  'mocks/entities/guilds.ts',
  'tests/entities/guilds.ts',
]

beforeAll(async () => {
  copy = copyRepository()
  cpSync(
    join(root, 'tests/contract/fifteenth/guilds.test.tsx.txt'),
    copy.path('tests/unit/entities/guilds.test.tsx'),
  )
  await copy.runNew(guild)
  for (const file of needed) texts.set(file, readFileSync(copy.path(file), 'utf8'))
  await copy.runNew(page)
  await copy.runNew(rule)
  expect((await copy.generate()).output).toBe('')
}, 120_000)

describe('a fifteenth entity that npm run new writes', { timeout: 300_000 }, () => {
  test('takes at most eleven files, one of them for fields of its own, which docs/adding-an-entity.md lists', () => {
    expect(needed.length).toBeLessThanOrEqual(11)
    const document = readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8')
    const listed = needed.map((file) =>
      file.replace('guilds', '<type>').replace('guild.yaml', '<object>.yaml'),
    )
    expect(listed.filter((file) => !document.includes(`\`${file}\``))).toEqual([])
  })

  test('without its paths, its schemas or its lines in openapi.yaml makes generate name a file', async () => {
    for (const [file, message] of [
      ['openapi/paths/guilds.yaml', "Can't resolve $ref"],
      ['openapi/schemas/guild.yaml', "Can't resolve $ref"],
      ['openapi/openapi.yaml', 'has no path that refers to openapi/paths/guilds.yaml'],
    ] as const) {
      const { ok, output } = await without([file], copy.generate)
      expect(ok).toBe(false)
      expect(output).toContain(file)
      expect(output).toContain(message)
    }
  })

  test('has its list, form, search, mocks and drift report, and passes the tests of all types, as a page and a rule pass theirs', async () => {
    const files = testsOfGuilds()
    expect(files.length).toBeGreaterThanOrEqual(18)
    const [mocking = [], others = []] = [true, false].map((wanted) =>
      files.filter((file) => isMocking.test(readFileSync(copy.path(file), 'utf8')) === wanted),
    )
    writeAllInOne(others)
    const { ok, output } = await copy.bin(
      'vitest',
      'run',
      allInOne,
      ...mocking,
      '-t',
      ownNames,
      '--reporter=verbose',
    )
    rmSync(copy.path(allInOne))
    // The end has the failures. Before it stands a line for each test.
    expect(ok, output.slice(output.indexOf(' Failed ')).slice(0, 5000)).toBe(true)
    for (const name of [
      'Global Search finds a guild',
      'the page Forecast',
      'the rule prize-without-category',
    ])
      expect(output).toContain(name)
  })

  /*
   * Two type checks, each with several files left out. No file is left out of both, and there are no further errors: so
   * every file of the entity compiles, and nothing else in the repository needs to know it.
   */
  test('without its form, mocks, or place in the registry or among the fields makes the type check name each of them', async () => {
    const left = [
      ...['src/entities/guilds/form.ts', 'mocks/entities/guilds.ts', 'src/entities/registry.ts'],
      'src/model/fields/byType.ts',
    ]
    const errors = await without(left, () => copy.typeErrors(['src', 'mocks', 'tests', 'programme']))
    expect(errors).toEqual([
      expect.stringMatching(/src\/entities\/guilds\/definition\.ts.*Cannot find module '\.\/form'/),
      expect.stringMatching(/src\/entities\/registry\.ts.*Property 'guilds' is missing/),
      expect.stringMatching(/Cannot find module '\.\.\/\.\.\/mocks\/entities\/guilds\.ts'/),
      expect.stringMatching(/src\/model\/fields\/byType\.ts.*Property 'guilds' is missing/),
    ])
  })

  test('without its definition makes the type check name it', async () => {
    const errors = await without(['src/entities/guilds/definition.ts'], () =>
      copy.typeErrors(['src/entities', 'src/generated/mockEntities.ts', 'tests/entities']),
    )
    expect(errors).toEqual([
      expect.stringMatching(/src\/entities\/registry\.ts.*Cannot find module '\.\/guilds\/definition'/),
    ])
  })

  test('without its fixture makes the tests of all types name the file', () => {
    expect(() => fixtureOf('guilds')).toThrow('There is no tests/entities/guilds.ts')
  })
})
