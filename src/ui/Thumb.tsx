import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { EntityTile, type TileSize } from './EntityTile'
import type { Family } from './family'
import { useImage } from './useImage'

interface ThumbProps {
  src?: string | null
  icon: LucideIcon
  family: Family
  /** Edge in px; 48 in rows. */
  size?: TileSize
  /** Default '': the name stands beside the image. */
  alt?: string
}

/** An object's image, or the default image (its family's tile) when there is none, or none that loads. */
export function Thumb({ src, icon, family, size = 48, alt = '' }: ThumbProps) {
  const image = useImage(src)
  if (!image.src) return <EntityTile icon={icon} family={family} size={size} />
  return (
    <chakra.img
      src={image.src}
      alt={alt}
      htmlWidth={size}
      htmlHeight={size}
      loading="lazy"
      decoding="async"
      onError={image.onError}
      flexShrink="0"
      boxSize={`${size}px`}
      maxW="none"
      objectFit="cover"
      borderRadius={size > 72 ? 'lg' : size < 40 ? 'md' : 'thumb'}
      bg="bg.muted"
    />
  )
}
