import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { Term } from '@/generated/glossary'
import type { PathTo } from '@/model/paths'
import { useFacts, useFormStore, useFormValue } from '../formContext'
import spans from '../spans.module.css'
import styles from './LimitField.module.css'
import { NumberField } from './NumberField'
import { ToggleField } from './ToggleField'

interface LimitFieldProps<T> {
  /** The switch. `fallback` is the meaning of a missing value. */
  toggle: { name: PathTo<T, boolean>; label?: string; help?: ReactNode; fallback?: boolean; term?: Term }
  /** The number. `needed`: shows it as required, because a rule requires it while the limit is on. */
  count: { name: PathTo<T, number>; label?: string; help?: ReactNode; needed?: boolean; placeholder?: string }
  /** `half` takes half the width, for two limits side by side. */
  size?: 'full' | 'half'
}

/** A limit that can be switched off. The number is then disabled, not hidden, and keeps its value (decision D5). */
export function LimitField<T = never>({ toggle, count, size = 'full' }: LimitFieldProps<T>) {
  const store = useFormStore()
  const value = useFormValue<T, boolean>(toggle.name)
  const facts = useFacts(toggle.name)
  const isOn = (value ?? toggle.fallback ?? facts?.missing) === true
  // A disabled number has no error.
  useEffect(() => {
    if (!isOn) store.clearErrors(count.name)
  }, [isOn, store, count.name])
  const { needed = false, ...field } = count
  const numberField = (
    <NumberField<T>
      {...field}
      required={needed && value === true}
      size={size === 'half' ? 'full' : 'half'}
      disabled={!isOn}
    />
  )
  if (size === 'full') {
    return (
      <>
        <ToggleField<T> {...toggle} />
        {numberField}
      </>
    )
  }
  return (
    <div className={clsx(spans.half, styles.limit)}>
      <ToggleField<T> {...toggle} />
      {numberField}
    </div>
  )
}
