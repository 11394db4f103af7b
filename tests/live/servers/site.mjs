import { existsSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import { extname, join, normalize } from 'node:path'
import { appMetadataClaim, audience, clientId, origins } from './settings.ts'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** SHA-256 of the empty text: Emotion appends empty style elements and fills them through CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "font-src 'self'",
  `img-src 'self' data: blob: https: ${origins.api}`,
  "worker-src 'self' blob:",
  `connect-src 'self' ${origins.api} ${origins.identity}`,
  `frame-src ${origins.identity}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // One policy, for the worker of the sign-in SDK: src/auth/trustedWorker.ts.
  'trusted-types default',
].join('; ')

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // The provider's window for signing in again posts its answer to its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** What an environment brings; the delay is left out, which the suite tests by itself. */
const config = {
  apiBaseUrl: `${origins.api}/admin/api/v0`,
  auth: { domain: origins.identity, clientId, audience, appMetadataClaim },
  supportEmail: 'help@acme.example',
  authLoaderDelayMs: 0,
}

/**
 * The built console as a static host serves it: hashed assets for ever, index.html and config.json never from the
 * cache, any other path without a file answered by index.html.
 */
export function serveSite({ dist, port }) {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, origins.site)
    const send = (status, type, cache, body) => {
      response.writeHead(status, { ...headers, 'content-type': type, 'cache-control': cache })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (pathname === '/config.json') return send(200, types['.json'], 'no-store', JSON.stringify(config))
    const file = join(dist, normalize(pathname))
    const isFile = pathname !== '/' && file.startsWith(dist) && existsSync(file) && statSync(file).isFile()
    if (isFile) {
      const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return send(200, types[extname(file)] ?? 'application/octet-stream', cache, readFileSync(file))
    }
    // A missing asset is an error of the deployment, not a screen.
    if (pathname.startsWith('/assets/')) return send(404, 'text/plain', 'no-store', 'Not found')
    return send(200, types['.html'], 'no-cache', readFileSync(join(dist, 'index.html')))
  })
  return server.listen(port)
}
