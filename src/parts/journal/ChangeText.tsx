import { type FieldChange, listDiff } from '@/engine/journal/changes'
import { partsOf } from '@/engine/plan/diffText'
import { cutText, formatNumber, pluralize } from '@/lib/format'
import { endOf, startOf } from '@/lib/halves'
import { fieldsOf, filledText } from '@/lib/value'
import { missingText, type NameOf, valueHint, valueText } from '@/model/fieldValue'
import { ChangedValue, New, Old } from '@/ui/Change'
import { Badge } from '@/ui/inline'

interface ChangeTextProps {
  type: string
  change: Omit<FieldChange, 'key' | 'fieldName'>
  nameOf?: NameOf
  /** The maximum number of added or removed items to show. Default: all. */
  most?: number
}

/** A text longer than this is shortened around the changed words. */
const longText = 60

/** The old and the new value. In longer texts only the changed words are marked; in lists the items that differ. */
export function ChangeText({ type, change, nameOf, most }: ChangeTextProps) {
  const { before, after } = change
  const words = (value: unknown) => valueText(type, change.path, value, nameOf)
  const item = (value: unknown) => itemText(value) ?? valueText(type, `${change.path}.*`, value, nameOf)
  const shown = (value: unknown) =>
    change.path === 'isAvailable' && typeof value === 'boolean' ? (
      <Badge tone={value ? 'success' : 'neutral'} data-state>
        {words(value)}
      </Badge>
    ) : (
      words(value)
    )
  // A missing value can read like the new value, if that is what it counts as.
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
        <Items verb="removed" mark={Old} path={change.path} texts={list.removed.map(item)} most={most} />
        <Items verb="added" mark={New} path={change.path} texts={list.added.map(item)} most={most} />
        {list.changed.map((one) => (
          <span key={`~ ${JSON.stringify(one.before)}`}>
            <ChangedValue before={item(one.before)} after={item(one.after)} />{' '}
          </span>
        ))}
        {list.isMoved && <span>moved</span>}
      </span>
    )
  }
  return (
    <ChangedValue
      before={(isAlike && missingText(type, change.path, before, 'Not set')) || shown(before)}
      after={missingText(type, change.path, after, 'Removed') ?? shown(after)}
      hints={[valueHint(change.path, before), valueHint(change.path, after)]}
    />
  )
}

/** The text of a question or a choice. */
const itemText = (item: unknown) => filledText(fieldsOf(item).text)

interface ItemsProps {
  verb: 'added' | 'removed'
  mark: typeof New
  path: string
  texts: readonly string[]
  most: number | undefined
}

/** 'added Newcomer added Winter', or '5 questions added' and the first of them. */
function Items({ verb, mark: Mark, path, texts, most = texts.length }: ItemsProps) {
  const [one = '', many = ''] = nouns.get(path.split('.').at(-1) ?? '') ?? []
  const rest = texts.length - most
  if (texts.length === 0) return null
  const isCounted = many !== ''
  return (
    <>
      {isCounted && <span>{`${pluralize(texts.length, one, many)} ${verb} `}</span>}
      {texts.slice(0, most).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand twice
        <span key={index}>
          {!isCounted && <span>{`${verb} `}</span>}
          <Mark>{cutText(text)}</Mark>{' '}
        </span>
      ))}
      {rest > 0 && <span>{`and ${formatNumber(rest)} more `}</span>}
    </>
  )
}

/** The nouns for items of lists whose items have a text instead of a name. */
const nouns = new Map([
  ['questions', ['question', 'questions']],
  ['choices', ['choice', 'choices']],
])

const tags = { both: 'span', before: Old, after: New } as const

/** Shortens the unchanged words beside a change: in the middle; or at the start or end of the whole text. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= longText) return text
  const [start, end] = [startOf(text, longText / 2), endOf(text, longText / 2)]
  return isFirst ? `…${end}` : isLast ? `${start}…` : `${start} … ${end}`
}
