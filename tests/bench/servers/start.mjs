// The servers of one measured application, on three origins: site and identity provider of the live tests, and the API
// of the bench. LIVE_PORT is the first port, LIVE_DIST the built folder.
import { resolve } from 'node:path'
import { serveIdentity } from '../../live/servers/identity.mjs'
import { ports } from '../../live/servers/settings.ts'
import { serveSite } from '../../live/servers/site.mjs'
import { serveApi } from './api.mjs'

serveIdentity({ port: ports.identity })
serveApi({ port: ports.api, needsToken: !process.env.BENCH_FLOOR })
serveSite({ port: ports.site, dist: resolve(process.env.LIVE_DIST ?? 'dist') })
