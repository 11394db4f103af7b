import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAffected } from '../../tools/affected'
import { checkSteps, failureText } from '../../tools/checkSteps'
import { importsOf } from '../syntax'

const stepsFor = (...changed: string[]) =>
  checkSteps.flat().flatMap((step) => (isAffected(step, changed) ? [step.name] : []))

const generates = 'generated code is current'

/** The files of the repository that a program imports through others. */
function closureOf(...roots: string[]): string[] {
  const files = new Set(roots)
  for (const file of files)
    for (const { from } of importsOf(file, readFileSync(file, 'utf8'))) {
      if (!from.startsWith('.')) continue
      const path = join(dirname(file), from)
      const found = ['', '.ts', '.tsx'].map((end) => path + end).find((one) => existsSync(one))
      if (found) files.add(found)
    }
  return [...files]
}

describe('check generates the code again', () => {
  // The theme is loaded by its path.
  const programs = closureOf('openapi/tools/generate.mjs', 'orval.config.ts', 'src/ui/theme/system.ts')

  it('after a change of any module that does it', () => {
    expect(programs).toEqual(expect.arrayContaining(['openapi/kit/tools.ts', 'openapi/tools/theme.mjs']))
    expect(programs.filter((file) => !stepsFor(file).includes(generates))).toEqual([])
  })

  it.each([
    'docs/glossary.md',
    'docs/programme-bundle.schema.json',
    'openapi/schemas/team.yaml',
    'openapi/paths/teams.yaml',
    'openapi/redocly.yaml',
    'openapi/kit/contract/contract.json',
    'openapi/kit/contract/changed.json',
    'src/generated/glossary.ts',
    'src/routes/_console/$entityType.list.tsx',
    'src/api/request.ts',
    'tsconfig.base.json',
    'package-lock.json',
  ])('after a change of %s', (file) => {
    expect(existsSync(file), file).toBe(true)
    expect(stepsFor(file)).toContain(generates)
  })

  it('not after a change of what the kit alone uses, or of other documents', () => {
    expect(stepsFor('openapi/kit/diff/schemas.ts', 'openapi/kit/README.md', 'docs/product.md')).toEqual([
      'types',
      'lint',
    ])
  })
})

describe('check measures the budget', () => {
  it.each([
    'src/main.tsx',
    'src/entities/definition.ts',
    'src/entities/fields/basicDetails.tsx',
    'src/entities/fields/questions/itemImage.tsx',
    'src/generated/api/teams/teams.ts',
    'src/generated/resources.ts',
    'src/generated/resourceFacts.ts',
    'src/generated/routeTree.gen.ts',
    'src/generated/theme.css',
    'public/start.js',
    'index.html',
    'vite/chunks.ts',
    'vite.config.ts',
    'tsconfig.base.json',
    'tests/tools/budget.mjs',
    'package-lock.json',
  ])('after a change of %s', (file) => {
    expect(existsSync(file), file).toBe(true)
    expect(stepsFor(file)).toContain('budget')
  })

  it.each([
    'src/entities/teams/form.ts',
    'src/generated/mocks/teams/teams.faker.ts',
    'src/generated/model/team.ts',
    'src/generated/resourceObjects.ts',
    'src/generated/resourceValues.ts',
    'src/generated/zod/gamificationAdminAPI.schemas.ts',
    'src/form/README.md',
  ])('not after a change of %s, as for a field or a document', (file) => {
    expect(existsSync(file), file).toBe(true)
    expect(stepsFor(file)).not.toContain('budget')
  })
})

describe('a red check', () => {
  it('after a change of the contract begins with the command that renews what was generated', () => {
    // Nothing is printed before the first steps of both chains have ended, and the other one takes longer.
    const [types, first] = checkSteps.map(([step]) => step)
    expect(types?.name).toBe('types')
    expect(first).toMatchObject({ name: generates, fix: 'npm run renew' })
    expect(failureText(first?.name ?? '', 'one\ntwo\n', first?.fix).split('\n')).toEqual([
      `FAILED ${generates}: \`npm run renew\` writes what the code says now; commit what it changes`,
      ...['one', 'two', `FAILED ${generates}`],
    ])
  })
})
