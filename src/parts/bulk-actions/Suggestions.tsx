import { chakra, Flex } from '@chakra-ui/react'
import { naturalCompare } from '@/lib/compare'
import { fieldText, textOf } from '@/lib/value'
import { Chip } from '@/ui/Chip'

/** A value, and the number of objects that have it. */
interface CountedValue {
  value: string
  count: number
}

const categoriesOf = (row: object): string[] => [fieldText(row, 'category')]

/** Objects can break the contract, so a single text is read as a list with one tag. */
const tagsOf = (row: object): string[] => [(row as { tags?: unknown }).tags ?? []].flat().map(textOf)

function counted(rows: readonly object[], valuesOf: (row: object) => string[]): CountedValue[] {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const value of new Set(valuesOf(row).map((text) => text.trim())))
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || naturalCompare(a.value, b.value))
}

/** The categories of these objects, the most frequent first. */
export const categoriesIn = (rows: readonly object[]) => counted(rows, categoriesOf)

/** The tags of these objects, the most frequent first. */
export const tagsIn = (rows: readonly object[]) => counted(rows, tagsOf)

interface SuggestionsProps {
  /** Accessible name of the group. */
  label: string
  values: readonly CountedValue[]
  isPressed: (value: string) => boolean
  onPress: (value: string) => void
  /** `danger` for values that will be removed. */
  tone?: 'primary' | 'danger'
}

/** The number of suggestions. Typing filters them. */
const mostShown = 24

/** Buttons for values, each with the number of objects that have it. */
export function Suggestions({ label, values, isPressed, onPress, tone = 'primary' }: SuggestionsProps) {
  if (values.length === 0) return null
  return (
    <Flex role="group" aria-label={label} wrap="wrap" gap="1.5" mt="2" maxH="9.5rem" overflowY="auto" p="2px">
      {values.slice(0, mostShown).map(({ value, count }) => (
        <Chip
          key={value}
          isOn={isPressed(value)}
          count={String(count)}
          tone={tone}
          title={value}
          onClick={() => onPress(value)}
        >
          <chakra.span
            truncate
            {...(isPressed(value) && tone === 'danger' && { textDecoration: 'line-through' })}
          >
            {value}
          </chakra.span>
        </Chip>
      ))}
    </Flex>
  )
}
