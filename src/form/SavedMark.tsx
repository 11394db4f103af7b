import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { newsMs } from '@/list/listPlace'

/**
 * Shows 'Saved just now' beside a name, with a bar and a tint over the surrounding row. It fades after a moment but
 * keeps its space, so that nothing moves. Only a form can save, so lists do not load this component.
 */
export function SavedMark() {
  const [isFaded, setFaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFaded(true), newsMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Mark data-faded={isFaded || undefined}>
      <Check size={12} aria-hidden />
      Saved just now
    </Mark>
  )
}

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: '0',
    textStyle: '2xs',
    fontWeight: '600',
    color: 'accent.text',
    // Positioned relative to the row.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      bg: 'color-mix(in srgb, {colors.accent.mark} 9%, transparent)',
      boxShadow: 'inset 3px 0 {colors.accent.mark}',
    },
    '&[data-faded]': {
      opacity: '0',
      visibility: 'hidden',
      transition: 'opacity 600ms, visibility 600ms',
    },
  },
})
