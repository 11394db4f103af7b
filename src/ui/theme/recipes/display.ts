import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react'

const tone = (name: string) => ({ bg: `${name}.subtle`, color: `${name}.text` })
/** Border for elements that have only a fill: forced colours remove the fill and show this instead. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' }
/** The hue of a family of entities. */
export const hueOf = (family: string) => defineStyle({ bg: `${family}.subtle`, color: family })

export const badgeRecipe = defineRecipe({
  className: 'ui-badge',
  base: {
    ...forcedEdge,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '7px',
    borderRadius: 'full',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    fontWeight: '550',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      success: tone('success'),
      danger: tone('danger'),
      warning: tone('warning'),
      primary: tone('primary'),
      accent: { ...tone('accent'), fontWeight: '600', boxShadow: 'inset 0 0 0 1px {colors.accent.muted}' },
      people: hueOf('people'),
      play: hueOf('play'),
      reward: hueOf('reward'),
      voice: hueOf('voice'),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const kbdRecipe = defineRecipe({
  className: 'ui-kbd',
  base: {
    ...forcedEdge,
    display: 'inline-block',
    px: '1.5',
    py: 'px',
    borderRadius: '5px',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '2xs',
    lineHeight: '1.125rem',
    fontWeight: '500',
    letterSpacing: '.02em',
    whiteSpace: 'nowrap',
  },
})

export const linkRecipe = defineRecipe({
  className: 'ui-link',
  base: {
    color: 'primary.text',
    fontWeight: '550',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    borderRadius: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

export const skeletonRecipe = defineRecipe({
  className: 'ui-skeleton',
  base: {
    ...forcedEdge,
    borderRadius: 'sm',
    backgroundImage:
      'linear-gradient(90deg, {colors.skeleton} 25%, {colors.skeleton.shine} 45%, {colors.skeleton} 65%)',
    backgroundSize: '300% 100%',
    animation: 'shine',
    _motionReduce: { animation: 'none' },
  },
})

export const spinnerRecipe = defineRecipe({
  className: 'ui-spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    boxSize: 'var(--spinner-size)',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    // Forced colours would fill the gap.
    _highContrast: { borderBottomColor: 'Canvas', borderInlineStartColor: 'Canvas' },
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
    },
  },
  defaultVariants: { size: 'md' },
})

/** Rows of 56 px, head of 34 px; cells set their own widths. */
export const tableRecipe = defineSlotRecipe({
  className: 'ui-table',
  slots: ['root', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: '0',
      tableLayout: 'fixed',
      textAlign: 'start',
    },
    columnHeader: {
      h: 'tableHead',
      px: '3',
      bg: 'bg.subtle',
      borderBlockWidth: '1px',
      textStyle: 'tableHead',
      color: 'fg.muted',
      textAlign: 'start',
      '&:first-of-type': { ps: '5' },
      '&:last-of-type': { pe: '4' },
      '&[aria-sort]:not([aria-sort=none])': { color: 'fg' },
    },
    cell: {
      h: 'row',
      px: '3',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'middle',
      '&:first-of-type': { ps: '5' },
      '&:last-of-type': { pe: '4' },
    },
  },
})
