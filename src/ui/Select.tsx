import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

interface SelectProps extends Omit<HTMLChakraProps<'select'>, 'ref'> {
  size?: 'sm' | 'md'
  /** Style of the box around the select and its arrow, such as the width. */
  box?: HTMLChakraProps<'span'>
  /** Distance of the arrow from the end of the box. */
  arrowEnd?: string
  /** A button inside the box, such as `ClearButton`. */
  button?: ReactNode
  ref?: Ref<HTMLSelectElement>
}

/** A native select. Its children are `<option>` elements. */
export function Select({ size, box, arrowEnd, button, ...props }: SelectProps) {
  const styles = useSlotRecipe({ key: 'nativeSelect' })({ size })
  return (
    <chakra.span css={styles.root} {...box}>
      <chakra.select css={styles.field} {...props} />
      {button}
      <chakra.span css={styles.indicator} {...(arrowEnd && { insetEnd: arrowEnd })}>
        <ChevronDown aria-hidden />
      </chakra.span>
    </chakra.span>
  )
}
