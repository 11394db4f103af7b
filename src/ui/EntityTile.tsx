import { Center } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { hueOf } from './theme/recipes/display'

export const families = ['people', 'play', 'reward', 'voice'] as const
/** The four families of entities. Each has one hue, used only in tiles and default images. */
export type Family = (typeof families)[number]

interface EntityTileProps {
  icon: LucideIcon
  family: Family
  /** Edge in px: 28 beside forms, 32 in search, 40 in headings (default), 48 as default image, 112 as preview. */
  size?: keyof typeof shapes
}

const shapes = {
  28: { radius: 'md', icon: 16, stroke: 2 },
  32: { radius: 'md', icon: 20, stroke: 1.75 },
  40: { radius: 'thumb', icon: 20, stroke: 1.75 },
  48: { radius: 'thumb', icon: 20, stroke: 1.75 },
  112: { radius: 'lg', icon: 40, stroke: 1.5 },
}

/** An entity's icon on the hue of its family; decorative, because the name is beside it. */
export function EntityTile({ icon: Icon, family, size = 40 }: EntityTileProps) {
  const shape = shapes[size]
  return (
    <Center as="span" flexShrink="0" boxSize={`${size}px`} borderRadius={shape.radius} {...hueOf(family)}>
      <Icon size={shape.icon} strokeWidth={shape.stroke} aria-hidden />
    </Center>
  )
}
