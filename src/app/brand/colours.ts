import { contrast } from '@/lib/contrast'
import { surfaces } from '@/ui/theme/surfaces'
import { ConfigError, type ConfigProblem } from '../config'
import type { Colours } from './format'
import { accentTokens, darkOf, needed, primaryTokens } from './palette'

/* The colours of a brand. */

/** A background of a colour: its value, and its name for messages. */
interface Ground {
  ground: string
  on: string
}

/** A background and the contrast that a colour needs on it. */
interface Pair extends Ground {
  least: number
  /** What the contrast is needed for, as it follows 'is needed for' in a message. */
  use: string
}

const { light, dark } = surfaces
const lightGrounds: readonly Ground[] = [
  { ground: light.panel, on: 'white' },
  { ground: light.canvas, on: `the page (${light.canvas})` },
  { ground: light.muted, on: `muted surfaces (${light.muted})` },
]
const darkGrounds: readonly Ground[] = [
  { ground: dark.panel, on: `panels of the dark theme (${dark.panel})` },
  { ground: dark.canvas, on: `the page of the dark theme (${dark.canvas})` },
  { ground: dark.muted, on: `muted surfaces of the dark theme (${dark.muted})` },
]

const texts = { least: needed.text, use: 'text of links and buttons' }
const controls = { least: needed.control, use: 'controls' }
const marks = { least: needed.control, use: 'marks of what is current' }

const on = (grounds: readonly Ground[], of: typeof marks): Pair[] =>
  grounds.map((ground) => ({ ...ground, ...of }))

/**
 * Every pair in which a configured colour is used directly. Derived colours have sufficient contrast by construction.
 */
const pairs: Record<keyof Colours, Pair[]> = {
  primary: [...on(lightGrounds.slice(0, 1), texts), ...on(lightGrounds, controls)],
  primaryDark: [...on(darkGrounds.slice(0, 1), texts), ...on(darkGrounds, controls)],
  accent: on(lightGrounds, marks),
  accentDark: on(darkGrounds, marks),
}

/** Two digits, cut: 4.499 must not read as 4.5. */
const ratioText = (ratio: number) => String(Math.floor(ratio * 100) / 100)

/** The colours that cannot be read or seen, each with the first pair that fails (rule BRAND-3). */
export function unreadable(colours: Colours): ConfigProblem[] {
  return (Object.keys(pairs) as (keyof Colours)[]).flatMap((key) => {
    const colour = colours[key]
    if (colour === undefined) return []
    const failed = pairs[key].find(({ ground, least }) => contrast(colour, ground) < least)
    if (!failed) return []
    const words = `has contrast ${ratioText(contrast(colour, failed.ground))}; at least ${failed.least} is needed for ${failed.use}`
    return [{ key: `brand.colours.${key}`, text: `${colour} on ${failed.on} ${words}` }]
  })
}

/** The tokens of both themes that these colours replace, by the name of their variable. */
export function tokensOf({ primary, primaryDark, accent, accentDark }: Colours) {
  const night = {
    primary: primaryDark ?? (primary && darkOf(primary, needed.text)),
    accent: accentDark ?? (accent && darkOf(accent, needed.control)),
  }
  const themeOf = (theme: 'light' | 'dark', main: string | undefined, mark: string | undefined) => {
    const tokens: Record<string, string> = main ? primaryTokens(theme, main) : {}
    // The illustration of the sign-in page is dark in both themes.
    return { ...tokens, ...(mark && accentTokens(theme, mark, tokens.art ?? dark.panel)) }
  }
  return {
    light: themeOf('light', primary, accent),
    dark: themeOf('dark', night.primary, night.accent),
  }
}

/** Print has the colours of the light theme, and forced colours those of the system, as in `semanticTokens.ts`. */
function styleOf(colours: Colours): string {
  const tokens = tokensOf(colours)
  const rule = (selector: string, values: Record<string, string>) =>
    `${selector} { ${Object.entries(values)
      .map(([name, value]) => `--ui-colors-${name}: ${value};`)
      .join(' ')} }`
  return `@media (forced-colors: none) {
${rule(':root', tokens.light)}
@media screen { ${rule(':root[data-theme=dark]', tokens.dark)} }
}`
}

/** Replaces the tokens of the theme. Throws ConfigError if a colour cannot be read. */
export function applyColours(colours: Colours): void {
  const problems = unreadable(colours)
  if (problems.length > 0) throw new ConfigError(problems)
  // Constructed: the policy refuses text in style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styleOf(colours))
  document.adoptedStyleSheets.push(sheet)
}
