/* The scale of all texts and corners. A test refuses others in styles (rule FRAME-20). */

/** Size and height of a line, in pixels at a 16 px root. */
export const textPairs = {
  11: [13, 14],
  12: [16],
  13: [18],
  14: [20],
  15: [22],
  16: [24],
  18: [24],
  20: [28],
  32: [40],
} as const

type Pairs = typeof textPairs
export type TextSize = keyof Pairs
export type LineOf<Size extends TextSize> = Pairs[Size][number]

export const fontWeights = [400, 500, 550, 600, 640, 660] as const
export type FontWeight = (typeof fontWeights)[number]

/** In pixels; 999 is a round end. */
export const radii = { none: 0, sm: 6, md: 8, thumb: 10, lg: 12, xl: 16, full: 999 } as const
