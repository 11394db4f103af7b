import { Select } from '@/ui/Input'

/** A prefix of chosen values, so that no category or tag can equal 'Any'. */
const mark = '='

interface ValueChoiceProps {
  label: string
  any: string
  none: string
  values: readonly string[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A select of one category or tag of those that objects have. */
export function ValueChoice({ label, any, none, values, value, onChange }: ValueChoiceProps) {
  const known = value === undefined || values.includes(value) ? values : [...values, value]
  return (
    <Select
      size="sm"
      box={{ style: { width: 'auto' } }}
      aria-label={label}
      value={value === undefined ? '' : mark + value}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.slice(mark.length))}
    >
      <option value="">{any}</option>
      {known.map((one) => (
        <option key={one} value={mark + one}>
          {one === '' ? none : one}
        </option>
      ))}
    </Select>
  )
}
