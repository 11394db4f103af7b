import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where this package stands, wherever it is installed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const bundleFile = join(root, 'openapi/admin-api-v0.yaml')
export const sourceFile = join(root, 'openapi/openapi.yaml')
export const lintRules = join(root, 'openapi/redocly.yaml')

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/** Runs a script with this very node. @returns {Promise<{code: number, stdout: string, stderr: string}>} */
export function runNode(args, { cwd = process.cwd() } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...quiet } })
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

/** Runs the pinned redocly. */
export function redocly(args, options) {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  return runNode([cli, ...args], options)
}
