import { defineRecipe } from '@chakra-ui/react'

/** `primary` once per screen, `danger` for destructive actions, `ghost` inside rows. */
export const buttonRecipe = defineRecipe({
  className: 'ui-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: '0',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'button',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _disabled: {
      bg: 'bg.muted',
      color: 'fg.disabled',
      borderColor: 'transparent',
      boxShadow: 'none',
      cursor: 'not-allowed',
      forcedColorAdjust: 'auto',
    },
  },
  variants: {
    variant: {
      primary: {
        bg: 'primary',
        color: 'primary.fg',
        boxShadow: 'sm',
        // It uses system colours there; an automatic adjustment would put a backplate behind the text.
        forcedColorAdjust: 'none',
        _hover: { bg: 'primary.hover' },
        _active: { bg: 'primary.active' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover' },
        _active: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      danger: {
        bg: 'danger',
        color: 'danger.fg',
        forcedColorAdjust: 'none',
        _hover: { bg: 'danger.hover' },
        _active: { bg: 'danger.hover' },
      },
      /** A ghost that turns red: delete in rows. */
      ghostDanger: {
        color: 'fg.muted',
        _hover: { bg: 'danger.subtle', color: 'danger.text' },
      },
    },
    size: {
      xs: { h: 'control.xs', minW: 'control.xs', px: '2' },
      sm: {
        h: { base: 'control.lg', md: 'control.sm' },
        minW: { base: 'control.lg', md: 'control.sm' },
        px: '11px',
      },
      md: {
        h: { base: 'control.lg', md: 'control.md' },
        minW: { base: 'control.lg', md: 'control.md' },
        px: '3.5',
      },
      lg: { h: 'control.lg', minW: 'control.lg', px: '4', textStyle: 'button', fontSize: 'md' },
    },
    /** Square, for a single icon. */
    icon: { true: { px: '0', _disabled: { bg: 'transparent' } } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})
