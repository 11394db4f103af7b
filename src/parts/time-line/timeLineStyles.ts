import { defineStyle, type SystemStyleObject } from '@chakra-ui/react'
import { families } from '@/ui/EntityTile'

/*
 * One style sheet for the whole time line, whose parts are plain elements. Elements of which there can be many are on
 * layers, which are moved as a whole (`scale.ts`). The few lines and the mark are positioned by CSS variables: `--a` of
 * an element is its moment in minutes, `--from` and `--k` are the start of the time line and its pixels per minute.
 * Many elements must not depend on them, because each of them would be restyled in every frame (decision H73).
 */

/** The edge of a gap in forced colours, which remove the hatching: dashed and double. */
export const gapEdge = {
  borderStyle: 'dashed',
  outline: '1px dashed',
  outlineOffset: '1px',
} as const

export const headPx = 196
export const lanePx = 28
const barPx = 24

const place = 'calc((var(--a) - var(--from)) * var(--k) * 1px)'
const hatched = (color: string) =>
  `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, ${color} 22%, transparent) 5px 6.5px)`

const head = defineStyle({
  '& .cal-ticks': { position: 'relative', h: '48px', overflow: 'clip' },
  '& .cal-layer': { position: 'absolute', inset: '0' },
  '& .cal-ticks > .cal-layer > span': {
    position: 'absolute',
    insetBlock: '0',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    overflow: 'hidden',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& > small': { h: '4', fontSize: '2xs', fontWeight: '500', color: 'fg.muted' },
    '&[data-cut] > :is(b, small)': { visibility: 'hidden' },
    '&[data-weekend] > b': { color: 'fg.muted', fontWeight: '500' },
    '&[data-today] > b': {
      px: '1.5',
      borderRadius: 'sm',
      bg: 'accent',
      color: 'plum.900',
      _highContrast: { borderWidth: '1px' },
    },
  },
  '& .cal-ticks[data-start] > .cal-layer > span': {
    justifyItems: 'start',
    ps: '1.5',
    borderInlineStartWidth: '1px',
  },
})

const rail = defineStyle({
  '& [data-rail] > .cal-track::before': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '19px',
    h: '2px',
    bg: 'border.strong',
  },
  '& .cal-now': {
    position: 'absolute',
    top: '10px',
    left: place,
    px: '1.5',
    bg: 'bg.panel',
    color: 'accent.text',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    transform: 'translateX(calc(-100% - 2px))',
  },
  '& [role=slider]': {
    position: 'absolute',
    top: '5px',
    left: `clamp(0px, ${place}, calc(var(--w) * 1px))`,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    h: '30px',
    ps: '2',
    pe: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'primary.text',
    color: 'bg.panel',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    transform: 'translateX(-50%)',
    zIndex: '6',
    '&[data-now]': { bg: 'accent', color: 'plum.900' },
    '&[data-edge=start]': { transform: 'none' },
    '&[data-edge=end]': { transform: 'translateX(-100%)' },
    _active: { cursor: 'grabbing' },
    _focusVisible: { outlineOffset: '2px' },
  },
})

const rows = defineStyle({
  '& .cal-row': {
    display: 'grid',
    gridTemplateColumns: `${headPx}px minmax(0, 1fr)`,
    borderBottomWidth: '1px',
  },
  '& .cal-head': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    minW: '0',
    ps: '5',
    pe: '2',
    py: '2',
    borderInlineEndWidth: '1px',
    bg: 'bg.panel',
    position: 'relative',
    zIndex: '7',
  },
  '& [data-rail] > .cal-head': { alignItems: 'center', gap: '0', py: '0', h: '40px' },
  '& .cal-words': { flex: '1', minW: '0', '& > *': { display: 'block', truncate: true } },
  '& .cal-words > b': { textStyle: 'sm', fontWeight: '600' },
  '& .cal-words > small': { textStyle: 'xs', color: 'fg.muted' },
  '& .cal-more': {
    minW: '6',
    h: '6',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
  '& .cal-track': { position: 'relative', minW: '0', overflow: 'clip' },
  '& .cal-weekend': {
    position: 'absolute',
    insetBlock: '0',
    bg: 'bg.subtle',
    pointerEvents: 'none',
  },
  '& .cal-line': {
    position: 'absolute',
    insetBlock: '0',
    borderInlineStartWidth: '1px',
    pointerEvents: 'none',
  },
  '& .cal-none': { position: 'absolute', top: '10px', ps: '3', textStyle: 'xs', color: 'fg.muted' },
})

