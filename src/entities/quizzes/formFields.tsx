import { clsx } from 'clsx'
import { controlProps, FieldNote } from '@/form/Field'
import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField, useToggle } from '@/form/fields/ToggleField'
import { useLabel } from '@/form/formContext'
import type { Quiz } from '@/generated/model'
import type { ChoicePath } from '@/model/questions'
import { Switch } from '@/ui/Switch'
import { ShuffleField } from '../fields/questionnaire'
import type { SlotProps } from '../fields/questions/kind'
import { GroupingFields } from '../fields/sectionFields'
import styles from './formFields.module.css'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Quiz> name="timing.maxSecondsToComplete" size="half" />
      <NumberField<Quiz> name="requiredPassRate" size="half" help="Per cent of the highest score." />
      <TextField<Quiz> name="passMessage" size="half" />
      <TextField<Quiz> name="failMessage" size="half" />
      <ShuffleField />
    </>
  )
}

export function StrictMode({ path }: SlotProps) {
  return <ToggleField<Quiz> name={`${path}.strictMode`} help="All correct options, and no other." />
}

export function Correct({ path, of }: SlotProps<ChoicePath>) {
  const label = useLabel<Quiz>(`${path}.correctAnswer`)
  const name = `${of}, ${label}`
  const toggle = useToggle<Quiz>(`${path}.correctAnswer`, name)
  return (
    <div>
      <label htmlFor={toggle.id} className={clsx(styles.correct, toggle.checked && styles.on)}>
        <Switch
          {...controlProps(toggle)}
          ref={toggle.ref}
          tone="success"
          checked={toggle.checked}
          onChange={toggle.set}
          aria-label={name}
        />
        <span aria-hidden>{label}</span>
      </label>
      <FieldNote id={toggle.id} error={toggle.error} warning={toggle.warning} />
    </div>
  )
}
