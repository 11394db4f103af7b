import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureOf } from '../entities'

/*
 * Adding an entity takes the files of docs/adding-an-entity.md and no others. The tests add a fifteenth one, "guilds",
 * to a copy of the repository: everything generic works for it, and for each file that is left out, a failure names it.
 */

const root = resolve(import.meta.dirname, '../..')
const templates = join(root, 'tests/contract/fifteenth')
let copy = ''

/** New files, as they are in the copy; TypeScript files have `.txt` appended here, so that they are not compiled. */
const templateFiles = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(txt|yaml)$/.test(file),
)
const placeOf = (template: string) => template.replace(/\.txt$/, '')

/** Files that get additional lines. */
const edits: Record<string, [before: string, lines: string][]> = {
  'openapi/openapi.yaml': [
    ['  - name: events\n', '  - name: guilds\n    description: Circles of teams.\n'],
    [
      '  /events:\n',
      '  /guilds:\n    $ref: paths/guilds.yaml#/collection\n  /guilds/{account}/{id}:\n    $ref: paths/guilds.yaml#/item\n',
    ],
  ],
  'src/entities/registry.ts': [
    ['import { leaderboards } from', "import { guilds } from './guilds/definition'\n"],
    ['  events,\n', '  guilds,\n'],
  ],
}

function add(file: string) {
  const path = join(copy, file)
  const lines = edits[file]
  if (!lines) {
    const template = templateFiles.find((name) => placeOf(name) === file) ?? file
    mkdirSync(dirname(path), { recursive: true })
    return cpSync(join(templates, template), path)
  }
  const text = lines.reduce(
    (before, [place, added]) => {
      if (!before.includes(place)) throw new Error(`${file} has no line ${place}`)
      return before.replace(place, added + place)
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, text)
}

function leaveOut(file: string) {
  if (edits[file]) cpSync(join(root, file), join(copy, file))
  else rmSync(join(copy, file))
}

/** The output of a command, with ok if it succeeds. */
const run = (command: string, args: string[]) =>
  new Promise<{ ok: boolean; output: string }>((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', VITEST: undefined }
    execFile(command, args, { cwd: copy, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ ok: error === null, output: `${stdout}${stderr}` }),
    )
  })
const bin = (name: string, ...args: string[]) => run(join(root, 'node_modules/.bin', name), args)
const generate = () => run(process.execPath, ['openapi/tools/generate.mjs'])
/** The errors of the type check of these files and folders, and of everything that they import. */
async function typeErrors(include: string[]): Promise<string[]> {
  const config = {
    extends: './tsconfig.tests.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['src/vite-env.d.ts', ...include],
    exclude: ['tests/types', 'tests/tools', 'tests/bench', 'tests/live/servers'],
  }
  writeFileSync(join(copy, 'tsconfig.checked.json'), JSON.stringify(config))
  const { output } = await bin('tsc', '-p', 'tsconfig.checked.json', '--checkers', '1')
  return output.split('\n').filter((line) => /\S/.test(line))
}

/** What test files loop over: the registry, the generated table, and lists derived from them. */
const listsOfTypes =
  '(?:entities|resources|elements|entityTypes|accountTypes|programmeTypes|typesReferringBy)'
const loops = new RegExp(String.raw`(?:\beach\(\s*|= |\.\.\.)${listsOfTypes}\b`)
const isMocking = /\bvi\.mock\(/
/** The unit tests with a loop over types, whose names then have the type, and the tests of the guilds themselves. */
const testsOfTypes = () =>
  globSync('tests/unit/**/*.test.{ts,tsx}', { cwd: copy }).filter(
    (file) => loops.test(readFileSync(join(copy, file), 'utf8')) || file.includes('guilds'),
  )
const allInOne = 'tests/unit/allTypes.test.tsx'
/**
 * Writes a test file that imports others. They load the console and render their first screen once instead of once
 * each, which takes a third of the time. The modules that a file replaces (`vi.mock`) would be replaced for the others,
 * too, so it runs by itself.
 */
function writeAllInOne(files: string[]) {
  const imports = files.map((file) => `describe('${file}', async () => { await import('../../${file}') })`)
  writeFileSync(join(copy, allInOne), ["import { describe } from 'vitest'", ...imports].join('\n'))
}

const needed = [
  'openapi/schemas/guild.yaml',
  'openapi/paths/guilds.yaml',
  'openapi/openapi.yaml',
  'src/entities/guilds/definition.ts',
  'src/entities/guilds/form.tsx',
  'src/entities/registry.ts',
  'mocks/entities/guilds.ts',
  'tests/entities/guilds.ts',
]

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fifteenth-'))
  const left = new Set(['node_modules', '.git', 'dist', 'dist-maps', 'dist-demo', 'test-results'])
  for (const entry of readdirSync(root)) {
    if (!left.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of needed) add(file)
  add('tests/unit/entities/guilds.test.tsx')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a fifteenth entity', { timeout: 300_000 }, () => {
  test('takes at most eight files, which docs/adding-an-entity.md lists', () => {
    expect(needed.length).toBeLessThanOrEqual(8)
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
      leaveOut(file)
      const { ok, output } = await generate()
      expect(ok).toBe(false)
      expect(output).toContain(file)
      expect(output).toContain(message)
      add(file)
    }
  })

  test('has its list, form, search, mocks and drift report, and passes the tests of all types', async () => {
    expect((await generate()).output).toBe('')
    const files = testsOfTypes()
    expect(files.length).toBeGreaterThanOrEqual(18)
    const [mocking = [], others = []] = [true, false].map((wanted) =>
      files.filter((file) => isMocking.test(readFileSync(join(copy, file), 'utf8')) === wanted),
    )
    writeAllInOne(others)
    const { ok, output } = await bin('vitest', 'run', allInOne, ...mocking, '-t', '[Gg]uild')
    expect(ok, output).toBe(true)
    rmSync(join(copy, allInOne))
  })

  /*
   * Two type checks, each with several files left out. No file is left out of both, and there are no further errors: so
   * every file of the entity compiles, and nothing else in the repository needs to know it.
   */
  test('without its form, mocks or place in the registry makes the type check name each of them', async () => {
    const left = ['src/entities/guilds/form.tsx', 'mocks/entities/guilds.ts', 'src/entities/registry.ts']
    for (const file of left) leaveOut(file)
    expect(await typeErrors(['src', 'mocks', 'tests', 'programme'])).toEqual([
      expect.stringMatching(/src\/entities\/guilds\/definition\.ts.*Cannot find module '\.\/form'/),
      expect.stringMatching(/src\/entities\/registry\.ts.*Property 'guilds' is missing/),
      expect.stringMatching(/Cannot find module '\.\.\/\.\.\/mocks\/entities\/guilds\.ts'/),
    ])
    for (const file of left) add(file)
  })

  test('without its definition makes the type check name it', async () => {
    leaveOut('src/entities/guilds/definition.ts')
    expect(await typeErrors(['src/entities', 'src/generated/mockEntities.ts', 'tests/entities'])).toEqual([
      expect.stringMatching(/src\/entities\/registry\.ts.*Cannot find module '\.\/guilds\/definition'/),
    ])
  })

  test('without its fixture makes the tests of all types name the file', () => {
    expect(() => fixtureOf('guilds')).toThrow('There is no tests/entities/guilds.ts')
  })
})
