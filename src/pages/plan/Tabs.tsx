import { Box, chakra, Flex } from '@chakra-ui/react'
import { Layers } from 'lucide-react'
import type { PlanRequest } from '@/engine/plan/types'
import { formatNumber } from '@/lib/format'
import { Chip } from '@/ui/Chip'
import type { RowTab, Tab } from './groups'
import { statusLabelOf, wordOf } from './Status'

interface TabsProps {
  tabs: readonly Tab[]
  counts: ReadonlyMap<Tab, number>
  kind: PlanRequest['kind']
  current: Tab
  onChoose: (tab: Tab) => void
}

/** The colours of the bar: nothing is done yet, so what is ready has none of a result. Rows that need attention come first. */
const parts = [
  ['blocked', 'danger'],
  ['gone', 'danger'],
  ['exists', 'danger'],
  ['conflict', 'danger'],
  ['differs', 'accent.mark'],
  ['changed-elsewhere', 'accent.mark'],
  ['as-reviewed', 'primary.text'],
  ['delete', 'primary.text'],
  ['new', 'primary.text'],
  ['edit', 'primary.text'],
  ['identical', 'fg.subtle'],
  ['done', 'fg.subtle'],
] as const satisfies (readonly [RowTab, string])[]

const wordsOf = (tab: Tab, kind: PlanRequest['kind']): string => {
  if (tab === 'all') return 'All'
  if (tab === 'differs' && kind !== 'revert') return 'Differ'
  return tab === 'identical' && kind === 'edit' ? 'Unchanged' : wordOf(tab, kind)
}

/** The number of rows with each verdict or state, as a bar and as buttons that filter the rows. One without rows has no button. */
export function Tabs({ tabs, counts, kind, current, onChoose }: TabsProps) {
  // A bar with a single segment would look like a finished plan, so it needs several.
  const countOf = (tab: Tab) => counts.get(tab) ?? 0
  const shares = parts.filter(([tab]) => countOf(tab) > 0)
  return (
    <Box px="inset" py={{ base: '3', md: '4' }} borderBottomWidth="1px">
      {shares.length > 1 && (
        <Flex gap="3px" h="6px" mb="3" aria-hidden>
          {shares.map(([tab, color]) => (
            <chakra.i
              key={tab}
              bg={color}
              flexGrow={countOf(tab)}
              flexBasis="0"
              minW="6px"
              borderRadius="sm"
              outline="1px solid transparent"
              outlineOffset="-1px"
            />
          ))}
        </Flex>
      )}
      <Flex
        role="group"
        aria-label="Show"
        gap="2"
        mx={{ base: '-3', md: '0' }}
        px={{ base: '3', md: '0' }}
        py="2px"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tabs
          .filter((tab) => tab === 'all' || tab === current || countOf(tab) > 0)
          .map((tab) => {
            const look = tab === 'all' ? { icon: Layers, color: 'inherit' } : statusLabelOf(tab)
            const [words, count] = [wordsOf(tab, kind), formatNumber(countOf(tab))]
            return (
              <Chip
                key={tab}
                isOn={tab === current}
                count={count}
                aria-label={`${words}: ${count}`}
                onClick={() => onChoose(tab)}
              >
                <chakra.span display="inline-flex" color={tab === current ? 'inherit' : look.color}>
                  <look.icon size={14} aria-hidden />
                </chakra.span>
                <span>{words}</span>
              </Chip>
            )
          })}
      </Flex>
    </Box>
  )
}