const bars = defineStyle({
  '& .cal-bone': { position: 'absolute', h: `${barPx}px` },
  // Above the lines of the current time and the moment, like the bars.
  '& .cal-layer[data-bars]': { zIndex: '2' },
  '& .cal-bar, & .cal-ghost, & .cal-gap, & .cal-pile': {
    position: 'absolute',
    h: `${barPx}px`,
    borderRadius: 'sm',
  },
  '& .cal-bar': {
    display: 'flex',
    alignItems: 'center',
    pe: '2',
    textAlign: 'start',
    textStyle: 'xs',
    fontWeight: '600',
    color: 'fg',
    bg: 'var(--hs)',
    borderWidth: '1px',
    borderColor: 'color-mix(in srgb, var(--h) 45%, transparent)',
    boxShadow: 'inset 3px 0 0 var(--h)',
    cursor: 'pointer',
    touchAction: 'pan-y',
    userSelect: 'none',
    zIndex: '2',
    transitionProperty: 'top, opacity',
    transitionDuration: 'moderate',
    '&[data-state=scheduled]': { bg: 'bg.panel' },
    '&[data-state=ended]': {
      bg: 'bg.muted',
      color: 'fg.muted',
      fontWeight: '500',
      borderColor: 'transparent',
      boxShadow: 'none',
    },
    '&[data-state=inactive]': {
      bg: 'bg.panel',
      color: 'fg.muted',
      fontWeight: '500',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      boxShadow: 'none',
    },
    // Forced colours remove fills: a live bar has a thick edge, an ended one a dotted one.
    _highContrast: {
      '&[data-state=live]': { borderWidth: '3px' },
      '&[data-state=ended]': { borderStyle: 'dotted', borderColor: 'GrayText' },
    },
    '&:is(:hover, [aria-expanded=true])': { borderColor: 'var(--h)', zIndex: '4' },
    '&[data-edited]': { zIndex: '4', borderColor: 'primary.text', borderWidth: '2px' },
    '&[data-dim]': { opacity: '0.25' },
    '&[data-open-start]': { borderStartStartRadius: '0', borderEndStartRadius: '0' },
    '&[data-open-end]': { borderStartEndRadius: '0', borderEndEndRadius: '0' },
    _focusVisible: { outlineOffset: '1px', zIndex: '5' },
  },
  '& .cal-bar > .cal-name': { position: 'relative', minW: '0', truncate: true, zIndex: '1' },
  '& .cal-bar[data-out] > .cal-name': {
    position: 'absolute',
    left: 'calc(100% + 2px)',
    maxW: '16.5rem',
    px: '1',
    borderRadius: 'sm',
    // The line of the current time does not cross it.
    bg: 'bg.panel',
    color: 'fg',
  },
  '& .cal-bar[data-out][data-drawn] > .cal-name': { left: 'calc(100% + 12px)' },
  '& .cal-bar[data-out]:is([data-state=ended], [data-state=inactive]) > .cal-name': {
    color: 'fg.muted',
  },
  // The start of each day or week, as short strokes at the lower edge.
  '& .cal-resets': {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    h: '5px',
    overflow: 'hidden',
    pointerEvents: 'none',
    backgroundImage:
      'linear-gradient(90deg, color-mix(in srgb, var(--h) 60%, transparent) 1.5px, transparent 0)',
  },
  '&:not([data-days]) .cal-resets[data-period=daily]': { display: 'none' },
  '&:not([data-weeks]) .cal-resets[data-period=weekly]': { display: 'none' },
  '& .cal-reset': {
    position: 'absolute',
    w: '1.5px',
    h: '5px',
    mt: '18px',
    bg: 'color-mix(in srgb, var(--h) 60%, transparent)',
    pointerEvents: 'none',
    zIndex: '3',
  },
  '& .cal-hit': {
    position: 'absolute',
    boxSize: '10px',
    borderRadius: 'full',
    bg: 'bg.panel',
    borderWidth: '2.5px',
    borderColor: 'primary.text',
    pointerEvents: 'none',
    zIndex: '3',
  },
  '& .cal-draw': {
    position: 'absolute',
    // At the lower edge of the bar, below its name.
    boxSize: '9px',
    mt: `${barPx - 6}px`,
    ms: '-5px',
    bg: 'var(--h)',
    boxShadow: '0 0 0 2px {colors.bg.panel}',
    transform: 'rotate(45deg)',
    forcedColorAdjust: 'none',
    _highContrast: { bg: 'CanvasText' },
    pointerEvents: 'none',
    zIndex: '3',
  },
  '& .cal-ghost': {
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    pointerEvents: 'none',
    zIndex: '1',
  },
  '& .cal-gap': {
    display: 'flex',
    alignItems: 'center',
    px: '2',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'warning.border',
    backgroundImage: hatched('{colors.warning.text}'),
    _highContrast: gapEdge,
    color: 'warning.text',
    textStyle: 'xs',
    fontWeight: '600',
    zIndex: '1',
    '& > span': { truncate: true, px: '1', borderRadius: 'sm', bg: 'bg.panel' },
  },
  '& .cal-pile': {
    h: '16px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'warning.subtle',
    borderWidth: '1px',
    borderColor: 'warning.border',
    color: 'warning.text',
    textStyle: '2xs',
    fontWeight: '600',
    '& > span': { truncate: true, px: '1' },
  },
})

