import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { shippedHeaders } from '../../../deploy/shipped.ts'
import { origins } from './settings.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** The names of hashed files end like this in the second version. */
const hashed = /-([\w-]{8})(?=\.(?:js|css|woff2|png|svg)\b)/g
const other = (text: string) => text.replaceAll(hashed, (_, hash: string) => `-${hash.slice(1)}~`)

/**
 * Two versions of the console behind a balancer, as during a rolling upgrade: each request goes to the next one. The second is the
 * build with other names of its hashed files. `serveOnly` sends all requests to one of them. With `keepPrevious` the second one has the
 * assets of the first, too, as an image that was built with `PREVIOUS`.
 */
export async function serveVersions(dist: string) {
  let turn = 0
  let only: number | undefined
  let keepsPrevious = false
  const headersOf = shippedHeaders({
    CONSOLE_LISTEN: 0,
    CONSOLE_ROOT: dist,
    CONSOLE_CONFIG: '-',
    API_ORIGIN: origins.api,
    IDENTITY_ORIGIN: origins.identity,
  })
  const names = new Map<string, string>()
  /** The file of a path in a version, if the version has it. */
  function fileOf(path: string, version: number): string | undefined {
    const isOld = version === 0 || (keepsPrevious && !names.has(path) && path.startsWith('/assets/'))
    const name = isOld ? path : names.get(path)
    const known = name ?? (path.startsWith('/assets/') ? undefined : path)
    return known !== undefined && known !== '/' && existsSync(join(dist, known))
      ? join(dist, known)
      : undefined
  }
  const { filesIn } = await import('../../tools/filesIn.ts')
  for (const file of filesIn('assets', /\.\w+$/, dist)) names.set(`/${other(file)}`, `/${file}`)
  const config = await (await fetch(`${origins.site}/config.json`)).text()
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origins.site)
    turn += 1
    const version = only ?? turn % 2
    const send = (status: number, type: string, body: string | Buffer) => {
      response.writeHead(status, { ...headersOf(status, pathname), 'content-type': type })
      response.end(body)
    }
    if (pathname === '/config.json') return send(200, 'application/json', config)
    const isScreen = !pathname.startsWith('/assets/')
    const file = fileOf(pathname, version) ?? (isScreen ? join(dist, 'index.html') : undefined)
    if (!file) return send(404, 'text/html', 'Not found')
    const content = readFileSync(file)
    const isText = /\.(html|js|css)$/.test(file)
    const isOther = version === 1 && (names.has(pathname) || isScreen)
    const body = isOther && isText ? other(content.toString()) : content
    send(200, types[extname(file)] ?? 'application/octet-stream', body)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serveOnly: (version: number | undefined) => {
      only = version
    },
    keepPrevious: (keeps: boolean) => {
      keepsPrevious = keeps
    },
    close: () => server.close(),
  }
}
