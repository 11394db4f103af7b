import type { Campaign } from '@/engine/campaign/campaign'
import type { PlanRequest } from '@/engine/plan/types'
import type { LoadedList } from '@/entities/useLists'
import type { Lists } from '@/model/references'
import { ValuesDialog } from '@/parts/bulk-actions/ValuesDialog'
import { SaveTemplateDialog } from '@/parts/campaigns/SaveTemplateDialog'
import { CopyDialog } from '@/parts/copies/CopyDialog'
import { DuplicateDialog } from '@/parts/copies/DuplicateDialog'
import { unseenIn } from '@/parts/partial-data/PartialDataDialog'
import { CompareDialog } from '@/parts/transfer/CompareDialog'
import { AddTagDialog } from './AddTagDialog'
import { EndDialog, MoveDialog, StartDialog } from './DateDialogs'

/** The actions of a campaign that open a dialog. */
export type DialogAction =
  | 'move'
  | 'start'
  | 'end'
  | 'duplicate'
  | 'values'
  | 'copy'
  | 'tag'
  | 'template'
  | 'compare'

interface CampaignDialogProps {
  open: DialogAction
  account: string
  campaign: Campaign
  lists: readonly LoadedList[]
  rows: Lists
  /** '12 objects of Spring 2026' */
  words: string
  now: number
  onClose: () => void
  onPreview: (request: PlanRequest) => void
}

/** The dialog of an action. */
export function CampaignDialog({ open, lists, rows, ...dialog }: CampaignDialogProps) {
  const { account, campaign, words, onClose, onPreview } = dialog
  const { name, title, objects } = campaign
  const names = objects.map(({ type, id }) => ({ type, id }))
  const bundled = objects.map(({ type, id, row }) => ({ type, id, object: row }))
  switch (open) {
    case 'move':
      return <MoveDialog {...dialog} rows={rows} />
    case 'start':
      return <StartDialog {...dialog} />
    case 'end':
      return <EndDialog {...dialog} rows={rows} />
    case 'duplicate':
      return (
        <DuplicateDialog
          account={account}
          objects={bundled}
          of={name}
          title={title}
          source="campaign"
          campaign={name}
          onClose={onClose}
        />
      )
    case 'values':
      return (
        <ValuesDialog
          types={[...campaign.counts.keys()]}
          words={words}
          chosen={objects}
          onClose={onClose}
          onPreview={(changed) => onPreview({ kind: 'changes', account, objects: changed })}
        />
      )
    case 'copy':
      return (
        <CopyDialog
          words={words}
          from={account}
          onClose={onClose}
          onPreview={(to) => onPreview({ kind: 'copy', from: account, to, objects: names })}
        />
      )
    case 'tag':
      return (
        <AddTagDialog
          words={words}
          lists={rows}
          isPart={unseenIn(lists).length > 0}
          onClose={onClose}
          onPreview={(add) =>
            onPreview({ kind: 'edit', account, objects: names, edit: { set: 'tags', add, remove: [] } })
          }
        />
      )
    case 'compare':
      return <CompareDialog accounts={[account]} campaign={name} onClose={onClose} />
    case 'template':
      return (
        <SaveTemplateDialog account={account} title={title} objects={bundled} of={name} onClose={onClose} />
      )
  }
}
