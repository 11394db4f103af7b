import { useNavigate } from '@tanstack/react-router'
import { accounts } from '@/entities/accounts/definition'
import { plural } from '@/lib/format'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { showProposal } from '@/parts/plan/openProposal'
import { plan } from '@/parts/plan/planned'
import { BundleDialog } from './BundleDialog'

interface ImportDialogProps {
  /** The account that the objects are imported into; '' if none is selected. */
  account: string
  /** The section that the link back opens. */
  section: EntityType
  /** Default: the title of an import. */
  title?: string
  /** A dropped file. Without it, the user chooses one. */
  file?: File
  onClose: () => void
}

/**
 * Reads a file: opens the preview of an import for a bundle, and that of the proposal for a proposal (rule PROPOSE-9).
 */
export function ImportDialog({ account, section, title, file: dropped, onClose }: ImportDialogProps) {
  const navigate = useNavigate()
  const { rows } = accounts.calls.useRows('')
  const own = rows?.find((row) => accounts.list.idOf(row) === account)
  const open = () => {
    onClose()
    void navigate({ to: '/programme/plan' })
  }
  return (
    <BundleDialog
      title={title ?? `Import into ${own ? titleOf(own, account) : account}`}
      text={
        title === undefined
          ? 'Choose a JSON file that was exported from this account or another one, or a proposal. You see what would change before anything is sent.'
          : 'Choose the JSON file of a proposal, or one that was exported from an account. You see what would change before anything is sent.'
      }
      accept={{
        label: 'Preview the import',
        unknown: (count) => `${plural(count, 'It is imported as it is', 'They are imported as they are')}.`,
      }}
      file={dropped}
      refusal={
        account === '' ? 'This file is no proposal. Select the account to import it into first' : undefined
      }
      onClose={onClose}
      onBundle={(file, { objects }) => {
        plan({ kind: 'import', account, file, objects }, section)
        open()
      }}
      onProposal={(proposal) => {
        showProposal(proposal)
        open()
      }}
    />
  )
}
