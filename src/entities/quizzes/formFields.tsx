import { chakra } from '@chakra-ui/react'
import { controlProps, FieldNote } from '@/form/Field'
import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField, useToggle } from '@/form/fields/ToggleField'
import type { Quiz } from '@/generated/model'
import { Switch } from '@/ui/Switch'
import { ShuffleField } from '../fields/questionnaire'
import type { ChoicePath, SlotProps } from '../fields/questions/kind'
import { GroupingFields } from '../fields/sectionFields'

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
      help="All correct options, and no other."
    />
  )
}

export function Correct({ path, of }: SlotProps<ChoicePath>) {
  const toggle = useToggle<Quiz>(`${path}.correctAnswer`, `${of}, Correct`)
  return (
    <chakra.div>
      <chakra.label
        htmlFor={toggle.id}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH={{ base: 'control.lg', md: '6' }}
        textStyle="xs"
        cursor="pointer"
        fontWeight={toggle.checked ? '600' : '400'}
        color={toggle.checked ? 'success.text' : 'fg.muted'}
        // Fixed, because the bold label would move the rest of the row.
        minW="90px"
      >
        <Switch
          {...controlProps(toggle)}
          ref={toggle.ref}
          tone="success"
          checked={toggle.checked}
          onChange={toggle.set}
          aria-label={`${of}, Correct`}
        />
        <span aria-hidden>Correct</span>
      </chakra.label>
      <FieldNote id={toggle.id} error={toggle.error} warning={toggle.warning} />
    </chakra.div>
  )
}
