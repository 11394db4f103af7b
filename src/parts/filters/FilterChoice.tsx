import type { ComponentProps } from 'react'
import { Select } from '@/ui/Input'

interface FilterChoiceProps<Value extends string>
  extends Pick<ComponentProps<typeof Select>, 'size' | 'box'> {
  label: string
  all: string
  value: Value | undefined
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value | undefined) => void
}

/** The value of an option in the DOM. There, '' is the option for all, so an actual '' gets a prefix. */
const keyOf = (value: string) => (value === '' || value.startsWith('=') ? `=${value}` : value)

/** A select for a filter, with an option for all values. */
export const FilterChoice = <Value extends string>({
  label,
  all,
  value,
  options,
  onChoose,
  size = 'sm',
  box = { style: { width: 'auto' } },
}: FilterChoiceProps<Value>) => (
  <Select
    aria-label={label}
    value={value === undefined ? '' : keyOf(value)}
    onChange={({ currentTarget }) =>
      onChoose(options.find(([one]) => keyOf(one) === currentTarget.value)?.[0])
    }
    size={size}
    box={box}
  >
    <option value="">{all}</option>
    {options.map(([one, text]) => (
      <option key={one} value={keyOf(one)}>
        {text}
      </option>
    ))}
  </Select>
)

interface ValueChoiceProps {
  label: string
  any: string
  none: string
  values: readonly string[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A choice of one category or tag of those that objects have. */
export const ValueChoice = ({ label, any, none, values, value, onChange }: ValueChoiceProps) => (
  <FilterChoice
    label={label}
    all={any}
    value={value}
    options={(value === undefined || values.includes(value) ? values : [...values, value]).map((one) => [
      one,
      one === '' ? none : one,
    ])}
    onChoose={onChange}
  />
)