const lines = defineStyle({
  '& .cal-over, & .cal-under': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: `${headPx}px`,
    insetInlineEnd: '0',
    overflow: 'clip',
    pointerEvents: 'none',
  },
  '& .cal-over': { zIndex: '1' },
  // Weekends and weeks, drawn once behind all rows, and below the lines between them.
  '& .cal-under': { zIndex: '-1' },
  '& .cal-over > i': { position: 'absolute', insetBlock: '0', left: place, w: '2px' },
  '& .cal-over > [data-line=now]': { bg: 'accent.mark' },
  '& .cal-over > [data-line=moment]': { bg: 'primary.text' },
})

/** The hues of the families, as CSS variables for the elements inside. */
const hues = Object.fromEntries(
  families.map((family) => [
    `& .cal-${family}`,
    { '--h': `{colors.${family}}`, '--hs': `{colors.${family}.subtle}` },
  ]),
) as SystemStyleObject

export const timeLineStyles: SystemStyleObject = {
  position: 'relative',
  // Raised elements inside of the time line stay below the bars of the page.
  isolation: 'isolate',
  outline: '0',
  // Elements are positioned in px of the screen, so in print everything is zoomed to the width of A4, about 700 px.
  _print: {
    w: `calc((var(--width) + ${headPx}) * 1px)`,
    zoom: `min(1, 700 / (var(--width) + ${headPx}))`,
    // Bars can end outside of the view. Although they are clipped, Chromium would shrink the printed page to include
    // them.
    '& .cal-track': { contain: 'strict' },
    '& .cal-words > small': { whiteSpace: 'normal' },
    '& [role=slider] > svg': { display: 'none' },
  },
  ...hues,
  ...head,
  ...rail,
  ...rows,
  ...bars,
  ...lines,
}
