import { defineRecipe, defineStyle } from '@chakra-ui/react'

/** The box of all drop-downs: menus, pickers, calendars. */
export const popup = defineStyle({
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'thumb',
  boxShadow: 'md',
  p: '1',
  zIndex: 'menu',
  outline: '0',
  _open: { animationName: 'rise', animationDuration: 'moderate', animationTimingFunction: 'out' },
})

/** One line of a drop-down. */
export const popupItem = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  w: '100%',
  minH: { base: 'control.lg', md: '34px' },
  px: '9px',
  borderRadius: 'sm',
  textStyle: 'nav',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  _icon: { boxSize: '4', flexShrink: '0' },
  _hover: { bg: 'bg.muted' },
  _highlighted: { bg: 'bg.muted' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
})

/** The native `<dialog>` of `ModalDialog`; it is in the browser's top layer and needs no z-index. */
export const dialogRecipe = defineRecipe({
  className: 'ui-dialog',
  base: {
    m: 'auto',
    w: 'dialog',
    maxW: 'calc(100vw - 32px)',
    maxH: 'calc(100dvh - 32px)',
    overflow: 'auto',
    color: 'fg',
    bg: 'bg.panel',
    borderRadius: 'xl',
    boxShadow: 'lg',
    // In the light theme the shadow is the edge; forced colours remove shadows and show the border.
    borderWidth: '1px',
    borderColor: 'transparent',
    _dark: { borderColor: 'border.strong' },
    _open: { animationName: 'rise', animationDuration: 'slow', animationTimingFunction: 'out' },
    _backdrop: { bg: 'bg.overlay', animationName: 'fadeIn', animationDuration: 'slow' },
  },
})
