import type { Persona } from './personas'

/** Draws a persona's picture as SVG. */
export function portrait(colours: NonNullable<Persona['portrait']>): string {
  const { background, skin, hair, shirt } = colours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88">
  <rect width="88" height="88" fill="${background}"/>
  <path d="M14 92c0-19 13-30 30-30s30 11 30 30z" fill="${shirt}"/>
  <path d="M37 52h14v12a7 7 0 0 1-14 0z" fill="${skin}"/>
  <ellipse cx="44" cy="39" rx="15" ry="17" fill="${skin}"/>
  <path d="M27 44c-3-17 5-26 17-26s20 9 17 26c-2-8-6-12-11-13-6 3-13 4-19 3-2 2-3 6-4 10z" fill="${hair}"/>
</svg>
`
}
