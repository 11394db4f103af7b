interface BrowserStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

/** A storage of the browser. If it is blocked or full, values last until the page is reloaded. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const unstored = new Map<string, string>()
  return {
    get(key) {
      try {
        return unstored.get(key) ?? window[kind].getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        window[kind].setItem(key, value)
        unstored.delete(key)
      } catch {
        unstored.set(key, value)
      }
    },
    remove(key) {
      unstored.delete(key)
      try {
        window[kind].removeItem(key)
      } catch {
        // Nothing can be stored if storage is blocked.
      }
    },
  }
}

/** Belongs to this tab and survives a reload. */
export const tabStorage = storageOf('sessionStorage')
/** Shared by all tabs of the browser. */
export const sharedStorage = storageOf('localStorage')
