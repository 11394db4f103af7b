import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'

type WithRef<E, P> = Omit<P, 'ref'> & { ref?: Ref<E> }

export type InputProps = WithRef<HTMLInputElement, HTMLChakraProps<'input', { size?: 'sm' | 'md' | 'lg' }>>
export type TextareaProps = WithRef<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>

/** The console's text field. Unlike Chakra's, it needs no field context around it. */
export const Input = createRecipeContext({ key: 'input' }).withContext<HTMLInputElement, InputProps>('input')

export const Textarea = createRecipeContext({ key: 'textarea' }).withContext<
  HTMLTextAreaElement,
  TextareaProps
>('textarea')
