const rowBase = { display: 'grid', alignItems: 'center', columnGap: '3', minH: 'row', py: '1.5' } as const

/** A row of a list inside of a part. Its hover reaches beyond the inset of the part. */
export const partRow = {
  ...rowBase,
  mx: '-2',
  px: '2',
  borderRadius: 'md',
  _hover: { bg: 'bg.hover' },
} as const

/** A row of a list that is as wide as the page. */
export const wideRow = { ...rowBase, px: 'inset' } as const

/** A link on a line of its own, large enough for a finger on phones. */
export const touchLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '44px', md: '24px' },
  color: 'primary.text',
  _hover: { textDecoration: 'underline' },
} as const
