import { type FieldSize, ShownField } from '@/form/Field'
import { CountedListField } from '@/form/fields/CountedListField'
import { useFormValue, useLabel, useLabels } from '@/form/formContext'
import type { Raffle } from '@/generated/model'
import { formatNumber } from '@/lib/format'
import { isNumber } from '@/lib/value'
import { inputText } from '@/model/readable'
import { useReferencesAt } from '../references'
import styles from './prizes.module.css'

type WithPrizes = Pick<Raffle, 'prizes' | 'stock'>

export function Prizes() {
  return (
    <>
      <CountedListField<WithPrizes, 'count'>
        name="prizes"
        countKey="count"
        options={useReferencesAt('raffles', 'prizes.*.id')}
      />
      <StockField help="Units of all its prizes, counted by the server." />
    </>
  )
}

interface StockFieldProps {
  /** What the stock counts, e.g. all prizes together. */
  help: string
  size?: FieldSize
}

/** Available and redeemed units (rule DATA-4), if the object has them. The server counts them. */
export function StockField({ help, size = 'full' }: StockFieldProps) {
  const stock = useFormValue<WithPrizes, { available?: unknown; redeemed?: unknown } | null>('stock')
  const { label, term } = useLabels('stock', {})
  const figures = [
    [useLabel<WithPrizes>('stock.available'), stock?.available],
    [useLabel<WithPrizes>('stock.redeemed'), stock?.redeemed],
  ].filter(([, figure]) => (figure ?? undefined) !== undefined)
  if (figures.length === 0) return null
  return (
    <ShownField label={label} term={term} help={help} size={size}>
      <dl className={styles.stock}>
        {figures.map(([name, figure]) => (
          <div key={String(name)} className={styles.figure}>
            <dt>{String(name)}</dt>
            <dd>{isNumber(figure) ? formatNumber(figure) : inputText(figure)}</dd>
          </div>
        ))}
      </dl>
    </ShownField>
  )
}
