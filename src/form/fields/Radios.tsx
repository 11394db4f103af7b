import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import shared from '@/ui/Segments.module.css'
import styles from './Radios.module.css'

interface Choice {
  value: string
  label: ReactNode
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
  const radioOf = radiosOf(props)
  return (
    <div className={styles.radios}>
      {props.choices.map((choice) => (
        <label key={choice.value} className={styles.radio}>
          <input {...radioOf(choice.value)} className={styles.circle} />
          <span className={styles.text}>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}

/** A radio group as one line of segments. */
export function RadioSegments(props: RadiosProps) {
  const { value, choices } = props
  const radioOf = radiosOf(props)
  return (
    <div className={clsx(shared.segments, styles.segments)}>
      {choices.map(({ icon: Icon, ...choice }) => (
        <label
          key={choice.value}
          className={clsx(shared.segment, styles.segment)}
          {...(choice.value === value && { 'data-checked': '' })}
        >
          <input {...radioOf(choice.value)} />
          {Icon && <Icon size={14} aria-hidden />}
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
