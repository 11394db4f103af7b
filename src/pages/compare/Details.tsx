import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { MatrixCell, MatrixRow } from '@/engine/compare/matrix'
import type { FieldDiff } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import { DiffValue, diffMarks } from '@/parts/plan/DiffValue'
import { IconButton } from '@/ui/Button'
import { CopyBox } from './CopyBox'
import type { MatrixColumn } from './columns'
import { OpenInAccount } from './OpenInAccount'

interface DifferenceDetailsProps {
  row: MatrixRow
  columns: readonly MatrixColumn[]
  /** The opened column. */
  column: number
  onClose: () => void
}

/** The difference of one cell, and copies of the object to other accounts (rules COMPARE-5 and COMPARE-7). */
export function DifferenceDetails({ row, columns, column, onClose }: DifferenceDetailsProps) {
  const id = useId()
  const { name, source, cells } = row
  const [cell, from, here] = [cells[column], columns[source], columns[column]]
  if (!cell || !from || !here) return null
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div data-part="difference">
        <div data-part="head">
          <span id={id}>{titleOf(cell, name, here)}</span>
          <IconButton icon={X} label="Close" size="xs" onClick={onClose} />
        </div>
        {cell.state === 'differs' ? (
          <Fields row={row} diffs={cell.diffs} from={from.name} here={here.name} />
        ) : (
          <p>{sentenceOf(cell, from, here)}</p>
        )}
        <div data-part="links">
          {columns.map(
            (one, index) =>
              (index === source || index === column) &&
              !one.isFile &&
              cells[index]?.object && <OpenInAccount key={one.key} row={row} column={one} />,
          )}
        </div>
      </div>
      <CopyBox row={row} columns={columns} column={column} />
    </Box>
  )
}

const titleOf = ({ state, diffs }: MatrixCell, name: string, here: MatrixColumn): string =>
  state === 'differs'
    ? `${name}: ${pluralize(diffs.length, 'field differs', 'fields differ')} in ${here.name}`
    : `${name} in ${here.name}`

function sentenceOf(
  { state, hasOtherAvailability }: MatrixCell,
  from: MatrixColumn,
  here: MatrixColumn,
): string {
  if (state === 'source') return `The others are compared with ${here.name}.`
  if (state === 'missing') return `${here.name} does not have it. ${from.name} does.`
  if (state === 'unknown') return `The list of ${here.name} was not read, so it is not known.`
  return hasOtherAvailability
    ? `The same as in ${from.name}, except for its availability, which copies leave as it is.`
    : `The same as in ${from.name}.`
}

interface FieldsProps {
  row: MatrixRow
  diffs: readonly FieldDiff[]
  from: string
  here: string
}

/** Both values of each field. A value that only this account has is marked as added. */
const Fields = ({ row, diffs, from, here }: FieldsProps) => (
  <>
    <div data-part="names">
      <span data-part="first" aria-hidden />
      <b>{from}</b>
      <b>{here}</b>
    </div>
    {diffs.map((diff) => {
      // The sides are swapped: in a plan, a value that only the target has would be removed; here it is marked as
      // added.
      const flipped = { ...diff, source: diff.target, target: diff.source }
      return (
        <div key={diff.key} data-part="field">
          <b data-part="first">{diff.fieldName}</b>
          <span>
            <chakra.span srOnly>{`${from}: `}</chakra.span>
            <DiffValue type={row.type} diff={flipped} side="target" />
          </span>
          <span>
            <chakra.span srOnly>{`${here}: `}</chakra.span>
            <DiffValue type={row.type} diff={flipped} side="source" />
          </span>
        </div>
      )
    })}
  </>
)

const thirds = { base: '1fr 1fr', md: '128px minmax(0, 1fr) minmax(0, 1fr)' } as const

const Box = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: { base: '8px', md: '12px' },
    w: { base: 'calc(100vw - 42px)', md: 'auto' },
    maxW: { md: 'min(72rem, calc(100vw - 300px))' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    overflow: 'hidden',
    ...diffMarks,
    '& [data-part=head]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      ps: '3',
      pe: '1',
      minH: '36px',
      bg: 'bg.subtle',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& p': { px: '3', py: '2' },
    '& [data-part=names], & [data-part=field]': {
      display: 'grid',
      gridTemplateColumns: thirds,
      borderTopWidth: '1px',
      '&& > *': { px: '3', py: '2', minW: '0', overflowWrap: 'anywhere' },
      '&& > * + *': { borderStartWidth: { md: '1px' } },
      '& > [data-part=first]': { gridColumn: { base: '1 / -1', md: 'auto' } },
    },
    '& [data-part=names] > span': { display: { base: 'none', md: 'block' } },
    '& b': { fontWeight: '600' },
    '& [data-part=links]': { display: 'flex', flexWrap: 'wrap', gap: '1', px: '1.5', pb: '1' },
  },
})
