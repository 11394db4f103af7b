/**
 * The looks of the marks of all charts and of their legends, by `data-part`. The browser keeps the colours of an SVG in
 * forced-colours mode, so they are set here.
 */
export const marks = {
  '--ink': '{colors.primary.text}',
  '--quiet': '{colors.fg.muted}',
  '--faint': '{colors.border.strong}',
  '--mark': '{colors.accent.text}',
  '--text': '{colors.fg}',
  '@media (forced-colors: active)': {
    '--ink': 'CanvasText',
    '--quiet': 'CanvasText',
    '--faint': 'GrayText',
    '--mark': 'Highlight',
    '--text': 'CanvasText',
    '& svg': { forcedColorAdjust: 'none' },
  },
  '& svg': { display: 'block', maxW: '100%', overflow: 'visible' },
  '& text': { fontSize: '12px', fontFamily: 'inherit', fill: 'var(--text)' },
  '& [data-part=quiet]': { fill: 'var(--quiet)' },
  '& [data-part=strong]': { fontWeight: '600' },
  '& [data-part=marked]': { fill: 'var(--mark)' },
  '& [data-part=bar]': { fill: 'var(--ink)' },
  '& [data-part=hatched]': { fill: 'url(#economy-hatch)', stroke: 'var(--ink)' },
  '& [data-part=ink]': { stroke: 'var(--ink)' },
  '& [data-part=dot]': { fill: 'var(--ink)' },
  '& [data-part=grid]': { stroke: 'var(--faint)' },
  '& [data-part=line]': { stroke: 'var(--ink)', fill: 'none' },
  '& [data-part=other]': { stroke: 'var(--quiet)', fill: 'none' },
  '& [data-part=mark]': { stroke: 'var(--mark)', fill: 'none' },
  '& [data-part=more]': { fill: 'var(--mark)' },
  '& [data-part=band]': { fill: 'url(#economy-dots)', opacity: '.45' },
  '& [data-part=point]': { stroke: 'var(--ink)', fill: '{colors.bg.panel}' },
  '& [data-part=text]': { stroke: 'var(--text)' },
  '& [data-part=icon]': { color: 'var(--quiet)' },
  '& [data-part=current]': { stroke: 'var(--mark)' },
} as const
