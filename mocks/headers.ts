import { shippedHeaders } from '../deploy/shipped.ts'

export interface Addition {
  /** The path whose response gets the source in its policy. Default: all paths. */
  path?: string
  directive: string
  source: string
}

/** Additions of mocked mode to the shipped policy. */
const additions: Addition[] = [
  // Registering MSW's service worker needs a Trusted Types policy: mocks/trustWorker.ts.
  { directive: 'trusted-types', source: 'mocked-api' },
  // The console's silent sign-in loads this page of the provider in a frame. In production it has an origin of its own.
  { path: '/authorize', directive: 'frame-ancestors', source: "'self'" },
  // All requests pass through MSW's worker, and its own policy decides what it fetches: also images (`img-src https:`).
  { path: '/mockServiceWorker.js', directive: 'connect-src', source: 'https:' },
]

/**
 * Further additions of the development server: inline scripts and styles of Vite, which have the nonce of this server,
 * and with `npm run dev:api` the images of the API, and the identity provider of `--auth`.
 * @param api origin of the API
 * @param provider origin of the identity provider
 */
export const developmentAdditions = (nonce: string, api?: string, provider?: string): Addition[] => [
  // The preamble of React's fast refresh.
  { directive: 'script-src', source: `'nonce-${nonce}'` },
  // Imported style sheets, which Vite replaces when they change.
  { directive: 'style-src', source: `'nonce-${nonce}'` },
  // Images of an API on this machine have http addresses; the worker of the mocks fetches them.
  ...(api
    ? [
        { directive: 'img-src', source: api },
        { path: '/mockServiceWorker.js', directive: 'connect-src', source: api },
      ]
    : []),
  // The silent frame, and the token endpoint. The worker of the mocks passes the requests on.
  ...(provider
    ? [
        { directive: 'frame-src', source: provider },
        { directive: 'connect-src', source: provider },
      ]
    : []),
]

/** The page of the devtools, in the development server only (`mocks/workshop/devtools`). */
export const devtoolsPage = '/mocks/workshop/devtools/index.html'

/** The policy of the devtools page: the devtools write HTML and styles, and only the workshop shows the page. */
export const devtoolsPolicy = (nonce: string): string =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'`

/** The shipped headers by status and path. The mocked API and identity provider have the console's own origin. */
export const shipped = shippedHeaders({
  CONSOLE_LISTEN: '-',
  CONSOLE_ROOT: '-',
  CONSOLE_CONFIG: '-',
  API_ORIGIN: "'self'",
  IDENTITY_ORIGIN: "'self'",
})

/** Violations in mocked mode are only on the developer console: there is no server that takes reports. */
const withoutReports = (policy: string) => policy.replace(/report-uri [^;]*; /, '')

/** Adds a source to a directive of a policy; it replaces `'none'`. */
function extend(policy: string, { directive, source }: Addition): string {
  const parts = policy.split('; ')
  const at = parts.findIndex((part) => part.startsWith(`${directive} `))
  if (at < 0) throw new Error(`The shipped policy has no ${directive}`)
  parts[at] = `${parts[at]?.replace(" 'none'", '')} ${source}`
  return parts.join('; ')
}

/**
 * The headers of the mocked console by name: the shipped ones with the additions.
 * @param more additions of a server
 */
export function mockedHeaders(path: string, more: Addition[] = []): Record<string, string> {
  const { 'content-security-policy': policy = '', ...others } = shipped(200, path)
  const wanted = [...additions, ...more].filter((one) => !one.path || one.path === path)
  return { ...others, 'content-security-policy': wanted.reduce(extend, withoutReports(policy)) }
}
