// Builds the console for a path below its host and serves it there with nginx; the API and the provider are those of start.mjs.
import { resolve } from 'node:path'
import { run } from '../../tools/run.mjs'
import { belowPath, ports } from './settings.ts'
import { serveSite } from './site.mjs'

run('vite', ['build', '--base', `${belowPath}/`, '--outDir', 'dist-below', '--logLevel', 'warn'])
serveSite({ dist: resolve('dist-below'), port: ports.below, path: belowPath })
