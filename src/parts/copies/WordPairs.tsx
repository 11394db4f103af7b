import { chakra } from '@chakra-ui/react'
import { ArrowRight, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import type { BundleObject } from '@/engine/plan/types'
import { countChanged, type Pair } from '@/engine/sets/suggestions'
import { isYear } from '@/engine/sets/years'
import { pluralize } from '@/lib/format'
import { Button, IconButton } from '@/ui/Button'
import { Input } from '@/ui/Input'

interface WordPairsProps {
  objects: readonly BundleObject[]
  pairs: readonly Pair[]
  onPairs: (pairs: readonly Pair[]) => void
}

/** The replacements of words, each with the number of affected names and ids. */
export function WordPairs({ objects, pairs, onPairs }: WordPairsProps) {
  const isAdding = useRef(false)
  const setPair = (at: number, pair: Pair) => onPairs(pairs.map((one, index) => (index === at ? pair : one)))
  return (
    <chakra.fieldset display="grid" gap="2" minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        Words to replace
      </chakra.legend>
      {pairs.map(([from, to], index) => {
        const found = countChanged(objects, pairs, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs can be equal, and have no id
          <div key={index}>
            <chakra.div
              display="grid"
              gridTemplateColumns="minmax(0,1fr) 16px minmax(0,1fr) auto"
              alignItems="center"
              gap="2"
            >
              <Input
                ref={(field: HTMLInputElement | null) => {
                  if (!field || !isAdding.current || index < pairs.length - 1) return
                  isAdding.current = false
                  field.focus()
                }}
                aria-label={`Words ${index + 1}`}
                value={from}
                onChange={(event) => setPair(index, [event.target.value, to])}
              />
              <ArrowRight size={16} aria-hidden />
              <Input
                aria-label={`Instead of words ${index + 1}`}
                value={to}
                onChange={(event) => setPair(index, [from, event.target.value])}
              />
              <IconButton
                icon={X}
                label={`Keep ${from === '' ? `words ${index + 1}` : `“${from}”`}`}
                onClick={() => onPairs(pairs.filter((_, at) => at !== index))}
              />
            </chakra.div>
            <chakra.p textStyle="xs" color="fg.muted" mt="1">
              <span>{`In ${pluralize(found.names, 'name')} and ${pluralize(found.ids, 'id')}`}</span>
              {isYear(from) && <span>, where it stands alone, not in descriptions</span>}
            </chakra.p>
          </div>
        )
      })}
      <chakra.span>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            isAdding.current = true
            onPairs([...pairs, ['', '']])
          }}
        >
          <Plus size={16} aria-hidden />
          <span>Add words</span>
        </Button>
      </chakra.span>
    </chakra.fieldset>
  )
}
