import { shownDate } from '@/form/fields/shownDate'
import { useFormContext, useFormValue } from '@/form/formContext'
import { useLastSaved } from '@/form/lastSaved'
import type { Mission } from '@/generated/model'
import { fieldsOf } from '@/lib/value'
import { Button } from '@/ui/Button'
import styles from './LastDates.module.css'

type WithActiveRange = Pick<Mission, 'active'>

/** The dates of a saved object that are texts; undefined without any. */
function datesOf(object: object): { from?: string; to?: string } | undefined {
  const { from, to } = fieldsOf(fieldsOf(object).active)
  const dates = {
    ...(typeof from === 'string' && from !== '' && { from }),
    ...(typeof to === 'string' && to !== '' && { to }),
  }
  return dates.from === undefined && dates.to === undefined ? undefined : dates
}

/** Gives a new object the dates of the object that was saved last (rule FAST-3). */
export function LastDates() {
  const { account, isNew, readOnly, store } = useFormContext<WithActiveRange>()
  const from = useFormValue<WithActiveRange, string>('active.from')
  const to = useFormValue<WithActiveRange, string>('active.to')
  const last = useLastSaved(account).find(({ object }) => datesOf(object))
  const dates = last && datesOf(last.object)
  if (!isNew || readOnly || !dates || (dates.from === from && dates.to === to)) return null
  const shown = [dates.from, dates.to].map((date) => (date === undefined ? '' : shownDate(date, 'active')))
  return (
    <div className={styles.last}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          store.set('active.from', dates.from)
          store.set('active.to', dates.to)
          // The button disappears, so move the focus.
          store.focus('active.from')
        }}
      >
        <span>
          Dates as <bdi>{last.name}</bdi>
        </span>
      </Button>
      <span>{shown.filter(Boolean).join(' to ')}</span>
    </div>
  )
}
