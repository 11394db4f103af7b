import fs from 'node:fs'
import { createRequire } from 'node:module'
import { builtinEnvironments } from 'vitest/runtime'
import { reducedSheet } from './appliedProperties'

/**
 * Loads jsdom with a smaller default style sheet, without the rules that no query needs: jsdom compares every element
 * with every rule. Does nothing if jsdom keeps the sheet elsewhere.
 */
function loadWithFewStyles() {
  const { readFileSync } = fs
  fs.readFileSync = ((path: string, ...options: [BufferEncoding]) => {
    const content = readFileSync(path, ...options)
    return String(path).endsWith('default-stylesheet.css') ? reducedSheet(content) : content
  }) as typeof readFileSync
  try {
    createRequire(import.meta.url)('jsdom')
  } finally {
    fs.readFileSync = readFileSync
  }
}

loadWithFewStyles()

/** jsdom with the default styles that tests read. */
export default { ...builtinEnvironments.jsdom, name: 'jsdom' }
