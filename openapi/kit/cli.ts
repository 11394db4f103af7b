#!/usr/bin/env node
// `npm run contract -- <command>`: checks whether the service still fits the console.
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), process)
