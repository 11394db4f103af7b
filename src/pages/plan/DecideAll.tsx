import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Decisions, PlanRow, Side } from '@/engine/plan/types'
import { formatNumber, pluralize } from '@/lib/format'
import { chooseAllSides } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { announce } from '@/ui/toast'
import { differing, type SideNames, withSide } from './sides'

interface DecideAllProps {
  /** The rows with differences that are not excluded. */
  rows: readonly PlanRow[]
  names: SideNames
  sides: Decisions['sides']
}

/** Decides about all differences at once, or about those of one field or type (rule COPY-5). */
export function DecideAll({ rows, names, sides }: DecideAllProps) {
  const id = useId()
  const [scope, setScope] = useState({ field: '', type: '' })
  const { fields, types } = differing(rows)
  // The chosen field or type may no longer be in the plan.
  const field = fields.find(([name]) => name === scope.field)?.[0]
  const type = types.find((one) => one.type === scope.type)?.type
  const decide = (side: Side) => {
    const next = withSide(sides, rows, { field, type }, side)
    chooseAllSides(next.sides)
    const of = names[side].name
    announce(`${pluralize(next.count, 'field')} ${side === 'source' ? `from ${of}` : `as in ${of}`}`)
  }
  return (
    <Bar role="group" aria-labelledby={`${id}title`}>
      <b id={`${id}title`}>{pluralize(rows.length, 'object differs', 'objects differ')}</b>
      <Choice
        label="Field"
        all="All fields"
        value={field}
        options={fields.map(([name, count]) => ({ value: name, title: name, count }))}
        onChoose={(name) => setScope({ ...scope, field: name })}
      />
      <Choice
        label="Type"
        all="All types"
        value={type}
        options={types.map(({ type: value, title, count }) => ({ value, title, count }))}
        onChoose={(one) => setScope({ ...scope, type: one })}
      />
      <Button variant="outline" size="sm" onClick={() => decide('source')}>
        {`Take from ${names.source.name}`}
      </Button>
      <Button variant="outline" size="sm" onClick={() => decide('target')}>
        {`Keep as in ${names.target.name}`}
      </Button>
    </Bar>
  )
}

interface ChoiceProps {
  label: string
  /** Label of the option for all values. */
  all: string
  value: string | undefined
  options: readonly { value: string; title: string; count: number }[]
  onChoose: (value: string) => void
}

const Choice = ({ label, all, value = '', options, onChoose }: ChoiceProps) => (
  <Select aria-label={label} size="sm" value={value} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{all}</option>
    {options.map((one) => (
      <option key={one.value} value={one.value}>{`${one.title} (${formatNumber(one.count)})`}</option>
    ))}
  </Select>
)

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    textStyle: 'sm',
    '& > b': { fontWeight: '600', flex: { base: '1 0 100%', md: '1' } },
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
