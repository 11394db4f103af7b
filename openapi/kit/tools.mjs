import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** The YAML parser. It loads on first use, because that is slow and most runs do not need it. */
export const yaml = () => /** @type {typeof import('yaml')} */ (require('yaml'))

/** The JSON Schema validator. It loads on first use. */
export const ajv = () =>
  /** @type {typeof import('ajv/dist/2020.js').default} */ (require('ajv/dist/2020.js'))

/** This package: the contract and the kit. */
const home = resolve(dirname(fileURLToPath(import.meta.url)), '..')
/** The console's repository, unless the package is installed elsewhere. */
export const root = dirname(home)
export const bundleFile = join(home, 'admin-api-v0.yaml')
export const sourceFile = join(home, 'openapi.yaml')
export const lintRules = join(home, 'redocly.yaml')

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/** @import { Json } from './contract/types' */
/** @typedef {{ code: number, stdout: string, stderr: string }} Output */

/**
 * Runs a script with the current Node binary.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Output>}
 */
export function runNode(args, { cwd = process.cwd(), env } = {}) {
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

/**
 * Runs the pinned version of redocly.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export function redocly(args, options) {
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')
  return runNode([cli, ...args], options)
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, Json>}
 */
export const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * Calls a function with a new folder, which is removed afterwards.
 * @template T
 * @param {(folder: string) => Promise<T>} use
 */
export async function inTempFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The message of a caught error; for a failed request, that of its cause. @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** '1 answer', '2 answers'. @type {(count: number, word: string) => string} */
export const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`
