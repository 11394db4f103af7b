import { useId } from 'react'

interface SegmentedProps<T extends string> {
  label: string
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** One of a few choices, as radio buttons side by side. */
export function Segmented<T extends string>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset className="ws-segments">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface SelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string; group?: string }[]
  onChange: (value: string) => void
  /** The label is for screen readers only. */
  isBare?: boolean
  className?: string
}

/** One of many choices, grouped if they name groups. */
export function Select({ label, value, choices, onChange, isBare, className }: SelectProps) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <label className={`ws-select ${className ?? ''}`}>
      <span className={isBare ? 'ws-hidden' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {groups.map((group) => {
          const options = choices
            .filter((choice) => choice.group === group)
            .map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          )
        })}
      </select>
    </label>
  )
}
