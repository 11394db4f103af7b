import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import type { buttonRecipe } from './theme/recipes/button'

type Variants = NonNullable<RecipeVariantProps<typeof buttonRecipe>>

interface ButtonProps extends HTMLChakraProps<'button', Variants> {
  ref?: Ref<HTMLButtonElement>
  /** An action is running: the button looks and is announced as disabled and ignores clicks, but keeps the focus. */
  isBusy?: boolean
}

const Styled = createRecipeContext({ key: 'button' }).withContext<HTMLButtonElement, ButtonProps>('button')

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * The console's button, with its own variants (default `primary`). For a link styled as a button:
 * `<Button asChild><Link …>Add Mission</Link></Button>`.
 */
export function Button({ isBusy = false, onClick, ...props }: ButtonProps) {
  return (
    <Styled
      {...(!props.asChild && { type: 'button' as const })}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true, 'data-disabled': '' })}
      onClick={isBusy ? ignore : onClick}
      {...props}
    />
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  icon: LucideIcon
  /** Accessible name and tooltip, e.g. 'Delete winter-warm-up'. */
  label: string
}

/** A square button with an icon only; default is a 32 px ghost, 44 px on small screens. */
export function IconButton({ icon: Icon, label, variant = 'ghost', size = 'sm', ...props }: IconButtonProps) {
  return (
    <Button icon variant={variant} size={size} aria-label={label} title={label} {...props}>
      <Icon size={16} aria-hidden />
    </Button>
  )
}
