import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { EntityTile } from './EntityTile'
import type { Family } from './family'
import { useImage } from './useImage'

interface ThumbProps {
  src?: string | null
  icon: LucideIcon
  family: Family
  /** Edge in px; 48 in rows. */
  size?: 32 | 48
}

/** An object's image (decorative, the name stands beside it), or the default image (its family's tile) when there is none, or none that loads. */
export function Thumb({ src, icon, family, size = 48 }: ThumbProps) {
  const image = useImage(src)
  if (!image.src) return <EntityTile icon={icon} family={family} size={size} />
  return (
    <chakra.img
      src={image.src}
      alt=""
      htmlWidth={size}
      htmlHeight={size}
      loading="lazy"
      decoding="async"
      onError={image.onError}
      flexShrink="0"
      boxSize={`${size}px`}
      maxW="none"
      objectFit="cover"
      borderRadius={size === 32 ? 'md' : 'thumb'}
      bg="bg.muted"
    />
  )
}
