/** A key combined with the command key, as written on this platform: 'Ctrl K' or '⌘ K'. */
export const chord = (key: string): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? `⌘ ${key}` : `Ctrl ${key}`
