/** How the key that goes with a command is written on this machine: 'Ctrl K' or '⌘ K'. */
export const chord = (key: string): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? `⌘ ${key}` : `Ctrl ${key}`
