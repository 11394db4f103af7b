import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import styles from '@/ui/Segments.module.css'

interface SegmentsProps<Value extends string | number> {
  label: string
  /** The chosen value; undefined if none is chosen. */
  value: Value | undefined
  items: readonly { value: Value; label: string; icon?: LucideIcon }[]
  onChoose: (value: Value) => void
  isDisabled?: boolean
  /** Style of the box. */
  box?: HTMLChakraProps<'div'>
}

/** A choice between a few values that are all visible. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, value, items, onChoose, isDisabled, box } = props
  return (
    <chakra.div role="group" aria-label={label} className={styles.segments} {...box}>
      {items.map(({ value: one, label: text, icon: Icon }) => (
        <button
          key={one}
          type="button"
          className={styles.segment}
          aria-pressed={one === value}
          disabled={isDisabled}
          onClick={() => onChoose(one)}
        >
          {Icon && <Icon size={14} aria-hidden />}
          <span>{text}</span>
        </button>
      ))}
    </chakra.div>
  )
}
