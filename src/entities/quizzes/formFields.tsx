import { clsx } from 'clsx'
import { controlProps, FieldNote } from '@/form/Field'
import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField, useToggle } from '@/form/fields/ToggleField'
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
      <NumberField<Quiz> name="timing.maxSecondsToComplete" label="Max seconds to complete" size="half" />
      <NumberField<Quiz>
        name="requiredPassRate"
        label="Pass Quiz Score"
        size="half"
        help="Per cent of the highest score."
      />
      <TextField<Quiz> name="passMessage" label="Passed Quiz Message" size="half" />
      <TextField<Quiz> name="failMessage" label="Failed Quiz Message" size="half" />
      <ShuffleField />
    </>
  )
}

export function StrictMode({ path }: SlotProps) {
  return (
    <ToggleField<Quiz>
      name={`${path}.strictMode`}
      label="Strict Mode"
      term="Strict mode"
      help="All correct options, and no other."
    />
  )
}

export function Correct({ path, of }: SlotProps<ChoicePath>) {
  const toggle = useToggle<Quiz>(`${path}.correctAnswer`, `${of}, Correct`)
  return (
    <div>
      <label htmlFor={toggle.id} className={clsx(styles.correct, toggle.checked && styles.on)}>
        <Switch
          {...controlProps(toggle)}
          ref={toggle.ref}
          tone="success"
          checked={toggle.checked}
          onChange={toggle.set}
          aria-label={`${of}, Correct`}
        />
        <span aria-hidden>Correct</span>
      </label>
      <FieldNote id={toggle.id} error={toggle.error} warning={toggle.warning} />
    </div>
  )
}
