import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { serverCommand } from '../../tools/serverCommand'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a server of a test run ends when the run is killed, so that its port is free for the next one', async () => {
  const server = serverCommand('-e "console.log(process.pid); setInterval(() => undefined, 1000)"')
  const starts = `require('node:child_process').spawn(${JSON.stringify(server)}, { shell: true, stdio: 'inherit' })`
  const run = spawn(process.execPath, ['-e', starts], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = await once(run.stdout, 'data')
  const pid = Number(String(text))
  expect(isRunning(pid)).toBe(true)
  run.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000, interval: 100 })
})
