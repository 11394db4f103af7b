import { chakra, defineStyle } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { Family } from './EntityTile'
import { EntityTile } from './EntityTile'
import { useImage } from './imageSrc'

export interface ThumbProps {
  src?: string | null
  icon: LucideIcon
  family: Family
  /** Edge in px; 48 in rows. */
  size?: 32 | 48
}

/** The image's style, to include in a parent's style. */
export const thumbStyle = (size: 32 | 48) =>
  defineStyle({
    flexShrink: '0',
    boxSize: `${size}px`,
    maxW: 'none',
    objectFit: 'cover',
    borderRadius: size === 32 ? 'md' : 'thumb',
    bg: 'bg.muted',
  })

/**
 * An object's image, or its family's tile if there is none or it fails to load. Decorative, because the name is beside
 * it.
 */
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
      {...thumbStyle(size)}
    />
  )
}
