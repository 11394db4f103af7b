import { createFileRoute } from '@tanstack/react-router'
import { OfAccount } from '@/app/ChooseAccount'
import { entityOf } from '@/entities/registry'
import type { TableSearch } from '@/parts/table-drafts/tableLinks'
import { lazyPiece, styled } from '@/ui/lazy'

const [TableScreen] = lazyPiece(styled(async () => (await import('@/pages/table/page')).TableScreen))
const [NoTable] = lazyPiece(async () => (await import('@/app/pages/messages')).NoTable)

/** /programme/table: objects of one type, edited in the cells of a table (rule TABLE-1). */
export const Route = createFileRoute('/_console/programme/table')({
  // The other parameters are parsed by the screen, whose code loads on demand.
  validateSearch: (raw: Record<string, unknown>) => raw as TableSearch,
  component: Table,
})

function Table() {
  const search = Route.useSearch()
  const entity = entityOf(String(search.type))
  if (!entity) return <NoTable />
  return (
    <OfAccount entity={entity}>
      {(selected) => {
        const account = entity.scope === 'all' ? '' : selected
        return (
          <TableScreen
            key={JSON.stringify([account, search.type, search.of, search.tag, search.category])}
            entity={entity}
            account={account}
            search={search}
          />
        )
      }}
    </OfAccount>
  )
}
