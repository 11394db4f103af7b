/**
 * The command of a server that ends with the process that starts it (endWithParent.mjs). Playwright starts it through a shell. `exec`
 * replaces that shell; otherwise the shell would be the parent process, which does not end.
 */
export const serverCommand = (script: string) =>
  `${process.platform === 'win32' ? '' : 'exec '}node --import ./tests/tools/endWithParent.mjs ${script}`
