import { chakra, type HTMLChakraProps, useSlotRecipe } from '@chakra-ui/react'
import type { Ref } from 'react'
import { switchRecipe } from './theme/recipes/choice'

interface SwitchProps extends Omit<HTMLChakraProps<'button'>, 'onChange' | 'ref' | 'value'> {
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
