import { chakra } from '@chakra-ui/react'
import { TableProperties } from 'lucide-react'
import { canWrite, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { counted } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { Failure } from '@/list/states'
import { RowSkeletons } from '@/pages/parts/parts'
import type { TableSearch } from '@/pages/parts/table/opened'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { Editor } from './Editor'
import { useChecks, useSource } from './useSource'

interface TableScreenProps {
  entity: AnyEntity
  account: string
  search: TableSearch
}

/** Objects of one type, edited in the cells of a table; the edits become one plan (rules TABLE-1 to TABLE-12). */
export function TableScreen({ entity, account, search }: TableScreenProps) {
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  const mayWrite = entity.scope === 'all' ? isWriteAdmin(permissions) : canWrite(permissions)
  const { rows, error, isFetching, retry } = entity.calls.useRows(account)
  const { checks, error: missing } = useChecks(entity)
  const source = useSource(entity, account, rows, search, checks)
  const { title, singular } = entity.list
  if (!mayWrite)
    return (
      <Panel grows>
        <WindowTitle>{`Edit ${title.toLowerCase()}`}</WindowTitle>
        <StateView
          level={1}
          icon={TableProperties}
          title={`You cannot edit ${title.toLowerCase()}`}
          text="You have no permission to change this account."
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
          <chakra.div px={{ base: '3', md: '5' }} py="4">
            <RowSkeletons count={8} />
          </chakra.div>
        )}
      </Panel>
    )
  const heading = `Edit ${counted(source.objects.length, singular, title).toLowerCase()}`
  return (
    <>
      <WindowTitle>{heading}</WindowTitle>
      <Editor entity={entity} account={account} search={search} source={source} heading={heading} />
    </>
  )
}
