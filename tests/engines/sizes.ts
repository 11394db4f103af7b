export interface Size {
  width: number
  height: number
}

/** A desktop, and a phone. */
export const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
