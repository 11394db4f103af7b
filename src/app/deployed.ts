import { basePath } from '@/lib/basePath'

/*
 * Asks the server for its current version. Part of the first files, because the error page needs it when other files
 * failed to load.
 */

const nameIn = (source: string | null | undefined) => source?.split('/').at(-1)

/** The name of the entry script of a page of the console, which contains a hash of all the code. */
const entryOf = (html: string) => nameIn(/<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1])

/** The entry script of the version on the server. Undefined if it cannot be read (no network, a page of another site). */
async function deployedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(`${basePath}/`, { cache: 'no-cache', headers: { accept: 'text/html' } })
    return response.ok ? entryOf(await response.text()) : undefined
  } catch {
    return undefined
  }
}

/** Whether the server has another version of the console than the one that runs here. Returns false if the check fails. */
export async function isNewVersionDeployed(): Promise<boolean> {
  const running = nameIn(document.querySelector('script[type=module][src]')?.getAttribute('src'))
  if (!running) return false
  const deployed = await deployedEntry()
  return deployed !== undefined && deployed !== running
}

/** Whether the server of the console responds. */
export const isServerReachable = async (): Promise<boolean> => (await deployedEntry()) !== undefined
