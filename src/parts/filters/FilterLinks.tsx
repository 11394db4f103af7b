import { chakra } from '@chakra-ui/react'

/** The bar of filters below the head of a page about the whole programme. */
export const PageFilterBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: { base: 'start', md: 'center' },
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '3', md: '5' },
    py: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    // A search is as wide as the bar on phones.
    '& > :has(> input)': { w: { base: '100%', md: 'auto' } },
  },
})

/** Filters as links, in a list. `data-chosen` marks the chosen ones. */
export const FilterLinks = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '2',
    minW: '0',
    maxW: '100%',
    listStyle: 'none',
    // Phones: one line that scrolls. The padding keeps the focus ring of the first and the last chip.
    overflowX: { base: 'auto', md: 'visible' },
    m: { base: '-1', md: '0' },
    p: { base: '1', md: '0' },
    scrollbarWidth: 'none',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: { base: '44px', md: '28px' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      textStyle: 'sm',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover' },
    },
    '& a:not([data-chosen]) > [data-part=count]': { color: 'fg.muted' },
    '& [data-part=count]': { fontVariantNumeric: 'tabular-nums' },
    '& a[data-chosen]': {
      bg: 'primary.subtle',
      borderColor: 'primary.text',
      color: 'primary.text',
      _highContrast: { outline: '2px solid Highlight' },
    },
  },
})
