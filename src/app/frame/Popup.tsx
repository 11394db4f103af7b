import { chakra } from '@chakra-ui/react'
import { popup } from '@/ui/theme/recipes/overlay'

/** A drop-down of the header, placed below its button; full width on small screens. */
export const Popup = chakra('div', {
  base: {
    ...popup,
    position: 'absolute',
    top: { base: '100%', md: 'calc(100% + 6px)' },
    right: '0',
    left: { base: '0', md: 'auto' },
    p: { base: '2', md: '1' },
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { base: '0 0 {radii.lg} {radii.lg}', md: 'thumb' },
    minW: { base: '0', md: '232px' },
    maxW: { base: 'none', md: '320px' },
    w: { base: 'auto', md: 'max-content' },
    animationName: 'rise',
    animationDuration: 'moderate',
    animationTimingFunction: 'out',
  },
})
