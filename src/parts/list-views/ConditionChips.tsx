import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { conditionLabel } from '@/engine/advanced-filters/labels'
import type { AnyEntity } from '@/entities/definition'
import { useLists, useRemainingPages } from '@/entities/useLists'
import { ChipList } from '@/list/FilterChips'
import type { ListSearch } from '@/list/listSearch'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { Button } from '@/ui/Button'
import { unusedLabel, unusedParts } from './unusedParts'
import { factTypes } from './useFacts'
import { useNamesOf } from './useNamesOf'

interface ConditionChipsProps {
  entity: AnyEntity
  account: string
  search: ListSearch
}

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > span': { minW: '0', overflowWrap: 'anywhere' },
  },
})

/**
 * The conditions on fields, each with a button that removes it (rule ASK-3). Also names parts of the address that the
 * list cannot use, and lists that the conditions need and that are not completely loaded.
 */
export function ConditionChips({ entity, account, search }: ConditionChipsProps) {
  const { type } = entity.list
  const where = search.where ?? []
  const conditions = readConditions(type, where)
  const unused = unusedParts(entity, search)
  const nameOf = useNamesOf(
    account,
    conditions.flatMap(({ field }) => field?.to ?? []),
  )
  const navigate = useNavigate({ from: '/$entityType/list' })
  const line = useRef<HTMLDivElement>(null)
  const keep = (texts: readonly string[]) =>
    void navigate({
      search: (before) => ({ ...before, where: texts.length > 0 ? texts : undefined, page: undefined }),
      resetScroll: false,
    })
  const toMenu = () =>
    line.current?.closest('section')?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  if (conditions.length + unused.parts.length === 0) return null
  return (
    <chakra.div display="grid" gap="2" _print={{ display: 'none' }} ref={line}>
      {conditions.length > 0 && (
        <ChipList
          label="Filters on fields"
          chips={conditions.map((condition) => ({
            key: condition.text,
            ...conditionLabel(condition, (id) => nameOf?.(condition.field?.to, id)),
            onRemove: () => keep(where.filter((text) => text !== condition.text)),
          }))}
          clear={conditions.length > 1 ? 'Clear filters on fields' : undefined}
          onClear={() => keep([])}
          onLast={toMenu}
        />
      )}
      {unused.parts.length > 0 && (
        <Words role="status">
          <span>{unusedLabel(unused.parts)}</span>
          <Button
            variant="ghost"
            size="sm"
            edge="start"
            onClick={() => {
              toMenu()
              void navigate({
                search: (before) => ({ ...before, ...unused.instead, page: undefined }),
                resetScroll: false,
              })
            }}
          >
            Remove from the address
          </Button>
        </Words>
      )}
      <NotRead entity={entity} account={account} conditions={conditions} />
    </chakra.div>
  )
}

type Conditions = ReturnType<typeof readConditions>

/**
 * Names the lists that the facts in the conditions depend on, if they are partially loaded: the result may be wrong.
 */
function NotRead({
  entity,
  account,
  conditions,
}: Omit<ConditionChipsProps, 'search'> & { conditions: Conditions }) {
  const lists = useLists(account, factTypes(entity.list.type, conditions))
  const restOfLists = useRemainingPages(account)
  const rest = lists.filter(({ isPartial, error }) => isPartial || error !== undefined)
  if (lists.some(({ isLoading }) => isLoading))
    return <p role="status">Loading the lists that the filters need...</p>
  if (rest.length === 0) return null
  return (
    <Words>
      <span>The filters need all of these lists, so the result can be wrong.</span>
      <PartialDataNote lists={rest} rest={restOfLists} />
    </Words>
  )
}
