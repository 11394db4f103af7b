import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { counted, formatNumber } from '@/ui/format'
import { dayWords } from '../dayWords'

/** The head of a day, with the number of its changes. */
export const DayLine = memo(function DayLine({ at, count }: { at: number; count: number }) {
  const [title, text] = dayWords(at)
  return (
    <Head>
      <h2>{title}</h2>
      <span>{text}</span>
      <chakra.small aria-hidden>{formatNumber(count)}</chakra.small>
      <chakra.span srOnly>{`, ${counted(count, 'change')}`}</chakra.span>
    </Head>
  )
})

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    px: { base: '3', md: '5' },
    pt: '3',
    pb: '2',
    borderBottomWidth: '1px',
    '& > h2': { textStyle: 'sm', fontWeight: '640' },
    '& > span': { textStyle: 'xs', color: 'fg.muted' },
    '& > small': {
      ms: 'auto',
      px: '2',
      borderRadius: 'full',
      bg: 'bg.muted',
      textStyle: 'xs',
      fontWeight: '600',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
