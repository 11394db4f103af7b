/** Resolves when the browser has nothing urgent to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 16)
  })
