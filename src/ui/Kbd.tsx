import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'

/** A key or chord, e.g. 'Ctrl K'. */
export const Kbd = createRecipeContext({ key: 'kbd' }).withContext<HTMLElement, HTMLChakraProps<'kbd'>>('kbd')
