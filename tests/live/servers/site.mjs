import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { shippedHeaders } from '../../../deploy/shipped.ts'
import { nginxPath, serveWithNginx } from './nginx.mjs'
import { appMetadataClaim, audience, clientId, origins } from './settings.ts'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The values of an environment, without the delay, which the suite tests separately. */
const config = {
  apiBaseUrl: `${origins.api}/admin/api/v0`,
  auth: { domain: origins.identity, clientId, audience, appMetadataClaim },
  supportEmail: 'help@acme.example',
  authLoaderDelayMs: 0,
}
/** At the root, the footer shows nothing that the console invents. */
const footer = {
  links: { social: [], privacyPolicy: '/privacy', termsOfService: '/terms' },
  companyLine: '',
  copyrightHolder: 'Acme Ltd',
}

/** A folder that has the built files below a path. */
function folderWith(dist, path) {
  if (path === '') return dist
  const folder = mkdtempSync(join(tmpdir(), 'console-root-'))
  symlinkSync(dist, join(folder, path))
  return folder
}

/**
 * The built console behind nginx with the shipped configuration, or behind Node with the same headers. Only nginx serves it below
 * a path.
 */
export function serveSite({ dist, port, path = '' }) {
  const names = {
    CONSOLE_LISTEN: port,
    CONSOLE_PATH: path,
    CONSOLE_ROOT: folderWith(dist, path),
    API_ORIGIN: origins.api,
    IDENTITY_ORIGIN: origins.identity,
    // Below a path, nothing is reported.
    ...(path === '' && { REPORT_ORIGIN: origins.reports, CSP_REPORT_TO: `${origins.reports}/console` }),
  }
  const settings = path === '' ? { ...config, ...footer } : config
  const nginx = nginxPath()
  if (nginx) serveWithNginx(nginx, names, settings)
  else serveWithNode({ dist, port, settings, headersOf: shippedHeaders({ ...names, CONSOLE_CONFIG: '-' }) })
}

function serveWithNode({ dist, port, settings, headersOf }) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origins.site)
    const send = (status, path, type, body) => {
      response.writeHead(status, { ...headersOf(status, path), 'content-type': type })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (pathname === '/config.json') return send(200, pathname, types['.json'], JSON.stringify(settings))
    const file = join(dist, normalize(pathname))
    const isFile = pathname !== '/' && file.startsWith(dist) && existsSync(file) && statSync(file).isFile()
    if (isFile && !pathname.startsWith('/.vite/')) {
      return send(200, pathname, types[extname(file)] ?? 'application/octet-stream', readFileSync(file))
    }
    if (/^\/(assets|\.vite)\//.test(pathname)) return send(404, pathname, 'text/plain', 'Not found')
    return send(200, '/index.html', types['.html'], readFileSync(join(dist, 'index.html')))
  })
  return server.listen(port)
}
