import { chakra, createRecipeContext, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type WithRef<E, P> = Omit<P, 'ref'> & { ref?: Ref<E> }

export type InputProps = WithRef<HTMLInputElement, HTMLChakraProps<'input', { size?: 'sm' | 'md' | 'lg' }>>
export type TextareaProps = WithRef<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>

/** The console's text field. Unlike Chakra's, it needs no field context around it. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input')

export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>('textarea')

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
