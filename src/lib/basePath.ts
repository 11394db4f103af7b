const base = import.meta.env.BASE_URL
/** The root of the build, relative to its folder `assets`, which contains this code. */
const up = '..'

/**
 * The path that the console is served at, without a slash at its end: '' for the root, '/console' below it (rule CONFIG-8). A
 * build for any path reads it from the address of its own code.
 */
export const basePath = (base.startsWith('.') ? new URL(up, import.meta.url).pathname : base).replace(
  /\/$/,
  '',
)
