import { defineSlotRecipe, defineStyle } from '@chakra-ui/react'

const label = defineStyle({
  textStyle: 'nav',
  userSelect: 'none',
  _disabled: { color: 'fg.disabled' },
})
const row = defineStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'top',
  // WCAG 2.2: a target of at least 24 px, 44 px on touch screens.
  minH: { base: 'control.lg', md: '6' },
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
})
const ring = defineStyle({ outline: '2px solid {colors.focus}', outlineOffset: '2px' })

export const switchRecipe = defineSlotRecipe({
  className: 'ui-switch',
  slots: ['control', 'thumb'],
  base: {
    control: {
      display: 'inline-flex',
      flexShrink: '0',
      width: '34px',
      height: '20px',
      p: 'px',
      // Visible only in forced colours.
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      bg: 'track',
      // Only the fill shows on or off, and browsers omit fills when printing.
      printColorAdjust: 'exact',
      transitionProperty: 'background',
      transitionDuration: 'moderate',
      transitionTimingFunction: 'out',
      _focusVisible: ring,
      _checked: { bg: 'primary' },
      _disabled: { opacity: '0.45', _highContrast: { opacity: '1', _checked: { bg: 'fg.disabled' } } },
    },
    thumb: {
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'knob',
      boxShadow: '0 1px 2px rgb(0 0 0 / .25)',
      transitionProperty: 'translate',
      transitionDuration: 'moderate',
      transitionTimingFunction: 'out',
      _checked: { bg: 'knob.on', translate: '14px 0' },
    },
  },
  variants: {
    tone: {
      primary: {},
      /** Only for 'Correct' of a choice. */
      success: {
        control: { _checked: { bg: 'success' } },
        thumb: { _checked: { bg: 'success.fg' } },
      },
    },
  },
  defaultVariants: { tone: 'primary' },
})

export const radioGroupRecipe = defineSlotRecipe({
  className: 'ui-radio',
  slots: ['root', 'item', 'itemText', 'itemControl'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
    item: { ...row, gap: '2' },
    itemText: label,
    itemControl: {
      display: 'inline-flex',
      flexShrink: '0',
      boxSize: '18px',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      _focusVisible: ring,
      _checked: { borderWidth: '5.5px', borderColor: 'primary' },
      _invalid: { borderColor: 'danger.edge' },
      _disabled: { opacity: '0.45' },
    },
  },
})

export const segmentGroupRecipe = defineSlotRecipe({
  className: 'ui-segment',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'inline-flex',
      p: '2px',
      gap: '0.5',
      // Visible only in forced colours.
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      bg: 'bg.muted',
      // Also when printing: only the fill marks the selected part.
      printColorAdjust: 'exact',
      isolation: 'isolate',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      flex: '1',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      h: { base: '38px', md: 'control.xs' },
      px: '3',
      borderRadius: 'sm',
      textStyle: 'label',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _checked: { bg: 'segment', color: 'segment.fg', boxShadow: 'sm', forcedColorAdjust: 'none' },
      _focusVisible: ring,
      _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
    },
  },
})
