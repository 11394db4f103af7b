import { main } from './main'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Runs while the module is loaded: Vite's runner can load no further code after that. */
export const exitCode = await main(process.argv.slice(2), {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
})
