import type { SystemStyleObject } from '@chakra-ui/react'
import { cards } from '../tableStyles'

/** A check mark and the dash of a mixed state, cut out of a square. */
const check = 'polygon(14% 47%, 3% 59%, 38% 92%, 97% 22%, 85% 11%, 37% 68%)'
const dash = 'inset(40% 8%)'

/** A checkbox; also for the head of the list. */
const box = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: '0',
  boxSize: '18px',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: '5px',
  bg: 'bg.panel',
  cursor: 'pointer',
  '&::before': { content: '""', boxSize: '12px' },
  '&:is(:checked, :indeterminate)': { bg: 'primary', borderColor: 'primary', forcedColorAdjust: 'none' },
  '&:is(:checked, :indeterminate)::before': { bg: 'primary.fg', clipPath: check },
  '&:indeterminate::before': { clipPath: dash },
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
} as const

/**
 * What Select mode adds to the table, as styles of the panel around it: the table's own style sheet loads with the first
 * list. A click anywhere on a row hits its checkbox, which covers the row; only the button that copies the id is above.
 */
export const selectingStyles: SystemStyleObject = {
  '& tr > [data-kind=select]': { w: '40px', px: '0', ps: '5', _print: { display: 'none' } },
  '& [data-kind=select] > input': { ...box, verticalAlign: 'middle' },
  '& tbody [data-kind=select] > input::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    cursor: 'pointer',
  },
  '& tbody tr': { userSelect: 'none' },
  '& tbody tr [data-part=copy]': { position: 'relative' },
  '& tbody tr:has(> [data-kind=select] > :checked)': { '&, & > td': { bg: 'primary.subtle' } },
  '& tbody tr:has(> [data-kind=select] > :checked) > [data-kind=select]::before': {
    content: '""',
    position: 'absolute',
    insetStart: '0',
    insetBlock: '0',
    w: '3px',
    bg: 'primary.text',
  },
  '& tr > th[data-kind=name]': { '& > [data-part=sort]': { ms: '4' } },
  '& [data-part=found]': { fontWeight: '550', color: 'fg', fontVariantNumeric: 'tabular-nums' },
  '& [data-part=all]': {
    minH: '6',
    borderRadius: 'sm',
    color: 'primary.text',
    fontWeight: '620',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'currentColor' },
  },
  [cards]: {
    '& tbody tr': { ps: '110px', pe: '3' },
    '& thead tr > [data-kind=select]': { ps: '0', w: '22px' },
    '& tbody tr > td[data-kind=select]': {
      position: 'absolute',
      inset: '0',
      w: 'auto',
      minW: '0',
      mt: '0',
      ps: '3',
      pt: '23px',
    },
    // It covers the whole card, also when that is ticked or under the pointer.
    '& tbody tr:nth-of-type(n) > td[data-kind=select][data-kind]': { bg: 'transparent' },
    '& [data-kind=select] > input': { boxSize: '22px' },
    '& [data-part=all]': { minH: 'control.lg' },
  },
}
