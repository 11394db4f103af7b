/** The origins of the three servers of the live tests, as in a deployment. */
const first = Number(process.env.LIVE_PORT ?? 4610)
const origin = (port: number) => `http://localhost:${port}`

export const ports = {
  site: first,
  api: first + 1,
  identity: first + 2,
  below: first + 3,
  reports: first + 4,
  dev: first + 5,
}
export const origins = {
  site: origin(ports.site),
  api: origin(ports.api),
  identity: origin(ports.identity),
  /** Serves the console below `belowPath`. */
  below: origin(ports.below),
  /** Receives reports, while a test listens. */
  reports: origin(ports.reports),
  /** Where a test starts `npm run dev:api`. */
  dev: origin(ports.dev),
}
export const belowPath = '/console'

export const clientId = 'console'
export const audience = 'https://admin-api.example'
export const appMetadataClaim = `${audience}/app_metadata`

/** An id that needs encoding everywhere: slash, percent, space, hash, dots, letters of other scripts. */
export const awkwardId = '../a/b 100% #1 Ünï-日本'
