#!/usr/bin/env node
// The entry of the installed command, which has no Vite: deploy/release/parts.ts.
import { exitCode } from './run'

process.exitCode = exitCode
