import { chakra, Flex } from '@chakra-ui/react'
import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { JournalLine, RevertedEntries } from '@/engine/journal/filter'
import { dayLabels } from '@/engine/journal/labels'
import { formatNumber, formatTime, pluralize } from '@/lib/format'
import { toggledInSet } from '@/lib/toggled'
import { useStable } from '@/list/useStable'
import { Badge } from '@/ui/styled'
import { Title } from '@/ui/Title'
import { usePrintingPart } from '@/ui/usePrinting'
import { EntryLine } from './EntryLine'
import type { AccountName, OnRevert } from './LineRow'
import { PlanLine } from './PlanLine'

interface LinesProps {
  lines: readonly JournalLine[]
  reverted: RevertedEntries
  onToggle: (plan: string) => void
  onRevert: OnRevert
  accountOf: AccountName
}

const estimates = { day: 44, plan: 52, entry: 52 }

/** The number of printed lines around those in view (decision H98). */
const paperLines = 2000

/** Index of the first printed line. The line in view (`first`) is in the middle of the printed ones. */
const firstOnPaper = (count: number, first: number) =>
  Math.max(0, Math.min(first - paperLines / 2, count - paperLines))

/**
 * A virtualized list of lines, because a journal can have 100,000 (rule JOURNAL-8). The heights of lines are measured.
 * In print, lines have other heights, so they are not positioned, and lines out of view are included.
 */
export function Lines({ lines, reverted, onToggle, onRevert, accountOf }: LinesProps) {
  const box = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // The space above the list changes with the notes of the page.
  useLayoutEffect(() => {
    const measure = () => {
      if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    if (box.current?.parentElement) observer.observe(box.current.parentElement)
    return () => observer.disconnect()
  }, [])
  const isPrinting = usePrintingPart(box)
  // The print layout is shorter, which makes the page scroll. Ignore that, and keep the lines that are in view on the
  // screen.
  const follow = useStable((change: () => void) => {
    if (!isPrinting) change()
  })
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => estimates[lines[index]?.kind ?? 'entry'],
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
    // Lines have other heights at another width. Measured at once, WebKit reports a loop of the observer as an error.
    useAnimationFrameWithResizeObserver: true,
    observeElementOffset: (instance, tell) =>
      observeWindowOffset(instance, (offset, isScrolling) => follow(() => tell(offset, isScrolling))),
    initialRect: { width: 0, height: globalThis.innerHeight ?? 800 },
  })
  const items = virtual.getVirtualItems()
  const from = firstOnPaper(lines.length, virtual.range?.startIndex ?? 0)
  const onPaper = isPrinting ? lines.slice(from, from + paperLines) : []
  const shown = isPrinting ? onPaper.map(({ key }, index) => ({ index: from + index, key, start: 0 })) : items
  // Stable functions, so that lines in view do not render again while the page scrolls.
  const toggle = useStable((id: string) => setOpened((before) => toggledInSet(before, id)))
  const togglePlan = useStable(onToggle)
  const revert = useStable(onRevert)
  return (
    <chakra.ol
      ref={box}
      aria-label="Changes"
      position="relative"
      listStyleType="none"
      style={isPrinting ? undefined : { height: `${virtual.getTotalSize()}px` }}
    >
      {shown.map(({ index, key, start }) => {
        const line = lines[index]
        if (!line) return null
        return (
          <li
            key={key}
            ref={isPrinting ? undefined : virtual.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={
              isPrinting
                ? undefined
                : {
                    position: 'absolute',
                    insetInline: 0,
                    top: 0,
                    transform: `translateY(${start - virtual.options.scrollMargin}px)`,
                  }
            }
          >
            {line.kind === 'day' && <DayLine at={line.at} count={line.count} />}
            {line.kind === 'plan' && (
              <PlanLine
                records={line.records}
                isOpen={line.isOpen}
                reverted={reverted}
                onToggle={togglePlan}
                onRevert={revert}
                accountOf={accountOf}
              />
            )}
            {line.kind === 'entry' && (
              <EntryLine
                record={line.record}
                isOfPlan={line.isOfPlan}
                isSameTime={line.isOfPlan && timeOf(lines[index - 1]) === formatTime(line.record.at)}
                isOpen={opened.has(line.key)}
                reverted={reverted}
                onToggle={toggle}
                onRevert={revert}
                accountOf={accountOf}
              />
            )}
          </li>
        )
      })}
      {isPrinting && lines.length > paperLines && (
        <chakra.li px="5" py="2" textStyle="sm">
          {leftOut(from, lines.length)}
        </chakra.li>
      )}
    </chakra.ol>
  )
}

/** Says which lines are printed, and how many are not. */
const leftOut = (from: number, count: number): string =>
  `Lines ${formatNumber(from + 1)} to ${formatNumber(from + paperLines)} of ${formatNumber(count)}. ` +
  `${pluralize(count - paperLines, 'more line')} not printed. Filters make the journal shorter.`

/** The time that a line shows. */
function timeOf(line: JournalLine | undefined): string | undefined {
  const record = line?.kind === 'plan' ? line.records[0] : line?.kind === 'entry' ? line.record : undefined
  return record && formatTime(record.at)
}

/** The head of a day, with the number of its changes. */
const DayLine = memo(function DayLine({ at, count }: { at: number; count: number }) {
  const [title, text] = dayLabels(at)
  return (
    <Flex align="baseline" gap="2" px="inset" pt={{ base: '1.5', md: '3' }} pb="2" borderBottomWidth="1px">
      <Title size="card">{title}</Title>
      {text !== '' && (
        <chakra.span textStyle="xs" color="fg.muted">
          {text}
        </chakra.span>
      )}
      <Badge aria-hidden ms="auto">
        {formatNumber(count)}
      </Badge>
      <chakra.span srOnly>{`, ${pluralize(count, 'change')}`}</chakra.span>
    </Flex>
  )
})
