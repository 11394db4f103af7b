import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'

/** The first Tab stop: skips header and sections and moves the focus to the content. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <Skip
      href="#content"
      onClick={(event) => {
        // The router owns the address, so the hash must not change.
        event.preventDefault()
        target.current?.focus()
      }}
    >
      Skip to content
    </Skip>
  )
}

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'overlay',
    px: '4',
    py: '2.5',
    borderRadius: 'md',
    bg: 'primary',
    color: 'primary.fg',
    forcedColorAdjust: 'none',
    textStyle: 'button',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none', boxShadow: 'lg' },
  },
})
