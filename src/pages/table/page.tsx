import { chakra } from '@chakra-ui/react'
import { TableProperties } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { useRemainingPages } from '@/entities/useLists'
import { pluralize } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { Failure } from '@/list/states'
import { OpenList } from '@/parts/page/FirstStep'
import { RowSkeletons } from '@/parts/page/panel'
import type { TableSearch } from '@/parts/table-drafts/tableLinks'
import { PartLoaded } from '@/ui/PartLoaded'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { Editor } from './Editor'
import { useChecks, useSource } from './useSource'

interface TableScreenProps {
  entity: AnyEntity
  account: string
  search: TableSearch
}

/** Objects of one type, edited in the cells of a table; the edits become one plan (rules TABLE-1 to TABLE-13). */
export function TableScreen({ entity, account, search }: TableScreenProps) {
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  const mayPlan = (entity.editableBy ?? canPlan)(permissions)
  const { rows, error, isFetching, hasMore, retry } = entity.calls.useRows(account)
  const rest = useRemainingPages(account)
  const { checks, error: missing } = useChecks(entity)
  const source = useSource(entity, account, rows, search, checks)
  const { type, title, singular } = entity.list
  useWholeForNumbers(search, hasMore, () => rest.load({ type, rows }))
  if (!mayPlan)
    return (
      <Panel grows>
        <WindowTitle>{`Edit ${title.toLowerCase()}`}</WindowTitle>
        <StateView
          level={1}
          icon={TableProperties}
          title={`You cannot edit ${title.toLowerCase()}`}
          text="You have no permission to change this account."
          action={<OpenList type={type} />}
        />
      </Panel>
    )
  if (!source)
    return (
      <Panel grows aria-busy={error === undefined && missing === undefined}>
        <WindowTitle>{`Edit ${title.toLowerCase()}`}</WindowTitle>
        {error || missing !== undefined ? (
          <Failure error={error?.message ?? missing ?? ''} isBusy={isFetching} onRetry={retry} />
        ) : (
          <chakra.div px="inset" py="4">
            <RowSkeletons count={8} />
          </chakra.div>
        )}
      </Panel>
    )
  const objects = pluralize(source.objects.length, singular, title).toLowerCase()
  const isAll = search.of === undefined && search.tag === undefined && search.category === undefined
  const heading = `Edit ${hasMore && isAll ? `the first ${objects}` : objects}`
  // Objects that are not loaded have no row, so say how many are loaded (rule TABLE-1).
  const part = hasMore && (
    <chakra.div px="inset" pb="2">
      <PartLoaded
        of={title.toLowerCase()}
        loaded={rows?.length ?? 0}
        total={rest.totalOf(type)}
        progress={rest.progress.get(type)}
        error={rest.errors.get(type)}
        onLoad={() => rest.load({ type, rows })}
      />
    </chakra.div>
  )
  return (
    <>
      <WindowTitle>{heading}</WindowTitle>
      <Editor
        entity={entity}
        account={account}
        search={search}
        source={source}
        heading={heading}
        lead={part}
      />
    </>
  )
}

/**
 * If the address asks to number the objects, loads the whole list once: with a part of it, objects would get numbers
 * that others already have.
 */
function useWholeForNumbers({ renumber }: TableSearch, hasMore: boolean, load: () => void) {
  const isWanted = renumber === 'on' && hasMore
  const loadOnce = useEffectEvent(load)
  useEffect(() => {
    if (isWanted) loadOnce()
  }, [isWanted])
}
