import { chakra } from '@chakra-ui/react'

/** A line of the journal: time, object, change, operation and actions; on narrow screens below each other. */
export const LineBox = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[data-open]': { bg: 'bg.subtle' },
    '&[data-plan]': { bg: 'bg.subtle' },
    '&[data-quiet] [data-part=who], &[data-quiet] [data-part=what]': { color: 'fg.muted' },
    '& > [data-part=line]': {
      display: 'grid',
      gridTemplateColumns: {
        base: '44px minmax(0, 1fr) auto',
        lg: '44px 32px minmax(0, 15rem) minmax(0, 1fr) 96px 118px 32px',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minH: '52px',
      px: { base: '3', md: '5' },
      py: '1.5',
    },
    '&[data-child] > [data-part=line]': { ps: { lg: '10' } },
    '& [data-part=time]': {
      textStyle: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      gridRow: { base: '1', lg: 'auto' },
      gridColumn: { base: '3', lg: 'auto' },
      justifySelf: { base: 'end', lg: 'auto' },
    },
    '& [data-part=who]': {
      minW: '0',
      textStyle: 'sm',
      '& > b, & > a': { display: 'block', fontWeight: '600', truncate: true },
      '& > small': { display: 'block', textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
    },
    '& [data-part=what]': {
      minW: '0',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
      gridColumn: { base: '2 / -1', lg: 'auto' },
      '& > b': { fontWeight: '600' },
    },
    '& [data-part=kind]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'xs',
      fontWeight: '600',
      gridColumn: { base: '2', lg: 'auto' },
    },
    '& [data-part=act]': {
      display: 'flex',
      justifyContent: 'flex-end',
      textStyle: 'xs',
      color: 'fg.muted',
      gridColumn: { base: '3', lg: 'auto' },
    },
    '& [data-part=more]': {
      gridColumn: { base: '1', lg: 'auto' },
      gridRow: { base: '2', lg: 'auto' },
      alignSelf: { base: 'start', lg: 'center' },
    },
    '& del, & ins': {
      textDecoration: 'none',
      borderRadius: '3px',
      px: '3px',
      whiteSpace: 'pre-wrap',
      borderBottomWidth: '1px',
    },
    '& del': { bg: 'danger.subtle', color: 'danger.text', borderColor: 'danger.border' },
    '& ins': { bg: 'success.subtle', color: 'success.text', borderColor: 'success' },
  },
})
