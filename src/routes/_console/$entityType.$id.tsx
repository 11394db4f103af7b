import { createFileRoute } from '@tanstack/react-router'
import { isJournalOn } from '@/api/writes/journal'
import { OfAccount } from '@/app/ChooseAccount'
import { editParams, loadEdit } from '@/app/routing'
import { CopyChoice } from '@/entities/accounts/definition'
import { entityOf } from '@/entities/registry'
import { EditScreen } from '@/form/EditScreen'
import { ProposeEdits } from '@/form/proposing'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { lazyPart, lazyPiece, styled } from '@/ui/lazy'

interface EditSearch {
  /** The id of the object to copy into a new one (rule DUP-2). */
  from?: string
  /** The id for a new object, because other objects refer to it already (rule CHECK-14). */
  as?: string
  /** Initial values of a new object of a campaign (rule CAMPAIGN-10). */
  tag?: string
  category?: string
  start?: string
  end?: string
}

const [DuplicateForm] = lazyPiece(async () => (await import('@/parts/copies/DuplicateForm')).DuplicateForm)
const [CreateAgainForm] = lazyPiece(
  async () => (await import('@/pages/check/CreateAgainForm')).CreateAgainForm,
)
const [CampaignForm] = lazyPiece(async () => (await import('@/parts/campaigns/CampaignForm')).CampaignForm)
const [FormMenu] = lazyPiece(
  styled(async () => (await import('@/parts/transfer/FormMenu')).FormMenu),
  {
    ahead: true,
  },
)
const [ProposeOne] = lazyPart(styled(async () => (await import('@/parts/plan/ProposeOne')).ProposeOne))
const [ReferencesPanel] = lazyPiece(
  async () => (await import('@/parts/form-aside/ReferencesPanel')).ReferencesPanel,
  { ahead: true },
)
const [HistoryCard] = lazyPiece(async () => (await import('@/parts/form-aside/HistoryCard')).HistoryCard)

/** The router turns `?from=7` into a number. */
const idIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** /{entityType}/{id}; the id `new` opens the create form (rule ROUTE-5). */
export const Route = createFileRoute('/_console/$entityType/$id')({
  params: editParams,
  validateSearch: (search: Record<string, unknown>): EditSearch => {
    const names = ['from', 'as', 'tag', 'category', 'start', 'end'] as const
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = idIn(search[name])
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  },
  loader: loadEdit,
  component: Edit,
})

function Edit() {
  const { entityType, id } = Route.useParams()
  const { from, as, ...campaign } = Route.useSearch()
  const isOfCampaign = id === 'new' && (campaign.tag ?? campaign.category) !== undefined
  const openPlan = useOpenPlan()
  const entity = entityOf(entityType)
  if (!entity) return null
  const chooseWhatToCopy = (source: string, target: string) => {
    openPlan({ kind: 'copy', from: source, to: target, objects: 'all' }, 'accounts')
  }
  return (
    <CopyChoice value={chooseWhatToCopy}>
      <ProposeEdits value={ProposeOne}>
        <OfAccount entity={entity}>
          {(account) => (
            <EditScreen
              entity={entity}
              account={account}
              id={id}
              menu={<FormMenu entity={entity} account={account} id={id} />}
              {...(as && { start: <CreateAgainForm entity={entity} account={account} id={as} /> })}
              {...(isOfCampaign && {
                start: <CampaignForm entity={entity} account={account} {...campaign} />,
              })}
              {...(from && { start: <DuplicateForm entity={entity} account={account} from={from} /> })}
              // Nothing refers to accounts (decision H29), so their aside contains only the history.
              aside={
                entity.scope === 'account' ? <ReferencesPanel /> : isJournalOn() ? <HistoryCard /> : undefined
              }
            />
          )}
        </OfAccount>
      </ProposeEdits>
    </CopyChoice>
  )
}
