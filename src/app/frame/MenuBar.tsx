import { chakra } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import type { RefObject } from 'react'

interface MenuBarProps {
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the navigation that it opens. */
  menuId: string
  open: boolean
  onToggle: () => void
  /** Name of the current section. */
  section: string | undefined
}

/** Small screens only: opens the sections and shows the current one. */
export function MenuBar({ buttonRef, menuId, open, onToggle, section }: MenuBarProps) {
  const Icon = open ? X : Menu
  return (
    <Bar aria-label="Main menu">
      <button ref={buttonRef} type="button" aria-expanded={open} aria-controls={menuId} onClick={onToggle}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        Open main menu
      </button>
      {section && <span>{section}</span>}
    </Bar>
  )
}

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    h: '44px',
    px: '3',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    textStyle: 'sm',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      h: '44px',
      px: '2',
      ms: '-2',
      borderRadius: 'md',
      fontWeight: '600',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > span': { color: 'fg.muted' },
  },
})
