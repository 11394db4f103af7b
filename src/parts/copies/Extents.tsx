import { chakra } from '@chakra-ui/react'
import type { Extent } from '@/engine/sets/suggestions'
import { dayText } from '@/lib/dateText'
import { ChangedValue } from '@/ui/Change'

interface ExtentsProps {
  before: Extent
  after: Extent
}

/** The first and the last date of the set, as they are and as they will be. */
export const Extents = ({ before, after }: ExtentsProps) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="auto 1fr"
    columnGap="4"
    rowGap="1"
    p="3"
    borderWidth="1px"
    borderRadius="md"
    bg="bg.subtle"
    textStyle="sm"
  >
    {(['first', 'last'] as const).map((end) => (
      <chakra.div key={end} display="contents">
        <chakra.dt color="fg.muted">{end === 'first' ? 'First date' : 'Last date'}</chakra.dt>
        <dd>
          <ChangedValue before={dayText(before[end])} after={dayText(after[end])} />
        </dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
