// Type-checked with the browser code: types of Node must not reach it through any import.

// @ts-expect-error Node's globals do not exist in a browser.
process.cwd()
// @ts-expect-error
Buffer.from('')
// @ts-expect-error
import('node:fs')
