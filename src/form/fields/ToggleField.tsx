import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { Term } from '@/generated/glossary'
import type { PathTo } from '@/model/paths'
import { Switch } from '@/ui/Switch'
import { FieldNote, type FieldProps, type FieldSize, ShownField } from '../Field'
import { useFacts, useField, useFormContext, useFormStore, useLabels } from '../formContext'
import spans from '../spans.module.css'
import { TermButton } from '../Term'
import styles from './ToggleField.module.css'

interface ToggleProps<T> extends Omit<FieldProps<T, boolean>, 'required'> {
  /** The meaning of a missing value. By default that of the described field, else false. */
  fallback?: boolean
}

/**
 * The value of a switch, with a fallback for a missing one. Switching back and forth leaves a missing value missing.
 */
export function useToggle<T = never>(name: PathTo<T, boolean>, label: string, own?: boolean) {
  const store = useFormStore()
  const facts = useFacts(name)
  const fallback = own ?? facts?.missing === true
  const { value, set, ...field } = useField<T, boolean, HTMLButtonElement>(name, { label })
  const wasMissing = (store.initial(name) ?? undefined) === undefined
  return {
    ...field,
    // A value that is neither true nor false shows the fallback, with a warning (rule DATA-11).
    checked: typeof value === 'boolean' ? value : fallback,
    set: (next: boolean) => set(wasMissing && next === fallback ? undefined : next),
  }
}

/** A switch in a bordered row with its label and help text. */
export function ToggleField<T = never>({ name, help, size = 'full', fallback, ...own }: ToggleProps<T>) {
  const { label, term } = useLabels(name, own)
  const toggle = useToggle<T>(name, label, fallback)
  const { readOnly } = useFormContext()
  if (readOnly)
    return (
      <ShownField
        label={label}
        size={size}
        term={term}
        error={toggle.error}
        warning={toggle.warning}
        ref={toggle.ref}
      >
        {toggle.checked ? 'On' : 'Off'}
      </ShownField>
    )
  return (
    <ToggleRow size={size} label={label} help={help} term={term} {...toggle} onChange={toggle.set}>
      {(toggle.error ?? toggle.warning) && (
        <FieldNote id={toggle.id} error={toggle.error} warning={toggle.warning} />
      )}
    </ToggleRow>
  )
}

interface ToggleRowProps {
  id: string
  label: string
  help?: ReactNode
  term: Term | undefined
  size: FieldSize
  checked: boolean
  error?: string
  warning?: string
  ref: Ref<HTMLButtonElement>
  onChange: (checked: boolean) => void
  children?: ReactNode
}

function ToggleRow({
  id,
  label,
  help,
  term,
  size,
  checked,
  error,
  warning,
  ref,
  onChange,
  children,
}: ToggleRowProps) {
  const described = error ?? warning ?? help
  return (
    <div className={clsx(spans[size], styles.toggle)}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.texts}>
          <span className={styles.label}>{label}</span>
          {help && (
            <span id={`${id}-help`} className={styles.help}>
              {help}
            </span>
          )}
        </label>
        {term && <TermButton term={term} />}
        <Switch
          ref={ref}
          id={id}
          checked={checked}
          onChange={onChange}
          aria-label={label}
          {...(described && { 'aria-describedby': error || warning ? `${id}-note` : `${id}-help` })}
        />
      </div>
      {children}
    </div>
  )
}
