/** Whether the browser has no network. The command line does not know, and tries. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
