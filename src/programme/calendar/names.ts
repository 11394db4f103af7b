import type { ActiveWindow } from './windows'

/** How wide a name is at 12 px, roughly: enough to keep neighbours apart. */
export const namePx = (name: string) => Math.min(176, 22 + name.length * 6.6)

/** A name that does not fit into its bar stands beside it. */
export const isOut = ({ from, to, name }: Pick<ActiveWindow, 'from' | 'to' | 'name'>, msPerPx: number) =>
  (to - from) / msPerPx < namePx(name)
