import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { createContext, type ReactNode, type RefObject, use, useMemo } from 'react'
import { IconButton } from './Button'
import { Input, type InputProps } from './Input'

interface SearchInputProps extends Omit<InputProps, 'ref' | 'size' | 'value' | 'onChange'> {
  size?: 'md' | 'lg'
  value: string
  onText: (text: string) => void
  /** Accessible name of the button that empties the field. */
  clearLabel: string
  fieldRef?: RefObject<HTMLInputElement | null> | undefined
  /** Style of the box around the field. A new object renders the box and the button with each letter. */
  box?: HTMLChakraProps<'div'>
}

const sizes = {
  md: { input: { ps: '9', pe: '9' }, end: '1', button: { size: 'xs' } },
  lg: {
    input: { ps: '35px', pe: '11' },
    end: '5px',
    button: { boxSize: { base: 'control.md', md: 'control.sm' }, minW: '0', borderRadius: 'sm' },
  },
} as const

const Adornment = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    h: '100%',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' },
  },
})

const noNativeButton = { '&::-webkit-search-cancel-button': { display: 'none' } }

/** The field comes through context, so that a letter renders it alone: box, icon and button stay. */
const FieldContext = createContext<ReactNode>(null)
const Field = () => use(FieldContext)

const magnifyingGlass = (
  <Adornment insetStart="3">
    <Search size={16} aria-hidden />
  </Adornment>
)

/** A text field with a magnifying glass, and a button that empties it. Pass a stable `onText` and a constant `box`. */
export function SearchInput({
  size = 'md',
  value,
  onText,
  clearLabel,
  fieldRef,
  box,
  ...props
}: SearchInputProps) {
  const { input, end, button } = sizes[size]
  const isEmpty = value === ''
  const content = useMemo(
    () => (
      <chakra.div position="relative" {...box}>
        <Field />
        {magnifyingGlass}
        {!isEmpty && (
          <Adornment insetEnd={end}>
            <IconButton
              icon={X}
              label={clearLabel}
              {...button}
              onClick={() => {
                onText('')
                fieldRef?.current?.focus()
              }}
            />
          </Adornment>
        )}
      </chakra.div>
    ),
    [isEmpty, onText, clearLabel, fieldRef, box, end, button],
  )
  const field = (
    <Input
      type="search"
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      {...props}
      {...input}
      ref={fieldRef}
      size={size}
      value={value}
      onChange={(event) => onText(event.target.value)}
      // Its size does not depend on its text. Without containment, each letter lays out the boxes around it up to the
      // whole page. A contained box has no baseline, so the input is a block.
      display="block"
      contain="size layout"
      css={noNativeButton}
    />
  )
  return <FieldContext value={field}>{content}</FieldContext>
}
