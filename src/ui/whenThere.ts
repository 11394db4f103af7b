/** The maximum time to wait for content that loads on demand, in ms. */
export const loadPatienceMs = 5000

/** Resolves to what `find` returns, as soon as it finds something. Resolves to undefined after `loadPatienceMs`. */
export function whenThere<Found>(content: HTMLElement, find: () => Found | null): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const end = (found?: Found) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const look = () => {
      const found = find()
      if (found) end(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(end, loadPatienceMs)
    observer.observe(content, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
    look()
  })
}
