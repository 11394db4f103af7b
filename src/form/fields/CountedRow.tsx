import { X } from 'lucide-react'
import type { AnyObject } from '@/model/paths'
import { inputText } from '@/model/readable'
import { IconButton } from '@/ui/Button'
import { controlProps, FieldNote } from '../Field'
import { useField } from '../formContext'
import type { ReferenceOptions } from '../types'
import { Combobox } from './Combobox'
import styles from './CountedListField.module.css'
import { NumberInput, useNumber } from './NumberField'
import { chosenItem } from './options'

interface CountedRowProps {
  path: string
  index: number
  countKey: string
  itemLabel: string
  countLabel: string
  options: ReferenceOptions
  onPick: ((id: string) => void) | undefined
  onRemove: () => void
}

/** One row. Edits only its `id` and its number; its other fields stay unchanged. */
export function CountedRow({
  path,
  index,
  countKey,
  itemLabel,
  countLabel,
  options,
  ...props
}: CountedRowProps) {
  const label = `${itemLabel} ${index + 1}`
  const reference = useField<AnyObject, string>(`${path}.id`, { label })
  const id = inputText(reference.value)
  const of = id === '' ? label : chosenItem(options, id).label
  const count = useNumber<AnyObject>(`${path}.${countKey}`, { label: `${countLabel} of ${of}` })
  const set = (next: string) => {
    props.onPick?.(next)
    reference.set(next)
  }
  return (
    <div data-row={index}>
      <div className={styles.columns}>
        <Combobox
          control={{ ...controlProps(reference), 'aria-label': label }}
          options={options}
          chosen={id === '' ? [] : [id]}
          placeholder={`Select ${itemLabel.toLowerCase()}`}
          canClear={false}
          onPick={set}
          onClear={() => set('')}
          inputRef={reference.ref}
        />
        <NumberInput
          {...controlProps(count)}
          aria-label={`${countLabel} of ${of}`}
          inputRef={count.ref}
          number={count.value}
          onNumber={count.set}
        />
        <IconButton
          data-remove
          icon={X}
          label={`Remove ${of}`}
          className={styles.remove}
          onClick={props.onRemove}
        />
      </div>
      <FieldNote id={reference.id} error={reference.error} warning={reference.warning} />
      <FieldNote id={count.id} error={count.error} warning={count.warning} />
    </div>
  )
}
