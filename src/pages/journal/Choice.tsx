import { Select } from '@/ui/Input'
import styles from './Filters.module.css'

interface FilterChoiceProps<Value extends string> {
  label: string
  all: string
  value: Value | undefined
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value | undefined) => void
}

/** A filter with a value for all. */
export const FilterChoice = <Value extends string>({
  label,
  all,
  value,
  options,
  onChoose,
}: FilterChoiceProps<Value>) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(options.find(([key]) => key === currentTarget.value)?.[0])}
    size="sm"
    box={{ className: styles.select }}
  >
    <option value="">{all}</option>
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
)
