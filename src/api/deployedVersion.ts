/** The entry script of a page of the console; its name contains a hash of all the code. */
const entryOf = (html: string) => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1]

/**
 * Whether the server has another version of the console than the one that runs here. Returns false if the check fails
 * (no network, a page of another site).
 */
export async function isNewVersionDeployed(): Promise<boolean> {
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!running) return false
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } })
    const deployed = answer.ok ? entryOf(await answer.text()) : undefined
    return deployed !== undefined && deployed !== running
  } catch {
    return false
  }
}
