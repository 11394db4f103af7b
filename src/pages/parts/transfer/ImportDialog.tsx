import { useNavigate } from '@tanstack/react-router'
import { accounts } from '@/entities/accounts/definition'
import { plural } from '@/lib/format'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { plan } from '../plan/planned'
import { BundleDialog } from './BundleDialog'

interface ImportDialogProps {
  /** The account that the objects are imported into. */
  account: string
  /** The section that the link back opens. */
  section: EntityType
  onClose: () => void
}

/** Leads from a bundle to the preview of its plan. */
export function ImportDialog({ account, section, onClose }: ImportDialogProps) {
  const navigate = useNavigate()
  const { rows } = accounts.calls.useRows('')
  const own = rows?.find((row) => accounts.list.idOf(row) === account)
  return (
    <BundleDialog
      title={`Import into ${own ? titleOf(own, account) : account}`}
      text="Choose a JSON file that was exported from this account or another one. You see what would change before anything is sent."
      accept={{
        label: 'Preview the import',
        unknown: (count) => `${plural(count, 'It is imported as it is', 'They are imported as they are')}.`,
      }}
      onClose={onClose}
      onBundle={(file, { objects }) => {
        plan({ kind: 'import', account, file, objects }, section)
        void navigate({ to: '/programme/plan' })
      }}
    />
  )
}
