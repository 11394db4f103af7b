import { type RefObject, useLayoutEffect } from 'react'
import { Textarea, type TextareaProps } from '@/ui/Input'

interface GrowingTextProps extends Omit<TextareaProps, 'ref' | 'value' | 'onChange'> {
  value: string
  onText: (text: string) => void
  ref: RefObject<HTMLTextAreaElement | null>
}

/** A one-line text field that grows with its text. */
export function GrowingText({ value, onText, ref, ...props }: GrowingTextProps) {
  // For browsers without `field-sizing`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }, [value, ref])
  return (
    <Textarea
      {...props}
      ref={ref}
      rows={1}
      css={{ fieldSizing: 'content' }}
      display="block"
      minH={{ base: 'control.lg', md: 'control.md' }}
      py={{ base: '9px', md: '7px' }}
      resize="none"
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
