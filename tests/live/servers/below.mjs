// Serves the build of the live tests below a path of its host with nginx; the API and the provider are those of start.mjs.
import { resolve } from 'node:path'
import { belowPath, ports } from './settings.ts'
import { serveSite } from './site.mjs'

serveSite({ dist: resolve(process.env.LIVE_DIST ?? 'dist'), port: ports.below, path: belowPath })
