import { chakra } from '@chakra-ui/react'

/** The buttons at the end of a dialog. They stay in view while it scrolls, and share the width of a phone. */
export const DialogActions = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    px: '4',
    py: '3',
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    '& > button': { flex: { base: '1 0 0', md: '0 0 auto' }, minW: 'max-content' },
  },
})
