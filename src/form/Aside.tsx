import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FormSection } from './types'

/** Grids of the sections and their index. A part beside them gets its own column where there is space for two. */
export const plain = { gridTemplateColumns: 'minmax(0, 1fr) auto' } as const
export const withAside = {
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', '2xl': 'minmax(0, 1fr) 312px' },
  gridTemplateRows: { base: 'auto 1fr', '2xl': 'auto' },
} as const

/** Height of an entry of the section index, in px. */
export const entryHeight = 26

interface AsideProps {
  sections: readonly FormSection<never>[]
  children: ReactNode
}

/**
 * A part beside the sections: below them, or on the widest screens in the column of the section index. It shares a cell
 * of the grid with the index and starts below it, so that both stay in view while the sections scroll.
 */
export function Aside({ sections, children }: AsideProps) {
  const index = `${Math.ceil(sections.length / 2) * entryHeight}px`
  return (
    <chakra.div
      gridColumn={{ base: '1', '2xl': '2' }}
      gridRow={{ base: '2', '2xl': '1' }}
      display={{ base: 'grid', _print: 'none' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        '2xl': 'minmax(0, 1fr)',
      }}
      // The column scrolls, so its rows do not shrink to its height.
      gridAutoRows="max-content"
      alignContent="start"
      alignItems="start"
      gap="4"
      px={{ base: '3', md: '5', '2xl': '4' }}
      pb="5"
      pt={{ base: '5', '2xl': '0' }}
      borderTopWidth={{ base: '1px', '2xl': '0' }}
      mt={{ '2xl': `calc(24px + ${index} + 20px)` }}
      position={{ '2xl': 'sticky' }}
      top={{ '2xl': `calc(80px + var(--notice-height, 0px) + ${index} + 20px)` }}
      // Its height is that of its content. If it filled the column, the save bar and the footer (94 px) would push it over
      // the section index at the end of the page.
      alignSelf={{ '2xl': 'start' }}
      maxH={{ '2xl': `calc(100dvh - 200px - var(--notice-height, 0px) - ${index})` }}
      overflowY={{ '2xl': 'auto' }}
      scrollbarWidth="thin"
    >
      {children}
    </chakra.div>
  )
}
