import { chakra } from '@chakra-ui/react'

/** A trail of stations that ends at a flag: nothing reached yet. Decorative. */
export function EmptyScene() {
  return (
    <chakra.svg viewBox="0 0 132 92" width="132px" height="92px" fill="none" aria-hidden>
      <chakra.path
        d="M14 76c16 0 18-28 36-28s20 22 38 22 24-18 31-40"
        stroke="border.strong"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 7"
      />
      <chakra.path d="M120 4v27" stroke="primary.text" strokeWidth="2.5" strokeLinecap="round" />
      <chakra.path d="M120 5H99l5 6.5-5 6.5h21z" fill="accent" />
      <chakra.circle cx="14" cy="76" r="5" fill="primary.muted" stroke="primary.text" strokeWidth="2" />
      <chakra.circle cx="50" cy="48" r="5" fill="bg.panel" stroke="border.control" strokeWidth="2" />
      <chakra.circle cx="88" cy="70" r="5" fill="bg.panel" stroke="border.control" strokeWidth="2" />
    </chakra.svg>
  )
}
