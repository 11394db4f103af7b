import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { type ChosenColumn, columnsText, readColumns, widths } from '@/engine/advanced-filters/columns'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import type { ListSpec } from '@/list/types'
import { Button, IconButton } from '@/ui/Button'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { LabelledSelect } from '@/ui/Labelled'

interface ColumnsDialogProps {
  spec: ListSpec<never>
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
  const specified = spec.columns.map(({ id }) => id)
  const [columns, setColumns] = useState<readonly ChosenColumn[]>(
    () => readColumns(spec.type, specified, text) ?? specified.map((id) => ({ id })),
  )
  const fields = fieldsOfType(spec.type)
  const labelOf = (id: string) =>
    spec.columns.find((column) => column.id === id)?.header ?? fields.get(id)?.label ?? id
  const offered = [...specified, ...fields.keys()].filter(
    (id, index, all) =>
      all.indexOf(id) === index && id !== 'name' && !columns.some((column) => column.id === id),
  )
  const move = (index: number, to: number) =>
    setColumns((before) => {
      const next = [...before]
      next.splice(to, 0, ...next.splice(index, 1))
      return next
    })
  const setWidth = (id: string, typed: string) =>
    setColumns((before) =>
      before.map((column) =>
        column.id === id ? { id, ...(typed !== '' && { width: Number(typed) }) } : column,
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
      onConfirm={() => onApply(columnsText(specified, columns))}
    >
      <Rows aria-label="Columns after the name">
        {columns.map(({ id, width }, index) => {
          const label = labelOf(id)
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
        options={offered.map((id) => [id, labelOf(id)])}
        onChoose={(id) => setColumns((before) => [...before, { id }])}
      />
    </FormDialog>
  )
}

const isWidth = (width: number) => Number.isInteger(width) && width >= widths.least && width <= widths.most
