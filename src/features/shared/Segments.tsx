import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface SegmentsProps<Value extends string | number> {
  label: string
  value: Value
  items: readonly { value: Value; label: string; icon?: LucideIcon }[]
  onChoose: (value: Value) => void
  /** Style of the box. */
  box?: HTMLChakraProps<'div'>
}

/** A choice of few, all of them visible. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, value, items, onChoose, box } = props
  const styles = useSlotRecipe({ key: 'segmentGroup' })()
  return (
    <chakra.div role="group" aria-label={label} css={styles.root} {...box}>
      {items.map(({ value: one, label: text, icon: Icon }) => (
        <chakra.button
          key={one}
          type="button"
          css={styles.item}
          aria-pressed={one === value}
          {...(one === value && { 'data-checked': '' })}
          onClick={() => onChoose(one)}
        >
          {Icon && <Icon size={14} aria-hidden />}
          <span>{text}</span>
        </chakra.button>
      ))}
    </chakra.div>
  )
}
