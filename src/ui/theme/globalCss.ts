import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  shine: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  fadeIn: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
  shrink: { to: { transform: 'scaleX(0)' } },
  slideIn: { from: { opacity: '0', transform: 'translateX(12px)' } },
})

export const globalCss = defineGlobalStyles({
  html: {
    // Chakra's preflight reads these variables. Chakra's own theme sets them on `*`, which gives each element a copy of
    // all variables.
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    colorScheme: 'light',
    color: 'fg',
    bg: 'bg.canvas',
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    scrollbarColor: '{colors.border.strong} transparent',
  },
  // Set on the body, not on html, so that rem follows the user's font size.
  body: { fontFamily: 'body', textStyle: 'md', fontFeatureSettings: '"cv11", "ss03"' },
  // Numbers align in columns. Other texts keep proportional spacing: Inter's tabular form widens hyphens.
  'td, dd, time, output, select, input[type=number], input[inputmode=numeric]': {
    fontVariantNumeric: 'tabular-nums',
  },
  'td :is(a, p)': { fontVariantNumeric: 'normal' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  // Inherited from the root: with `*::selection` the browser computes one more style for every element (decision H86).
  ':root::selection': { bg: 'primary.muted', color: 'fg' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  'b, strong': { fontWeight: '600' },
  mark: {
    bg: 'accent.muted',
    color: 'inherit',
    px: 'px',
    boxShadow: 'inset 0 -1px 0 {colors.accent}',
  },
  // Stops all remaining motion (a library's own transition) on request.
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
