import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { badgeRecipe } from './theme/recipes/display'

export type BadgeProps = HTMLChakraProps<'span', NonNullable<RecipeVariantProps<typeof badgeRecipe>>>

/** A short status, e.g. 'Active'. */
export const Badge = createRecipeContext({ key: 'badge' }).withContext<HTMLSpanElement, BadgeProps>('span')
