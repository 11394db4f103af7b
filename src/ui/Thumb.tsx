import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { safeImageSrc } from '@/lib/imageAddress'
import { defaultImageOf } from './brand'
import type { Family } from './EntityTile'
import { EntityTile } from './EntityTile'
import styles from './Thumb.module.css'

/** The address to show, or undefined if it is unsafe or fails to load. Pass `onError` to the `<img>`. */
export function useImage(src: string | null | undefined) {
  const safe = safeImageSrc(src)
  const [failed, setFailed] = useState<string>()
  return { src: safe === failed ? undefined : safe, onError: () => setFailed(safe) }
}

/** As `useImage`, but if the object has no image, the default image that is configured for its type. */
function useObjectImage(src: string | null | undefined, type: string | undefined) {
  const own = useImage(src)
  const byDefault = useImage(defaultImageOf(type))
  return own.src === undefined ? byDefault : own
}

interface ThumbProps {
  src?: string | null
  /** The type of the object, for the default image that is configured for it. */
  type?: string
  icon: LucideIcon
  family: Family
  /** Edge in px; 48 in rows. */
  size?: 32 | 48
}

const attributes = { loading: 'lazy', decoding: 'async' } as const

/**
 * An object's image, or the default image of its type if there is none or it fails to load: the configured one, or else
 * its family's tile. Decorative, because the name is beside it.
 */
export const Thumb = memo(({ src, type, icon, family, size = 48 }: ThumbProps) => {
  const image = useObjectImage(src, type)
  if (!image.src) return <EntityTile icon={icon} family={family} size={size} />
  return (
    <img
      // The key creates a new element for another image. Otherwise the old one would stay visible until the new one has
      // loaded.
      key={image.src}
      alt=""
      {...attributes}
      {...image}
      width={size}
      height={size}
      className={clsx(styles.image, size === 32 && styles.small)}
    />
  )
})
