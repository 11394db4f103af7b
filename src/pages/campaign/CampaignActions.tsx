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
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { toActivate } from '@/parts/copies/typedCopies'
import { saveBundle } from '@/parts/files/exportFile'
import { isPageOn } from '@/parts/navigation/pages'
import { PartialDataDialog, unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { tableOf } from '@/parts/table-drafts/tableLinks'
import { Button, IconButton } from '@/ui/Button'
import { type MenuItem, PopupMenu } from '@/ui/PopupMenu'
import { toastSuccess } from '@/ui/toast'
import { CampaignDialog, type DialogAction } from './CampaignDialog'

interface CampaignActionsProps {
  account: string
  campaign: Campaign
  /** The lists that can contain objects of the campaign. */
  lists: readonly LoadedList[]
  rest: RemainingPages
  rows: Lists
  now: number
}

/** The actions that need no dialog of their own. */
type AtOnce = 'activate' | 'deactivate' | 'withoutTag' | 'export' | 'delete'
type Action = DialogAction | AtOnce

/**
 * The actions on a whole campaign. Each leads to the preview of a plan (rules CAMPAIGN-8 to CAMPAIGN-10). If lists are
 * partially loaded, it first warns that it cannot see all objects (rule CAMPAIGN-12).
 */
export function CampaignActions({ account, campaign, lists, rest, rows, now }: CampaignActionsProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const openPlan = useOpenPlan()
  const [open, setOpen] = useState<DialogAction>()
  const [asked, setAsked] = useState<Action>()
  const [menu, setMenu] = useState<HTMLElement>()
  const more = useRef<HTMLButtonElement>(null)
  const { name, title, objects } = campaign
  const meant = toActivate(account, objects)
  const mayWrite = canPlan(user?.permissions ?? [])
  const names = objects.map(({ type, id }) => ({ type, id }))
  const words = `${pluralize(objects.length, 'object')} of ${title}`

  const preview = (request: PlanRequest) => openPlan(request, 'campaign', name)
  const edit = (change: BulkEdit) => preview({ kind: 'edit', account, objects: names, edit: change })
  const save = () => {
    saveBundle({ account, lists: rows, objects: names, name: ['campaign', title, account] })
    toastSuccess(`Exported ${pluralize(objects.length, 'object')}`)
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
    withoutTag: () => edit(withoutName(campaign)),
    export: save,
    delete: () => preview({ kind: 'delete', account, objects: names }),
  }
  const carryOut = (act: Action) => {
    if (act in atOnce) atOnce[act as AtOnce]()
    else setOpen(act as DialogAction)
  }
  // Comparing accounts loads the lists itself, so it needs no warning about missing objects.
  const begin = (act: Action) =>
    act === 'compare' || unseenIn(lists).length === 0 ? carryOut(act) : setAsked(act)
  const opening = (act: Action) => () => begin(act)
  // An open dialog stays, even if its objects disappear for a moment while they are read again.
  if (objects.length === 0 && open === undefined) return null
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
      {menu && (
        <PopupMenu
          anchor={menu}
          label={title}
          items={menuItems({
            campaign,
            meant: meant.length,
            mayWrite,
            choosing: (act) => () => {
              setMenu(undefined)
              if (typeof act === 'function') act()
              else begin(act)
            },
            onTable: (type) => void navigate(tableOf(type, name)),
          })}
          onClose={() => setMenu(undefined)}
        />
      )}
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
      {open !== undefined && (
        <CampaignDialog
          open={open}
          account={account}
          campaign={campaign}
          lists={lists}
          rows={rows}
          words={words}
          now={now}
          onClose={() => setOpen(undefined)}
          onPreview={preview}
        />
      )}
    </>
  )
}

/** Takes the tag or the category away from all objects. */
function withoutName({ name, objects }: Campaign): BulkEdit {
  if (name.tag === undefined) return { set: 'category', value: '' }
  // Objects can have the tag in different spellings. Remove all of them.
  const spellings = new Set(objects.flatMap(({ row }) => tagsOf(row)))
  return { set: 'tags', add: [], remove: [...spellings].filter((tag) => normal(tag) === normal(name.tag)) }
}

interface MenuOptions {
  campaign: Campaign
  /** How many of its objects 'Activate' activates. */
  meant: number
  mayWrite: boolean
  /** Returns the click handler for an item. */
  choosing: (act: Action | (() => void)) => () => void
  onTable: (type: EntityType) => void
}

/** The menu 'More' of a campaign. */
function menuItems({ campaign, meant, mayWrite, choosing, onTable }: MenuOptions): MenuItem[] {
  const { name, objects, counts } = campaign
  const what = name.tag === undefined ? 'category' : 'tag'
  const item = (
    label: string,
    icon: MenuItem['icon'],
    act: Action | (() => void),
    more: Partial<MenuItem> = {},
  ): MenuItem => ({ label, icon, onChoose: choosing(act), ...more })
  const forReaders = [
    item('Export JSON', Download, 'export', { letter: 'E' }),
    ...(isPageOn('/programme/compare') ? [item('Compare with a bundle...', Columns3, 'compare')] : []),
    item('Save as a template...', Save, 'template'),
  ]
  if (!mayWrite) return forReaders
  return [
    item('Start...', Play, 'start'),
    item('Change values...', Calculator, 'values', { letter: 'V' }),
    ...[...counts.keys()].map((type) =>
      item(`Edit ${nouns[type].many} as a table`, TableProperties, () => onTable(type)),
    ),
    item(meant < objects.length ? `Activate ${meant} of ${objects.length}` : 'Activate', Power, 'activate'),
    item('Deactivate', PowerOff, 'deactivate'),
    item('Add a tag...', Tag, 'tag', { isApart: true }),
    item(`Take away the ${what}`, Tag, 'withoutTag'),
    item('Copy to account...', ArrowLeftRight, 'copy', { isApart: true }),
    ...forReaders,
    item('Delete', Trash2, 'delete', { tone: 'danger', isApart: true }),
  ]
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
