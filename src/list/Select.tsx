import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface SelectProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** `<option>` elements with numbers as values. */
  children: ReactNode
}

/** A small native select of numbers. */
export function Select({ label, value, onChange, children }: SelectProps) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })({ size: 'sm' })
  return (
    <chakra.span css={styles.root} width="auto">
      <chakra.select
        css={styles.field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {children}
      </chakra.select>
      <chakra.span css={styles.indicator}>
        <ChevronDown size={16} aria-hidden />
      </chakra.span>
    </chakra.span>
  )
}
