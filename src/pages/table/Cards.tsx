import { chakra } from '@chakra-ui/react'
import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { ChevronDown, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { TableDraftRow } from '@/engine/table/tableDraft'
import { pressedKey } from '@/lib/keys'
import { TextQuery } from '@/lib/textQuery'
import { toggledInSet } from '@/lib/toggled'
import { titleOf } from '@/lib/value'
import { IconButton } from '@/ui/Button'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { SearchInput } from '@/ui/SearchInput'
import { Title } from '@/ui/styled'
import { usePrintingPart } from '@/ui/usePrinting'
import { CardField } from './CardField'
import type { GridProps } from './gridProps'
import { cellSelector, oneCell, withRow } from './selection'

interface CardsProps
  extends Pick<
    GridProps,
    | 'one'
    | 'rows'
    | 'shown'
    | 'canAdd'
    | 'isReadOnly'
    | 'selected'
    | 'onSelect'
    | 'focusRequest'
    | 'onType'
    | 'onRemove'
  > {
  title: string
}

const newKey = 'new'

/**
 * The rows on a phone: each is a line that opens its fields, with the same edits. Only lines in view are rendered, and the
 * one with the focus. Hidden on paper, where the rows are a table.
 */
export function Cards(props: CardsProps) {
  const { title, one, rows, shown, canAdd, isReadOnly, selected, onSelect, focusRequest, onType, onRemove } =
    props
  const box = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useOpened(rows)
  const [text, setText] = useState('')
  usePrintingPart(box, () => {
    const field = document.activeElement
    if (!isText(field) || !box.current?.contains(field)) return
    const { selectionStart, selectionEnd } = field
    // An accepted text can replace the field by a new one. Commit it first, then restore the caret in the new field.
    flushSync(() => field.blur())
    const again = box.current.querySelector(cellSelector(selected.row, selected.column))
    if (!isText(again)) return
    again.focus({ preventScroll: true })
    again.setSelectionRange(selectionStart, selectionEnd)
  })
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY))
  }, [])
  const places = useMemo(() => placesOf(rows, canAdd, text), [rows, canAdd, text])
  const keyAt = (index: number) => rows[index]?.key ?? newKey
  const virtual = useWindowVirtualizer({
    count: places.length,
    estimateSize: (at) => 57 + (opened.has(keyAt(places[at] ?? 0)) ? Math.ceil(shown.length / 2) * 72 : 0),
    getItemKey: (at) => keyAt(places[at] ?? 0),
    overscan: 8,
    rangeExtractor: (inView) =>
      withRow(defaultRangeExtractor(inView), places.indexOf(selected.row), places.length),
    // A hidden card keeps the height that it had.
    measureElement: (card, entry, of) =>
      measureElement(card, entry, of) || (of.measurementsCache[of.indexFromElement(card)]?.size ?? 0),
    scrollMargin: top,
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 800 },
  })
  const focusSelected = useEffectEvent(() => {
    setText('')
    setOpened((before) => new Set(before).add(keyAt(selected.row)))
    const { row, column } = selected
    focusAfterPaint(() => box.current?.querySelector<HTMLElement>(cellSelector(row, column)))
  })
  useEffect(() => {
    if (focusRequest > 0) focusSelected()
  }, [focusRequest])
  return (
    <>
      <chakra.div px="3" py="2" borderTopWidth="1px" bg="bg.subtle" _print={{ display: 'none' }}>
        <SearchInput
          value={text}
          onText={setText}
          aria-label={`Search ${title.toLowerCase()}`}
          placeholder={`Search ${title.toLowerCase()}`}
          clearLabel="Clear search"
        />
      </chakra.div>
      {places.length === 0 && (
        <chakra.p px="3" py="4" textStyle="sm" color="fg.muted" role="status">
          {`No ${title.toLowerCase()} match “${text}”.`}
        </chakra.p>
      )}
      <chakra.ul
        ref={box}
        aria-label={title}
        position="relative"
        listStyleType="none"
        _print={{ display: 'none' }}
        style={{ height: `${virtual.getTotalSize()}px` }}
      >
        {virtual.getVirtualItems().map(({ index: at, key, start }) => {
          const index = places[at] ?? 0
          const row = rows[index]
          const isOpen = opened.has(keyAt(index))
          return (
            <chakra.li
              key={key}
              ref={virtual.measureElement}
              data-index={at}
              position="absolute"
              insetX="0"
              top="0"
              borderBottomWidth="1px"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Card
                row={row}
                one={one}
                isOpen={isOpen}
                onToggle={() => setOpened(toggledInSet(opened, keyAt(index)))}
                onRemove={onRemove}
              >
                {shown.map((column, place) => (
                  <CardField
                    key={column.path}
                    row={row}
                    column={column}
                    one={one}
                    isReadOnly={isReadOnly}
                    place={{ 'data-row': index, 'data-column': place }}
                    onFocus={() => onSelect(oneCell(index, place))}
                    onType={(typed) => onType(index, column, typed)}
                  />
                ))}
              </Card>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </>
  )
}

/** The indexes of the rows that match a text. The row for a new object comes last. */
function placesOf(rows: readonly TableDraftRow[], canAdd: boolean, text: string): number[] {
  const query = new TextQuery(text)
  const all = [...rows.keys()]
  if (query.isBlank) return canAdd ? [...all, rows.length] : all
  // Also matches the saved name: otherwise a row that is being renamed would disappear together with its field.
  return all.filter((index) => {
    const { name = '', id = '', base } = rows[index] ?? {}
    return query.isIn(name, id, ...(base ? [titleOf(base, id)] : []))
  })
}

/** The keys of the open cards. */
function useOpened(rows: readonly TableDraftRow[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [known, setKnown] = useState(rows.length)
  if (rows.length !== known) {
    setKnown(rows.length)
    // Text typed on the card of a new object has created a row. Its card stays open.
    const last = rows.at(-1)
    if (rows.length > known && last && last.base === undefined && opened.has(newKey))
      setOpened(new Set([...opened].filter((key) => key !== newKey)).add(last.key))
  }
  return [opened, setOpened] as const
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

interface CardProps {
  row: TableDraftRow | undefined
  one: string
  isOpen: boolean
  onToggle: () => void
  onRemove: (key: string) => void
  children: ReactNode
}

/** '3 changed, 1 not taken'. */
const noteOf = ({ base, changed, problems }: TableDraftRow): string =>
  [
    base === undefined ? 'New' : changed.size > 0 && `${changed.size} changed`,
    problems.size > 0 && `${problems.size} not taken`,
  ]
    .filter(Boolean)
    .join(', ')

/** One row: a line with its name and its changes, and its fields while it is open. Escape closes it and returns the focus to the line. */
function Card({ row, one, isOpen, onToggle, onRemove, children }: CardProps) {
  const id = useId()
  const line = useRef<HTMLButtonElement>(null)
  const note = row ? noteOf(row) : ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    // Moving the focus makes the field commit its text.
    line.current?.focus()
    onToggle()
  }
  return (
    <>
      <chakra.div display="flex" alignItems="center" pe="1">
        <Title size="card" flex="1">
          <Line ref={line} type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <b>{row?.name || `New ${one}`}</b>
            {note !== '' && (
              <chakra.small color={row && row.problems.size > 0 ? 'danger.text' : 'accent.text'}>
                {note}
              </chakra.small>
            )}
            <ChevronDown size={16} aria-hidden />
          </Line>
        </Title>
        {row && row.base === undefined && (
          <IconButton icon={X} label={`Remove new ${one} ${row.name}`} onClick={() => onRemove(row.key)} />
        )}
      </chakra.div>
      <chakra.div id={id} hidden={!isOpen} onKeyDown={onKeyDown}>
        {isOpen && (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2" px="3" pb="3">
            {children}
          </chakra.div>
        )}
      </chakra.div>
    </>
  )
}

const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '56px',
    px: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-2px' },
    '& > b': { flex: '1', minW: '0', fontWeight: 'inherit' },
    '& > small': { flexShrink: '0', textStyle: 'xs', fontWeight: '400' },
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
})
