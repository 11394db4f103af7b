/** The script that a page of the console starts with; its name holds a hash of all the code. */
const entryOf = (html: string) => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1]

/**
 * Whether the server has another version of the console than the one that runs here. Whatever goes wrong while
 * asking (no network, a page of somebody else) says nothing, and so is no.
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
