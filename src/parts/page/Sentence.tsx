import { chakra } from '@chakra-ui/react'

/**
 * Styles of the sentence that sums a page up (rule FRAME-22), for a heading that contains it. Also styles its links and
 * figures.
 */
export const answer = {
  textStyle: 'pageTitle',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '& :is(a, button[data-figure])': {
    color: 'primary.text',
    fontWeight: 'inherit',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '& a[data-tone=danger]': { color: 'danger.text' },
  '& a[data-tone=warning]': { color: 'warning.text' },
} as const

/** The sentence that sums a page up, below its head. */
export const Sentence = chakra('p', {
  base: {
    ...answer,
    px: 'inset',
    py: { base: '3', md: '4' },
    borderBottomWidth: '1px',
    outline: '0',
  },
})

/** An additional line after the sentence. */
export const SentenceNote = chakra('span', {
  base: {
    display: 'block',
    mt: '1',
    textStyle: 'sm',
    fontWeight: '400',
    letterSpacing: '0',
    color: 'fg.muted',
    _empty: { display: 'none' },
    '&& :is(a, button[data-figure])': {
      fontWeight: '550',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
  },
})
