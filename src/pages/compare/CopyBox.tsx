import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { MatrixRow } from '@/engine/compare/matrix'
import { pluralize } from '@/lib/format'
import { toggledInSet } from '@/lib/toggled'
import { planEach } from '@/parts/plan/planned'
import { Button } from '@/ui/Button'
import { Title } from '@/ui/Title'
import { copyRequests, type MatrixColumn } from './columns'
import { matrixCellText } from './matrixLabels'

interface CopyBoxProps {
  row: MatrixRow
  columns: readonly MatrixColumn[]
  /** The column that the user opened. It is selected at first. */
  column: number
}

/** Copies the object to the marked accounts: a plan for each of them (rule COMPARE-7). */
export function CopyBox({ row, columns, column }: CopyBoxProps) {
  const id = useId()
  const { user } = useSession()
  const navigate = useNavigate()
  const { source, cells, name } = row
  const from = columns[source]
  const object = cells[source]?.object
  const targets = columns.flatMap((one, index) => {
    const cell = cells[index]
    const isWanted = cell?.state === 'differs' || cell?.state === 'missing'
    return isWanted && !one.isFile ? [{ one, index, text: matrixCellText(cell) }] : []
  })
  const [marked, setMarked] = useState<ReadonlySet<number>>(
    () => new Set(targets.flatMap(({ index }) => (index === column ? [index] : []))),
  )
  if (!from || !object || targets.length === 0 || !canPlan(user?.permissions ?? [])) return null
  const toggle = (index: number) => setMarked(toggledInSet(marked, index))
  const copy = () => {
    const to = targets.flatMap(({ one, index }) => (marked.has(index) ? [one] : []))
    planEach(copyRequests(from, row, object, to), 'compare')
    void navigate({ to: '/programme/plan' })
  }
  return (
    <Box role="group" aria-labelledby={id}>
      <Title size="card" id={id}>
        {`Copy ${name} to`}
      </Title>
      {targets.map(({ one, index, text }) => (
        <label key={one.key}>
          <input type="checkbox" checked={marked.has(index)} onChange={() => toggle(index)} />
          <bdi>{one.name}</bdi>
          <small>{text}</small>
        </label>
      ))}
      <Button disabled={marked.size === 0} onClick={copy}>
        <Copy size={16} aria-hidden />
        <span>{`Copy from ${from.name}`}</span>
      </Button>
      <small>
        {marked.size > 1
          ? `Opens a plan for each of the ${pluralize(marked.size, 'account')}.`
          : 'Opens a plan. Nothing is sent before you confirm it.'}
      </small>
    </Box>
  )
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    p: '3',
    borderTopWidth: { base: '1px', lg: '0' },
    borderStartWidth: { lg: '1px' },
    _print: { display: 'none' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '44px', md: '28px' },
      cursor: 'pointer',
      '& > bdi': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
      '& > input': { boxSize: '16px', flexShrink: '0' },
    },
    '& small': { textStyle: 'xs', color: 'fg.muted' },
    '& > button': { mt: '1' },
  },
})
