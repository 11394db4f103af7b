import { type ReactNode, useId } from 'react'
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
