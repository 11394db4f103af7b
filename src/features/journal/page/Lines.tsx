import { chakra } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { revertedIn } from '@/model/journal'
import type { JournalRecord } from '@/stored/journalRecords'
import type { Line } from '../filter'
import { DayLine } from './DayLine'
import { EntryLine } from './EntryLine'
import { PlanLine } from './PlanLine'

interface LinesProps {
  lines: readonly Line[]
  reverted: ReturnType<typeof revertedIn>
  onToggle: (plan: string) => void
  onRevert: (entries: readonly JournalRecord[], field?: { key: string; name: string }) => void
}

const estimates = { day: 44, plan: 52, entry: 52 }

/** The lines that are in view: a journal can have 100,000 (rule JOURNAL-8). Their heights are measured. */
export function Lines({ lines, reverted, onToggle, onRevert }: LinesProps) {
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
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => estimates[lines[index]?.kind ?? 'entry'],
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 800 },
  })
  const toggle = useCallback(
    (id: string) =>
      setOpened((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  // Stable functions, so that a line that stays in view does not render while the page scrolls.
  const latest = useRef({ onToggle, onRevert })
  useLayoutEffect(() => {
    latest.current = { onToggle, onRevert }
  })
  const togglePlan = useCallback((plan: string) => latest.current.onToggle(plan), [])
  const revert: LinesProps['onRevert'] = useCallback(
    (entries, field) => latest.current.onRevert(entries, field),
    [],
  )
  return (
    <chakra.ol
      ref={box}
      aria-label="Changes"
      position="relative"
      listStyleType="none"
      style={{ height: `${virtual.getTotalSize()}px` }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index]
        if (!line) return null
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              transform: `translateY(${start - virtual.options.scrollMargin}px)`,
            }}
          >
            {line.kind === 'day' && <DayLine at={line.at} count={line.count} />}
            {line.kind === 'plan' && (
              <PlanLine
                records={line.records}
                isOpen={line.isOpen}
                reverted={reverted}
                onToggle={togglePlan}
                onRevert={revert}
              />
            )}
            {line.kind === 'entry' && (
              <EntryLine
                record={line.record}
                isOfPlan={line.isOfPlan}
                isOpen={opened.has(line.key)}
                reverted={reverted}
                onToggle={toggle}
                onRevert={revert}
              />
            )}
          </li>
        )
      })}
    </chakra.ol>
  )
}
