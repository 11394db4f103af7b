import { chakra } from '@chakra-ui/react'
import { Flag, Gift, type LucideIcon, Medal, Trophy, Zap } from 'lucide-react'
import { pseudoRandom } from '../loading/pseudoRandom'

/** The path a player has travelled, and the path ahead, drawn in a box of 780 by 860. */
const TRAVELLED = 'M-20 786C70 790 150 770 196 702S340 582 452 588'
const AHEAD =
  'M452 588C560 594 636 570 628 492S520 386 420 388 214 372 214 286 330 196 450 220 640 236 640 128'

const stations: { x: number; y: number; icon: LucideIcon; family: string }[] = [
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
 * The illustration beside the sign-in: a trail with stations that leads to a trophy. Decorative, hidden from screen
 * readers.
 */
export function TrailArt() {
  return (
    <chakra.svg
      viewBox="0 0 780 860"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden
      focusable="false"
      width="100%"
      height="100%"
      fill="none"
      strokeLinecap="round"
    >
      <chakra.g fill="gray.0">
        {stars.map(({ id, x, y, r, opacity }) => (
          <circle key={id} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
        <circle cx="640" cy="128" r="240" opacity=".03" />
        <circle cx="640" cy="128" r="150" opacity=".04" />
        <path d="M0 730c96-62 196-44 300-8s166 44 262-2 160-66 218-50v190H0z" opacity=".04" />
        <path d="M0 804c110-52 214-46 330-14s250 30 450-58v128H0z" opacity=".06" />
      </chakra.g>
      <chakra.g stroke="gray.0" strokeOpacity=".15" strokeWidth="28">
        <path d={TRAVELLED} />
        <path d={AHEAD} />
      </chakra.g>
      <chakra.g stroke="gold.400" strokeWidth="4">
        <path d={TRAVELLED} />
        <path d={AHEAD} strokeDasharray="1 15" />
        <circle cx="640" cy="128" r="76" strokeOpacity=".4" strokeWidth="2" />
        <circle cx="640" cy="128" r="96" strokeOpacity=".18" strokeWidth="2" />
      </chakra.g>
      {stations.map((station) => (
        <Station key={station.family} {...station} />
      ))}
      <chakra.circle cx="640" cy="128" r="56" fill="gold.400" />
      <chakra.g color="plum.800">
        <Trophy x={612} y={100} size={56} />
      </chakra.g>
      <chakra.circle cx="452" cy="588" r="25" stroke="gray.0" strokeOpacity=".5" strokeWidth="2" />
      <chakra.circle cx="452" cy="588" r="15" fill="gray.0" />
      <chakra.circle cx="452" cy="588" r="6" fill="gold.500" />
    </chakra.svg>
  )
}

function Station({ x, y, icon: Icon, family }: (typeof stations)[number]) {
  return (
    // The two colours swap in the dark theme.
    <chakra.g color={{ base: family, _dark: `${family}.subtle` }}>
      <chakra.circle cx={x} cy={y} r="35" fill={{ base: `${family}.subtle`, _dark: family }} />
      <Icon x={x - 17} y={y - 17} size={34} strokeWidth={1.75} />
    </chakra.g>
  )
}
