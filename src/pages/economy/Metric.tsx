import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { amountText, shownDifference, type WaitTime } from '@/engine/economy/words'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import type { LinkTarget } from '@/model/ids'
import { textLink } from '@/parts/page/panel'
import { Popover } from '@/ui/Popover'

/** An input of a figure, for the explanation of the figure. */
export interface MetricInput {
  label: string
  value: string
  /** The object, or the assumptions. */
  to?: LinkTarget | 'assumptions'
}

/** How a figure was calculated. */
export interface Explanation {
  /** Name of the figure: 'Credits earned in 30 days'. */
  title: string
  /** The formula in words and symbols. */
  formula: string
  inputs: readonly MetricInput[]
}

/** The number of inputs that are shown. */
const most = 12

/** A figure. A click explains in a popover how it was calculated. */
export function Metric({ title, formula, inputs, children }: Explanation & { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Trigger
        type="button"
        // Printed as text (print.css).
        data-figure=""
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        title="How this was worked out"
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {children}
      </Trigger>
      {anchor && (
        <Popover anchor={anchor} label={title} onClose={() => setAnchor(undefined)}>
          <chakra.p textStyle="name">{title}</chakra.p>
          <chakra.p mt="1" fontFamily="mono" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {formula}
          </chakra.p>
          {inputs.length > 0 && (
            <Inputs>
              {inputs.slice(0, most).map(({ label, value, to }) => (
                <div key={`${label} ${value}`}>
                  <dt>
                    {to === undefined ? (
                      label
                    ) : to === 'assumptions' ? (
                      <Link
                        to="/programme/economy"
                        search={(before) => ({ ...before, panel: 'assumptions' as const })}
                        replace
                        resetScroll={false}
                        onClick={() => setAnchor(undefined)}
                      >
                        {label}
                      </Link>
                    ) : (
                      <ObjectLink to={to}>{label}</ObjectLink>
                    )}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Inputs>
          )}
          {inputs.length > most && (
            <chakra.p mt="1" textStyle="xs" color="fg.muted">{`and ${inputs.length - most} more`}</chakra.p>
          )}
        </Popover>
      )}
    </>
  )
}

const Trigger = chakra('button', {
  base: {
    display: 'inline',
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    // A target of 24 px that takes no more space than the line, so that the figure stays on its baseline.
    minH: '6',
    my: 'calc((1lh - 24px) / 2)',
    verticalAlign: 'baseline',
    borderRadius: 'sm',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
    _print: { textDecoration: 'none' },
  },
})

const Inputs = chakra('dl', {
  base: {
    mt: '3',
    borderTopWidth: '1px',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      py: '1',
      borderBottomWidth: '1px',
    },
    '& dt': { minW: '0', overflowWrap: 'anywhere' },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: '600', whiteSpace: 'nowrap' },
    '& a': textLink,
  },
})

interface DifferenceProps {
  now: number
  /** Undefined without a tried change. */
  before: number | undefined
  unit?: string
}

/**
 * The change of a figure by a trial, such as '+17', calculated from the rounded values on the screen. Renders nothing
 * without a change.
 */
export function MetricDifference({ now, before, unit = '' }: DifferenceProps) {
  if (before === undefined) return null
  const by = shownDifference(now, before)
  if (by === 0) return null
  return (
    <MetricBadge>
      <chakra.span srOnly>{`before ${amountText(before)}${unit}, `}</chakra.span>
      <span>{`${by > 0 ? '+' : '−'}${formatNumber(Math.abs(by))}${unit}`}</span>
    </MetricBadge>
  )
}

interface WaitDifferenceProps {
  now: WaitTime | undefined
  /** `null` if no change is tried; undefined if it takes longer than a year. */
  before: WaitTime | undefined | null
}

/**
 * '+3 d': by how much a tried change moves a wait. 'was 5 h' where the two have other units, or one of them is beyond a
 * year.
 */
export function WaitDifference({ now, before }: WaitDifferenceProps) {
  if (before === null || (now?.amount === before?.amount && now?.unit === before?.unit)) return null
  if (now && now.unit === before?.unit)
    return (
      <MetricDifference now={now.amount} before={before.amount} unit={now.unit === 'day' ? ' d' : ' h'} />
    )
  return (
    <MetricBadge>{`was ${before ? `${formatNumber(before.amount)} ${before.unit[0]}` : '–'}`}</MetricBadge>
  )
}

export const MetricBadge = chakra('span', {
  base: {
    display: 'inline-block',
    px: '1.5',
    borderRadius: 'full',
    bg: 'warning.subtle',
    color: 'warning.text',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
})
