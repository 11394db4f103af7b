import { chakra, Flex, HStack } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Table2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { type Range, turned, unitOf, type Zoom, zoomOf, zooms } from '@/engine/time/range'
import { rangeText } from '@/engine/time/texts'
import { Segments } from '@/parts/filters/Segments'
import { PageTitle, ProgrammeHeading } from '@/parts/page/ProgrammeHead'
import { IconButton } from '@/ui/Button'
import { Button } from '@/ui/styled'

interface CalendarHeadProps {
  range: Range
  now: number
  /** Undefined until the calendar is loaded. */
  onRange: ((range: Range, isFinal: true) => void) | undefined
  isTable: boolean
  /** Shows the calendar as a table; undefined if that is not available. */
  onTable: (() => void) | undefined
  /** A button beside the title. */
  action?: ReactNode
}

const zoomNames: Record<Zoom, { label: string; unit: string }> = {
  day: { label: 'Day', unit: 'day' },
  week: { label: 'Week', unit: 'week' },
  month: { label: 'Month', unit: 'month' },
  year: { label: 'Year', unit: 'year' },
  years: { label: '2 years', unit: 'two years' },
}

/** Title, range and zoom. */
export function CalendarHead({ range, now, onRange, isTable, onTable, action }: CalendarHeadProps) {
  const zoom = zoomOf(range)
  const isDisabled = onRange === undefined
  // A new zoom shows the unit around today if today is visible, otherwise the unit around the middle.
  const around = now >= range.from && now < range.to ? now : (range.from + range.to) / 2
  const unit = zoom ? zoomNames[zoom].unit : 'range'
  const turn = (steps: 1 | -1) => onRange?.(turned(range, steps), true)
  return (
    <Flex as="header" wrap="wrap" align="center" columnGap="4" rowGap="2" minH="3.75rem" px="inset" py="2">
      <Title />
      {action}
      <HStack gap="2" w={{ base: 'full', md: 'auto' }}>
        <IconButton
          icon={ChevronLeft}
          // On phones the button is at the start of its line.
          edge={action ? 'start' : undefined}
          label={`Previous ${unit}`}
          disabled={isDisabled}
          onClick={() => turn(-1)}
        />
        <chakra.b
          aria-live="polite"
          minW={{ md: '7.5rem' }}
          textAlign="center"
          textStyle="md"
          fontVariantNumeric="tabular-nums"
        >
          {rangeText(range)}
        </chakra.b>
        <IconButton
          icon={ChevronRight}
          label={`Next ${unit}`}
          disabled={isDisabled}
          onClick={() => turn(1)}
        />
        <Button
          variant="outline"
          size="sm"
          ms={{ base: 'auto', md: '3' }}
          disabled={isDisabled}
          onClick={() => onRange?.(unitOf(zoom ?? 'month', now), true)}
        >
          Today
        </Button>
      </HStack>
      <Segments
        label="Zoom"
        value={zoom}
        items={zooms.map((value) => ({ value, label: zoomNames[value].label }))}
        isDisabled={isDisabled}
        box={zoomBox}
        onChoose={(one) => onRange?.(unitOf(one, around), true)}
      />
      {onTable && (
        <Button variant="outline" size="sm" aria-pressed={isTable} onClick={onTable}>
          <Table2 size={16} aria-hidden />
          Table
        </Button>
      )}
    </Flex>
  )
}

const zoomBox = {
  w: { base: 'full', md: 'auto' },
  css: { '& > button': { px: { base: '1', md: '3' } } },
} as const

/** Memoized, so that panning does not render it. */
const Title = memo(() => (
  <HStack gap="3" flex="1" minW="12rem">
    <PageTitle />
    <ProgrammeHeading />
  </HStack>
))
