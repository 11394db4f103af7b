import type { HttpServer, Plugin } from 'vite'

/** What to do about a port that another program uses. */
const advice = (port: number) => `
Port ${port} is in use, often by a server that was started earlier.
  Find it:            lsof -i :${port}     (Windows: netstat -ano | findstr :${port})
  Stop it:            kill <PID>         (Windows: taskkill /PID <PID>)
  Or use another one: ${command()} -- --port ${port + 1}
`

/** The command that was started, as npm names it. */
function command() {
  const { npm_lifecycle_event: script = 'start' } = process.env
  return script === 'start' ? 'npm start' : `npm run ${script}`
}

/** Ends the output with advice if the port is taken. Vite itself names the port alone, above a stack. */
export function takenPort(): Plugin {
  const watch = (server: HttpServer | null, port: number) =>
    server?.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') process.once('exit', () => console.error(advice(port)))
    })
  return {
    name: 'taken-port',
    configureServer({ httpServer, config }) {
      if (config.server.strictPort) watch(httpServer as HttpServer | null, config.server.port)
    },
    configurePreviewServer({ httpServer, config }) {
      if (config.preview.strictPort) watch(httpServer, config.preview.port)
    },
  }
}
