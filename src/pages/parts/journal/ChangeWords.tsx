import { type FieldChange, listDiff } from '@/engine/journal/changes'
import { partsOf } from '@/engine/plan/diffText'
import { cutText } from '@/lib/format'
import { endOf, startOf } from '@/lib/halves'
import { missingText, valueHint, valueText } from '@/model/fieldValue'
import { Change, New, Old } from '@/ui/Change'
import { Badge } from '@/ui/inline'

interface ChangeWordsProps {
  type: string
  change: Omit<FieldChange, 'key' | 'fieldName'>
  /** The name of an object by its id. */
  nameOf?: ((id: string) => string | undefined) | undefined
}

/** A text longer than this is shortened around the changed words. */
const longText = 60

/** The value before and after. Of a longer text only the changed words are marked; of a list the items that differ. */
export function ChangeWords({ type, change, nameOf }: ChangeWordsProps) {
  const { before, after } = change
  const words = (value: unknown) => valueText(type, change.path, value, nameOf)
  const shown = (value: unknown) =>
    change.path === 'isAvailable' && typeof value === 'boolean' ? (
      <Badge tone={value ? 'success' : 'neutral'} data-state>
        {words(value)}
      </Badge>
    ) : (
      words(value)
    )
  // What a missing value counts as can read like the value that it gets.
  const isAlike = words(before) === words(after)
  if (
    typeof before === 'string' &&
    typeof after === 'string' &&
    Math.max(before.length, after.length) > longText
  ) {
    const parts = partsOf(before, after)
    return (
      <span>
        {parts.map(({ words: text, of }, index) => {
          const Tag = tags[of]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice
            <Tag key={index}>
              {of === 'both' ? shortened(text, index === 0, index === parts.length - 1) : cutText(text)}
            </Tag>
          )
        })}
      </span>
    )
  }
  const list = Array.isArray(before) || Array.isArray(after) ? listDiff(before, after) : undefined
  if (list) {
    return (
      <span>
        {list.removed.map((item) => (
          <span key={`- ${JSON.stringify(item)}`}>
            <span>{'removed '}</span>
            <Old>{words(item)}</Old>{' '}
          </span>
        ))}
        {list.added.map((item) => (
          <span key={`+ ${JSON.stringify(item)}`}>
            <span>{'added '}</span>
            <New>{words(item)}</New>{' '}
          </span>
        ))}
        {list.changed.map((item) => (
          <span key={`~ ${JSON.stringify(item.before)}`}>
            <Change before={words(item.before)} after={words(item.after)} />{' '}
          </span>
        ))}
        {list.isMoved && <span>moved</span>}
      </span>
    )
  }
  return (
    <Change
      before={(isAlike && missingText(type, change.path, before, 'Not set')) || shown(before)}
      after={missingText(type, change.path, after, 'Removed') ?? shown(after)}
      hints={[valueHint(change.path, before), valueHint(change.path, after)]}
    />
  )
}

const tags = { both: 'span', before: Old, after: New } as const

/** The words beside a change. The middle is left out, or the far end of the first and the last. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= longText) return text
  const [start, end] = [startOf(text, longText / 2), endOf(text, longText / 2)]
  return isFirst ? `…${end}` : isLast ? `${start}…` : `${start} … ${end}`
}
