import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'

interface Choice {
  value: string
  label: string
  icon?: LucideIcon
}

interface RadiosProps {
  /** Id of the group. Each radio derives its own. */
  id: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string) => void
  /** Points to the checked radio, or the first. */
  inputRef?: Ref<HTMLInputElement>
}

/** Returns the props of the radio of a choice. */
function radiosOf({ id, value, choices, onChange, inputRef }: RadiosProps) {
  const focusable = choices.some((choice) => choice.value === value) ? value : choices[0]?.value
  return (choice: string) => ({
    ref: choice === focusable ? inputRef : undefined,
    type: 'radio',
    name: id,
    value: choice,
    checked: choice === value,
    onChange: () => onChange(choice),
  })
}

/** A radio group for a few choices. Renders only the radios: the surrounding group needs an accessible name. */
export function Radios(props: RadiosProps) {
  const styles = useSlotRecipe({ key: 'radioGroup' })()
  const radioOf = radiosOf(props)
  return (
    <chakra.div css={styles.root}>
      {props.choices.map((choice) => (
        <chakra.label key={choice.value} css={styles.item}>
          <chakra.input
            {...radioOf(choice.value)}
            css={styles.itemControl}
            appearance="none"
            cursor="inherit"
          />
          <chakra.span css={styles.itemText}>{choice.label}</chakra.span>
        </chakra.label>
      ))}
    </chakra.div>
  )
}

/** The same, in one line of segments. */
export function Segments(props: RadiosProps) {
  const { value, choices } = props
  const styles = useSlotRecipe({ key: 'segmentGroup' })()
  const radioOf = radiosOf(props)
  return (
    <chakra.div css={styles.root} w="fit-content" maxW="full">
      {choices.map(({ icon: Icon, ...choice }) => (
        <chakra.label
          key={choice.value}
          css={styles.item}
          {...(choice.value === value && { 'data-checked': '' })}
          _focusWithin={{
            '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
          }}
        >
          <chakra.input
            {...radioOf(choice.value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="inherit"
          />
          {Icon && <Icon size={14} aria-hidden />}
          <span>{choice.label}</span>
        </chakra.label>
      ))}
    </chakra.div>
  )
}
