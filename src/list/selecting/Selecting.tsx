import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { Button, IconButton } from '@/ui/Button'
import { formatNumber } from '@/ui/format'
import { MoreRows } from '../MoreRows'
import type { Truncation } from '../query'
import type { ListSpec } from '../types'
import type { ListTable } from '../useListTable'
import type { SelectMode } from '.'
import { idsIn, type RowSelection } from './rowSelection'

interface SelectingProps<T extends object> {
  spec: ListSpec<T>
  table: ListTable<T>
  truncated: Truncation | undefined
  mode: SelectMode<T>
  onDone: () => void
  /** What can be done with the selected objects. */
  children: ReactNode
}

/** The bar of Select mode, which stays in view below the list (rules SELECT-1 to SELECT-6). */
export function Selecting<T extends object>(props: SelectingProps<T>) {
  const { spec, table, truncated, mode, onDone, children } = props
  const { selection } = mode
  const idsOf = useMemo(() => idsIn(spec), [spec])
  useEffect(() => mode.orderBy(() => idsOf(table.ordered.slice(0, table.found))), [mode, table, idsOf])
  useEffect(() => {
    if (table.total > 0 && selection.count() > 0) selection.keep(new Set(idsOf(table.rows)))
  }, [table.rows, table.total, selection, idsOf])
  useEscape(onDone)
  return (
    <Bar role="region" aria-label="Selection">
      {truncated && (
        <chakra.div data-part="partly">
          <MoreRows {...truncated} />
        </chakra.div>
      )}
      <Count selection={selection} />
      <chakra.div data-part="actions">{children}</chakra.div>
      <Button size="sm" onClick={onDone}>
        Done
      </Button>
    </Bar>
  )
}

/** The number of selected rows, which screen readers hear at each change, and the button that unticks all. */
function Count({ selection }: { selection: RowSelection }) {
  const count = useSyncExternalStore(selection.subscribe, selection.count)
  return (
    <chakra.div data-part="count">
      <chakra.span role="status" aria-atomic>
        <chakra.b>{formatNumber(count)}</chakra.b> selected
      </chakra.span>
      <IconButton
        icon={X}
        label="Clear selection"
        size="sm"
        aria-disabled={count === 0 || undefined}
        onClick={selection.clear}
      />
    </chakra.div>
  )
}

/** Escape leaves Select mode, unless a dialog, a drop-down or the search box handles it. */
function useEscape(onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value)
      return
    onEscape()
  })
  useEffect(() => {
    // After the handlers of React, which are on the root.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: { base: '0', md: '3' },
    zIndex: 'save',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1',
    mt: '3',
    mx: { base: '-2', md: '0' },
    minH: '52px',
    py: '2',
    ps: { base: '3', md: '4' },
    pe: { base: '3', md: '2.5' },
    borderWidth: { base: '1px 0 0', md: '1px' },
    borderColor: 'border.strong',
    borderRadius: { base: '16px 16px 0 0', md: 'lg' },
    bg: 'bg.panel',
    boxShadow: 'lg',
    _print: { display: 'none' },
    '& > [data-part=partly]': { flexBasis: '100%', px: { base: '0', md: '0' } },
    '& > [data-part=count]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      flex: { base: '1', md: '0 0 auto' },
      h: '36px',
      pe: { md: '2' },
      borderEndWidth: { md: '1px' },
      fontWeight: '600',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      '& b': {
        display: 'inline-block',
        minW: '6',
        px: '7px',
        me: '1',
        borderRadius: 'full',
        bg: 'accent.muted',
        color: 'accent.text',
        fontWeight: '680',
        lineHeight: '24px',
        textAlign: 'center',
        outline: '1px solid transparent',
      },
    },
    '& > [data-part=actions]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '0', md: '0.5' },
      minW: '0',
      flex: { base: '0 0 calc(100% + 24px)', md: '1' },
      order: { base: '2', md: '0' },
      mx: { base: '-12px', md: '0' },
      px: { base: '2', md: '0' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The focus ring of the buttons.
      py: '2px',
    },
  },
})
