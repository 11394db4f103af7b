import { chakra } from '@chakra-ui/react'
import type { ViewDifference } from '@/engine/explain/compare'
import { lineOf } from '@/engine/explain/texts'
import type { Explained } from '@/engine/explain/types'
import type { View } from '@/engine/explain/view'
import { dayText } from '@/lib/dateText'
import { formatTime } from '@/lib/format'
import { More } from '@/ui/More'
import { Table } from '@/ui/Table'
import { useShown } from '@/ui/usePrinting'
import { Identity } from './Identity'
import { Here } from './parts'
import { cardLabels, StateIcon } from './stateLabels'

interface DifferencesProps {
  differences: readonly ViewDifference[]
  titles: readonly [string, string]
  views: readonly [View, View]
  isMoment: boolean
  now: number
}

/** How many differences show at first, and how many more with each press. */
const first = 50

/** What differs, as a table: on phones each row is a block. */
export function Differences({ differences, titles, views, isMoment, now }: DifferencesProps) {
  const [shown, setShown] = useShown(first)
  return (
    <>
      <Sides pictured wide folds>
        <thead>
          <tr>
            {isMoment && <th scope="col">Changes</th>}
            <th scope="col">Object</th>
            <th scope="col" data-side="">
              {titles[0]}
            </th>
            <th scope="col" data-side="">
              {titles[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, shown).map(({ key, left, right, at }) => {
            const object = (right ?? left) as Explained
            return (
              <tr key={key}>
                {isMoment && (
                  <td data-part="when">
                    {at !== undefined && (
                      <time dateTime={new Date(at).toISOString()}>
                        <b>{dayText(at, now)}</b> <span>{formatTime(at)}</span>
                      </time>
                    )}
                  </td>
                )}
                <th scope="row">
                  <Here patch={{ object: key, via: undefined }}>
                    <Identity {...object} />
                  </Here>
                </th>
                <Cell title={titles[0]} one={left} view={views[0]} now={now} />
                <Cell title={titles[1]} one={right} view={views[1]} now={now} />
              </tr>
            )
          })}
        </tbody>
      </Sides>
      <More
        rest={differences.length - shown}
        step={first}
        names={56}
        onClick={() => setShown(shown + first)}
      />
    </>
  )
}

interface CellProps {
  title: string
  one: Explained | undefined
  view: View
  now: number
}

function Cell({ title, one, view, now }: CellProps) {
  if (!one) return <td data-title={title}>Does not exist</td>
  const line = lineOf(one, view, now)
  return (
    <td data-title={title}>
      <chakra.span display="flex" alignItems="center" gap="2" fontWeight="600">
        <StateIcon state={one.state} />
        <span>{cardLabels[one.state].label}</span>
      </chakra.span>
      {line !== cardLabels[one.state].label && <small>{line}</small>}
    </td>
  )
}

const Sides = chakra(
  Table,
  {
    base: {
      // The two texts are the important columns. With 26 % for the object, few of them need more than two lines.
      '& [data-side]': { w: '37%' },
      '&:has([data-part=when]) [data-side]': { w: '32%' },
      '& td': { overflowWrap: 'anywhere' },
      '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
      '& [data-part=when]': { whiteSpace: 'nowrap' },
      '& tbody th > a': {
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        alignItems: 'center',
        gap: '3',
        _hover: { textDecoration: 'underline' },
      },
      // On phones each row is a block, and each cell names its side.
      mdDown: {
        '& thead': { srOnly: true },
        '& tr, & td, & tbody th': { display: 'block' },
        '& tbody tr': { py: '2', borderBottomWidth: '1px' },
        '& td[data-title]::before': { content: 'attr(data-title)', textStyle: 'xs', color: 'fg.muted' },
      },
    },
  },
  { forwardProps: ['pictured', 'wide', 'folds'] },
)
