import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import styles from './EntityTile.module.css'
import shared from './shared.module.css'

export const families = ['people', 'play', 'reward', 'voice'] as const
/** The four families of entities. Each has one hue, used only in tiles and default images. */
export type Family = (typeof families)[number]

/** The class of a family's hue. */
export const hueOf = {
  people: shared.huePeople,
  play: shared.huePlay,
  reward: shared.hueReward,
  voice: shared.hueVoice,
}

interface EntityTileProps {
  icon: LucideIcon
  family: Family
  /** Edge in px: 28 beside forms, 32 in search, 40 in headings (default), 48 as default image, 112 as preview. */
  size?: keyof typeof icons
}

/** Size and stroke of the icon, by the edge of the tile. */
const icons = {
  28: { size: 16, strokeWidth: 2 },
  32: { size: 20, strokeWidth: 1.75 },
  40: { size: 20, strokeWidth: 1.75 },
  48: { size: 20, strokeWidth: 1.75 },
  112: { size: 40, strokeWidth: 1.5 },
}

/** An entity's icon on the hue of its family; decorative, because the name is beside it. */
export const EntityTile = ({ icon: Icon, family, size = 40 }: EntityTileProps) => (
  <span className={clsx(styles.tile, styles[`size${size}`], hueOf[family])}>
    <Icon {...icons[size]} aria-hidden />
  </span>
)
