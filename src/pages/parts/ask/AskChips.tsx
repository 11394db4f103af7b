import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { readConditions } from '@/engine/ask/conditions'
import { conditionWords } from '@/engine/ask/words'
import type { AnyEntity } from '@/entities/definition'
import { useLists, useRestOfLists } from '@/entities/useLists'
import { formatNumber } from '@/lib/format'
import styles from '@/list/FilterChips.module.css'
import type { ListSearch } from '@/list/listSearch'
import { nouns } from '@/model/words'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import { factTypes } from './useFacts'
import { useNamesOf } from './useNamesOf'

interface AskChipsProps {
  entity: AnyEntity
  account: string
  search: ListSearch
}

const Line = chakra('div', {
  base: { display: 'grid', gap: '2', px: { base: '3', md: '5' }, pb: '2', _print: { display: 'none' } },
})

/** The conditions on fields, each with a button that removes it (rule ASK-3), and what was not read for them. */
export function AskChips({ entity, account, search }: AskChipsProps) {
  const { type } = entity.list
  const where = JSON.stringify(search.where ?? [])
  const conditions = useMemo(() => readConditions(type, JSON.parse(where)), [type, where])
  const refers = useMemo(() => conditions.flatMap(({ field }) => field?.to ?? []), [conditions])
  const nameOf = useNamesOf(account, refers)
  const navigate = useNavigate({ from: '/$entityType/list' })
  const list = useRef<HTMLUListElement>(null)
  const keep = (texts: readonly string[]) =>
    void navigate({
      search: (before) => ({ ...before, where: texts.length > 0 ? texts : undefined, page: undefined }),
      resetScroll: false,
    })
  if (conditions.length === 0) return null
  const leave = () =>
    list.current?.closest('section')?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  return (
    <Line>
      <ul ref={list} className={styles.chips} style={{ flexWrap: 'wrap' }} aria-label="Filters on fields">
        {conditions.map((condition) => {
          const { label, words } = conditionWords(condition, (id) => nameOf?.(condition.field?.to, id))
          return (
            <li key={condition.text}>
              <span title={`${label} ${words}`}>
                <span>{`${label}:`}</span> <b>{words}</b>
              </span>
              <button
                type="button"
                aria-label={`Remove filter ${label}: ${words}`}
                onClick={({ currentTarget }) => {
                  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button')
                  if (next && conditions.length > 1) next.focus()
                  else leave()
                  keep(conditions.flatMap((other) => (other === condition ? [] : other.text)))
                }}
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          )
        })}
        {conditions.length > 1 && (
          <li data-part="all">
            <button
              type="button"
              onClick={() => {
                leave()
                keep([])
              }}
            >
              Clear filters on fields
            </button>
          </li>
        )}
      </ul>
      <NotRead {...{ entity, account, conditions }} />
    </Line>
  )
}

type Conditions = ReturnType<typeof readConditions>

/** Facts follow from other lists. A list that is not loaded whole can make them wrong, so it says so. */
function NotRead({
  entity,
  account,
  conditions,
}: Omit<AskChipsProps, 'search'> & { conditions: Conditions }) {
  const lists = useLists(account, factTypes(entity.list.type, conditions))
  const { load, progress } = useRestOfLists(account)
  const rest = lists.filter(({ isPartial, error }) => isPartial || error !== undefined)
  if (lists.some(({ isLoading }) => isLoading))
    return <p role="status">Loading the lists that the filters need...</p>
  if (rest.length === 0) return null
  const running = rest.map(({ type }) => progress.get(type)).find((one) => one !== undefined)
  if (running)
    return (
      <LoadProgress label="Loading the rest" onStop={running.onStop}>
        {`${formatNumber(running.loaded)} loaded`}
      </LoadProgress>
    )
  const names = rest.map(({ type }) => nouns[type].many).join(', ')
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="sm" color="fg.muted">
      <span>{`Only a part of ${names} is loaded, so the result can be wrong.`}</span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          for (const list of rest) load(list)
        }}
      >
        Load the rest
      </Button>
    </chakra.p>
  )
}
