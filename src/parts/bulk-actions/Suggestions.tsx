import { chakra, Flex } from '@chakra-ui/react'
import { naturalCompare } from '@/lib/compare'
import { fieldText, textOf } from '@/lib/value'
import { Button } from '@/ui/styled'

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
      {values.slice(0, mostShown).map(({ value, count }) => {
        const pressed = { bg: `${tone}.subtle`, borderColor: `${tone}.text`, color: `${tone}.text` }
        const isOn = isPressed(value)
        return (
          <Button
            key={value}
            variant="outline"
            size="sm"
            h={{ base: '36px', md: '28px' }}
            px="2.5"
            maxW="100%"
            fontWeight="500"
            aria-pressed={isOn}
            title={value}
            {...(isOn && { ...pressed, _hover: pressed })}
            onClick={() => onPress(value)}
          >
            <chakra.span truncate {...(isOn && tone === 'danger' && { textDecoration: 'line-through' })}>
              {value}
            </chakra.span>
            <chakra.span color="fg.muted" fontWeight="400">
              {count}
            </chakra.span>
          </Button>
        )
      })}
    </Flex>
  )
}
