import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import {
  type Addition,
  developmentAdditions,
  devtoolsPage,
  devtoolsPolicy,
  mockedHeaders,
} from '../mocks/headers.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The origin of an identity provider, whose domain can be written without a scheme. */
const originOf = ({ domain }: { domain: string }) =>
  new URL(/^https?:/.test(domain) ? domain : `https://${domain}`).origin

const pathOf = (request: Connect.IncomingMessage) => request.url?.split('?')[0] ?? '/'

/** Sends the shipped headers with the additions of mocked mode. */
const sendHeaders: Connect.NextHandleFunction = (request, response, next) => {
  const headers = mockedHeaders(pathOf(request))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  next()
}

/** The same for the development server, with further additions. Vite decides what is cached there: its files have no hashes. */
const sendDevelopmentHeaders =
  (more: Addition[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { 'cache-control': _, ...headers } = mockedHeaders(pathOf(request), more)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  }

/**
 * Runs in the service worker before MSW's own listener. MSW would send the page a message about each script, style sheet and font
 * of the page itself; nothing mocks them. A scenario can have code missing, for its page alone (`mocks/workshop/missingCode.ts`).
 */
const pastWorker = `const missingCode = new Map()
addEventListener('message', (event) => {
  if (!event.data?.missingCode) return
  event.stopImmediatePropagation()
  missingCode.set(event.source.id, new RegExp(event.data.missingCode))
  event.ports[0]?.postMessage('known')
})
addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  if (!['script', 'style', 'font', 'worker'].includes(destination)) return
  event.stopImmediatePropagation()
  if (missingCode.get(event.clientId)?.test(url)) event.respondWith(new Response('Not found', { status: 404 }))
})
`

/**
 * For a build for any path (`--base ./`), on a server that knows only its files: the worker responds to each address of a screen, and of
 * the mocked provider, with the page of the build. It stays when the last tab closes, so that a reload finds it.
 */
const asServer = (files: readonly string[]) => `const files = new Set(${JSON.stringify(files)})
const { pathname: home } = new URL(registration.scope)
addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { pathname } = new URL(url)
  if (mode !== 'navigate' || method !== 'GET' || files.has(pathname.slice(home.length))) return
  event.stopImmediatePropagation()
  event.respondWith(page())
})
async function page() {
  const response = await fetch(home)
  const html = await response.text()
  return new Response(html.replaceAll('"./', '"' + home), { status: response.status, headers: { 'Content-Type': 'text/html' } })
}
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
})
`

/**
 * Mocked mode only: `/config.json` and the service worker of MSW, which a production build must not contain, and the
 * headers that `deploy/` sends in production. There every environment provides its own `config.json` (rule CONFIG-1).
 */
export function mockedConsole(): Plugin {
  const files: Record<string, () => string> = {
    'config.json': () => readFileSync(here('../mocks/config.json'), 'utf8'),
    'mockServiceWorker.js': () =>
      pastWorker + readFileSync(here('../node_modules/msw/lib/mockServiceWorker.js'), 'utf8'),
  }
  const nonce = randomUUID()
  let isForAnyPath = false
  // Emotion's production build. The development build writes text into style elements, which the policy forbids.
  const sheet = here('../node_modules/@emotion/sheet/dist/emotion-sheet.esm.js')
  return {
    name: 'mocked-console',
    // Only `npm start`: Vite adds the nonce to its inline scripts and styles.
    config: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview
        ? {
            html: { cspNonce: nonce },
            resolve: { alias: { '@emotion/sheet': sheet } },
          }
        : {},
    configureServer(server) {
      // Set by mocks/devApi.mjs.
      const setting = (name: string) => {
        const text: string | undefined = server.config.define?.[`import.meta.env.${name}`]
        return text && JSON.parse(text)
      }
      const target: string | undefined = setting('VITE_API_TARGET')
      const auth: { domain: string } | undefined = setting('VITE_API_AUTH')
      const additions = developmentAdditions(nonce, target && new URL(target).origin, auth && originOf(auth))
      server.middlewares.use(sendDevelopmentHeaders(additions))
      server.middlewares.use((request, response, next) => {
        if (pathOf(request) === devtoolsPage)
          response.setHeader('Content-Security-Policy', devtoolsPolicy(nonce))
        next()
      })
      server.middlewares.use((request, response, next) => {
        const name = pathOf(request).slice(1)
        const file = files[name]
        if (!file) return next()
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/javascript')
        response.end(
          auth && name === 'config.json' ? JSON.stringify({ ...JSON.parse(file()), auth }) : file(),
        )
      })
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders)
    },
    configResolved({ base }) {
      isForAnyPath = base.startsWith('.')
    },
    generateBundle: {
      // After the plugins that add files.
      order: 'post',
      handler(_, bundle) {
        const pages = Object.keys(bundle).filter(
          (file) => !/^(index\.html|assets\/.*|\.vite\/.*)$/.test(file),
        )
        for (const [fileName, file] of Object.entries(files)) {
          const isWorker = isForAnyPath && fileName.endsWith('.js')
          this.emitFile({ type: 'asset', fileName, source: (isWorker ? asServer(pages) : '') + file() })
        }
      },
    },
  }
}
