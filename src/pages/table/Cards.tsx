import { chakra } from '@chakra-ui/react'
import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { X } from 'lucide-react'
import {
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { TableColumn } from '@/engine/table/columns'
import type { SheetRow } from '@/engine/table/sheet'
import { pressedKey } from '@/lib/keys'
import { IconButton } from '@/ui/Button'
import { Input, Select, Textarea } from '@/ui/Input'
import { usePrintingPart } from '@/ui/usePrinting'
import { nameOf, stateOf } from './GridRow'
import { oneCell, placeSelector, type Selected, withRow } from './selection'
import { useTakenAtLeave } from './useTakenAtLeave'

interface CardsProps {
  title: string
  one: string
  rows: readonly SheetRow[]
  shown: readonly TableColumn[]
  canAdd: boolean
  isReadOnly: boolean
  selected: Selected
  onSelect: (selected: Selected) => void
  onType: (row: number, column: TableColumn, text: string) => void
  onRemove: (key: string) => void
}

/**
 * The rows as cards on a phone, with the same edits. Only cards in view are rendered, and the one with the focus. Hidden
 * on paper, where the rows are a table.
 */
export function Cards(props: CardsProps) {
  const { title, one, rows, shown, canAdd, isReadOnly, selected, onSelect, onType, onRemove } = props
  const box = useRef<HTMLUListElement>(null)
  usePrintingPart(box, () => {
    const field = document.activeElement
    if (!isText(field) || !box.current?.contains(field)) return
    const { selectionStart, selectionEnd } = field
    // A text that is taken renders another field.
    flushSync(() => field.blur())
    const again = box.current.querySelector(placeSelector(selected.row, selected.column))
    if (!isText(again)) return
    again.focus({ preventScroll: true })
    again.setSelectionRange(selectionStart, selectionEnd)
  })
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY))
  }, [])
  const count = rows.length + Number(canAdd)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => 56 + Math.ceil(shown.length / 2) * 72,
    getItemKey: (index) => rows[index]?.key ?? 'new',
    overscan: 3,
    rangeExtractor: (inView) => withRow(defaultRangeExtractor(inView), selected.row, count),
    // A hidden card keeps the height that it had.
    measureElement: (card, entry, of) =>
      measureElement(card, entry, of) || (of.measurementsCache[of.indexFromElement(card)]?.size ?? 0),
    scrollMargin: top,
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: globalThis.innerHeight ?? 800 },
  })
  return (
    <chakra.ul
      ref={box}
      aria-label={title}
      position="relative"
      listStyleType="none"
      _print={{ display: 'none' }}
      style={{ height: `${virtual.getTotalSize()}px` }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        return (
          <chakra.li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            position="absolute"
            insetX="0"
            top="0"
            px="3"
            py="3"
            borderBottomWidth="1px"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <chakra.div display="flex" alignItems="center" minH="8">
              <chakra.h2 flex="1" textStyle="name">
                {row?.name || `New ${one}`}
              </chakra.h2>
              {row && row.base === undefined && (
                <IconButton
                  icon={X}
                  label={`Remove new ${one} ${row.name}`}
                  onClick={() => onRemove(row.key)}
                />
              )}
            </chakra.div>
            <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
              {shown.map((column, at) => (
                <CardField
                  key={column.path}
                  row={row}
                  column={column}
                  one={one}
                  isReadOnly={isReadOnly}
                  place={{ 'data-row': index, 'data-column': at }}
                  onFocus={() => onSelect(oneCell(index, at))}
                  onType={(text) => onType(index, column, text)}
                />
              ))}
            </chakra.div>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

interface CardFieldProps {
  row: SheetRow | undefined
  column: TableColumn
  one: string
  isReadOnly: boolean
  /** Attributes by which the field is found. */
  place: Readonly<Record<string, number>>
  onFocus: () => void
  onType: (text: string) => void
}

function CardField({ row, column, one, isReadOnly, place, onFocus, onType }: CardFieldProps) {
  const id = useId()
  // The text of a field can have other line breaks than the value without any edit.
  const isTyped = useRef(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const state = row && stateOf(row, column)
  const problem = state?.problem
  const text = state?.text ?? ''
  useTakenAtLeave(
    field,
    (typed) => {
      if (isTyped.current) onType(typed)
    },
    text,
  )
  const isWide = ['text', 'lines', 'image', 'tags'].includes(column.kind)
  const props = {
    id,
    ...place,
    'aria-label': nameOf(row, column, one),
    'aria-invalid': problem !== undefined,
    onFocus,
  }
  const Text: ElementType = column.kind === 'lines' ? Textarea : Input
  const labels = column.values?.map(([, label]) => label)
  return (
    <chakra.div gridColumn={isWide ? '1 / -1' : undefined} minW="0">
      <chakra.label htmlFor={id} display="block" textStyle="xs" color="fg.muted">
        <span>{column.label}</span>
        {state?.isEdited && (
          <>
            {' '}
            <chakra.s color="accent.text">{state.saved || 'empty'}</chakra.s>
          </>
        )}
      </chakra.label>
      {labels ? (
        <Select
          {...props}
          disabled={isReadOnly}
          value={labels.includes(text) ? text : ''}
          onChange={(event) => onType(event.target.value)}
        >
          <option value="">—</option>
          {labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      ) : (
        <Text
          ref={field}
          key={text}
          {...props}
          defaultValue={text}
          readOnly={isReadOnly || (column.isId && row?.base !== undefined)}
          autoComplete="off"
          inputMode={column.kind === 'number' ? 'numeric' : undefined}
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            if (pressedKey(event) === 'Enter' && Text === Input) event.currentTarget.blur()
          }}
          onChange={() => {
            isTyped.current = true
          }}
          onBlur={(event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
            if (isTyped.current && event.target.value !== text) onType(event.target.value)
            isTyped.current = false
          }}
        />
      )}
      {state?.moved !== undefined && (
        <chakra.p textStyle="xs" color="accent.text">
          {`Changed since you typed, when it was ${state.moved || 'empty'}`}
        </chakra.p>
      )}
      {problem && (
        <chakra.p textStyle="xs" color="danger.text">
          {`Not taken: ${problem.message}`}
        </chakra.p>
      )}
    </chakra.div>
  )
}
