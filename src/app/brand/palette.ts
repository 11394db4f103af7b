import { contrast, mix } from '@/lib/contrast'
import { surfaces } from '@/ui/theme/surfaces'

type Theme = keyof typeof surfaces

/** The contrast that WCAG 2 requires: for text, and for controls and graphics. */
export const needed = { text: 4.5, control: 3 }

const [white, black] = ['#ffffff', '#000000']
/** The colour towards which a shade gains contrast in each theme. */
const away = { light: black, dark: white }
const steps = 50

const isVisible = (colour: string, grounds: readonly string[], least: number) =>
  grounds.every((ground) => contrast(colour, ground) >= least)

/** The nearest shade of a colour, toward black or white, that has this contrast with all of the grounds. */
function shadeOn(colour: string, toward: string, grounds: readonly string[], least: number): string {
  const shades = Array.from({ length: steps + 1 }, (_, step) => mix(colour, toward, step / steps))
  return shades.find((shade) => isVisible(shade, grounds, least)) ?? toward
}

/** The colour of text on a filled control: white, or if that is not readable a nearly black shade of the fill. */
const labelOn = (fill: string) =>
  isVisible(white, [fill], needed.text) ? white : shadeOn(mix(fill, black, 0.8), black, [fill], needed.text)

/** The colour for the dark theme, from that of the light one. */
export const darkOf = (colour: string, least: number): string =>
  shadeOn(colour, white, Object.values(surfaces.dark), least)

/** The share of a colour in its two tints. With more, muted text on them would be unreadable. */
const tints = { light: { subtle: 0.06, muted: 0.12 }, dark: { subtle: 0.12, muted: 0.17 } }

const tintsOf = (theme: Theme, colour: string) => ({
  subtle: mix(surfaces[theme].panel, colour, tints[theme].subtle),
  muted: mix(surfaces[theme].panel, colour, tints[theme].muted),
})

/** A readable shade for text on all surfaces of a theme, and on the tints of a colour. */
const textOf = (theme: Theme, colour: string, { subtle, muted }: ReturnType<typeof tintsOf>) =>
  shadeOn(colour, away[theme], [...Object.values(surfaces[theme]), subtle, muted], needed.text)

/** The values of the colour tokens derived from the primary colour, by the name of their CSS variable. */
export function primaryTokens(theme: Theme, primary: string): Record<string, string> {
  const both = tintsOf(theme, primary)
  const text = textOf(theme, primary, both)
  const label = labelOn(primary)
  const { panel } = surfaces[theme]
  return {
    primary,
    'primary-hover': mix(primary, away[theme], 0.12),
    'primary-active': mix(primary, away[theme], 0.24),
    'primary-fg': label,
    'primary-subtle': both.subtle,
    'primary-muted': both.muted,
    'primary-text': text,
    focus: text,
    'knob-on': label,
    logo: theme === 'light' ? primary : mix(panel, primary, 0.25),
    art: theme === 'light' ? mix(primary, black, 0.35) : mix(panel, primary, 0.07),
    // The colour of the snow on the Loading page.
    'plum-200': mix(white, primary, 0.3),
  }
}

/**
 * The values of the colour tokens derived from the accent.
 * @param art the background of the illustration on the sign-in page
 */
export function accentTokens(theme: Theme, accent: string, art: string): Record<string, string> {
  const both = tintsOf(theme, accent)
  const trail = shadeOn(accent, white, [art], needed.text)
  return {
    accent,
    'accent-mark': accent,
    'accent-subtle': both.subtle,
    'accent-muted': both.muted,
    'accent-text': textOf(theme, accent, both),
    // The trail of the illustration, and the trophy at its end.
    'gold-400': trail,
    'gold-500': trail,
    'plum-800': labelOn(trail),
    // Today in the calendar.
    'plum-900': labelOn(accent),
  }
}
