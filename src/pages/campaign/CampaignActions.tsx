import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Calculator,
  Columns3,
  CopyPlus,
  Download,
  Ellipsis,
  Flag,
  MoveHorizontal,
  Play,
  Power,
  PowerOff,
  Save,
  TableProperties,
  Tag,
  Trash2,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { Campaign } from '@/engine/campaign/campaign'
import type { BulkEdit, PlanRequest } from '@/engine/plan/types'
import { normal, tagsOf } from '@/engine/programme/campaignName'
import type { LoadedList, RemainingPages } from '@/entities/useLists'
import { pluralize } from '@/lib/format'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { ValuesDialog } from '@/parts/bulk-actions/ValuesDialog'
import { SaveTemplateDialog } from '@/parts/campaigns/SaveTemplateDialog'
import { CopyDialog } from '@/parts/copies/CopyDialog'
import { DuplicateDialog } from '@/parts/copies/DuplicateDialog'
import { toActivate } from '@/parts/copies/typedCopies'
import { saveBundle } from '@/parts/files/exportFile'
import { isPageOn } from '@/parts/navigation/pages'
import { PartialDataDialog, unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { tableOf } from '@/parts/table-drafts/tableLinks'
import { CompareDialog } from '@/parts/transfer/CompareDialog'
import { Button, IconButton } from '@/ui/Button'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { toastSuccess } from '@/ui/toast'
import { AddTagDialog } from './AddTagDialog'
import { EndDialog, MoveDialog, StartDialog } from './DateDialogs'

interface CampaignActionsProps {
  account: string
  campaign: Campaign
  /** The lists in which its objects can be. */
  lists: readonly LoadedList[]
  rest: RemainingPages
  rows: Lists
  now: number
}

/** The acts that open a dialog. */
type Open = 'move' | 'start' | 'end' | 'duplicate' | 'values' | 'copy' | 'tag' | 'template' | 'compare'
/** The acts that lead to their end at once. */
type AtOnce = 'activate' | 'deactivate' | 'withoutTag' | 'export' | 'delete'

/**
 * What can be done with a campaign as a whole: each act is a plan with a preview (rules CAMPAIGN-8 to CAMPAIGN-10). While a
 * list is not whole, it first says what it cannot see (rule CAMPAIGN-12).
 */
export function CampaignActions({ account, campaign, lists, rest, rows, now }: CampaignActionsProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const openPlan = useOpenPlan()
  const [open, setOpen] = useState<Open>()
  const [asked, setAsked] = useState<Open | AtOnce>()
  const [menu, setMenu] = useState<HTMLElement>()
  const more = useRef<HTMLButtonElement>(null)
  const { name, title, objects } = campaign
  const meant = toActivate(account, objects)
  const mayWrite = canPlan(user?.permissions ?? [])
  const names = objects.map(({ type, id }) => ({ type, id }))
  const bundled = objects.map(({ type, id, row }) => ({ type, id, object: row }))
  const words = `${pluralize(objects.length, 'object')} of ${title}`
  const close = () => setOpen(undefined)

  const preview = (request: PlanRequest) => {
    openPlan(request, 'campaign', name)
  }
  const edit = (change: BulkEdit) => preview({ kind: 'edit', account, objects: names, edit: change })
  const save = () => {
    saveBundle({ account, lists: rows, objects: names, name: ['campaign', title, account] })
    toastSuccess(`Exported ${pluralize(objects.length, 'object')}`)
  }
  const withoutTag = () => {
    if (name.tag === undefined) return edit({ set: 'category', value: '' })
    // The tag can be written in several ways.
    const spellings = new Set(objects.flatMap(({ row }) => tagsOf(row)))
    const remove = [...spellings].filter((tag) => normal(tag) === normal(name.tag))
    edit({ set: 'tags', add: [], remove })
  }
  const atOnce: Readonly<Record<AtOnce, () => void>> = {
    activate: () =>
      preview({
        kind: 'edit',
        account,
        edit: { set: 'isAvailable', value: true },
        objects: meant.map(({ type, id }) => ({ type, id })),
      }),
    deactivate: () => edit({ set: 'isAvailable', value: false }),
    withoutTag,
    export: save,
    delete: () => preview({ kind: 'delete', account, objects: names }),
  }
  const carryOut = (act: Open | AtOnce) => {
    if (act in atOnce) atOnce[act as AtOnce]()
    else setOpen(act as Open)
  }
  // The comparison reads the lists itself.
  const begin = (act: Open | AtOnce) =>
    act === 'compare' || unseenIn(lists).length === 0 ? carryOut(act) : setAsked(act)
  const item = (label: string, icon: MenuItem['icon'], act: () => void, more: Partial<MenuItem> = {}) => ({
    ...{ label, icon, ...more },
    onChoose: () => {
      setMenu(undefined)
      act()
    },
  })
  const opening = (act: Open | AtOnce) => () => begin(act)
  const what = name.tag === undefined ? 'category' : 'tag'
  const compareItems = isPageOn('/programme/compare')
    ? [item('Compare with a bundle...', Columns3, opening('compare'))]
    : []
  const exportItem = item('Export JSON', Download, opening('export'), { letter: 'E' })
  const items: MenuItem[] = mayWrite
    ? [
        item('Start...', Play, opening('start')),
        item('Change values...', Calculator, opening('values'), { letter: 'V' }),
        ...[...campaign.counts.keys()].map((type) =>
          item(
            `Edit ${nouns[type].many} as a table`,
            TableProperties,
            () => void navigate(tableOf(type, name)),
          ),
        ),
        item(
          meant.length < objects.length ? `Activate ${meant.length} of ${objects.length}` : 'Activate',
          Power,
          opening('activate'),
        ),
        item('Deactivate', PowerOff, opening('deactivate')),
        item('Add a tag...', Tag, opening('tag'), { isApart: true }),
        item(`Take away the ${what}`, Tag, opening('withoutTag')),
        item('Copy to account...', ArrowLeftRight, opening('copy'), { isApart: true }),
        exportItem,
        ...compareItems,
        item('Save as a template...', Save, opening('template')),
        item('Delete', Trash2, opening('delete'), { tone: 'danger', isApart: true }),
      ]
    : [exportItem, ...compareItems, item('Save as a template...', Save, opening('template'))]
  // A dialog stays while its objects are read again.
  if (objects.length === 0 && open === undefined) return null
  const dialog = { account, campaign, words, now, onClose: close, onPreview: preview }
  return (
    <>
      <Buttons>
        {mayWrite && (
          <>
            <Button variant="outline" onClick={opening('move')}>
              <MoveHorizontal size={16} aria-hidden />
              <span>Move</span>
            </Button>
            <Button variant="outline" onClick={opening('end')}>
              <Flag size={16} aria-hidden />
              <span>End</span>
            </Button>
            <Button onClick={opening('duplicate')}>
              <CopyPlus size={16} aria-hidden />
              <span>Duplicate</span>
            </Button>
          </>
        )}
        <IconButton
          ref={more}
          icon={Ellipsis}
          edge="end"
          label="More"
          size="md"
          aria-haspopup="menu"
          onClick={() => setMenu(menu ? undefined : (more.current ?? undefined))}
        />
      </Buttons>
      {menu && <PopupMenu anchor={menu} label={title} items={items} onClose={() => setMenu(undefined)} />}
      {asked !== undefined && (
        <PartialDataDialog
          words={words}
          lists={lists}
          rest={rest}
          onCancel={() => setAsked(undefined)}
          onGoOn={() => {
            setAsked(undefined)
            carryOut(asked)
          }}
        />
      )}
      {open === 'move' && <MoveDialog {...dialog} rows={rows} />}
      {open === 'start' && <StartDialog {...dialog} />}
      {open === 'end' && <EndDialog {...dialog} rows={rows} />}
      {open === 'duplicate' && (
        <DuplicateDialog
          account={account}
          objects={bundled}
          of={name}
          title={title}
          source="campaign"
          campaign={name}
          onClose={close}
        />
      )}
      {open === 'values' && (
        <ValuesDialog
          types={[...campaign.counts.keys()]}
          words={words}
          chosen={objects}
          onClose={close}
          onPreview={(changed) => preview({ kind: 'changes', account, objects: changed })}
        />
      )}
      {open === 'copy' && (
        <CopyDialog
          words={words}
          from={account}
          onClose={close}
          onPreview={(to) => preview({ kind: 'copy', from: account, to, objects: names })}
        />
      )}
      {open === 'tag' && (
        <AddTagDialog
          words={words}
          lists={rows}
          isPart={unseenIn(lists).length > 0}
          onClose={close}
          onPreview={(add) => edit({ set: 'tags', add, remove: [] })}
        />
      )}
      {open === 'compare' && <CompareDialog accounts={[account]} campaign={name} onClose={close} />}
      {open === 'template' && (
        <SaveTemplateDialog account={account} title={title} objects={bundled} of={name} onClose={close} />
      )}
    </>
  )
}

/** On phones the buttons share one line below the title. */
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    flex: { base: '1 0 100%', md: 'none' },
    '& > button:has(> span)': { flex: { base: '1 1 auto', md: 'none' }, px: { base: '2', md: '4' } },
  },
})
