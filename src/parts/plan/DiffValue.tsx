import { asWords, partsOf } from '@/engine/plan/diffText'
import type { FieldDiff, Side } from '@/engine/plan/types'
import type { EntityType } from '@/model/entityTypes'
import { missingText, valueHint, valueText } from '@/model/fieldValue'
import { New } from '@/ui/Change'

/** A value of a difference. Parts that the other value does not have are marked. */
export function DiffValue({ type, diff, side }: { type: EntityType; diff: FieldDiff; side: Side }) {
  const [value, other] = side === 'source' ? [diff.source, diff.target] : [diff.target, diff.source]
  const words = asWords(value, other)
  // Both sides are marked, because neither is the old value before the user has chosen.
  if (words) {
    const others = asWords(other, value) ?? []
    return (
      <span data-part="value">
        {words.map((word) => (
          <span
            key={word}
            data-part="word"
            data-new={side === 'source' && !others.includes(word) ? '' : undefined}
          >
            {word}
          </span>
        ))}
      </span>
    )
  }
  const shown = valueText(type, diff.path, value)
  // A missing value is shown as such on one side only, unless it would read like the other value.
  const isTold = side === 'source' || shown === valueText(type, diff.path, other)
  const text = (isTold && missingText(type, diff.path, value, 'Not set')) || shown
  if (typeof value !== 'string' || typeof other !== 'string')
    return (
      <span data-part="value" title={valueHint(diff.path, value)}>
        {text}
      </span>
    )
  const parts = partsOf(valueText(type, diff.path, other), text).filter(({ of }) => of !== 'before')
  const isWhole = parts.every(({ of }) => of === 'after')
  return (
    <span data-part="value" title={valueHint(diff.path, value)}>
      {parts.map(({ words, of }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice
        of === 'both' || isWhole ? <span key={index}>{words}</span> : <New key={index}>{words}</New>,
      )}
    </span>
  )
}

/** Styles for the values, to be set on the element around them. */
export const diffMarks = {
  '& [data-part=value]': { minW: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& [data-part=word]': {
    display: 'inline-block',
    px: '7px',
    py: '2px',
    me: '1',
    mb: '1px',
    borderRadius: 'sm',
    bg: 'bg.muted',
    fontSize: 'xs',
    lineHeight: '16px',
    outline: '1px solid transparent',
  },
  '& [data-part=word][data-new]': {
    fontWeight: '550',
    _before: { content: '"+ "' },
  },
} as const
