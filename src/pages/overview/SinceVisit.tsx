import { Box, chakra, Flex, Grid, Span } from '@chakra-ui/react'
import { memo } from 'react'
import { metricOf } from '@/api/metrics'
import { abbreviate, formatNumber, formatTime } from '@/lib/format'
import { Part, Quiet } from '@/parts/page/panel'
import { Skeleton } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import { agoText } from './days'
import { type Sample, sparkline } from './sparkline'
import { useMetrics } from './useMetrics'
import { followedMetrics, growthOf, useSinceVisit } from './visits'

/** The live figures compared with the previous visit, with a chart of their course since the page was opened. */
export function SinceVisit({ account }: { account: string }) {
  const { figures, error, retry } = useMetrics(account)
  const { before, isFirst, course } = useSinceVisit(account, figures)
  return (
    <Part
      title="Since your last visit"
      isBusy={!figures && !error}
      aside={
        figures && (
          <chakra.span textStyle="sm" color="fg.muted">
            {before && capital(agoText(before.at, Date.now()))}
          </chakra.span>
        )
      }
    >
      {error && (
        <chakra.div role="alert" mb="3">
          <Quiet color="danger.text">{`The figures could not be loaded: ${error}`}</Quiet>
          <TryAgain onClick={retry} />
        </chakra.div>
      )}
      {isFirst && <Quiet>From your next visit on, this shows what has changed.</Quiet>}
      {!isFirst && (figures || !error) && (
        <Grid
          as="dl"
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          columnGap={{ base: '4', md: '6' }}
          rowGap="4"
        >
          {followedMetrics.map(({ name, label }) => {
            const value = figures && metricOf(figures, name)
            return (
              <Figure
                key={name}
                label={label}
                value={value}
                growth={value === undefined ? undefined : growthOf(before, name, value)}
                samples={course.get(name) ?? none}
              />
            )
          })}
        </Grid>
      )}
    </Part>
  )
}

const none: readonly Sample[] = []
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface FigureProps {
  label: string
  /** Undefined while it loads. */
  value: number | undefined
  growth: number | undefined
  samples: readonly Sample[]
}

/** Renders only when the value changes (rule SPEED-1). */
const Figure = memo(({ label, value, growth, samples }: FigureProps) => (
  <Box minW="0" minH="72px">
    <Box as="dt" textStyle="xs" color="fg.muted">
      {label}
    </Box>
    {value === undefined ? (
      <Flex as="dd">
        <Skeleton display="block" w="96px" h="48px" mt="1" />
      </Flex>
    ) : (
      <>
        <Flex as="dd" align="baseline" wrap="wrap" gap="2">
          <chakra.b
            title={formatNumber(value)}
            fontSize="1.25rem"
            lineHeight="1.75rem"
            fontWeight="660"
            letterSpacing="-.01em"
          >
            {abbreviate(value)}
          </chakra.b>
          {growth !== undefined && (
            <Span
              textStyle="xs"
              fontWeight={growth === 0 ? '400' : '600'}
              color={growth === 0 ? 'fg.muted' : 'success.text'}
            >
              {growth === 0 ? 'no change' : signed(growth)}
            </Span>
          )}
        </Flex>
        {/* Without a second value, the chart would be a flat line that says nothing. */}
        {samples.some((sample) => sample.value !== samples[0]?.value) && (
          <Flex as="dd">
            <Chart samples={samples} />
          </Flex>
        )}
      </>
    )}
  </Box>
))

const signed = (growth: number) => `${growth > 0 ? '+' : '−'}${formatNumber(Math.abs(growth))}`

const size = { width: 196, height: 28 }

function Chart({ samples }: { samples: readonly Sample[] }) {
  const { line, area, end } = sparkline(samples, size.width, size.height)
  return (
    <chakra.svg
      role="img"
      aria-label={inWords(samples)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      display="block"
      w="100%"
      maxW="196px"
      h="28px"
      overflow="visible"
    >
      <chakra.path d={area} fill="primary.subtle" />
      <chakra.path
        d={line}
        fill="none"
        stroke="primary.text"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <chakra.circle cx={end.x} cy={end.y} r="2" fill="accent.mark" />
    </chakra.svg>
  )
}

/** The chart as text. */
function inWords(samples: readonly Sample[]): string {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return ''
  return `From ${formatNumber(first.value)} at ${formatTime(first.at)} to ${formatNumber(last.value)} at ${formatTime(last.at)}`
}
