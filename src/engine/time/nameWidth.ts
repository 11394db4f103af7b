import type { Span } from './windows'

/** The approximate width of a name at 12 px, precise enough to keep neighbours apart. */
export const namePx = (name: string) => Math.min(280, 22 + name.length * 6.6)

/** Whether a name does not fit into its bar, so that it is shown next to it. */
export const isOut = ({ from, to, name }: Pick<Span, 'from' | 'to' | 'name'>, msPerPx: number) =>
  (to - from) / msPerPx < namePx(name)
