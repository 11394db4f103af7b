import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react'

/** Shared by all fields: input, textarea, select and the form's own controls. */
export const fieldBox = defineStyle({
  width: '100%',
  minW: '0',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  appearance: 'none',
  textAlign: 'start',
  textStyle: 'md',
  // 16 px on small screens: phones zoom in when a field with a smaller font gets the focus.
  fontSize: { base: 'lg', md: 'md' },
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _readOnly: { bg: 'bg.inset', borderColor: 'border.strong', color: 'fg.muted' },
  _disabled: {
    bg: 'bg.inset',
    borderColor: 'border.strong',
    color: 'fg.disabled',
    cursor: 'not-allowed',
    opacity: '1',
  },
  _invalid: { borderColor: 'danger.edge', boxShadow: '0 0 0 3px {colors.danger.subtle}' },
  _focusVisible: {
    outline: '2px solid {colors.focus}',
    outlineOffset: '-1px',
    borderColor: 'focus',
  },
})

const heights = {
  sm: { h: { base: 'control.lg', md: 'control.sm' }, px: '2.5', fontSize: { base: 'lg', md: 'sm' } },
  md: { h: { base: 'control.lg', md: 'control.md' }, px: '11px' },
  lg: { h: 'control.lg', px: '3', fontSize: { base: 'lg', md: '0.9375rem' } },
}

export const inputRecipe = defineRecipe({
  className: 'ui-input',
  base: fieldBox,
  variants: { size: heights },
  defaultVariants: { size: 'md' },
})

export const textareaRecipe = defineRecipe({
  className: 'ui-textarea',
  base: { ...fieldBox, px: '11px', py: '7px', minH: '4.75rem', resize: 'vertical' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'ui-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'inline-flex', width: '100%', height: 'fit-content' },
    field: {
      ...fieldBox,
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& option, & optgroup': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '2',
      top: '0',
      height: '100%',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
      _disabled: { color: 'fg.disabled' },
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...heights.sm, pe: '7' } },
      md: { field: { ...heights.md, pe: '8' } },
    },
  },
  defaultVariants: { size: 'md' },
})

/** Label above, help or error below in the same place. */
export const fieldRecipe = defineSlotRecipe({
  className: 'ui-field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '5px',
      width: '100%',
      minW: '0',
    },
    label: { display: 'flex', alignItems: 'baseline', gap: '5px', textStyle: 'label', textAlign: 'start' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      alignItems: 'center',
      gap: '5px',
      textStyle: 'xs',
      fontWeight: '500',
      color: 'danger.text',
      _icon: { boxSize: '3.5', flexShrink: '0' },
    },
  },
})
