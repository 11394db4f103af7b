/** A command of `npm run check`. `sources`: the files that it depends on; without them it depends on all. */
export interface CheckStep {
  name: string
  command: string[]
  sources?: RegExp
}

/**
 * The steps of `npm run check` besides the written documents, in two chains that run side by side. A step is left out while none
 * of its sources differs from main; CI runs all.
 */
export const checkSteps: readonly (readonly CheckStep[])[] = [
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    {
      name: 'budget',
      command: ['npm', 'run', '--silent', 'budget'],
      // Not the fields of a type, which weigh a few bytes: their folder, and what is generated for a field.
      sources:
        /^(src\/(?!entities\/(?!fields\/)\w+\/|generated\/((model|zod|mocks)\/|resource(Objects|Values)\.ts)|.*\.md$)|vite|public\/|index\.html|package|tsconfig|tests\/(tools\/(budget|coldList)|bench\/(apps|servers)))/,
    },
  ],
  [
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    {
      name: 'generated code is current',
      command: ['npm', 'run', '--silent', 'generate', '--', '--check'],
      // Of the kit only what `generate` writes or imports.
      sources:
        /^(openapi\/(?!kit\/(?!contract\/|tools\.ts|report\/couldNotRun\.ts))|src\/(generated|routes|api|ui\/theme)\/|docs\/(programme-bundle|glossary\.md)|orval\.config|package|tsconfig)/,
    },
  ],
]
