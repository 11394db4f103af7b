import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a command that installs a browser. Returns whether it succeeded. */
export const tries = (command, args) => {
  console.log(`installing a browser: ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

let isUpdated = false

/** Installs packages of Debian or Ubuntu, as root or with a sudo that asks for no password. Returns whether it succeeded. */
export function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  const apt = (args) => (root ? tries('apt-get', args) : tries('sudo', ['-n', 'apt-get', ...args]))
  if (!isUpdated) apt(['update', '-q'])
  isUpdated = true
  return apt(['install', '-y', '-q', '--no-install-recommends', ...packages])
}
