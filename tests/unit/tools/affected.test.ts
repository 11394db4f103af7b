import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, test } from 'vitest'
import { tempFolder } from '../../tempFolder'
import { isAffected } from '../../tools/affected'
import { changedFiles } from '../../tools/changedFiles'
import { renewDocuments } from '../../tools/renewDocuments'
import { documents } from '../../tools/writtenDocuments'

/** A text field of a type, as in docs/recipes.md, and what `npm run generate` writes for it. */
const textField = [
  'openapi/schemas/team.yaml',
  'openapi/admin-api-v0.yaml',
  'openapi/kit/contract/contract.json',
  'openapi/kit/contract/changed.json',
  'docs/programme-bundle.schema.json',
  'src/generated/mocks/teams/teams.faker.ts',
  'src/generated/model/index.faker.ts',
  'src/generated/model/team.ts',
  'src/generated/model/teamCreate.ts',
  'src/generated/model/teamUpdate.ts',
  'src/generated/resourceObjects.ts',
  'src/generated/resourceValues.ts',
  'src/generated/zod/gamificationAdminAPI.schemas.ts',
  'src/model/fields/teams.ts',
  'src/entities/teams/definition.ts',
  'src/entities/teams/form.ts',
  'src/entities/teams/formFields.tsx',
  'mocks/entities/teams.ts',
  'mocks/world/brindlewick/teams.ts',
  'tests/entities/teams.ts',
]
const screens = 'openapi/kit/screens/screens.json'
const testsFor = (changed: readonly string[] | undefined) =>
  documents.filter((document) => isAffected(document, changed)).map(({ test }) => test)
const slow = [
  'tests/contract/samples.test.ts',
  'tests/unit/engine/check/world.test.ts',
  'tests/unit/load/document.test.tsx',
]

describe('the documents that check and renew look at', () => {
  it('leave out the slow ones for a text field', () => {
    expect(testsFor(textField)).toEqual(documents.map((one) => one.test).filter((one) => !slow.includes(one)))
  })

  it.each([
    ['src/api/request.ts', 'tests/unit/load/document.test.tsx'],
    ['src/entities/useLists.ts', 'tests/unit/load/document.test.tsx'],
    ['docs/load.md', 'tests/unit/load/document.test.tsx'],
    ['openapi/kit/REFERENCE.md', 'tests/contract/samples.test.ts'],
    ['openapi/kit/contract/bundle.ts', 'tests/contract/samples.test.ts'],
    [screens, 'tests/contract/samples.test.ts'],
    ['mocks/handlers/operations.ts', 'tests/contract/samples.test.ts'],
  ])('a change of %s is looked at by %s', (file, slowTest) => {
    expect(testsFor([...textField, file])).toContain(slowTest)
  })

  it('leave out none if git cannot tell what changed', () => {
    expect(testsFor(undefined)).toHaveLength(documents.length)
  })
})

describe('renew', () => {
  /** Runs it while these files differ from main; the first rewriting changes `written`, too. */
  const renewed = (changed: readonly string[], written: readonly string[]) => {
    const now = [...changed]
    const rewritten: string[] = []
    const skipped = renewDocuments(
      (wanted) => {
        rewritten.push(...wanted.map(({ test }) => test))
        if (wanted.some(({ isRead }) => isRead)) now.push(...written)
      },
      (some) => ({
        wanted: some.filter((one) => isAffected(one, now)),
        skipped: some.filter((one) => !isAffected(one, now)),
      }),
    )
    return { rewritten, skipped: skipped.map(({ test }) => test) }
  }

  it('leaves out the slow documents for a text field, and names them', () => {
    const { rewritten, skipped } = renewed(textField, [])
    expect(skipped).toEqual(slow)
    expect([...rewritten, ...skipped].toSorted()).toEqual(documents.map(({ test }) => test).toSorted())
  })

  it('rewrites the samples after the map of screens if that changed: check would demand them', () => {
    const { rewritten, skipped } = renewed(textField, [screens])
    expect(rewritten[0]).toBe('tests/contract/screens.test.tsx')
    expect(rewritten).toContain('tests/contract/samples.test.ts')
    expect(rewritten.toSorted()).toEqual(testsFor([...textField, screens]).toSorted())
    expect(skipped).toEqual(slow.slice(1))
  })
})

describe('the files that differ from a branch', () => {
  let root = ''
  const before = process.cwd()
  afterEach(() => process.chdir(before))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  const write = (file: string) => writeFileSync(join(root, file), file)

  test('include committed, edited and new ones; without git nothing is known', () => {
    root = tempFolder('changed')
    process.chdir(root)
    expect(changedFiles()).toBeUndefined()
    git('init', '--quiet', '--initial-branch', 'main')
    for (const file of ['a', 'b', 'c']) write(file)
    git('add', '.')
    git('commit', '--quiet', '-m', 'start')
    expect(changedFiles()).toEqual([])
    git('checkout', '--quiet', '-b', 'branch')
    writeFileSync(join(root, 'a'), 'changed')
    git('commit', '--quiet', '-am', 'a')
    writeFileSync(join(root, 'b'), 'changed')
    mkdirSync(join(root, 'new'))
    write('new/d')
    expect(changedFiles()?.toSorted()).toEqual(['a', 'b', 'new/d'])
    expect(changedFiles('no-such-branch')).toBeUndefined()
  })
})
