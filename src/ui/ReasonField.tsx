import { useId } from 'react'
import { Input } from './Input'
import styles from './ReasonField.module.css'

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Asks for an optional reason, which the journal keeps with the change (rule JOURNAL-9). */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="text-label">
        <span>Why</span> <span className={styles.optional}>(Optional)</span>
      </label>
      <Input
        id={id}
        maxLength={500}
        autoComplete="off"
        aria-describedby={`${id}help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}help`} className={styles.help}>
        Kept with this change in your journal.
      </span>
    </div>
  )
}
