import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Input } from './Input'

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Asks for an optional reason, which the journal keeps with the change (rule JOURNAL-9). */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        <span>Why</span>{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          (Optional)
        </chakra.span>
      </chakra.label>
      <Input
        id={id}
        maxLength={500}
        autoComplete="off"
        aria-describedby={`${id}help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <chakra.span id={`${id}help`} textStyle="xs" color="fg.muted">
        Kept with this change in your journal.
      </chakra.span>
    </chakra.div>
  )
}
