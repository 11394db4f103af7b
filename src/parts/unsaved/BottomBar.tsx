import { chakra } from '@chakra-ui/react'

/** A bar at the bottom of the window: unsaved edits as text in a `span`, and buttons. */
export const BottomBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'save',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: 'inset',
    py: '2.5',
    mt: 'auto',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'save',
    textStyle: 'sm',
    '& > span': { flex: { base: '1 0 100%', md: '1' }, minW: '10rem' },
    '& > button': { flex: { base: '1 0 auto', md: 'none' } },
  },
})
