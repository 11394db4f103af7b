import type { CSSProperties } from 'react'
import styles from './Avatar.module.css'
import { useImage } from './Thumb'

interface AvatarProps {
  name: string
  src?: string | null
  /** CSS length; default 36 px. */
  size?: string
}

/** First letters of the first and the last word, e.g. 'MT'. */
function initials(name: string) {
  const words = name.trim().split(/[\s@.]+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toUpperCase()
}

/** The user's picture, or the initials. Decorative: the name is beside it or labels the button. */
export function Avatar({ name, src, size = '2.25rem' }: AvatarProps) {
  const image = useImage(src)
  return (
    <span aria-hidden className={styles.avatar} style={{ '--avatar-size': size } as CSSProperties}>
      {image.src ? <img src={image.src} alt="" onError={image.onError} /> : initials(name)}
    </span>
  )
}
