import { chakra } from '@chakra-ui/react'
import { ImageOff, type LucideIcon } from 'lucide-react'
import type { Family } from '@/ui/EntityTile'
import { EntityTile } from '@/ui/EntityTile'

interface ImagePreviewProps {
  /** A safe URL. Undefined shows the default image. */
  src: string | undefined
  /** The browser failed to load it. */
  isMissing: boolean
  onMissing: () => void
  icon: LucideIcon
  family: Family
}

/** The chosen image. One that fails to load is shown as missing, because the default image would look chosen. */
export function ImagePreview({ src, isMissing, onMissing, icon, family }: ImagePreviewProps) {
  if (src === undefined) return <EntityTile icon={icon} family={family} size={112} />
  if (!isMissing) {
    return (
      <chakra.img
        src={src}
        alt="Preview"
        decoding="async"
        onError={onMissing}
        objectFit="cover"
        borderRadius="lg"
        bg="bg.muted"
      />
    )
  }
  return (
    <chakra.div
      role="img"
      aria-label="The image could not be loaded"
      title="The image could not be loaded"
      display="grid"
      placeItems="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="lg"
      bg="bg.muted"
      color="fg.muted"
    >
      <ImageOff size={24} aria-hidden />
    </chakra.div>
  )
}
