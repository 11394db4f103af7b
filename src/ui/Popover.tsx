import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { popup } from './theme/recipes/overlay'
import { useAnchored } from './useAnchored'

interface PopoverProps {
  /** The button that opened it. It gets the focus when the popover closes by Escape. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

const placement = { align: 'start', gapPx: 6 } as const

/** Content about one element, in the top layer. Escape, a press or a focus outside close it. */
export function Popover({ anchor, label, onClose, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAnchored(ref, anchor, placement, onClose)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <Box
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        anchor.focus()
        onClose()
      }}
    >
      {children}
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    ...popup,
    position: 'absolute',
    inset: 'auto',
    m: '0',
    p: '4',
    w: '20rem',
    maxW: 'calc(100vw - 16px)',
    maxH: '70dvh',
    overflowY: 'auto',
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: '400',
    letterSpacing: 'normal',
    color: 'fg',
    outline: '0',
    _print: { display: 'none' },
  },
})
