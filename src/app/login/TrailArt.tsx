import { clsx } from 'clsx'
import { Flag, Gift, type LucideIcon, Medal, Trophy, Zap } from 'lucide-react'
import type { Family } from '@/ui/EntityTile'
import { pseudoRandom } from '../loading/pseudoRandom'
import styles from './TrailArt.module.css'

/** The path a player has travelled, and the path ahead, drawn in a box of 780 by 860. */
const TRAVELLED = 'M-20 786C70 790 150 770 196 702S340 582 452 588'
const AHEAD =
  'M452 588C560 594 636 570 628 492S520 386 420 388 214 372 214 286 330 196 450 220 640 236 640 128'

const stations: { x: number; y: number; icon: LucideIcon; family: Family }[] = [
  { x: 196, y: 702, icon: Zap, family: 'voice' },
  { x: 628, y: 492, icon: Medal, family: 'people' },
  { x: 420, y: 388, icon: Gift, family: 'reward' },
  { x: 214, y: 286, icon: Flag, family: 'play' },
]

const next = pseudoRandom(7)
const stars = Array.from({ length: 64 }, (_, index) => ({
  id: index,
  x: Math.round(next() * 780),
  y: Math.round(next() * 520),
  r: [0.9, 1.2, 1.8][index % 3],
  opacity: [0.3, 0.45, 0.7][Math.floor(next() * 3)],
}))

/**
 * The illustration beside the sign-in: a trail with stations that leads to a trophy. It is cropped by the trophy, and
 * stations that the crop would cut are hidden. Decorative, hidden from screen readers.
 */
export function TrailArt() {
  return (
    <div className={styles.box}>
      <svg
        viewBox="0 0 780 860"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden
        focusable="false"
        className={styles.art}
        fill="none"
        strokeLinecap="round"
      >
        <g className={styles.light}>
          {stars.map(({ id, x, y, r, opacity }) => (
            <circle key={id} cx={x} cy={y} r={r} opacity={opacity} />
          ))}
          <circle cx="640" cy="128" r="240" opacity=".03" />
          <circle cx="640" cy="128" r="150" opacity=".04" />
          <path d="M0 730c96-62 196-44 300-8s166 44 262-2 160-66 218-50v190H0z" opacity=".04" />
          <path d="M0 804c110-52 214-46 330-14s250 30 450-58v128H0z" opacity=".06" />
        </g>
        <g className={styles.ground} strokeOpacity=".15" strokeWidth="28">
          <path d={TRAVELLED} />
          <path d={AHEAD} />
        </g>
        <g className={styles.trail} strokeWidth="4">
          <path d={TRAVELLED} />
          <path d={AHEAD} strokeDasharray="1 15" />
          <circle cx="640" cy="128" r="76" strokeOpacity=".4" strokeWidth="2" />
          <circle cx="640" cy="128" r="96" strokeOpacity=".18" strokeWidth="2" />
        </g>
        {stations.map((station) => (
          <Station key={station.family} {...station} />
        ))}
        <circle cx="640" cy="128" r="56" className={styles.goal} />
        <g className={styles.trophy}>
          <Trophy x={612} y={100} size={56} />
        </g>
        <circle cx="452" cy="588" r="25" className={styles.ground} strokeOpacity=".5" strokeWidth="2" />
        <circle cx="452" cy="588" r="15" className={styles.light} />
        <circle cx="452" cy="588" r="6" className={styles.player} />
      </svg>
    </div>
  )
}

function Station({ x, y, icon: Icon, family }: (typeof stations)[number]) {
  return (
    <g className={clsx(styles.station, styles[family])}>
      <circle cx={x} cy={y} r="35" />
      <Icon x={x - 17} y={y - 17} size={34} strokeWidth={1.75} />
    </g>
  )
}
