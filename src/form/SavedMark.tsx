import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { newsMs } from '@/list/listPlace'

/**
 * 'Saved just now' beside a name, with a bar and a tint over the row around it. It fades after a moment; its words keep
 * their room, so that nothing moves. Only a form can have saved something, so this does not load with the lists.
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
    // The row is what it is placed in.
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
