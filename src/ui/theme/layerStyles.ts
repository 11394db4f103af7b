import { defineLayerStyles } from '@chakra-ui/react'

const row = { display: 'grid', alignItems: 'center', columnGap: '3', minH: 'row', py: '1.5' }

/** Groups of styles that several screens have, for `layerStyle`. What comes after it in the same object wins. */
export const layerStyles = defineLayerStyles({
  /** A row of a list inside of a part. Its hover reaches beyond the inset of the part. */
  row: { value: { ...row, mx: '-2', px: '2', borderRadius: 'md', _hover: { bg: 'bg.hover' } } },
  /** A row of a list that is as wide as the page. */
  wideRow: { value: { ...row, px: 'inset' } },
  /** A link on a line of its own, large enough for a finger on phones. */
  touchLink: {
    value: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: '44px', md: '24px' },
      color: 'primary.text',
      _hover: { textDecoration: 'underline' },
    },
  },
})
