import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Json } from './contract/types.ts'
import { CouldNotRun } from './report/couldNotRun.ts'

const require = createRequire(import.meta.url)

/** The YAML parser. It loads on first use, because that is slow and most runs do not need it. */
export const yaml = () => require('yaml') as typeof import('yaml')

/** The JSON Schema validator. It loads on first use. */
export const ajv = () => require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js').default

/** This package: the contract and the kit. Its modules are in `kit`, or compiled in `dist`. */
export const home = resolve(dirname(fileURLToPath(import.meta.url)), '..')
/** The console's repository, unless the package is installed elsewhere. */
export const root = dirname(home)
export const bundleFile = join(home, 'admin-api-v0.yaml')
export const sourceFile = join(home, 'openapi.yaml')
export const lintRules = join(home, 'redocly.yaml')

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

type Output = { code: number; stdout: string; stderr: string }

/** Runs a script with the current Node binary. */
export function runNode(
  args: string[],
  { cwd = process.cwd(), env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Output> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...quiet, ...env } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (data) => {
      stdout += data
    })
    child.stderr.on('data', (data) => {
      stderr += data
    })
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 2, stdout, stderr }))
  })
}

/** Whether the kit runs in the repository of the console, which has commands that an installed package has not. */
export const isCheckout = () => existsSync(join(root, 'mocks/httpServer.ts'))

/** Redocly, which is optional: most runs do not need it, and it is large. @param what needs it, as a sentence begins */
function placeOfRedocly(what: string) {
  try {
    return dirname(require.resolve('@redocly/cli/package.json'))
  } catch {
    throw new CouldNotRun(
      `${what} needs @redocly/cli beside the kit: npm install --save-dev @redocly/cli, or with npx --package=@redocly/cli before the command`,
    )
  }
}

/** Runs redocly, in the checkout its pinned version. */
export function redocly(
  what: string,
  args: string[],
  options?: { cwd?: string; env?: Record<string, string> },
) {
  const cli = join(placeOfRedocly(what), 'bin/cli.js')
  return runNode([cli, ...args], options).then(({ stdout, stderr, code }) => ({
    code,
    stdout,
    stderr: withoutAdvice(stderr),
  }))
}

/** Removes what redocly says about itself: boxes about versions, its options and rules, and its progress. */
const withoutAdvice = (text: string) =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/^\s*[╔║╚╭│╰┌└]|--\w|^Error was generated|^Reference:|^bundling |^❌|^\s*Warning:/.test(line),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

export const isObject = (value: unknown): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Calls a function with a new folder, which is removed afterwards. */
export async function inTempFolder<T>(use: (folder: string) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The message of a caught error; for a failed request, that of its cause. */
export function messageOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** '1 answer', '2 answers'. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** ' Did you mean …?' for a word that is nearly one of the known ones; else nothing. */
export function didYouMean(word: string, known: string[]) {
  const [best] = known
    .map((name) => ({ name, distance: distanceOf(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(1, Math.floor(word.length / 3))
    ? ` Did you mean '${best.name}'?`
    : ''
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** The text of a file's bytes. PowerShell and some editors write UTF-16, which would look like broken text. */
export function textOf(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('hex')
  const isWide =
    mark === 'fffe' || mark === 'feff' || (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0))
  if (mark === '1f8b') throw new CouldNotRun('it is packed with gzip; unpack it first')
  if (isWide) throw new CouldNotRun('it is UTF-16; save it as UTF-8')
  return bytes.toString('utf8')
}

/** The text of a file; `-` is the standard input. */
export function readInput(file: string) {
  if (file !== '-' && !existsSync(file)) throw new CouldNotRun(`There is no file ${file}`)
  try {
    return textOf(readFileSync(file === '-' ? 0 : file))
  } catch (error) {
    throw new CouldNotRun(`${file === '-' ? 'The standard input' : file} cannot be read: ${messageOf(error)}`)
  }
}
