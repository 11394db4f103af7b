import { clsx } from 'clsx'
import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FilterValues } from '@/lib/filterRows'
import { formatNumber } from '@/lib/format'
import { TextQuery } from '@/lib/textQuery'
import { Input } from '@/ui/Input'
import shared from '@/ui/shared.module.css'
import styles from './FilterGroups.module.css'
import type { FilterValuesProps } from './useFilterGroups'
import { type FilterGroup, useFilterGroups } from './useFilterGroups'

interface FilterGroupsProps extends FilterValuesProps {
  /** Whether the first control gets the focus. */
  focusFirst: boolean
}

/** With more values than this in all groups, the popup has a search box. */
const searchableFrom = 10
/** Groups with more values than this start collapsed. */
const shortGroup = 12
/** How many values of a group are rendered; the search finds the others. */
const drawn = 100

/** Groups of checkboxes with counts, and a box to search in them. */
export function FilterGroups({ focusFirst, ...props }: FilterGroupsProps) {
  const groups = useFilterGroups(props)
  if (!groups) return <p className={styles.counting}>Counting...</p>
  return <Groups {...props} groups={groups} focusFirst={focusFirst} />
}

function Groups({ groups, focusFirst, ...props }: FilterGroupsProps & { groups: readonly FilterGroup[] }) {
  const { filters, truncated, onChoose } = props
  const [text, setText] = useState('')
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusFirst) content.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [focusFirst])

  const searchable = groups.reduce((sum, { values }) => sum + values.length, 0) > searchableFrom
  const wanted = new TextQuery(searchable ? text : '')
  const shown = wanted.isBlank ? groups : groups.flatMap((group) => matching(group, wanted))

  return (
    <div ref={content} className={styles.content}>
      {searchable && (
        <Input
          type="search"
          dir="auto"
          size="sm"
          className={styles.find}
          aria-label="Find a filter or value"
          placeholder="Find a filter or value"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div data-part="groups">
        {shown.map((group) => (
          <Group key={group.id} group={group} chosen={filters} found={!wanted.isBlank} onChoose={onChoose} />
        ))}
        {shown.length === 0 && <p role="status">{`No filter matches "${text.trim()}".`}</p>}
      </div>
      <footer>
        {`Counts: what you would find, with the other filters on${truncated?.onLoadMore ? `, among the ${lowerFirst(truncated.note)}.` : '.'}`}
      </footer>
    </div>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** If the label of the group matches, returns it with all values; otherwise only with the values that match. */
function matching(group: FilterGroup, wanted: TextQuery): FilterGroup[] {
  if (wanted.isIn(group.label)) return [group]
  const values = group.values.filter(({ words }) => wanted.isIn(words))
  return values.length > 0 ? [{ ...group, values }] : []
}

interface GroupProps {
  group: FilterGroup
  chosen: FilterValues
  /** The group is a search result. */
  found: boolean
  onChoose: (id: string, values: readonly string[]) => void
}

function Group({ group, chosen, found, onChoose }: GroupProps) {
  const { id, label, values } = group
  const picked = chosen[id] ?? []
  const [opened, setOpened] = useState(picked.length > 0)
  const labelId = useId()
  const foldable = values.length > shortGroup && !found
  const open = !foldable || opened
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of label and button
    <div role="group" aria-labelledby={labelId}>
      <div data-part="label">
        {foldable ? (
          <button type="button" aria-expanded={open} onClick={() => setOpened(!open)}>
            <span id={labelId}>{label}</span> <span data-part="count">{formatNumber(values.length)}</span>
            <ChevronRight size={16} aria-hidden />
          </button>
        ) : (
          <span id={labelId}>{label}</span>
        )}
        {picked.length > 0 && (
          <button
            type="button"
            data-part="clear"
            aria-label={`Clear ${label}`}
            onClick={({ currentTarget }) => {
              currentTarget.closest('[role=group]')?.querySelector('input')?.focus()
              onChoose(id, [])
            }}
          >
            Clear
          </button>
        )}
      </div>
      {open &&
        values.slice(0, drawn).map(({ value, words, count }) => {
          const checked = picked.includes(value)
          return (
            <label
              key={value}
              className={clsx(shared.popupItem, styles.value)}
              data-none={count === 0 || undefined}
            >
              <input
                type="checkbox"
                checked={checked}
                onChange={() =>
                  onChoose(id, checked ? picked.filter((other) => other !== value) : [...picked, value])
                }
              />
              <i aria-hidden>{checked && <Check size={12} strokeWidth={3} />}</i>
              <span title={words}>{words}</span> <span data-part="count">{formatNumber(count)}</span>
            </label>
          )
        })}
      {open && values.length > drawn && (
        <p>{`${formatNumber(values.length - drawn)} more: find them by name.`}</p>
      )}
    </div>
  )
}
