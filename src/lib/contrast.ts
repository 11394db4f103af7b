/* Colours as WCAG 2 compares them. Written as `#rrggbb`. */

type Rgb = readonly [number, number, number]

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** The relative luminance of a colour: 0 of black, 1 of white. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast between two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** Mixes a part (0 to 1) of another colour into a colour. */
export function mix(hex: string, other: string, part: number): string {
  const others = channels(other)
  const mixed = channels(hex).map((value, index) => value + ((others[index] ?? 0) - value) * part)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
