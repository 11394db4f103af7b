import { execFile } from 'node:child_process'
import {
  cpSync,
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
/** Files that know entities by name; screens find them in the registry. */
const byName = ['src/entities', 'src/generated/mockEntities.ts', 'src/vite-env.d.ts']
const types = (...more: string[]) => {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'] },
    include: [...byName, ...more],
  }
  writeFileSync(join(copy, 'tsconfig.checked.json'), JSON.stringify(config))
  return bin('tsc', '-p', 'tsconfig.checked.json')
}
const tests = (...files: string[]) => bin('vitest', 'run', ...files, '-t', '[Gg]uild')

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

  test('has its list, form, search, mocks and drift report, and passes the tests of all types', async () => {
    const generated = await generate()
    expect(generated.output).toBe('')
    const [compiled, tested] = await Promise.all([
      types('mocks', 'tests/entities'),
      tests(
        'tests/unit/entities/guilds.test.tsx',
        'tests/unit/entities/lists.test.ts',
        'tests/unit/entities/created.test.tsx',
        'tests/unit/entities/untouched.test.tsx',
        'tests/unit/mocks/operations.test.ts',
        'tests/unit/mocks/world.test.ts',
      ),
    ])
    expect(compiled.output).toBe('')
    expect(tested.ok, tested.output).toBe(true)
    expect(tested.output).toMatch(/Test Files +6 passed/)
  })

  test('without its fixture makes the tests of all types name the file', async () => {
    leaveOut('tests/entities/guilds.ts')
    const { ok, output } = await tests('tests/unit/entities/lists.test.ts')
    expect(ok).toBe(false)
    expect(output).toContain('There is no tests/entities/guilds.ts')
  })

  test.each([
    ['src/entities/guilds/form.tsx', /src\/entities\/guilds\/definition\.ts.*Cannot find module '\.\/form'/],
    ['mocks/entities/guilds.ts', /Cannot find module '\.\.\/\.\.\/mocks\/entities\/guilds\.ts'/],
    [
      'src/entities/guilds/definition.ts',
      /src\/entities\/registry\.ts.*Cannot find module '\.\/guilds\/definition'/,
    ],
    ['src/entities/registry.ts', /src\/entities\/registry\.ts.*Property 'guilds' is missing/],
  ])('without %s makes the type check name what is missing', async (file, message) => {
    leaveOut(file)
    const { output } = await types()
    expect(output).toMatch(message)
    add(file)
  })

  test('without its paths or its schemas makes generate name the file', async () => {
    for (const file of ['openapi/paths/guilds.yaml', 'openapi/schemas/guild.yaml']) {
      leaveOut(file)
      const { ok, output } = await generate()
      expect(ok).toBe(false)
      expect(output).toContain(file)
      add(file)
    }
  })

  test('without its lines in openapi.yaml makes the type check name the missing type', async () => {
    leaveOut('openapi/openapi.yaml')
    const { output: generated } = await generate()
    expect(generated).toBe('')
    const { output } = await types()
    expect(output).toMatch(/src\/entities\/guilds\/definition\.ts.*"guilds"/)
  })
})
