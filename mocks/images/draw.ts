import { portrait } from '../provider/portrait'
import { createRandom, hash } from '../world/random'
import { icons } from './icons'

/** Background and ink of each palette, with a contrast of at least 3:1. */
export const palettes: Record<string, { ground: string; ink: string }> = {
  lime: { ground: '#cfe6b4', ink: '#2f5210' },
  periwinkle: { ground: '#c3cdf6', ink: '#2b3a82' },
  sky: { ground: '#bfe3f5', ink: '#0d4863' },
  lilac: { ground: '#d9c8f3', ink: '#3a2160' },
  coral: { ground: '#ffc6ae', ink: '#7a2c0c' },
  amber: { ground: '#ffcf73', ink: '#5a3400' },
  rose: { ground: '#f9c3dc', ink: '#7d1347' },
  mint: { ground: '#aee3d8', ink: '#07493f' },
}

/** A large, faint shape behind the icon, so that tiles of one colour still differ. */
const backdrops: ((ink: string) => string)[] = [
  (ink) => `<circle cx="46" cy="46" r="26" fill="${ink}" opacity=".1"/>`,
  (ink) => `<path d="M0 48V30L48 8v40z" fill="${ink}" opacity=".1"/>`,
  () => '<circle cx="6" cy="4" r="22" fill="#fff" opacity=".45"/>',
  (ink) => `<path d="M0 34c12-8 20 6 48-6v20H0z" fill="${ink}" opacity=".12"/>`,
]

/** A pastel tile with an icon, as SVG. */
function drawTile(icon: string, { ground, ink }: { ground: string; ink: string }, seed: number): string {
  const stroke = `fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">` +
    `<rect width="48" height="48" fill="${ground}"/>${pick(backdrops, seed)(ink)}` +
    `<svg x="12" y="12" width="24" height="24" viewBox="0 0 24 24" ${stroke}>${icon}</svg></svg>\n`
  )
}

const skins = ['#f6d3b3', '#f1c9a5', '#d9a374', '#b9794e', '#8d5a36', '#6d3f22', '#4e2c18']
const hairs = ['#1e1828', '#2a1710', '#5a3a22', '#8a4b22', '#c98f3c', '#b9b4bf', '#7a2c0c']

function drawFace(seed: number): string {
  const random = createRandom(seed)
  const any = <T>(list: T[]) => pick(list, Math.floor(random() * list.length))
  const grounds = Object.values(palettes)
  return portrait({
    background: any(grounds).ground,
    shirt: any(grounds).ink,
    skin: any(skins),
    hair: any(hairs),
  })
}

/**
 * Returns the named picture as SVG: `leaf-lime` is a tile with an icon and a palette, `face-7` a portrait. Undefined
 * for any other name.
 */
export function drawImage(name: string): string | undefined {
  const [, head = '', tail = ''] = /^(.+)-(.+)$/.exec(name) ?? []
  if (head === 'face' && /^\d+$/.test(tail)) return drawFace(Number(tail))
  const icon = icons[head]
  const palette = palettes[tail]
  return icon && palette && drawTile(icon, palette, hash(name))
}

function pick<T>(list: T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
