import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { FieldDiff, PlanRow, Side, Sides } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import { valueText } from '@/model/fieldValue'
import { DiffValue, diffMarks } from '@/parts/plan/DiffValue'
import { Button } from '@/ui/Button'
import { NewIdForm } from './Blocked'
import { belowRow } from './Row'
import type { SideNames } from './sides'

interface DiffBoxProps {
  row: PlanRow
  names: SideNames
  sides: Sides
  onSides: (sides: Sides) => void
  onLeaveOut: () => void
  /** Undefined if the object keeps its id. */
  onNewId: ((id: string) => void) | undefined
}

/** Both values of every differing field. The user chooses one of them; by default the target's value stays. */
export function DiffBox({ row, names, sides, onSides, onLeaveOut, onNewId }: DiffBoxProps) {
  const id = useId()
  const sideOf = ({ key, byDefault, isOpen }: FieldDiff): Side | undefined =>
    sides[key] ?? byDefault ?? (isOpen ? undefined : 'target')
  const isOpen = row.diffs.some((diff) => sideOf(diff) === undefined)
  const source = row.diffs.filter((diff) => sideOf(diff) === 'source').length
  const all = (side: Side) => onSides(Object.fromEntries(row.diffs.map(({ key }) => [key, side])))
  const count = row.diffs.length
  return (
    <Box {...belowRow}>
      <chakra.div data-part="head">
        <span>{pluralize(count, 'field differs', 'fields differ')}</span>
        <b>{names.source.title}</b>
        <b>{names.target.title}</b>
      </chakra.div>
      {row.diffs.map((diff, index) => (
        <div key={diff.key} data-part="field" role="radiogroup" aria-label={diff.fieldName}>
          <span data-part="name">
            <span>{diff.fieldName}</span>
            {diff.set !== undefined && (
              <chakra.small display="block" fontSize="xs" fontWeight="400" color="fg.muted">
                {`${names.set ?? ''} ${valueText(row.type, diff.path, diff.set)}`}
              </chakra.small>
            )}
          </span>
          {(['source', 'target'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${id}${index}`}
                checked={sideOf(diff) === side}
                onChange={() => onSides({ ...sides, [diff.key]: side })}
              />
              <chakra.span srOnly>{`${names[side].title}: `}</chakra.span>
              <DiffValue type={row.type} diff={diff} side={side} />
            </label>
          ))}
        </div>
      ))}
      <Foot
        row={row}
        names={names}
        source={source}
        isOpen={isOpen}
        onAll={all}
        onLeaveOut={onLeaveOut}
        onNewId={onNewId}
      />
    </Box>
  )
}

interface FootProps extends Pick<DiffBoxProps, 'row' | 'names' | 'onLeaveOut' | 'onNewId'> {
  source: number
  /** A field still needs a decision. */
  isOpen: boolean
  onAll: (side: Side) => void
}

function Foot({ row, names, source, isOpen, onAll, onLeaveOut, onNewId }: FootProps) {
  const [isAsking, setAsking] = useState(false)
  const target = row.diffs.length - source
  const summary = isOpen
    ? 'Left out until you choose.'
    : source === 0
      ? 'Stays as it is.'
      : `${pluralize(source, 'field')} from ${names.source.name}${target > 0 ? `, ${pluralize(target, 'stays', 'stay')}` : ''}`
  if (isAsking && onNewId)
    return (
      <NewIdForm data-part="foot" object={row} onNewId={onNewId}>
        <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </NewIdForm>
    )
  return (
    <chakra.div data-part="foot">
      <chakra.span aria-live="polite">{summary}</chakra.span>
      <Button variant="ghost" size="sm" onClick={() => onAll('source')}>
        {`Take all from ${names.source.name}`}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onAll('target')}>
        {`Keep all as in ${names.target.name}`}
      </Button>
      {onNewId && (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          New id
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onLeaveOut}>
        Leave out
      </Button>
    </chakra.div>
  )
}

const halves = { base: '1fr 1fr', md: '112px minmax(0, 1fr) minmax(0, 1fr)' } as const

const Box = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    overflow: 'hidden',
    textStyle: 'sm',
    '& > [data-part=head]': {
      display: 'grid',
      gridTemplateColumns: halves,
      alignItems: 'center',
      minH: '36px',
      bg: 'bg.subtle',
      textStyle: 'xs',
      '& > span, & > b': { px: '3', py: '1.5', minW: '0', overflowWrap: 'anywhere' },
      '& > span': { color: 'fg.muted', gridColumn: { base: '1 / -1', md: 'auto' } },
      '& b': { fontWeight: '600' },
    },
    '& > [data-part=field]': { display: 'grid', gridTemplateColumns: halves, borderTopWidth: '1px' },
    '& [data-part=name]': {
      px: '3',
      pt: '2',
      pb: { base: '0', md: '2' },
      fontWeight: '550',
      minW: '0',
      overflowWrap: 'anywhere',
      gridColumn: { base: '1 / -1', md: 'auto' },
    },
    '& label': {
      display: 'flex',
      gap: '2',
      minW: '0',
      minH: { base: 'control.lg', md: '36px' },
      px: '3',
      py: '2',
      cursor: 'pointer',
      color: 'fg.muted',
      borderStartWidth: { md: '1px' },
      '&:has(:checked)': { bg: 'primary.subtle', color: 'fg' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
    '& input[type=radio]': {
      appearance: 'none',
      flexShrink: '0',
      boxSize: '16px',
      mt: '1px',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      cursor: 'inherit',
      outline: '0',
      _checked: { borderWidth: '5px', borderColor: 'primary', forcedColorAdjust: 'none' },
    },
    ...diffMarks,
    '& label:has(:checked) [data-part=word]': { bg: 'bg.panel', outlineColor: 'primary.muted' },
    '& > [data-part=foot]': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '1',
      ps: '3',
      pe: '1.5',
      py: '1.5',
      borderTopWidth: '1px',
      bg: 'bg.subtle',
      textStyle: 'xs',
      color: 'fg.muted',
      '& > span': { flex: { base: '1 0 100%', lg: '1' } },
      '& > button': { flex: { base: '1 0 auto', md: '0 0 auto' }, px: '2', fontSize: 'xs' },
    },
  },
})
