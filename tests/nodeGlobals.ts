import { webcrypto } from 'node:crypto'
import * as streams from 'node:stream/web'

/** Globals of browsers that jsdom lacks, and that Vitest does not pass on to the context of a test file. */
function define(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

for (const [name, value] of Object.entries(streams)) if (!(name in globalThis)) define(name, value)
// jsdom's `crypto` only has random values.
if (!globalThis.crypto?.subtle) define('crypto', webcrypto)
