export type Listener = () => void

/** Whether two dot paths are equal or one contains the other. */
export const concerns = (a: string, b: string) => {
  const [outer, inner] = a.length < b.length ? [a, b] : [b, a]
  return inner.startsWith(outer) && (inner.length === outer.length || inner[outer.length] === '.')
}

/** Listeners of single paths, so that a change renders only its field, and watchers of the whole form. */
export class Subscriptions {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly watchers = new Set<Listener>()

  subscribe(path: string, listener: Listener): () => void {
    const set = this.listeners.get(path) ?? new Set()
    this.listeners.set(path, set.add(listener))
    return () => {
      set.delete(listener)
      if (set.size === 0) this.listeners.delete(path)
    }
  }

  watch(listener: Listener): () => void {
    this.watchers.add(listener)
    return () => {
      this.watchers.delete(listener)
    }
  }

  /** Calls the listeners of the paths that `isConcerned` accepts, by default of all, then the watchers. */
  notify(isConcerned: (path: string) => boolean = () => true): void {
    for (const [path, listeners] of this.listeners) {
      if (isConcerned(path)) for (const call of listeners) call()
    }
    this.notifyWatchers()
  }

  notifyWatchers(): void {
    for (const call of this.watchers) call()
  }
}
