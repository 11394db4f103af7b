import { defineSemanticTokens } from '@chakra-ui/react'
import { surfaces } from './surfaces'

const { light, dark } = surfaces

/**
 * A colour role: its light and dark value. Print uses the light one. `forced` is the system colour in forced-colours
 * mode, for roles that show a state; the browser replaces all other colours there.
 */
const role = (light: string, dark: string, forced?: string) => ({
  value: { base: light, _night: dark, _print: light, ...(forced && { _highContrast: forced }) },
})
/** A duration, 0 for users who turned motion off. */
const duration = (ms: number) => ({ value: { base: `${ms}ms`, _motionReduce: '0ms' } })

/** Colour roles: what a colour means, in the light and the dark theme. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: role('{colors.gray.0}', dark.panel),
      canvas: role('{colors.gray.50}', dark.canvas),
      panel: role('{colors.gray.0}', dark.panel),
      subtle: role('{colors.gray.25}', dark.subtle),
      muted: role('{colors.gray.100}', dark.muted),
      hover: role(light.hover, dark.hover),
      inset: role('{colors.gray.50}', dark.inset),
      overlay: role('rgb(24 18 36 / .40)', 'rgb(6 4 10 / .66)'),
    },
    fg: {
      DEFAULT: role('{colors.gray.900}', '#f3f0f6'),
      muted: role('{colors.gray.600}', '#b5adc2'),
      subtle: role('{colors.gray.500}', '#978ea6'),
      disabled: role('#978ea4', '#6f667d', 'GrayText'),
    },
    border: {
      DEFAULT: role('{colors.gray.200}', '#2e2738'),
      strong: role('{colors.gray.300}', '#40374d'),
      control: role('{colors.gray.450}', '#6f657f'),
    },
    primary: {
      DEFAULT: role('{colors.plum.800}', '{colors.gold.400}', 'Highlight'),
      hover: role('{colors.plum.700}', '{colors.gold.300}', 'Highlight'),
      active: role('{colors.plum.900}', '{colors.gold.500}', 'Highlight'),
      fg: role('#ffffff', '#23143a', 'HighlightText'),
      subtle: role('{colors.plum.50}', '#2a2138'),
      muted: role('{colors.plum.100}', '#382c4a'),
      text: role('{colors.plum.700}', '#d7c6f2'),
    },
    accent: {
      DEFAULT: role('{colors.gold.400}', '{colors.gold.400}'),
      subtle: role('{colors.gold.50}', '#2c2214'),
      muted: role('{colors.gold.100}', '#4a3615'),
      text: role('{colors.gold.700}', '#f5bf5a'),
      mark: role('{colors.gold.500}', '{colors.gold.400}', 'Highlight'),
    },
    focus: role('{colors.plum.500}', '#c5a8f5', 'Highlight'),
    danger: {
      DEFAULT: role('#c11f42', '#d4324f', 'Highlight'),
      hover: role('#a51636', '#c22645', 'Highlight'),
      fg: role('#ffffff', '#ffffff', 'HighlightText'),
      subtle: role('#fdeef1', '#331720'),
      border: role('#efb6c2', '#743144'),
      text: role('#b3193b', '#ff8fa3'),
      // Border of an invalid field: the solid red is too dim in the dark theme.
      edge: role('#c11f42', '#ff8fa3'),
    },
    success: {
      DEFAULT: role('#15784b', '#4fc88b', 'Highlight'),
      fg: role('#ffffff', '#08251a', 'HighlightText'),
      subtle: role('#e8f6ee', '#12291e'),
      text: role('#12693f', '#6ed7a2'),
    },
    warning: {
      text: role('{colors.gold.700}', '#f5bf5a'),
      subtle: role('{colors.gold.50}', '#2c2214'),
      border: role('{colors.gold.300}', '#6b4d18'),
    },
    info: {
      DEFAULT: role('#1f5fd6', '#6ea3ff'),
      subtle: role('#eaf1fe', '#16233f'),
      text: role('#1a52bd', '#9cc0ff'),
      border: role('#1f5fd6', '#6ea3ff', 'Highlight'),
    },
    people: { DEFAULT: role('#4557a8', '#aab8ff'), subtle: role('#eceffa', '#242947') },
    play: { DEFAULT: role('#8c5400', '#f7c566'), subtle: role('#fff1d6', '#3d2e10') },
    reward: { DEFAULT: role('#ab2367', '#ff9dc8'), subtle: role('#fceaf3', '#3c1a2c') },
    voice: { DEFAULT: role('#0b6b60', '#6fdac9'), subtle: role('#e0f4f0', '#10332d') },
    knob: {
      DEFAULT: role('#ffffff', '#ffffff', 'ButtonText'),
      on: role('#ffffff', '#23143a', 'HighlightText'),
    },
    track: role('#877d95', '#6f657f'),
    // The selected part of a segment control.
    segment: {
      DEFAULT: role('{colors.gray.0}', '{colors.gray.700}', 'Highlight'),
      fg: role('{colors.gray.900}', '#f3f0f6', 'HighlightText'),
    },
    skeleton: { DEFAULT: role('#ece8f0', '#2a2433'), shine: role('#f7f5f9', '#352d40') },
    logo: role('{colors.plum.800}', '#2f2341'),
    // The coloured half of the sign-in page.
    art: role('{colors.plum.900}', '#1b1228'),
  },
  shadows: {
    xs: role('0 1px 1px rgb(36 20 56 / .05)', 'none'),
    sm: role('0 1px 2px rgb(36 20 56 / .06), 0 1px 1px rgb(36 20 56 / .04)', '0 1px 2px rgb(0 0 0 / .4)'),
    md: role(
      '0 4px 12px -2px rgb(36 20 56 / .12), 0 2px 4px -2px rgb(36 20 56 / .08)',
      '0 8px 20px -4px rgb(0 0 0 / .6)',
    ),
    lg: role(
      '0 24px 56px -12px rgb(36 20 56 / .30), 0 8px 20px -8px rgb(36 20 56 / .18)',
      '0 28px 64px -12px rgb(0 0 0 / .8)',
    ),
    save: role('0 -8px 16px -12px rgb(36 20 56 / .18)', '0 -8px 16px -12px rgb(0 0 0 / .6)'),
  },
  // The horizontal inset of the parts of a page.
  spacing: { inset: { value: { base: '{spacing.3}', md: '{spacing.5}' } } },
  durations: { fast: duration(90), moderate: duration(160), slow: duration(240) },
})
