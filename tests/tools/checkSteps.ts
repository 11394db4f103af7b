/** A command of `npm run check`. `sources`: files that it depends on; without it, the command depends on all files. */
export interface CheckStep {
  name: string
  command: string[]
  sources?: RegExp
  /** The command that repairs a failure, if there is one. It is the first line of the output. */
  fix?: string
}

/**
 * The steps of `npm run check` besides the written documents, in two chains that run side by side. A step is left out while none
 * of its sources differs from main; CI runs all. Generated code comes before lint: after a change of the contract its line is the first one.
 */
export const checkSteps: readonly (readonly CheckStep[])[] = [
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    {
      name: 'budget',
      command: ['npm', 'run', '--silent', 'budget'],
      // Excludes the fields of single types, which add only a few bytes.
      sources:
        /^(src\/(?!entities\/(?!fields\/)\w+\/|generated\/((model|zod|mocks)\/|resource(Objects|Values)\.ts)|.*\.md$)|vite|public\/|index\.html|package|tsconfig|tests\/(tools\/(budget|coldList)|bench\/(apps|servers)))/,
    },
  ],
  [
    {
      name: 'generated code is current',
      command: ['npm', 'run', '--silent', 'generate', '--', '--check'],
      // Of the kit, includes only what `generate` writes or imports.
      sources:
        /^(openapi\/(?!kit\/(?!contract\/|tools\.ts|report\/couldNotRun\.ts))|src\/(generated|routes|api|ui\/theme)\/|docs\/(programme-bundle|glossary\.md)|orval\.config|package|tsconfig)/,
      fix: 'npm run renew',
    },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  ],
]

/** The output for a failed step. The repairing command comes first, because a list of differences can be long. */
export const failureText = (line: string, output: string, fix?: string): string =>
  [
    fix ? `FAILED ${line}: \`${fix}\` writes what the code says now; commit what it changes` : '',
    output.trimEnd(),
    `FAILED ${line}`,
  ]
    .filter(Boolean)
    .join('\n')
