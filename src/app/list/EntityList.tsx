import { lazy } from 'react'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { entityOf } from '@/entities/registry'
import type { ListSearch } from '@/list/listSearch'
import { ChooseAccount } from '../ChooseAccount'
import { LoadedList } from './LoadedList'

const InvalidType = lazy(() => import('./InvalidType').then(({ InvalidType }) => ({ default: InvalidType })))

/** /{entityType}/list for all 14 types (rule ROUTE-3). */
export function EntityList({ type, search }: { type: string; search: ListSearch }) {
  const [account] = useSelectedAccount()
  const entity = entityOf(type)
  if (!entity) return <InvalidType />
  if (entity.scope === 'account' && account.trim() === '') return <ChooseAccount spec={entity.list} />
  // The list of accounts is the same whichever is selected.
  const own = entity.scope === 'all' ? '' : account
  return <LoadedList key={`${type} ${own}`} entity={entity} account={own} search={search} />
}
