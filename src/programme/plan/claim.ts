/**
 * Claims a name for this tab, until the returned function is called or the tab is closed. Undefined if another tab has
 * it. A browser without Web Locks (a page without a secure origin) lets every tab have it.
 */
export async function claimed(name: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return () => undefined
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((free) => resolve(() => free()))
      })
      .catch(reject)
  })
}

/** Whether a tab of this browser has claimed the name. */
export async function isClaimed(name: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some((lock) => lock.name === name)
}
