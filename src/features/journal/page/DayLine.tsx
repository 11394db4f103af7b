import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { daysBetween } from '@/model/days'
import { counted, formatNumber } from '@/ui/format'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dateOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Today' and 'Tuesday 21 April', 'Friday' and '17 April', or '1 March' and 'Sunday'. */
export function dayWords(at: number, now = Date.now()): [title: string, text: string] {
  const days = daysBetween(at, now)
  if (days === 0) return ['Today', dayAndMonth.format(at)]
  if (days === 1) return ['Yesterday', dayAndMonth.format(at)]
  if (days < 7 && days > 0) return [weekday.format(at), date.format(at)]
  const isOfYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return [(isOfYear ? date : dateOfYear).format(at), weekday.format(at)]
}

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
