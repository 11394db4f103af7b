/*
 * Locks of this browser, which one tab has at a time. On an insecure origin there are none, and where the browser blocks
 * storage it refuses them: then every tab counts as the only one.
 */

/** Runs work while no other tab runs work of this name. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isRun = false
  const once = () => {
    isRun = true
    return work()
  }
  try {
    return await (navigator.locks?.request(name, once) ?? once())
  } catch (thrown) {
    // If the work itself threw the error, the lock is not the reason, so it is rethrown.
    if (isRun) throw thrown
    return once()
  }
}

/**
 * Acquires a lock for this tab until the returned function is called or the tab is closed. Returns undefined if another
 * tab holds it.
 */
export async function claimed(name: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return () => undefined
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((free) => resolve(() => free()))
    }
    Promise.resolve()
      .then(() => navigator.locks.request(name, { ifAvailable: true }, hold))
      .catch(() => resolve(() => undefined))
  })
}

/** Whether a tab of this browser holds the lock. */
export async function isClaimed(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    return held.some((lock) => lock.name === name)
  } catch {
    return false
  }
}
