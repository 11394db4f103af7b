import { execFile } from 'node:child_process'
import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tempFolder } from '../tempFolder'

/* A copy of the repository, for tests that change its files and run its commands. */

export const root = resolve(import.meta.dirname, '../..')

const notCopied = new Set(['node_modules', '.git', 'dist', 'dist-maps', 'dist-demo', 'test-results'])

export function copyRepository() {
  const copy = tempFolder('repository')
  for (const entry of readdirSync(root))
    if (!notCopied.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  /** The output of a command, with ok if it succeeds. */
  const run = (command: string, args: readonly string[], more: Record<string, string> = {}) =>
    new Promise<{ ok: boolean; output: string }>((done) => {
      // What the run of these tests has been told is not meant for those of the copy.
      const own = {
        VITEST: undefined,
        TEST_PART: undefined,
        TEST_REPORT: undefined,
        TEST_PROGRESS: undefined,
      }
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...own, ...more }
      execFile(command, args, { cwd: copy, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
        done({ ok: error === null, output: `${stdout}${stderr}` }),
      )
    })
  const bin = (name: string, ...args: string[]) => run(join(root, 'node_modules/.bin', name), args)
  /** What `npm run new` prints with these arguments. Throws it if it fails. */
  async function runNew(args: readonly string[]) {
    const { ok, output } = await run(process.execPath, ['tests/tools/new.mjs', ...args])
    if (!ok) throw new Error(output)
    return output
  }
  /** The errors of the type check of these files and folders, and of everything that they import. */
  async function typeErrors(include: readonly string[]): Promise<string[]> {
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
  return {
    path: (file: string) => join(copy, file),
    run,
    bin,
    runNew,
    generate: () => run(process.execPath, ['openapi/tools/generate.mjs']),
    typeErrors,
  }
}

export type Copy = ReturnType<typeof copyRepository>
