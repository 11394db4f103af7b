import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'

/** Scripts that the page loads before the console: they record complaints, and find elements by role and name. */
const scripts = {
  'complaints.js': 'tests/engines/complaints.js',
  'dom.js': 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
}

/** Serves a copy of the built demo with the scripts, on a free port. */
export async function serveInstrumented() {
  const folder = mkdtempSync(join(tmpdir(), 'console-engines-'))
  cpSync('dist-demo', folder, { recursive: true })
  for (const [name, source] of Object.entries(scripts)) cpSync(source, join(folder, name))
  const page = join(folder, 'index.html')
  const tags = Object.keys(scripts).map((name) => `<script src="/${name}"></script>`)
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${tags.join('')}`))
  const server = await preview({
    mode: 'mocked',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: 'localhost' },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('the demo is not served on a port')
  return {
    base: `http://localhost:${address.port}`,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
