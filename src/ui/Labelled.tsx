import { type ReactNode, type Ref, useId } from 'react'
import { Select } from './Input'
import styles from './Labelled.module.css'

interface LabelledProps {
  label: string
  /** Shown below the control, which names it with `aria-describedby`. */
  hint?: ReactNode
  /** Renders the control with its id, and the id of the hint. The label has the id `<id>-label`. */
  children: (id: string, hintId: string) => ReactNode
}

/** A control of a dialog with its label above and a hint below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id, hintId)}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface LabelledSelectProps {
  label: string
  value: string | number
  /** The text of a first option without a value. */
  empty?: string
  options: readonly (readonly [value: string | number, text: string])[]
  onChoose: (value: string) => void
  ref?: Ref<HTMLSelectElement>
}

/** A choice of one of several values, with its label above. */
export const LabelledSelect = ({ label, value, empty, options, onChoose, ref }: LabelledSelectProps) => (
  <Labelled label={label}>
    {(id) => (
      <Select id={id} ref={ref} value={value} onChange={({ target }) => onChoose(target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Labelled>
)
