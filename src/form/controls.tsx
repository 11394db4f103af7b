import {
  chakra,
  createRecipeContext,
  createSlotRecipeContext,
  type HTMLChakraProps,
  useSlotRecipe,
} from '@chakra-ui/react'
import type { Ref } from 'react'
import { switchRecipe } from '@/ui/theme/recipes/choice'

type WithRef<E, P> = Omit<P, 'ref'> & { ref?: Ref<E> }
export type InputProps = WithRef<HTMLInputElement, HTMLChakraProps<'input'>>

/** A plain input with the theme's styles, without Chakra's field context. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input')

export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<
  HTMLTextAreaElement,
  WithRef<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>
>('textarea')

const select = createSlotRecipeContext({ key: 'nativeSelect' })
type SelectSize = { size?: 'sm' | 'md' | 'lg' }
export const SelectRoot = select.withProvider<HTMLDivElement, HTMLChakraProps<'div'> & SelectSize>(
  'div',
  'root',
)
export const SelectBox = select.withContext<
  HTMLSelectElement,
  WithRef<HTMLSelectElement, HTMLChakraProps<'select'>>
>('select', 'field')
export const SelectIndicator = select.withContext<HTMLSpanElement, HTMLChakraProps<'span'>>(
  'span',
  'indicator',
)

export interface SwitchProps extends Omit<HTMLChakraProps<'button'>, 'onChange' | 'ref' | 'value'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** `success` (green) is only for 'Correct' of a choice. */
  tone?: 'primary' | 'success'
  ref?: Ref<HTMLButtonElement>
}

/** A switch. Label it with `<label htmlFor>` or `aria-label`. */
export function Switch({ checked, onChange, tone, ...props }: SwitchProps) {
  const styles = useSlotRecipe({ recipe: switchRecipe })({ tone })
  return (
    <chakra.button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      css={styles.control}
      cursor="pointer"
      {...props}
    >
      <chakra.span css={styles.thumb} {...(checked && { 'data-checked': '' })} />
    </chakra.button>
  )
}
