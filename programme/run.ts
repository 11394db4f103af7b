import { main } from './main'

// A reader of the output, such as `head`, can close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Awaited during the import, because Vite's module runner cannot load further code afterwards. */
export const exitCode = await main(process.argv.slice(2), {
  env: process.env,
  print: (line) => void process.stdout.write(`${line}\n`),
  log: (line) => void process.stderr.write(`${line}\n`),
})
