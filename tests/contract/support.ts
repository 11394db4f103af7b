import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract as document } from '../openapi'
import { tempFolder } from '../tempFolder'

export interface Finding {
  id: string
  rule: string
  severity: 'breaks' | 'risky' | 'harmless'
  message: string
  operations?: string[]
  field?: string
  usedBy?: string[]
  times?: number
  statuses?: string[]
  curl?: string
  /** The places of a finding that represents many. */
  places?: string[]
  source?: { file: string; line?: number }
}

export interface Report {
  result: 'clean' | 'drift' | 'could-not-look'
  findings: Finding[]
  ignored: { id: string; reason: string }[]
  incomplete: string[]
  notes: string[]
  looked: string
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON document of any shape
export type Json = any

let folder = ''
let files = 0

/** A path in a folder for the files of a test. Test files share this module, and each removes its folder. */
export function pathFor(name: string): string {
  if (!existsSync(folder)) folder = tempFolder('contract-test')
  return join(folder, name)
}

/** Writes a file for a test. @returns its path */
export function fileWith(content: unknown, ending = 'json'): string {
  files += 1
  const path = pathFor(`${files}.${ending}`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A recording with one breaking and one harmless finding. @returns its path */
export function driftingRecording(): string {
  const url = 'https://api.example.com/admin/api/v0/teams?account=a'
  const text = '[{"id": 1, "account": "a", "motto": "<&>"}]'
  const response = { status: 200, headers: [], content: { mimeType: 'application/json', text } }
  return fileWith({ log: { entries: [{ request: { method: 'GET', url, headers: [] }, response }] } })
}

/** The id of its breaking finding. */
export const breakId = 'answer/wrong-type/listTeams/200/id'

/** Imports an untyped module, by its path from the root of the project. */
export const load = (path: string): Promise<Json> => import(/* @vite-ignore */ `${process.cwd()}/${path}`)

/** A fresh copy of the contract. */
export const contract = (): Json => structuredClone(document)

const items: Json[] = Object.values(document.paths)

/** How many paths the contract has, how many of them can be read, and how many operations there are. */
export const size = {
  paths: items.length,
  reads: items.filter(({ get }) => get).length,
  deletes: items.filter((item) => item.delete).length,
  operations: items.flatMap((item) => Object.keys(item)).length,
}

/** The result of a command line. */
export interface Ran {
  code: number | null
  out: string
  err: string
}

/** Runs a command line in the process of the test. */
export async function run(args: string[]): Promise<Ran> {
  const command = await load('openapi/kit/run.ts')
  let [out, err] = ['', '']
  const stdout = { write: (text: string) => (out += text) }
  const stderr = { write: (text: string) => (err += text) }
  const code: number = await command.run(args, { stdout, stderr })
  return { code, out, err }
}

/** Runs the real command in a process, which takes longer. `started` receives the process, to interrupt it. */
export function runProcess(
  args: string[],
  started?: (child: ReturnType<typeof spawn>) => void,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['openapi/kit/cli.ts', ...args])
    let [out, err] = ['', '']
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.on('close', (code) => resolve({ code, out, err }))
    started?.(child)
  })
}

/** The report of `contract diff` about a document. `ours` replaces the current contract. */
export async function differences(document: Json, values: Json = {}, ours?: Json): Promise<Report> {
  const { run: diff } = await load('openapi/kit/commands/diff.ts')
  return diff(values, [fileWith(document)], undefined, ours)
}

/** Each finding as its severity and its id without the command. */
export const brief = ({ findings }: Pick<Report, 'findings'>) =>
  findings.map(({ severity, id }) => `${severity} ${id.replace(/^diff\//, '')}`)

/** The findings of `contract diff` after a change of the contract. */
export async function changed(change: (document: Json) => void): Promise<string[]> {
  const document = contract()
  change(document)
  return brief(await differences(document))
}

/** Every operation of a document. */
export const callsOf = (document: Json): Json[] =>
  Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item))

/** Runs a command line with --format json. */
export async function report(...args: string[]): Promise<Report & { code: number | null }> {
  return reportOf(await run([...args, '--format', 'json']))
}

/** Runs the real command in a process with --format json. */
export async function reportProcess(...args: string[]): Promise<Report & { code: number | null }> {
  return reportOf(await runProcess([...args, '--format', 'json']))
}

function reportOf({ code, out, err }: Ran) {
  if (!out) throw new Error(`no report: ${err}`)
  return { ...JSON.parse(out), code }
}
