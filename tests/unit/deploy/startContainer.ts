import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterEach, expect } from 'vitest'
import { tempFolder } from '../../tempFolder'

/* Starts what the image of deploy/container starts, with the same script and templates, but on this machine's nginx. */

export const script = resolve('deploy/container/entrypoint.sh')
/** Where Debian installs nginx; root alone has these folders in its path. */
export const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
export const hasTools = [
  ['nginx', '-v'],
  ['envsubst', '--version'],
].every(([command = '', argument = '']) => spawnSync(command, [argument], { env: { PATH } }).status === 0)

/** The variables of a deployment. */
export const example = {
  API_BASE_URL: 'https://api.example.com/admin/api/v0',
  AUTH_DOMAIN: 'tenant.eu.auth0.com',
  AUTH_CLIENT_ID: 'the client’s id & more',
  AUTH_AUDIENCE: 'https://admin-api.example',
  AUTH_APP_METADATA_CLAIM: 'https://admin-api.example/app_metadata',
  SUPPORT_EMAIL: 'help@example.com',
}

/** The same as a config.json. */
export const whole = {
  apiBaseUrl: 'https://api.example.com',
  auth: { domain: 'tenant.eu.auth0.com', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
}

/** The id of a user that does not exist: a container can be started as any user. */
export const user = 54321
export const canLeaveRoot = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

/** Runs the script as that user, on file systems that cannot be written except for one folder, where root can arrange it. */
const asInContainer = (root: string, writable: string) =>
  canLeaveRoot
    ? [
        'unshare',
        '--mount',
        'sh',
        '-ec',
        `mount --bind ${writable} ${writable}
        mount -o remount,bind,ro /
        if touch ${root}/x 2> /dev/null; then echo 'the root can be written' >&2; exit 9; fi
        exec setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs ${script}`,
      ]
    : [script]

export const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * The folders of a container, and its start, for the tests of one file, which calls it at its top: the files of a worker share this
 * module, but not the hooks that end nginx and remove the folders.
 */
export function withContainer() {
  const home = tempFolder('console-container')
  const root = join(home, 'html')
  const writable = join(home, 'run')
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<title>Console</title><a href="/assets/a.js">')
  writeFileSync(join(root, 'assets/a.js'), 'export {}')
  mkdirSync(writable)
  // As `/tmp` of a container: any user can write there.
  for (const [folder, mode] of [
    [home, 0o755],
    [writable, 0o777],
  ] as const)
    chmodSync(folder, mode)

  let running: ChildProcess | undefined
  afterEach(async () => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  })

  const environment = (variables: Record<string, string>) => ({
    PATH,
    CONSOLE_RUN: writable,
    CONSOLE_ROOT: root,
    CONSOLE_TEMPLATE: resolve('deploy/console.conf.template'),
    CONSOLE_CONFIG: join(home, 'mounted.json'),
    ...variables,
  })

  /** A file, because nginx cannot open a pipe of Node again. */
  const outputFile = join(home, 'output')
  /** What it has written to its standard output since it was started, if the caller asked for it. */
  const output = () => readFileSync(outputFile, 'utf8')

  /**
   * Starts the container's script. Resolves with its origin when it responds; rejects with its output if it ends before.
   * @param hasOutput records standard output. Then nginx runs as the user of this process, because another user cannot open it
   */
  async function start(variables: Record<string, string>, hasOutput = false): Promise<string> {
    rmSync(writable, { recursive: true })
    mkdirSync(writable)
    chmodSync(writable, 0o777)
    const listen = `127.0.0.1:${await freePort()}`
    const [command = '', ...args] = hasOutput ? [script] : asInContainer(root, writable)
    const child = spawn(command, args, {
      env: environment({ CONSOLE_LISTEN: listen, ...variables }),
      stdio: ['ignore', hasOutput ? openSync(outputFile, 'w') : 'ignore', 'pipe'],
    })
    running = child
    let complaints = ''
    child.stderr?.on('data', (data) => {
      complaints += String(data)
    })
    const origin = `http://${variables.CONSOLE_PORT ? `127.0.0.1:${variables.CONSOLE_PORT}` : listen}`
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${complaints}`))),
    )
    // It ends with the test, when nobody waits for it.
    ended.catch(() => undefined)
    const status = () =>
      fetch(`${origin}/healthz`).then(
        (response) => response.status,
        () => 0,
      )
    await Promise.race([ended, expect.poll(status, { timeout: 20_000, interval: 20 }).toBe(200)])
    return origin
  }

  return { home, root, writable, environment, output, start }
}
