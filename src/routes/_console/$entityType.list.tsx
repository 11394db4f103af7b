import { createFileRoute } from '@tanstack/react-router'
import { OfAccount } from '@/app/ChooseAccount'
import { RequestedLink } from '@/app/login/RequestedLink'
import { Preload } from '@/app/Preload'
import { loadList } from '@/app/routing'
import { entityOf, filterIds } from '@/entities/registry'
import { EntityList } from '@/list/EntityList'
import { parseListSearch } from '@/list/listSearch'
import { lazyPart, lazyPiece, styled } from '@/ui/lazy'

const [SelectionActions] = lazyPiece(
  styled(async () => (await import('@/parts/bulk-actions/SelectionActions')).SelectionActions),
)
const [RowMoreMenu, prepareMenus] = lazyPart(
  styled(async () => (await import('@/parts/transfer/Menus')).RowMoreMenu),
  { ahead: true },
)
const [ListMoreMenu] = lazyPart(styled(async () => (await import('@/parts/transfer/Menus')).ListMoreMenu))
const [ViewMenu, prepareView] = lazyPart(
  styled(async () => (await import('@/parts/list-views/ViewMenu')).ViewMenu),
)
// Loads after the first rows, so without Chakra.
const [ViewsRow] = lazyPiece(async () => (await import('@/parts/list-views/ViewsRow')).ViewsRow)
const [AskChips] = lazyPiece(
  styled(async () => (await import('@/parts/list-views/ConditionChips')).ConditionChips),
)
const [Extend] = lazyPiece(async () => (await import('@/parts/list-views/Extend')).Extend)
const [NumbersBelow] = lazyPiece(
  styled(async () => (await import('@/parts/list-views/NumbersBelow')).NumbersBelow),
)
const [CountsBelow] = lazyPiece(
  styled(async () => (await import('@/parts/list-views/CountsBelow')).CountsBelow),
)
const [FurtherId] = lazyPiece(async () => (await import('@/parts/list-views/LoadById')).LoadById)
const [ProposeOne] = lazyPart(styled(async () => (await import('@/parts/plan/ProposeOne')).ProposeOne))
const [DeleteNote] = lazyPiece(async () => (await import('@/parts/form-aside/DeleteNote')).DeleteNote)
const [LostNote] = lazyPiece(async () => (await import('@/parts/journal/LostNote')).LostNote)
const [AboutType] = lazyPiece(async () => (await import('@/parts/list-views/AboutType')).AboutType)
const [FromTemplate] = lazyPiece(
  styled(async () => (await import('@/parts/campaigns/FromTemplate')).FromTemplate),
)
const [InvalidType] = lazyPiece(async () => (await import('@/app/pages/messages')).InvalidType)

/** /{entityType}/list for all 14 types (rule ROUTE-3). */
export const Route = createFileRoute('/_console/$entityType/list')({
  // Without it `List` and `LIST` would match, but these are ids.
  caseSensitive: true,
  validateSearch: (raw: Record<string, unknown>) => parseListSearch(raw, filterIds),
  loader: loadList,
  // Changing search, filters or page changes the URL, but not the rows to load.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: List,
})

function List() {
  const { entityType } = Route.useParams()
  const entity = entityOf(entityType)
  const search = Route.useSearch()
  if (!entity) return <InvalidType />
  return (
    <OfAccount entity={entity}>
      {(selected) => {
        const account = entity.scope === 'all' ? '' : selected
        return (
          <>
            <RequestedLink />
            <EntityList
              entity={entity}
              account={account}
              search={search}
              whenShown={<Preload entity={entity} />}
              empty={{
                about: <AboutType type={entity.list.type} />,
                further: <FromTemplate type={entity.list.type} />,
              }}
              menus={{
                prepare: prepareMenus,
                ofRow: (menu) => (
                  <RowMoreMenu entity={entity} account={account} menu={menu} onClose={menu.onClose} />
                ),
                ofList: (menu) => (
                  <ListMoreMenu entity={entity} account={account} menu={menu} onClose={menu.onClose} />
                ),
              }}
              ask={{
                prepare: prepareView,
                Views: ViewsRow,
                extend: (work) => <Extend account={account} search={search} {...work} />,
                menu: (opened) => <ViewMenu entity={entity} account={account} search={search} {...opened} />,
                chips: <AskChips entity={entity} account={account} search={search} />,
                further: (term) => <FurtherId entity={entity} account={account} id={term} />,
                below: (table, truncated) => {
                  const column = table.columns.find(({ id }) => id === search.numbers)
                  return (
                    <>
                      {column && table.found > 0 && (
                        <NumbersBelow column={column} table={table} truncated={truncated} />
                      )}
                      {search.counts && entity.scope === 'all' && <CountsBelow table={table} />}
                    </>
                  )
                },
              }}
              selectionActions={(selection) => (
                <SelectionActions entity={entity} account={account} selection={selection} />
              )}
              ProposeDeletion={ProposeOne}
              deleteNote={
                entity.scope === 'account'
                  ? (row) => (
                      <DeleteNote type={entity.list.type} id={entity.list.idOf(row)} account={account} />
                    )
                  : (row) => <LostNote id={entity.list.idOf(row)} />
              }
            />
          </>
        )
      }}
    </OfAccount>
  )
}
