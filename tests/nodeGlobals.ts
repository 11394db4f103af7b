import { webcrypto } from 'node:crypto'
import * as streams from 'node:stream/web'

/** Globals of browsers that neither jsdom has, nor Vitest passes on to the context of a test file. */
const globals = { ...streams, ...(globalThis.crypto?.subtle ? {} : { crypto: webcrypto }) }

for (const [name, value] of Object.entries(globals)) {
  if (name === 'crypto' || !(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
