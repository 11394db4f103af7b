// Runs `contract guard` in the process of the test.
import { load } from './support'

/**
 * Starts it in front of a service, with more options, calls `use` with its address, and interrupts it.
 * @returns its report as text, and the exit code
 */
export async function guarded(target: string, use: (base: string) => Promise<void>, ...more: string[]) {
  const { run } = await load('openapi/kit/run.ts')
  let [base, out] = ['', '']
  const ended: Promise<number> = run(['guard', '--listen', '0', '--target', target, ...more], {
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (base ||= /listening on (\S+);/.exec(text)?.[1] ?? '') },
  })
  while (!base) await new Promise((resolve) => setImmediate(resolve))
  await use(base)
  // Its own signals end it: it listens to them as a process does.
  process.emit('SIGINT')
  return { code: await ended, out }
}
