import { defineTextStyles, defineTokens } from '@chakra-ui/react'
import { type FontWeight, type LineOf, radii, type TextSize } from './scale'
import { surfaces } from './surfaces'

/** Turns `{a: x}` into Chakra's `{a: {value: x}}`. */
const values = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, { value }]))

/** Lengths that scale with the user's font size; given in pixels for a root of 16 px. */
const rem = (record: Record<string, number>) =>
  values(Object.fromEntries(Object.entries(record).map(([key, px]) => [key, `${px / 16}rem`])))

/** The 4 px grid with Chakra's keys: `4` is 16 px. */
const grid = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 14, 16, 18, 20, 24].map((step) => [step, step * 4]),
)

const gray = {
  0: surfaces.light.panel,
  25: surfaces.light.subtle,
  50: surfaces.light.canvas,
  100: surfaces.light.muted,
  200: '#e3dee9',
  300: '#cec7d7',
  450: '#9087a0',
  500: '#756c83',
  600: '#625972',
  700: '#4a4258',
  900: '#1e1828',
}
const plum = {
  50: '#f4f0fa',
  100: '#e8dff4',
  200: '#d3c3ea',
  500: '#7a52c4',
  700: '#4a2d7a',
  800: '#3a2160',
  900: '#2a1647',
}
const gold = {
  50: '#fff7e6',
  100: '#ffecc7',
  300: '#ffcc66',
  400: '#ffb938',
  500: '#f0a21a',
  700: '#8c5400',
}

/** Raw scales. Screens use the roles of `semanticTokens`, not these. */
export const tokens = defineTokens({
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    gray: values(gray),
    plum: values(plum),
    gold: values(gold),
  },
  fonts: values({
    body: '"Inter Variable", Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  }),
  fontSizes: rem({ '2xs': 11, xs: 12, sm: 13, md: 14, lg: 16 }),
  spacing: { 0: { value: '0rem' }, px: { value: '1px' }, ...rem(grid) },
  sizes: {
    0: { value: '0rem' },
    px: { value: '1px' },
    ...rem(grid),
    ...values({ full: '100%', min: 'min-content' }),
    // Heights of buttons and fields: `h="control.md"`.
    control: rem({ xs: 28, sm: 32, md: 36, lg: 44 }),
    // Windows wider than `frame` centre the frame.
    ...rem({
      frame: 2200,
      header: 56,
      headerSmall: 52,
      stats: 44,
      nav: 216,
      footer: 36,
      row: 56,
      rowCompact: 40,
      tableHead: 34,
    }),
    thumb: { value: '48px' },
    toast: { value: '390px' },
    dialog: { value: '464px' },
  },
  radii: values(
    Object.fromEntries(Object.entries(radii).map(([key, px]) => [key, px === 0 ? '0' : `${px}px`])),
  ),
  easings: values({ out: 'cubic-bezier(.2, .8, .2, 1)' }),
  animations: values({
    spin: 'spin 0.8s linear infinite',
    shine: 'shine 1.6s linear infinite',
  }),
  zIndex: values({ save: 5, header: 20, menu: 30, overlay: 50, toast: 60, cover: 70 }),
})

/** Sizes in pixels at a 16 px root. */
function text<Size extends TextSize>(
  size: Size,
  line: LineOf<Size>,
  fontWeight?: FontWeight,
  letterSpacing?: string,
) {
  const style = { fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem` }
  return { value: { ...style, ...(fontWeight && { fontWeight }), ...(letterSpacing && { letterSpacing }) } }
}

export const textStyles = defineTextStyles({
  '2xs': text(11, 13),
  xs: text(12, 16),
  sm: text(13, 18),
  md: text(14, 20),
  lg: text(16, 24),
  tagline: text(11, 14, 640, '.075em'),
  tableHead: text(12, 16, 550),
  label: text(13, 18, 550),
  nav: text(13, 18, 500),
  button: text(13, 18, 600),
  name: text(14, 20, 600, '-.003em'),
  section: text(15, 22, 640, '-.008em'),
  dialogTitle: text(16, 24, 640, '-.012em'),
  editTitle: text(18, 24, 660, '-.015em'),
  pageTitle: text(20, 28, 660, '-.018em'),
  hero: text(32, 40, 660, '-.03em'),
})
