import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { columnsText, readColumns, widths } from '@/engine/advanced-filters/columns'
import type { Column, ListSpec } from '@/list/types'
import { Button, IconButton } from '@/ui/Button'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { LabelledSelect } from '@/ui/Labelled'
import { offeredColumns } from './offeredColumns'

interface ColumnsDialogProps {
  spec: ListSpec<object>
  /** The columns in the address. */
  text: string | undefined
  onClose: () => void
  onApply: (text: string | undefined) => void
}

const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 84px auto',
      alignItems: 'center',
      gap: '2',
      py: '1',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
})

/** Adds, removes, orders and sizes the columns after the name (rule ASK-5). */
export function ColumnsDialog({ spec, text, onClose, onApply }: ColumnsDialogProps) {
  const offered = offeredColumns(spec)
  const [columns, setColumns] = useState<readonly Column<object>[]>(
    () => readColumns(offered, text) ?? spec.columns,
  )
  const others = [...offered.values()].filter(({ id }) => !columns.some((column) => column.id === id))
  const move = (index: number, to: number) =>
    setColumns((before) => {
      const next = [...before]
      next.splice(to, 0, ...next.splice(index, 1))
      return next
    })
  const setWidth = (id: string, typed: string) =>
    setColumns((before) =>
      before.map((column) =>
        column.id === id ? { ...column, width: typed === '' ? undefined : Number(typed) } : column,
      ),
    )
  const isWrong = columns.some(({ width }) => width !== undefined && !isWidth(width))
  return (
    <FormDialog
      title="Columns"
      confirm="Apply"
      isDisabled={columns.length === 0 || isWrong}
      before={
        <Button variant="outline" onClick={() => onApply(undefined)}>
          Standard columns
        </Button>
      }
      onClose={onClose}
      onConfirm={() => onApply(columnsText(spec.columns, columns))}
    >
      <Rows aria-label="Columns after the name">
        {columns.map(({ id, header: label, width }, index) => {
          return (
            <li key={id}>
              <span>{label}</span>
              <Input
                size="sm"
                type="number"
                min={widths.least}
                max={widths.most}
                step={10}
                aria-label={`Width of ${label} in px, ${widths.least} to ${widths.most}`}
                aria-invalid={(width !== undefined && !isWidth(width)) || undefined}
                placeholder="Auto"
                value={width ?? ''}
                onChange={({ target }) => setWidth(id, target.value)}
              />
              <span>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${label} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${label} down`}
                  disabled={index === columns.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={X}
                  label={`Remove ${label}`}
                  disabled={columns.length === 1}
                  onClick={() => setColumns((before) => before.filter((column) => column.id !== id))}
                />
              </span>
            </li>
          )
        })}
      </Rows>
      <LabelledSelect
        label="Add a column"
        value=""
        empty="Choose a field"
        options={others.map(({ id, header }) => [id, header])}
        onChoose={(id) => setColumns((before) => [...before, ...others.filter((one) => one.id === id)])}
      />
    </FormDialog>
  )
}

const isWidth = (width: number) => Number.isInteger(width) && width >= widths.least && width <= widths.most
