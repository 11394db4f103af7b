import { useId } from 'react'

interface SegmentedProps<T extends string> {
  label: string
  value: T
  choices: readonly { value: T; label: string; isOff?: boolean }[]
  onChange: (value: T) => void
  /** Why the control is disabled. With choices, only those that are off are disabled. */
  whyNot?: string | undefined
}

/** One of a few choices, as radio buttons side by side. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, choices, onChange, whyNot } = props
  const name = useId()
  const isPartly = choices.some(({ isOff }) => isOff)
  return (
    <>
      <fieldset
        className="ws-segments"
        disabled={whyNot !== undefined && !isPartly}
        aria-describedby={whyNot && `${name}-why`}
      >
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              disabled={choice.isOff}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
      <Why id={`${name}-why`} text={whyNot} />
    </>
  )
}

/** Says why the control above is disabled. */
export const Why = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <p id={id} className="ws-hint">
      {text}
    </p>
  )

interface SelectProps {
  label: string
  value: string
  choices: readonly { value: string; label: string; group?: string }[]
  onChange: (value: string) => void
  /** The label is for screen readers only. */
  isBare?: boolean
  className?: string
  /** Id of the sentence that says why the control is disabled. */
  whyNotId?: string | undefined
}

/** One of many choices, grouped if they name groups. */
export function Select({ label, value, choices, onChange, isBare, className, whyNotId }: SelectProps) {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <label className={`ws-select ${className ?? ''}`}>
      <span className={isBare ? 'ws-hidden' : undefined}>{label}</span>
      <select
        value={value}
        disabled={whyNotId !== undefined}
        aria-describedby={whyNotId}
        onChange={(event) => onChange(event.target.value)}
      >
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
