import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '@/ui/Button'
import { counted, formatNumber } from '@/ui/format'
import { Select } from '@/ui/Input'
import { announce } from '@/ui/toast'
import type { Decisions, PlanRow } from '../types'
import { differing, type Side, type SideNames, withSide } from './sides'

interface DecideAllProps {
  /** The rows that differ and are not left out. */
  rows: readonly PlanRow[]
  names: SideNames
  sides: Decisions['sides']
  onSides: (sides: Decisions['sides']) => void
}

/** Decides about all differences at once, or about those of one field or type (rule COPY-5). */
export function DecideAll({ rows, names, sides, onSides }: DecideAllProps) {
  const id = useId()
  const [scope, setScope] = useState({ field: '', type: '' })
  const { fields, types } = differing(rows)
  // What was chosen can be gone from the plan.
  const field = fields.find(([name]) => name === scope.field)?.[0]
  const type = types.find((one) => one.type === scope.type)?.type
  const decide = (side: Side) => {
    const next = withSide(sides, rows, { field, type }, side)
    onSides(next.sides)
    const of = names[side].name
    announce(`${counted(next.count, 'field')} ${side === 'ours' ? `from ${of}` : `as in ${of}`}`)
  }
  return (
    <Bar role="group" aria-labelledby={`${id}title`}>
      <b id={`${id}title`}>{counted(rows.length, 'object differs', 'objects differ')}</b>
      <Select
        aria-label="Field"
        size="sm"
        value={field ?? ''}
        onChange={(event) => setScope({ ...scope, field: event.target.value })}
      >
        <option value="">All fields</option>
        {fields.map(([name, count]) => (
          <option key={name} value={name}>{`${name} (${formatNumber(count)})`}</option>
        ))}
      </Select>
      <Select
        aria-label="Type"
        size="sm"
        value={type ?? ''}
        onChange={(event) => setScope({ ...scope, type: event.target.value })}
      >
        <option value="">All types</option>
        {types.map((one) => (
          <option key={one.type} value={one.type}>{`${one.title} (${formatNumber(one.count)})`}</option>
        ))}
      </Select>
      <Button variant="outline" size="sm" onClick={() => decide('ours')}>
        {`Take from ${names.ours.name}`}
      </Button>
      <Button variant="outline" size="sm" onClick={() => decide('theirs')}>
        {`Keep as in ${names.theirs.name}`}
      </Button>
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    textStyle: 'sm',
    '& > b': { fontWeight: '580', flex: { base: '1 0 100%', md: '1' } },
    '& > span': { flex: { base: '1 0 40%', md: '0 1 12rem' }, w: 'auto', minW: '0' },
    '& > button': {
      flex: { base: '1 0 40%', md: '0 1 auto' },
      minW: '0',
      whiteSpace: 'normal',
      h: 'auto',
      minH: { base: 'control.lg', md: 'control.sm' },
    },
  },
})
