// The three servers of the live tests, each on its own origin: the built console, the API and the identity provider.
import { resolve } from 'node:path'
import { serveApi } from './api.mjs'
import { serveIdentity } from './identity.mjs'
import { ports } from './settings.ts'
import { serveSite } from './site.mjs'

serveIdentity({ port: ports.identity })
serveApi({ port: ports.api })
serveSite({ port: ports.site, dist: resolve(process.env.LIVE_DIST ?? 'dist') })
