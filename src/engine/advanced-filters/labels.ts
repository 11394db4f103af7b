import { dayText } from '@/lib/dateText'
import { formatNumber } from '@/lib/format'
import { type FilterCondition, facts } from './conditions'
import { operators } from './operators'

const dayOf = (value: string | number | undefined) => dayText(Number(value))

/** A condition in words, e.g. 'Reward › Points' and 'at least 100'. `nameOf` returns the name of a referenced object. */
export function conditionLabel(
  { field, fact, operator, operand, values }: FilterCondition,
  nameOf: (id: string) => string | undefined = () => undefined,
): { label: string; words: string } {
  if (fact) return { label: facts[fact], words: operator }
  if (!field) return { label: '', words: '' }
  const { words } = operators[field.kind][operator] ?? { words: operator }
  const [first, second] = values
  const label = field.label
  switch (operand) {
    case 'none':
      return { label, words }
    case 'number':
      return { label, words: `${words} ${formatNumber(Number(first))}` }
    case 'numbers':
      return { label, words: `${words} ${formatNumber(Number(first))} and ${formatNumber(Number(second))}` }
    case 'day':
      return { label, words: `${words} ${dayOf(first)}` }
    case 'days':
      return { label, words: `${words} ${dayOf(first)} and ${dayOf(second)}` }
    case 'count':
      return {
        label,
        words:
          field.kind === 'date'
            ? `in the next ${first === 1 ? 'day' : `${formatNumber(Number(first))} days`}`
            : `${words} ${formatNumber(Number(first))}`,
      }
    case 'choice':
      return { label, words: `${words} ${field.choices?.[String(first)] ?? first}` }
    case 'text':
      return { label, words: `${words} "${first}"` }
    case 'id':
    case 'ids':
      return { label, words: `${words} ${values.map((id) => nameOf(String(id)) ?? id).join(', ')}` }
  }
}
