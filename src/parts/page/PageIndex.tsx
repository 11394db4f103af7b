import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface Entry {
  id: string
  title: string
}

/**
 * An index of a long page, built from the headings of its parts. A single line that stays in view and scrolls sideways
 * if necessary (rule ECON-20).
 */
export function PageIndex({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useLayoutEffect(() => {
    const found = [...(box.current?.querySelectorAll('[data-part=head] > h2') ?? [])].map(
      ({ id, textContent }) => ({ id, title: textContent ?? '' }),
    )
    setEntries((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  const jump = (id: string) => {
    const title = document.getElementById(id)
    title?.closest('section')?.scrollIntoView({ behavior: 'smooth' })
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }
  return (
    <>
      <Nav aria-label="On this page">
        <ul>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => jump(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </Nav>
      <chakra.div
        ref={box}
        css={{ '& section': { scrollMarginTop: 'calc({sizes.header} + 44px)' }, '& h2': { outline: '0' } }}
      >
        {children}
      </chakra.div>
    </>
  )
}

const Nav = chakra('nav', {
  base: {
    position: 'sticky',
    top: {
      base: 'calc({sizes.headerSmall} + var(--notice-height, 0px))',
      md: 'calc({sizes.header} + var(--notice-height, 0px))',
    },
    zIndex: 'save',
    px: 'inset',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    _print: { display: 'none' },
    '& > ul': { display: 'flex', columnGap: '5', listStyleType: 'none' },
    '& button': {
      minH: { base: 'control.lg', md: '40px' },
      textStyle: 'sm',
      fontWeight: '550',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: 'sm',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
})
