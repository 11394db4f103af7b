import { chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { CopyFacts, PlanRow } from '@/engine/plan/types'
import { endMoment, momentIn } from '@/lib/dates'
import { dayText, momentText } from '@/lib/dateText'
import { pressedKey } from '@/lib/keys'
import { chooseId, chooseName } from '@/parts/plan/planned'
import { Button, IconButton } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { belowRow } from './Row'

interface CopyRow extends PlanRow {
  copy: CopyFacts
}

interface CopyCellsProps {
  row: CopyRow
  newId: string | undefined
  isRenaming: boolean
  /** Opens or closes the form for name and id. */
  onRename: (() => void) | undefined
}

/** The cells of a copy: its original, its dates, and where its references lead (rule CAMPAIGN-5). */
export function CopyCells({ row, newId, isRenaming, onRename }: CopyCellsProps) {
  const { copy } = row
  const [after, before] = [datesText(copy.after), copy.before && datesText(copy.before)]
  const stays = copy.references.filter(({ isCopy }) => !isCopy).map(({ name }) => name)
  const copied = copy.references.filter(({ isCopy }) => isCopy).map(({ name }) => name)
  return (
    <span data-part="why">
      <chakra.span display="flex" alignItems="center" columnGap="1">
        <span>
          {/* A template has no originals. */}
          <span>{before === undefined ? 'New, as ' : 'Copy of '}</span>
          <chakra.code fontSize="xs" dir="auto" translate="no">
            {before === undefined ? (newId ?? row.id) : copy.from}
          </chakra.code>
          {before !== undefined && newId !== undefined && <b>{` as ${newId}`}</b>}
        </span>
        {onRename && (
          <IconButton
            icon={Pencil}
            label={`Change name and id of ${row.name}`}
            aria-expanded={isRenaming}
            onClick={onRename}
          />
        )}
      </chakra.span>
      <chakra.span display="block" color="fg">
        <span>{after === '' ? 'No dates' : after}</span>
        {after !== '' && before !== undefined && before !== after && (
          <chakra.span color="fg.muted">{`, was ${before}`}</chakra.span>
        )}
      </chakra.span>
      {copy.isTwin && <Line>Has the same name as its original</Line>}
      {copied.length > 0 && (
        <Line>
          {`${before === undefined ? 'Uses of this plan' : 'Uses the copies of this plan'}: ${copied.join(', ')}`}
        </Line>
      )}
      {stays.length > 0 && <Line>{`Still uses: ${stays.join(', ')}`}</Line>}
    </span>
  )
}

const Line = chakra('small', { base: { display: 'block !important', fontSize: 'xs', lineHeight: '16px' } })

/** For example 'Mon 30 November to Sun 13 December' or 'Mon 7 December, 20:00 draw'; empty without a date. */
export function datesText({ from, to, draw }: CopyFacts['after']): string {
  const day = (at: number | undefined) => (at === undefined || Number.isNaN(at) ? undefined : dayText(at))
  const [start, end] = [day(endMoment('from', from)), day(endMoment('to', to))]
  const drawn = momentIn(draw)
  const range =
    start !== undefined && end !== undefined
      ? `${start} to ${end}`
      : start !== undefined
        ? `from ${start}`
        : end !== undefined
          ? `to ${end}`
          : ''
  const drawText = drawn === undefined || Number.isNaN(drawn) ? '' : `draw ${momentText(drawn)}`
  return [range, drawText].filter(Boolean).join(', ')
}

interface CopyFormProps {
  row: CopyRow
  /** The id that the user entered; undefined if it is the suggested one. */
  newId: string | undefined
  onDone: () => void
}

/** Changes name and id of a copy before it is created. */
export function CopyForm({ row, newId, onDone }: CopyFormProps) {
  const id = useId()
  const [name, setName] = useState(row.name)
  const [own, setOwn] = useState(newId ?? row.id)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <chakra.form
      {...belowRow}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = own.trim()
        if (name.trim() !== row.name) chooseName(row.key, name.trim())
        chooseId(row.key, wanted === '' || wanted === row.id ? undefined : wanted)
        onDone()
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') onDone()
      }}
    >
      <chakra.span flex="1" minW="10rem">
        <chakra.label htmlFor={`${id}name`} display="block" textStyle="xs" mb="1">
          Name
        </chakra.label>
        <Input
          id={`${id}name`}
          size="sm"
          ref={first}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </chakra.span>
      <chakra.span flex="1" minW="10rem">
        <chakra.label htmlFor={`${id}id`} display="block" textStyle="xs" mb="1">
          Id
        </chakra.label>
        <Input id={`${id}id`} size="sm" value={own} onChange={(event) => setOwn(event.target.value)} />
      </chakra.span>
      <Button type="submit" variant="outline" size="sm">
        Use these
      </Button>
    </chakra.form>
  )
}

export const isCopyRow = (row: PlanRow): row is CopyRow => row.copy !== undefined
