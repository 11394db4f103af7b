import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { OfAccount } from '@/app/ChooseAccount'
import { editParams, loadEdit } from '@/app/routing'
import { CopyChoice } from '@/entities/accounts/definition'
import { entityOf } from '@/entities/registry'
import { EditScreen } from '@/form/EditScreen'
import { plan } from '@/programme/planScreen/planned'
import { lazyPiece } from '@/ui/lazy'

interface EditSearch {
  /** The id of the object that a new one begins as a copy of (rule DUP-2). */
  from?: string
}

const [DuplicateForm] = lazyPiece(
  async () => (await import('@/programme/duplicate/DuplicateForm')).DuplicateForm,
)
const [FormMenu] = lazyPiece(async () => (await import('@/programme/menus/FormMenu')).FormMenu, {
  ahead: true,
})
const [ReferencesPanel] = lazyPiece(
  async () => (await import('@/programme/ReferencesPanel')).ReferencesPanel,
  { ahead: true },
)

/** /{entityType}/{id}; the id `new` opens the create form (rule ROUTE-5). */
export const Route = createFileRoute('/_console/$entityType/$id')({
  params: editParams,
  // The router turns `?from=7` into a number.
  validateSearch: ({ from }: Record<string, unknown>): EditSearch =>
    typeof from === 'string' || typeof from === 'number' ? { from: String(from) } : {},
  loader: loadEdit,
  component: Edit,
})

function Edit() {
  const { entityType, id } = Route.useParams()
  const { from } = Route.useSearch()
  const navigate = useNavigate()
  const entity = entityOf(entityType)
  if (!entity) return null
  const chooseWhatToCopy = (source: string, target: string) => {
    plan({ kind: 'copy', from: source, to: target, objects: 'all' }, 'accounts')
    void navigate({ to: '/programme/plan' })
  }
  return (
    <CopyChoice value={chooseWhatToCopy}>
      <OfAccount entity={entity}>
        {(account) => (
          <EditScreen
            entity={entity}
            account={account}
            id={id}
            menu={<FormMenu entity={entity} account={account} id={id} />}
            {...(from && { start: <DuplicateForm entity={entity} account={account} from={from} /> })}
            // Nothing refers to accounts (decision H29).
            {...(entity.scope === 'account' && { aside: <ReferencesPanel /> })}
          />
        )}
      </OfAccount>
    </CopyChoice>
  )
}
