import { chakra } from '@chakra-ui/react'

/** The answer of a page in one sentence, below its head. */
export const Sentence = chakra('p', {
  base: {
    px: { base: '3', md: '5' },
    py: '4',
    borderBottomWidth: '1px',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: '600',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  },
})
