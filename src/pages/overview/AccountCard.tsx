import { chakra } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type MetricName, metricOf } from '@/api/metrics'
import type { Account } from '@/generated/model'
import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import { Inside } from '@/ui/signs'
import { Skeleton } from '@/ui/styled'
import { Thumb } from '@/ui/Thumb'
import { agoText } from './days'
import { useMetrics } from './useMetrics'

/** A queue that limits how many cards load at the same time. */
export interface LoadQueue {
  /** Whether the card is allowed to load its figures. */
  has: (id: string) => boolean
  /** Adds a card to the queue. */
  join: (id: string) => void
  /** Removes a card that has loaded, so that the next one can load. */
  done: (id: string) => void
}

interface AccountCardProps {
  account: Account
  name: string
  /** When the account was last opened in this browser, in ms; 0 if never. */
  openedAt: number | undefined
  queue: LoadQueue
  onChoose: () => void
}

const shown: [name: MetricName, label: string][] = [
  ['players', nouns.players.title],
  ['activePlayers', 'Active'],
  ['missions', nouns.missions.title],
]

/** A card that selects an account. Its figures are fetched when it comes into view, a few cards at a time. */
export function AccountCard({ account, name, openedAt, queue, onChoose }: AccountCardProps) {
  const id = account.account
  const card = useRef<HTMLLIElement>(null)
  const { join, done } = queue
  const { figures, error } = useMetrics(id, { enabled: queue.has(id) })
  useEffect(() => {
    if (!card.current) return
    if (!window.IntersectionObserver) return join(id)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && join(id))
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [join, id])
  const isSettled = figures !== undefined || error !== undefined
  useEffect(() => {
    if (isSettled) done(id)
  }, [isSettled, done, id])
  return (
    <chakra.li ref={card} minW="0" display="grid">
      <Card>
        <span data-part="head">
          <Thumb src={account.imgUrl} type="accounts" icon={Building2} family="people" />
          <span data-part="words">
            {/* The button covers the whole card. Its accessible name is only its own text, not all text of the card
                (WCAG 2.5.3). */}
            <button
              type="button"
              data-part="name"
              title={error ? `${name}: ${error}` : name}
              aria-label={`Open ${name}`}
              onClick={onChoose}
            >
              <bdi>{name}</bdi>
            </button>
            <span data-part="opened">
              {openedAt ? `Last opened ${when(openedAt)}` : 'Not opened in this browser yet'}
            </span>
          </span>
          <Inside />
        </span>
        <span data-part="figures">
          {shown.map(([figure, label]) => (
            <span key={figure}>
              <small>{label}</small>
              <b>
                {figures ? (
                  formatNumber(metricOf(figures, figure))
                ) : error ? (
                  '–'
                ) : (
                  <Skeleton display="block" w="44px" h="14px" my="3px" />
                )}
              </b>
            </span>
          ))}
        </span>
      </Card>
    </chakra.li>
  )
}

/** 'today, 17:41' */
function when(at: number): string {
  const words = agoText(at, Date.now())
  return /^\d\d:/.test(words) ? `today, ${words}` : words
}

const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minW: '0',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', borderColor: 'border.control' },
    '& [data-part=head]': { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
    '& [data-part=head] > svg': { flexShrink: '0', color: 'fg.muted' },
    '& [data-part=words]': { flex: '1', minW: '0', display: 'grid' },
    '& [data-part=name]': {
      textAlign: 'start',
      cursor: 'pointer',
      // The focus ring is drawn around the whole card.
      _focusVisible: { outline: '0', _after: { outline: '2px solid {colors.focus}', outlineOffset: '2px' } },
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      textStyle: 'section',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=opened]': { textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=figures]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '3',
      mt: '3',
      pt: '3',
      borderTopWidth: '1px',
    },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& [data-part=figures] b': { textStyle: 'md', fontWeight: '640', fontVariantNumeric: 'tabular-nums' },
  },
})
